// A static library needs one source file; the words themselves are added by CMake.
