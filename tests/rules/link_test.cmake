# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Links the whole of each layer of model/ with nothing but what model/CMakeLists.txt puts below it: a function that has
# slipped into the wrong layer is then missing. Of what contributes to the rules only the declaration is there. The
# second half asks the other way round, so that a test that finds everything everywhere cannot pass.
#
#   cmake -DCXX=… -DFLAGS=… -DFOLDER=… -DQT=… -DLIBRARIES=rules=…;steps=…;… -P link_test.cmake

set(below_rules "")
set(below_steps rules)
set(below_base steps rules)
set(below_observe rules)
set(below_record rules)
set(below_puzzles record rules)
set(below_agents observe rules)
set(below_position record observe rules QT)
set(below_game_model observe rules QT)
set(layers rules steps base observe record puzzles agents position game_model)

foreach(pair ${LIBRARIES})
  string(REGEX MATCH "^([a-z_]+)=(.*)$" found ${pair})
  set(library_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
set(library_QT ${QT})
file(WRITE ${FOLDER}/nothing_above.cpp "namespace elgrande {\nstruct Contents;\nconst Contents& contentsOfThisBuild();\n"
     "const Contents& contentsOfThisBuild() { return *static_cast<const Contents*>(nullptr); }\n}\nint main() { return 0; }\n")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")

function(links layer result)
  set(libraries "")
  foreach(name ${ARGN})
    list(APPEND libraries ${library_${name}})
  endforeach()
  execute_process(COMMAND ${CXX} ${flags} -w ${FOLDER}/nothing_above.cpp -Wl,--whole-archive ${library_${layer}}
                          -Wl,--no-whole-archive ${libraries} -Wl,--no-undefined -pthread -o ${FOLDER}/linked
                  RESULT_VARIABLE code ERROR_VARIABLE said)
  set(${result} ${code} PARENT_SCOPE)
  set(said "${said}" PARENT_SCOPE)
endfunction()

set(failed FALSE)
foreach(layer ${layers})
  links(${layer} code ${below_${layer}})
  if(code)
    string(REGEX MATCHALL "undefined reference to [^\n]*" missing "${said}")
    list(REMOVE_DUPLICATES missing)
    message("model/${layer} needs more than is below it:\n${missing}")
    set(failed TRUE)
  endif()
  if(below_${layer})
    links(${layer} code "")
    if(NOT code)
      message("model/${layer} links with nothing, so this test would find no fault in it.")
      set(failed TRUE)
    endif()
  endif()
endforeach()
if(failed)
  message(FATAL_ERROR "A layer of model/ uses what is not below it (model/CMakeLists.txt).")
endif()
