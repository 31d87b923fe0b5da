# SPDX-FileCopyrightText: 2026 The El Grande fan project
# SPDX-License-Identifier: GPL-3.0-or-later

# Links the whole of each layer of model/ with nothing but what model/CMakeLists.txt puts below it, and of each folder of
# views/ with the folders that views/CMakeLists.txt names for it: a function that has slipped into the wrong layer is
# then missing. Of what contributes to the rules only the declaration is there. The second half asks the other way
# round, so that a test that finds everything everywhere cannot pass.
#
#   cmake -DCXX=… -DFLAGS=… -DFOLDER=… -DQT=… -DQT_OF_VIEWS=… -DLIBRARIES=rules=…;steps=…;…
#         -DVIEWS=theme;toolkit:theme;… -P link_test.cmake

cmake_minimum_required(VERSION 3.21)

set(below_rules "")
set(below_steps rules)
set(below_base steps rules)
set(below_observe rules)
set(below_record rules)
set(below_agents observe rules)
set(below_position record observe rules QT)
set(below_game_model observe rules QT)
set(layers rules steps base observe record agents position game_model)
# What every view is linked with; texts stand below the folders that name them.
set(MODEL_OF_VIEWS game_model observe rules translations QT_OF_VIEWS)

foreach(pair ${LIBRARIES})
  string(REGEX MATCH "^([a-z_]+)=(.*)$" found ${pair})
  set(library_${CMAKE_MATCH_1} ${CMAKE_MATCH_2})
endforeach()
set(library_QT ${QT})
set(library_QT_OF_VIEWS ${QT_OF_VIEWS})
file(WRITE ${FOLDER}/nothing_above.cpp "namespace elgrande {\nstruct Contents;\nconst Contents& contentsOfThisBuild();\n"
     "const Contents& contentsOfThisBuild() { return *static_cast<const Contents*>(nullptr); }\n}\nint main() { return 0; }\n")
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
execute_process(COMMAND ${CXX} ${flags} -w -c ${FOLDER}/nothing_above.cpp -o ${FOLDER}/nothing_above.o COMMAND_ERROR_IS_FATAL ANY)

function(links layer result)
  set(libraries "")
  foreach(name ${ARGN})
    list(APPEND libraries ${library_${name}})
  endforeach()
  execute_process(COMMAND ${CXX} ${flags} ${FOLDER}/nothing_above.o -Wl,--whole-archive ${library_${layer}}
                          -Wl,--no-whole-archive -Wl,--start-group ${libraries} -Wl,--end-group -Wl,--no-undefined -pthread
                          -o ${FOLDER}/linked
                  RESULT_VARIABLE code ERROR_VARIABLE said)
  set(${result} ${code} PARENT_SCOPE)
  set(said "${said}" PARENT_SCOPE)
endfunction()

set(failed FALSE)
# `below`: the layers that it may use; `always`: what it is linked with whatever else it may use.
function(check layer label below always)
  links(${layer} code ${below} ${always})
  if(code)
    string(REGEX MATCHALL "undefined reference to [^\n]*" missing "${said}")
    list(REMOVE_DUPLICATES missing)
    message("${label} needs more than is below it:\n${missing}")
    set(failed TRUE PARENT_SCOPE)
  endif()
  if(below)
    links(${layer} code ${always})
    if(NOT code)
      message("${label} links with nothing of what is below it, so this test would find no fault in it.")
      set(failed TRUE PARENT_SCOPE)
    endif()
  endif()
endfunction()

foreach(layer ${layers})
  check(${layer} model/${layer} "${below_${layer}}" "")
endforeach()
foreach(line texts ${VIEWS})
  string(REPLACE ":" ";" all ${line})
  list(POP_FRONT all name)
  foreach(below ${all})
    list(APPEND all ${below_views_${below}})
  endforeach()
  list(REMOVE_DUPLICATES all)
  set(below_views_${name} ${all})
  list(TRANSFORM all PREPEND views_)
  check(views_${name} views/${name} "${all}" "${MODEL_OF_VIEWS}")
endforeach()
if(failed)
  message(FATAL_ERROR "A layer uses what is not below it (model/CMakeLists.txt, views/CMakeLists.txt).")
endif()
