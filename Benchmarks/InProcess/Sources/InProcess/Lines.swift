import Glibc

/// A text file, line by line.
enum Lines {
    /// Returns the lines of the file as bytes; throws the system's error if the file cannot be read.
    static func read(_ name: String) throws -> [[UInt8]] {
        guard let file = fopen(name, "r") else { throw SystemError(code: errno) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    }
}

/// An error of the system, from `errno`.
struct SystemError: Error {
    let code: Int32
}
