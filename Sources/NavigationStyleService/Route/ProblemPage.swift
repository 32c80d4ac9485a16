import HTTPMessage

extension NavigationStyleService {
    /// `GET /problems/{slug}`: what a type of problem means.
    func problem(_ request: HTTPRequest, slug: String) throws(ServiceError) -> HTTPResponse {
        guard let kind = Problem.Kind(rawValue: slug) else { throw .unknownProblemPage(slug) }
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(kind.title)</title>
            <h1>\(kind.title)</h1>
            <p><code>\(kind.type)</code>, status \(kind.status.code)</p>
            <p>\(kind.explanation)</p>
            </html>

            """
        var response = HTTPResponse.resource(
            Representation(contentType: "text/html; charset=utf-8", body: Array(page.utf8)),
            for: request
        )
        response.fields.append(.contentSecurityPolicy, "default-src 'none'")
        return response
    }
}
