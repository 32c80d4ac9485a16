// The system's C library under one name for Linux and macOS. The other files of the module cover the differences
// between the two.

#if canImport(Darwin)
    @_exported public import Darwin
#else
    @_exported public import Glibc
#endif
