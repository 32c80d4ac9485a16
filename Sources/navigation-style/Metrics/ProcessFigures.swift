internal import NavigationStyleService
internal import POSIX

/// The system's figures about this process.
enum ProcessFigures {
    /// The figures, with the names that Prometheus' client libraries use; those that `/proc` does not have are left
    /// out.
    static var families: [MetricFamily] {
        statistics + descriptors
    }

    /// The figures of `/proc/self/stat`.
    ///
    /// Its 14th and 15th words are ticks of the processor, the 22nd the ticks from the start of the machine to that of
    /// the process, the 23rd bytes and the 24th pages (proc(5)).
    private static var statistics: [MetricFamily] {
        // The second word is the name of the program in parentheses, which may contain spaces.
        guard let text = ProcFile.read("/proc/self/stat"), let name = text.lastIndex(of: ")") else { return [] }
        let words = text[name...].split(separator: " ").map { Double($0) ?? 0 }
        func word(_ number: Int) -> Double { words.indices.contains(number - 2) ? words[number - 2] : 0 }
        let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
        return [
            MetricFamily(
                "process_cpu_seconds_total",
                .counter,
                "User and system CPU time spent.",
                (word(14) + word(15)) / ticks
            ),
            MetricFamily("process_virtual_memory_bytes", .gauge, "Virtual memory size.", word(23)),
            MetricFamily(
                "process_resident_memory_bytes",
                .gauge,
                "Resident memory size.",
                word(24) * Double(sysconf(Int32(_SC_PAGESIZE)))
            ),
            MetricFamily(
                "process_start_time_seconds",
                .gauge,
                "Start time of the process since the Unix epoch.",
                bootTime + word(22) / ticks
            ),
        ]
    }

    /// The start of the machine, in seconds since 1970.
    private static var bootTime: Double {
        let line = ProcFile.read("/proc/stat")?.split(separator: "\n").first { $0.hasPrefix("btime ") }
        return line.flatMap { Double($0.dropFirst("btime ".count)) } ?? 0
    }

    private static var descriptors: [MetricFamily] {
        guard let count = ProcFile.entryCount(of: "/proc/self/fd"), let limit = descriptorLimit else { return [] }
        return [
            MetricFamily("process_open_fds", .gauge, "Open file descriptors.", Double(count)),
            MetricFamily("process_max_fds", .gauge, "Limit of open file descriptors.", Double(limit)),
        ]
    }
}

/// The files below `/proc`, whose contents are made when they are read.
enum ProcFile {
    /// Returns the text of a file; nil if it cannot be read.
    static func read(_ path: String) -> String? {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return (try? FileContents.read(from: descriptor)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the number of entries of a folder; nil if it cannot be read.
    static func entryCount(of path: String) -> Int? {
        guard let folder = unsafe opendir(path) else { return nil }
        defer { unsafe closedir(folder) }
        var count = 0
        while unsafe readdir(folder) != nil { count += 1 }
        // Excludes the folder itself, its parent, and the descriptor with which the folder is read.
        return count - 3
    }
}
