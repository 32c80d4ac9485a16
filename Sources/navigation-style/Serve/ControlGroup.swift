/// The control group of the process, with which containers limit it (Linux, cgroups(7)).
enum ControlGroup {
    /// The memory limit of the process, in bytes; nil if there is none.
    static var memoryLimit: Int? {
        guard let groups = ProcFile.read("/proc/self/cgroup") else { return nil }
        return memoryLimit(of: groups, ProcFile.read)
    }

    /// Returns the lowest of the limits of the process's groups and of the groups that contain them.
    ///
    /// In a container the group's own path may be outside of the mounted tree; then the limit is at the root.
    ///
    /// - Parameters:
    ///   - groups: The lines of `/proc/self/cgroup`.
    ///   - read: Reads a file.
    /// - Returns: The limit in bytes; nil if there is none.
    static func memoryLimit(of groups: String, _ read: (String) -> String?) -> Int? {
        var limits: [Int] = []
        for line in groups.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            let file: String
            switch parts[1] {
            case "": file = "/sys/fs/cgroup%/memory.max"
            case "memory": file = "/sys/fs/cgroup/memory%/memory.limit_in_bytes"
            default: continue
            }
            let ends = file.split(separator: "%")
            var path = parts[2].split(separator: "/")
            while true {
                let group = path.map { "/" + $0 }.joined()
                limits += read(ends[0] + group + ends[1]).flatMap { limit(in: $0) }.map { [$0] } ?? []
                if path.popLast() == nil { break }
            }
        }
        return limits.min()
    }

    /// Returns the limit in a file; nil for `max`, and for the number that cgroups 1 have in its place.
    private static func limit(in text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        return Int(digits).flatMap { $0 < 1 << 50 ? $0 : nil }
    }
}
