import Gzip
import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension Problem {
    /// Makes the problem of a request that the service refuses.
    init(_ error: ServiceError) {
        switch error {
        case .missingToken:
            self.init(.unauthorized, "This request needs a token: send it with `-H 'Authorization: Bearer …'`")
        case .unknownToken: self.init(.unauthorized, "The token is not valid")
        case .embeddingNotAllowed:
            self.init(
                .embeddingNotAllowed,
                "A page of another site embeds this answer without reading it; `--allow-embedding` allows this"
            )
        case .unknownPath(let path):
            let hint = path.hasSuffix(".png") ? ". \(Self.wayToPNG)" : "; /openapi.yaml lists the paths"
            self.init(.notFound, "Unknown path \(path.quoted)\(hint)")
        case .methodNotAllowed(let method, let allowed):
            self.init(
                .methodNotAllowed,
                "This path does not support \(method); it supports \(HTTPMethod.list(allowed))"
            )
        case .unknownMethod(let method):
            self.init(.methodNotImplemented, "HTTP does not define a method \(method.quoted)")
        case .unknownParameter(let name, let known):
            let meant = Suggestion.all(for: name, among: known)
            let hint = Suggestion.question(meant) ?? "allowed: \(known.joined(separator: ", "))"
            self.init(
                .invalidParameter,
                "Unknown parameter \(name.quoted); \(hint)",
                parameter: Parameter(code: "unknown-parameter", name: name, allowed: known, suggestion: meant.first)
            )
        case .invalidParameter(let name, let found, let allowed):
            self.init(
                invalid: name,
                "The parameter \(name.quoted) must be \(allowed.joined(separator: " or ")), not \(found.quoted)",
                allowed: allowed,
                suggestion: Suggestion.nearest(to: found, among: allowed)
            )
        case .wrongParameterType(let name, let found, let expected):
            self.init(invalid: name, "The parameter \(name.quoted) must be \(expected), not \(found.quoted)")
        case .malformedParameter(let name, let found):
            self.init(
                invalid: name,
                "The parameter \(name.quoted) must be UTF-8 with two hexadecimal digits after each %, "
                    + "not \(found.quoted)"
            )
        case .missingPreviewParameter:
            self.init(
                .invalidParameter,
                "The parameter \"r\" must contain a request: 1 and base64url of its deflated JSON, or 0 and "
                    + "base64url of its JSON; POST /preview with `Accept: application/json` returns the address of a "
                    + "picture. Or \"example\" names an example request"
            )
        case .malformedPreviewParameter(let fault):
            self.init(.invalidParameter, "The parameter \"r\" \(fault.words)")
        case .unknownDevice(let name):
            let meant = Suggestion.all(for: name, among: Device.names, abbreviated: true)
            self.init(
                invalid: "device",
                "Unknown device \(name.quoted); \(Suggestion.question(meant) ?? "/devices lists all devices")",
                suggestion: meant.first
            )
        case .unknownSystemVersion(let version):
            self.init(
                invalid: "os",
                "Unknown iOS version \(version.quoted) (for example, 17.0); known: 7.0 to 18.x and 26.x"
            )
        case .notFound(let noun, let name, let list, let known):
            let hint =
                Suggestion.question(Suggestion.all(for: name, among: known)) ?? "\(list) lists all \(list.dropFirst())"
            self.init(.notFound, "Unknown \(noun) \(name.quoted); \(hint)")
        case .notAcceptable(let available):
            self.init(.notAcceptable, "No available representation is acceptable; available: \(available)")
        case .noSuchPicture:
            self.init(
                .notAcceptable,
                "Pictures are image/svg+xml, or application/json that contains the SVG. \(Self.wayToPNG)"
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
        case .tooManyRequests(let limit):
            self.init(.tooManyRequests, "This client has sent more than \(limit) requests in a second")
        case .tooManyAudits:
            self.init(.tooManyAudits, "Too many audits in progress")
        case .notEnoughMemory: self.init(HTTPViolation.notEnoughMemory)
        }
    }

    /// Makes the problem of a query parameter with an invalid value.
    private init(invalid parameter: String, _ detail: String, allowed: [String]? = nil, suggestion: String? = nil) {
        self.init(
            .invalidParameter,
            detail,
            parameter: Parameter(
                code: "invalid-parameter",
                name: parameter,
                allowed: allowed,
                suggestion: suggestion
            )
        )
    }

    /// Makes the problem of a body larger than `limit`, in bytes.
    init(contentTooLarge limit: Int) {
        self.init(.contentTooLarge, "The body has more than \(limit) bytes")
    }
}

extension String {
    /// The text in quotes, cut to a length that suits an answer.
    var quoted: String {
        unicodeScalars.count <= 64 ? "\"\(self)\"" : "\"\(String(unicodeScalars.prefix(63)))…\""
    }
}

extension Problem {
    /// The tools that make a PNG of a picture; the service makes none.
    private static let wayToPNG =
        "To make a PNG, use the playground's button, `resvg picture.svg picture.png`, or `chromium --headless "
        + "--screenshot=picture.png picture.svg`"
}

extension Problem {
    /// Makes the problem of a gzip body that cannot be decoded.
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
        case .tooLarge, .outOfMemory: self.init(ServiceError(error))
        }
    }
}
