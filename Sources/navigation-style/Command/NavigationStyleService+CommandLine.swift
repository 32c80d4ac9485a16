internal import ArgumentParser
internal import HTTPMessage
internal import NavigationStyleService

extension NavigationStyleService {
    /// The service without a server in front: no limit but the machine's on the length of a file.
    static var onCommandLine: NavigationStyleService {
        NavigationStyleService(
            configuration: Configuration(version: ProductVersion.current, maximumBodyLength: .max)
        )
    }

    /// Prints the response to `request`, or the problem on standard error.
    ///
    /// - Throws: `ExitCode(1)` where there is a problem.
    func answer(_ request: HTTPRequest) throws {
        let response = respond(to: request)
        let isFine = (200..<300).contains(response.status.code)
        let stream: StandardStream = isFine ? .output : .error
        stream.write(response.body.last == UInt8(ascii: "\n") ? response.body : response.body + [UInt8(ascii: "\n")])
        if !isFine { throw ExitCode(1) }
    }
}
