internal import ArgumentParser
internal import POSIX

/// A file to read a request from; `-` is standard input.
struct InputFile: ExpressibleByArgument {
    /// How the user named it.
    let path: String

    /// Standard input.
    static let standardInput = InputFile(argument: "-")

    init(argument: String) {
        path = argument
    }

    /// The bytes of the file.
    ///
    /// - Throws: Why it cannot be read.
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
        /// What the system says.
        case system(Int32)
        case tooLong
    }

    /// How many bytes are read of a file at most: what has more, such as `/dev/zero`, is no request.
    static let limit = 1 << 26

    /// Reads what a file has, from where it stands to its end.
    ///
    /// - Parameter descriptor: The file; a pipe is read until nobody writes to it any more.
    /// - Returns: The bytes.
    /// - Throws: Why they cannot be read.
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
