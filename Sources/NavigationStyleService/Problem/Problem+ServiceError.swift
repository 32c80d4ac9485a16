import Gzip
import HTTPMessage
public import NavigationStyle
import NavigationStyleJSON

extension Problem {
    /// The words for a request that the service refuses.
    init(_ error: ServiceError) {
        switch error {
        case .missingToken:
            self.init(.unauthorized, "This request needs a token: send it with `-H 'Authorization: Bearer …'`")
        case .unknownToken: self.init(.unauthorized, "The token is not valid")
        case .unknownPath(let path):
            self.init(.notFound, "There is nothing at \(path.quoted); /openapi.yaml lists the paths")
        case .methodNotAllowed(let method, let allowed):
            self.init(
                .methodNotAllowed,
                "This path does not support \(method); it supports \(HTTPMethod.list(allowed))"
            )
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
                "The parameter \(name.quoted) must be UTF-8 with two hexadecimal digits after each %, "
                    + "not \(found.quoted)"
            )
        case .missingPreviewParameter:
            self.init(
                .invalidParameter,
                "The parameter \"r\" must say what to draw: 1 and base64url of the request in JSON, deflated, or 0 and "
                    + "base64url of the JSON alone; POST /preview with `Accept: application/json` names a picture's address"
            )
        case .malformedPreviewParameter(let fault):
            self.init(.invalidParameter, "The parameter \"r\" \(fault.words)")
        case .unknownDevice(let name):
            self.init(.invalidParameter, "There is no device called \(name.quoted); /devices lists all devices")
        case .unknownSystemVersion(let version):
            self.init(
                .invalidParameter,
                "The parameter \"os\" must be a version of iOS from 7.0 to 18.x or 26.x, such as 17.0, "
                    + "not \(version.quoted)"
            )
        case .unknownPolicyPage(let name):
            self.init(.notFound, "There is no policy called \(name.quoted); /policies lists all policies")
        case .unknownDiagnosticPage(let code):
            self.init(.notFound, "There is no diagnostic called \(code.quoted); /diagnostics lists all diagnostics")
        case .unknownProblemPage(let slug):
            self.init(.notFound, "There is no type of problem called \(slug.quoted)")
        case .notAcceptable(let available):
            self.init(.notAcceptable, "No available representation is acceptable; available: \(available)")
        case .noSuchPicture:
            self.init(
                .notAcceptable,
                "The server draws vectors: image/svg+xml, or application/json with the SVG in it. A PNG can be made of them "
                    + "by the playground's button, by `resvg picture.svg picture.png`, or by `chromium --headless "
                    + "--screenshot=picture.png picture.svg`"
            )
        case .unsupportedMediaType(let type):
            self.init(
                .unsupportedMediaType,
                "The media type \(type.quoted) is not supported: send JSON, with `-H 'Content-Type: application/json'`"
            )
        case .unsupportedCharset(let charset):
            self.init(.unsupportedMediaType, "JSON must be in UTF-8, not in \(charset.quoted)")
        case .unsupportedContentCoding(let coding):
            self.init(
                .unsupportedContentCoding,
                "The content coding \(coding.quoted) is not supported: send the body as it is, or compressed with gzip"
            )
        case .malformedGzip(let error): self.init(error)
        case .contentTooLarge(let limit):
            self.init(contentTooLarge: limit)
        case .request(let error):
            self.init(error)
        case .scenario(let error):
            self.init(error)
        case .notReady:
            self.init(.notReady, "The service is shutting down")
        }
    }

    /// The words for a body larger than `limit`.
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
    /// The words for a gzip body that cannot be decoded.
    init(_ error: GzipError) {
        switch error {
        case .notGzip: self.init(.malformedGzip, "The body does not begin with a gzip header")
        case .truncated: self.init(.malformedGzip, "The gzip data is truncated")
        case .damaged(let offset):
            self.init(.malformedGzip, "The gzip data is corrupt before byte offset \(offset)")
        case .trailingBytes(let offset):
            self.init(
                .malformedGzip,
                "Other data follows the gzip data, from byte offset \(offset) on"
            )
        case .tooLarge(let limit): self.init(contentTooLarge: limit)
        case .outOfMemory:
            self.init(.contentTooLarge, "There is not enough memory to decompress the body at the moment")
        }
    }
}

extension Problem {
    /// The words for a request that cannot be answered: what it asks for is impossible, or known to no policy.
    ///
    /// - Parameter error: Every fault that the engine found.
    public init(_ error: ScenarioError) {
        self.init(faults: error.faults)
    }
}
