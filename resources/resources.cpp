// A static library needs one source file; the resources themselves are added by CMake.
