internal import POSIX

/// The environment of the process.
enum EnvironmentVariable {
    static func named(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Every environment variable of the process at its start.
    static var all: [(name: String, value: String)] {
        entries.map { entry in
            let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
            return (String(decoding: parts.first ?? [], as: UTF8.self), value)
        }
    }

    /// The variables as `NAME=value`.
    private static var entries: [ArraySlice<UInt8>] {
        #if canImport(Darwin)
            var entries: [ArraySlice<UInt8>] = []
            guard var next = unsafe _NSGetEnviron().pointee else { return [] }
            while let entry = unsafe next.pointee {
                entries.append(unsafe Array(String(cString: entry).utf8)[...])
                unsafe next += 1
            }
            return entries
        #else
            let descriptor = unsafe open("/proc/self/environ", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { return [] }
            defer { close(descriptor) }
            return ((try? FileContents.read(from: descriptor)) ?? []).split(separator: 0)
        #endif
    }
}
