internal import Glibc

/// The environment of the process.
enum EnvironmentVariable {
    static func named(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Every variable that the process was started with.
    static var all: [(name: String, value: String)] {
        let descriptor = unsafe open("/proc/self/environ", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let bytes = (try? FileContents.read(from: descriptor)) ?? []
        return bytes.split(separator: 0).map { entry in
            let parts = entry.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : ""
            return (String(decoding: parts.first ?? [], as: UTF8.self), value)
        }
    }
}
