# Copies the sources of the games, folders of FROM, to TO as lupdate takes them: with the context in each text.
file(GLOB_RECURSE sources RELATIVE "${FROM}" "${FROM}/*/*.cpp" "${FROM}/*/*.h")
foreach(source ${sources})
    string(REGEX REPLACE "/.*" "" game "${source}")
    file(READ "${FROM}/${source}" text)
    string(REGEX REPLACE "([^A-Za-z_])TR(_N|)[(]" "\\1WORDS\\2(\"${game}\", " text "${text}")
    file(WRITE "${TO}/${source}" "${text}")
endforeach()
