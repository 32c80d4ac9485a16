// The C library of the system, by one name on Linux and on a Mac; the other files of the module are what they do not share.

#if canImport(Darwin)
    @_exported public import Darwin
#else
    @_exported public import Glibc
#endif
