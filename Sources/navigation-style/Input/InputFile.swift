internal import ArgumentParser
internal import POSIX

/// A file to read a request from; `-` stands for standard input.
struct InputFile: ExpressibleByArgument {
    /// The path as the user gave it.
    let path: String

    /// Standard input.
    static let standardInput = InputFile(argument: "-")

    init(argument: String) {
        path = argument
    }

    /// Reads the bytes of the file.
    ///
    /// - Throws: The reason that it cannot be read.
    func read() throws(InputFailure) -> [UInt8] {
        let descriptor = path == "-" ? STDIN_FILENO : unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { if descriptor != STDIN_FILENO { close(descriptor) } }
        do throws(FileContents.Failure) {
            return try FileContents.read(from: descriptor)
        } catch {
            switch error {
            case .system(let code): throw failure(code)
            case .tooLong: throw InputFailure(path: path, reason: "it has more than \(FileContents.limit >> 20) MiB")
            }
        }
    }

    private func failure(_ code: Int32) -> InputFailure {
        if code == EISDIR {
            let pattern = path.hasSuffix("/") ? "\(path)*.json" : "\(path)/*.json"
            return InputFailure(path: path, reason: "it is a directory; name its files, as in '\(pattern)'")
        }
        return InputFailure(path: path, reason: unsafe String(cString: strerror(code)))
    }
}

/// A file that cannot be read: a mistake on the command line.
struct InputFailure: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "\(path.isEmpty ? "''" : path): \(reason)" }
}

/// The contents of open files.
enum FileContents {
    enum Failure: Error {
        /// The error code of the system.
        case system(Int32)
        case tooLong
    }

    /// The greatest number of bytes that are read of a file; a longer one, such as `/dev/zero`, is refused.
    static let limit = 1 << 26

    /// Reads a file from its current position to its end.
    ///
    /// - Parameter descriptor: The file; a pipe is read until its writers have closed it.
    /// - Returns: The bytes.
    /// - Throws: The reason that they cannot be read.
    static func read(from descriptor: Int32) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe piece.withUnsafeMutableBytes { unsafe POSIX.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system(errno) }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else { throw .tooLong }
            bytes += piece[..<count]
        }
    }
}
