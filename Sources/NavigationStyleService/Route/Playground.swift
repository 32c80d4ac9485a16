import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview
import Playground

extension Call {
    /// `GET /` and the files of its page, on which a user changes a request and sees its effects.
    func playground() throws(ServiceError) -> HTTPResponse {
        guard let representation = Self.playgroundFiles[path] else { throw .unknownPath(path) }
        var response = HTTPResponse.resource(representation, for: self)
        response.fields.append(.contentSecurityPolicy, Self.playgroundPolicy)
        response.fields.append(.referrerPolicy, "no-referrer")
        return response
    }

    private static let playgroundFiles = Dictionary(
        uniqueKeysWithValues: PlaygroundFile.all.map { file in
            let type = Route.matching(file.path)?.contentTypes.first ?? "application/octet-stream"
            let contentType = type.hasPrefix("text/") ? type + "; charset=utf-8" : type
            return (file.path, Representation(contentType: contentType, body: file.bytes))
        }
    )

    /// Allows only the playground's own files, and no text that runs: the contents of a link stay text.
    private static let playgroundPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'",
        "img-src 'self' blob: data:", "connect-src 'self'",
        "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'",
        "trusted-types navigation-style",
    ].joined(separator: "; ")
}

// MARK: - Link

extension PreviewRequest {
    /// The path of the playground that shows the request.
    var playgroundLink: String { Self.playgroundLink(to: json()) }

    /// Returns the path of the playground that shows a text, which need not be a valid request: its faults are shown
    /// too.
    static func playgroundLink(to text: [UInt8]) -> String { "/#r=" + PreviewParameter.encode(text) }
}

extension NavigationStyleService {
    /// Returns the paths at which a person can look at a request, even a faulty one.
    ///
    /// - Parameter body: A request of any kind, which is recognized by its members.
    /// - Returns: The path of the playground that shows it; for a batch, one for each of its requests, with its
    ///   pointer.
    public func playgroundLinks(to body: [UInt8]) -> [(item: String, link: String)] {
        let limits = configuration.limits
        guard RequestKind(of: body, limits: limits) == .batch,
            let ranges = try? BatchItem.ranges(in: body, limits: limits)
        else {
            let request = try? PreviewRequest(json: body, limits: limits)
            return [("", request?.playgroundLink ?? PreviewRequest.playgroundLink(to: body))]
        }
        return ranges.enumerated().map { index, range in
            let request = try? BatchItem(json: body[range], limits: limits).request.get()
            let link = request.map { PreviewRequest(.transition($0)).playgroundLink }
            return ("/requests/\(index)", link ?? PreviewRequest.playgroundLink(to: Array(body[range])))
        }
    }
}
