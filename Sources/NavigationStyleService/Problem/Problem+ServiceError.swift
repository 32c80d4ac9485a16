import Gzip
import HTTPMessage
public import NavigationStyle
import NavigationStyleJSON

extension Problem {
    /// The words for a request that is not met.
    init(_ error: ServiceError) {
        switch error {
        case .missingToken:
            self.init(.unauthorized, "This needs a token: send it with `-H 'Authorization: Bearer …'`")
        case .unknownToken: self.init(.unauthorized, "The token is none of those that have been given out")
        case .unknownPath(let path):
            self.init(.notFound, "There is nothing at \(path.quoted); /openapi.yaml lists what there is")
        case .methodNotAllowed(let method, let allowed):
            self.init(.methodNotAllowed, "This path has no \(method); it has \(HTTPMethod.list(allowed))")
        case .unknownMethod(let method):
            self.init(.methodNotImplemented, "HTTP does not define a method \(method.quoted)")
        case .invalidParameter(let name, let found, let allowed):
            self.init(
                .invalidParameter,
                "The parameter \(name.quoted) must be \(allowed.joined(separator: " or ")), not \(found.quoted)"
            )
        case .malformedParameter(let name, let found):
            self.init(
                .invalidParameter,
                "The parameter \(name.quoted) must be UTF-8 with two hexadecimal digits behind each %, "
                    + "not \(found.quoted)"
            )
        case .unknownDevice(let name):
            self.init(.invalidParameter, "There is no device called \(name.quoted); /devices lists those there are")
        case .unknownSystemVersion(let version):
            self.init(
                .invalidParameter,
                "The parameter \"os\" must be a version of iOS from 7.0 to 18.x or 26.x, such as 17.0, "
                    + "not \(version.quoted)"
            )
        case .unknownPolicyPage(let name):
            self.init(.notFound, "There is no policy called \(name.quoted); /policies lists those there are")
        case .unknownDiagnosticPage(let code):
            self.init(.notFound, "There is no diagnostic called \(code.quoted); /diagnostics lists those there are")
        case .unknownProblemPage(let slug):
            self.init(.notFound, "There is no type of problem called \(slug.quoted)")
        case .notAcceptable(let available):
            self.init(.notAcceptable, "The client takes none of what there is: \(available)")
        case .unsupportedMediaType(let type):
            self.init(
                .unsupportedMediaType,
                "A body of the type \(type.quoted) is not read: send JSON, with `-H 'Content-Type: application/json'`"
            )
        case .unsupportedCharset(let charset):
            self.init(.unsupportedMediaType, "JSON is read in UTF-8 only, not in \(charset.quoted)")
        case .unsupportedContentCoding(let coding):
            self.init(
                .unsupportedContentCoding,
                "The content coding \(coding.quoted) is not undone: send the body as it is, or in gzip"
            )
        case .malformedGzip(let error): self.init(error)
        case .contentTooLarge(let limit):
            self.init(contentTooLarge: limit)
        case .request(let error):
            self.init(error)
        case .scenario(let error):
            self.init(error)
        case .notReady:
            self.init(.notReady, "The service is about to stop")
        }
    }

    /// The words for a body of more bytes than `limit`.
    init(contentTooLarge limit: Int) {
        self.init(.contentTooLarge, "The body has more than \(limit) bytes")
    }
}

extension String {
    /// The text in quotes, cut to a length that an answer can carry.
    var quoted: String {
        unicodeScalars.count <= 64 ? "\"\(self)\"" : "\"\(String(unicodeScalars.prefix(63)))…\""
    }
}

extension Problem {
    /// The words for a body in the coding gzip that cannot be decoded.
    init(_ error: GzipError) {
        switch error {
        case .notGzip: self.init(.malformedGzip, "The body does not begin as gzip does")
        case .truncated: self.init(.malformedGzip, "The body ends before its gzip does")
        case .damaged(let offset):
            self.init(.malformedGzip, "The gzip of the body contradicts itself before byte offset \(offset)")
        case .trailingBytes(let offset):
            self.init(
                .malformedGzip,
                "From byte offset \(offset) on, behind the gzip of the body, stands something else"
            )
        case .tooLarge(let limit): self.init(contentTooLarge: limit)
        case .outOfMemory: self.init(.contentTooLarge, "There is no memory to decompress the body at the moment")
        }
    }
}

extension Problem {
    /// The words for a request that cannot be answered: what it asks for is impossible, or known to no policy.
    ///
    /// - Parameter error: Every fault that the engine found.
    public init(_ error: ScenarioError) {
        self.init(faults: error.faults.map(Fault.init))
    }
}
