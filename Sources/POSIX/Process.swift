/// A monotonic clock that is accurate to a few milliseconds and cheap to read.
public var coarseClock: clockid_t {
    #if canImport(Darwin)
        CLOCK_MONOTONIC_RAW_APPROX
    #else
        CLOCK_MONOTONIC_COARSE
    #endif
}

/// The number of file descriptors that the process may have (`RLIMIT_NOFILE`); nil if it cannot be read.
public var descriptorLimit: rlim_t? {
    var limit = rlimit()
    #if canImport(Darwin)
        let isKnown = unsafe getrlimit(RLIMIT_NOFILE, &limit) == 0
    #else
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
    #endif
    return isKnown ? limit.rlim_cur : nil
}
