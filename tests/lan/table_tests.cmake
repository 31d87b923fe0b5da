# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# The table behind the wire: what a seat is told and sends, the host's table, its journal. In this process, without a
# socket.
set(patience 300)
set(soak_options --hours 0.003)
if(ELGRANDE_SANITIZE)
  set(patience 1500)
  set(soak_options --hours 0.01 --any-memory) # what was freed is kept for a while
endif()
foreach(name seat_knowledge messages seat_commitment journal host_table table_breaks stand_in secrecy distrust)
  elgrande_test_program(lan_${name}_test ${name}_test.cpp)
  target_link_libraries(lan_${name}_test PRIVATE elgrande_lan elgrande_random_games Qt6::Test)
  elgrande_compile_quickest(lan_${name}_test)
  elgrande_precompile(lan_${name}_test tests/precompiled.h)
  add_test(NAME lan_${name} COMMAND lan_${name}_test)
  set_tests_properties(lan_${name} PROPERTIES TIMEOUT ${patience})
endforeach()
foreach(name messages seat_commitment)
  target_compile_definitions(lan_${name}_test PRIVATE ELGRANDE_SOURCE="${PROJECT_SOURCE_DIR}") # where the document is
endforeach()

# Both together: a table with its lobby, from the first guest to the end of the game, over real TLS.
foreach(name lobby moved hosting cable texts bot)
  elgrande_test_program(lan_${name}_test ${name}_test.cpp tables.h)
  target_link_libraries(lan_${name}_test PRIVATE elgrande_lan elgrande_random_games Qt6::Test)
  elgrande_compile_quickest(lan_${name}_test)
  elgrande_precompile(lan_${name}_test tests/precompiled.h)
  add_test(NAME lan_${name} COMMAND lan_${name}_test)
  set_tests_properties(lan_${name} PROPERTIES TIMEOUT ${patience})
endforeach()

target_link_libraries(lan_bot_test PRIVATE elgrande_cli_lan)

# Processes of their own: `elgrande-cli serve` and `bot`, which are stopped and killed.
find_package(Python3 COMPONENTS Interpreter REQUIRED)
add_test(NAME lan_protocol COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/protocol_test.py $<TARGET_FILE:elgrande-cli>)
set_tests_properties(lan_protocol PROPERTIES TIMEOUT 60)
# Debian's own Python, which knows python3-cbor2.
add_test(NAME lan_sample_client COMMAND /usr/bin/python3 ${CMAKE_CURRENT_SOURCE_DIR}/sample_client_test.py $<TARGET_FILE:elgrande-cli>)
set_tests_properties(lan_sample_client PROPERTIES TIMEOUT ${patience})
add_test(NAME lan_serve COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/serve_test.py $<TARGET_FILE:elgrande-cli>)
set_tests_properties(lan_serve PROPERTIES TIMEOUT ${patience})
# As long as it takes to see that it works; what it is for are hours and days.
add_test(NAME lan_soak COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/soak.py ${PROJECT_BINARY_DIR} ${soak_options})
set_tests_properties(lan_soak PROPERTIES TIMEOUT ${patience})
