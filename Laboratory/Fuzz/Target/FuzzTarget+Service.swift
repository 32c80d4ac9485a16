import HTTPMessage
import NavigationStyleJSON
import NavigationStyleService

extension FuzzTarget {
    private static let subject = NavigationStyleService(
        configuration: NavigationStyleService.Configuration(
            version: "1.0.0",
            audits: AuditLimits(steps: 300, findings: 20)
        ),
        makeRequestID: { "fuzz" }
    )

    /// Reads the input as `METHOD target`, fields, an empty line and a body, and answers it.
    func runService(_ input: [UInt8]) -> [String] {
        let newline = UInt8(ascii: "\n")
        var rest = input[...]
        func line() -> String {
            let line = rest.prefix { $0 != newline }
            rest = rest.dropFirst(line.count + 1)
            return String(decoding: line, as: UTF8.self)
        }
        let (method, target) = parts(of: line(), at: " ")
        let (path, query) = parts(of: target ?? "", at: "?")
        var head = HTTPRequestHead(method: HTTPMethod(method), path: path, query: query)
        while case let field = line(), !field.isEmpty {
            let (name, value) = parts(of: field, at: ":")
            head.fields.append(HTTPFieldName(name), value ?? "")
        }
        head.contentLength = rest.count
        return respond(to: HTTPRequest(head: head, body: Array(rest)))
    }

    private func parts(of text: String, at separator: Unicode.Scalar) -> (String, String?) {
        let scalars = text.unicodeScalars
        guard let index = scalars.firstIndex(of: separator) else { return (text, nil) }
        return (String(scalars[..<index]), String(scalars[scalars.index(after: index)...]))
    }

    /// Answers a request and returns the violations of properties that every answer must have.
    func respond(to request: HTTPRequest) -> [String] {
        let response = Self.subject.respond(to: request)
        var broken = faults(of: response)
        if case .refuse(let refusal) = Self.subject.decision(on: request.head) {
            broken += faults(of: refusal)
            if refusal.status.code < 400 || refusal.status != response.status {
                broken.append("refused with \(refusal.status), answered with \(response.status)")
            }
        }
        // Only every second time, since it would cost half of the executions.
        if request.body.count.isMultiple(of: 2) {
            let again = Self.subject.respond(to: request)
            if again.body != response.body || again.status != response.status {
                broken.append("the same request is answered differently")
            }
        }
        return broken
    }

    private func faults(of response: HTTPResponse) -> [String] {
        var broken: [String] = []
        let type = response.fields[.contentType]
        if !(200..<506).contains(response.status.code) || response.status.code == 500 {
            broken.append("status \(response.status)")
        }
        if response.status.code >= 400, type != "application/problem+json" {
            broken.append("an error that is no problem")
        }
        if type?.hasSuffix("json") == true, response.fields[.contentEncoding] == nil, !isJSON(response.body) {
            broken.append("a body that is not JSON")
        }
        if type == "image/svg+xml", response.fields[.contentEncoding] == nil { broken += Markup(response.body).faults }
        if response.fields["X-Request-Id"]?.isEmpty != false { broken.append("an answer without a name") }
        if response.fields[.accessControlAllowOrigin] == nil { broken.append("an answer that no page can read") }
        for field in response.fields {
            if field.value.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
                broken.append("a control character in \(field.name)")
            }
        }
        return broken
    }

    private func isJSON(_ body: [UInt8]) -> Bool {
        let isRead = try? JSONReader.read(body, limits: JSONLimits(depth: 512)) { reader throws(JSONMalformed) in
            try reader.skipValue()
            return true
        }
        return isRead == true
    }
}
