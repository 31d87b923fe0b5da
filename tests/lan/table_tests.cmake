# The table behind the wire: what a seat is told and sends, the host's table, its journal. In this process, without a
# socket.
foreach(name seat_knowledge messages seat_commitment journal host_table secrecy distrust)
  qt_add_executable(lan_${name}_test ${name}_test.cpp ../property/random_game.cpp)
  target_link_libraries(lan_${name}_test PRIVATE elgrande_lan Qt6::Test)
  add_test(NAME lan_${name} COMMAND lan_${name}_test)
  set_tests_properties(lan_${name} PROPERTIES TIMEOUT 300)
endforeach()

# Both together: a table with its lobby, from the first visitor to the end of the game, over real TLS.
qt_add_executable(lan_hosting_test hosting_test.cpp tables.h ../property/random_game.cpp)
target_link_libraries(lan_hosting_test PRIVATE elgrande_lan Qt6::Test)
add_test(NAME lan_hosting COMMAND lan_hosting_test)
set_tests_properties(lan_hosting PROPERTIES TIMEOUT 300)
