internal import POSIX

/// The program that reads an app's sources into a graph; it comes from a package of its own.
enum AppReader {
    private static let name = "navigation-style-read"

    /// Hands a folder to the program, which takes the place of this one.
    ///
    /// - Parameter folder: The folder.
    /// - Throws: The reason that the program cannot be run.
    static func read(_ folder: InputFile) throws(InputFailure) -> Never {
        let own = CommandLine.arguments.first ?? ""
        if let end = own.lastIndex(of: "/") { run(own[...end] + name, with: folder.path) }
        run(name, with: folder.path)
        let reason = """
            reading an app's sources needs \(name), which is neither beside this program nor on the path; make \
            install-reader installs it
            """
        throw InputFailure(path: folder.path, reason: reason)
    }

    /// Runs a program in the place of this one; returns only where it cannot.
    private static func run(_ program: String, with path: String) {
        let words = [program, "--", path]
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
        unsafe arguments.append(nil)
        unsafe _ = execvp(program, arguments)
        unsafe arguments.forEach { unsafe free($0) }
    }
}

extension InputFile {
    /// Whether it is a folder.
    var isFolder: Bool {
        let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        close(descriptor)
        return true
    }
}
