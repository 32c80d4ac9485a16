import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview

extension Call {
    /// The answer to GET and HEAD on a resource in JSON, of about `capacity` bytes.
    private func resource(
        capacity: Int = 1024,
        _ write: (inout JSONWriter) -> Void
    ) throws(ServiceError) -> HTTPResponse {
        .resource(Representation(json: JSONWriter.bytes(try format, capacity: capacity, write)), for: head)
    }

    // MARK: - Policies

    /// `GET /policies`: what policies there are.
    func policies() throws(ServiceError) -> HTTPResponse {
        try resource { writer in
            writer.beginObject()
            writer.key("policies")
            writer.beginArray()
            for page in PolicyPage.all { page.writeSummary(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
    }

    /// `GET /policies/{name}`: what people read about a policy.
    func policy(named name: String) throws(ServiceError) -> HTTPResponse {
        guard let page = PolicyPage.named(name) else { throw .unknownPolicyPage(name) }
        return try resource(capacity: 4096) { page.write(to: &$0) }
    }

    // MARK: - Devices

    /// `GET /devices`: what devices there are, where their bars are, and how well that is known.
    func devices() throws(ServiceError) -> HTTPResponse {
        .resource(try format == .pretty ? Self.prettyDevices : Self.compactDevices, for: head)
    }

    // Written once: it is the longest of the resources, and always the same.
    private static let compactDevices = Representation(json: devices(.compact))
    private static let prettyDevices = Representation(json: devices(.pretty))

    private static func devices(_ format: JSONWriter.Format) -> [UInt8] {
        JSONWriter.bytes(format, capacity: 1 << 18) { writer in
            writer.beginObject()
            writer.key("devices")
            writer.array(DevicePage.all)
            writer.key("constants")
            writer.array(Constant.all + PreviewConstant.all)
            writer.endObject()
        }
    }

    /// `GET /view-hierarchy`: the views that a bar is made of, on a device with a version of iOS.
    func viewHierarchy() throws(ServiceError) -> HTTPResponse {
        let hierarchy = ViewHierarchy(in: try Query(head.query).environment)
        return try resource(capacity: 8192) { $0.value(hierarchy) }
    }

    // MARK: - Diagnostics

    /// `GET /diagnostics`: what kinds of diagnostics there are.
    func diagnostics() throws(ServiceError) -> HTTPResponse {
        try resource(capacity: 8192) { writer in
            writer.beginObject()
            writer.key("diagnostics")
            writer.beginArray()
            for page in DiagnosticPage.all { page.writeSummary(to: &writer) }
            writer.endArray()
            writer.endObject()
        }
    }

    /// `GET /diagnostics/{code}`: what a kind of diagnostic means and how to mend it.
    func diagnostic(code: String) throws(ServiceError) -> HTTPResponse {
        guard let page = DiagnosticPage.named(code) else { throw .unknownDiagnosticPage(code) }
        return try resource(capacity: 2048) { page.write(to: &$0) }
    }

    // MARK: - Service

    /// `GET /problems/{slug}`: what a type of problem means.
    func problem(slug: String) throws(ServiceError) -> HTTPResponse {
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
            for: head
        )
        response.fields.append(.contentSecurityPolicy, "default-src 'none'")
        return response
    }

    /// `GET /livez` and `GET /readyz`: whether the service runs, and whether it takes requests.
    func health(isReady: Bool) throws(ServiceError) -> HTTPResponse {
        guard isReady else { throw .notReady }
        var response = HTTPResponse.json(
            JSONWriter.bytes(try format) { writer in
                writer.beginObject()
                writer.member("status", "ok")
                writer.endObject()
            }
        )
        response.fields.append(.cacheControl, "no-store")
        return response
    }

    /// `GET /version`: which version of the service this is.
    func version(_ version: String) throws(ServiceError) -> HTTPResponse {
        try resource { writer in
            writer.beginObject()
            writer.member("name", "navigation-style")
            writer.member("version", version)
            writer.endObject()
        }
    }
}

extension HTTPResponse {
    /// `GET /metrics`: what was counted and measured, in Prometheus' text format.
    static func metrics(_ text: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status: .ok,
            fields: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
            body: text
        )
    }
}

extension Query {
    /// The device, the version and how it is held; what is not given is as in a request's environment.
    fileprivate var environment: Environment {
        get throws(ServiceError) {
            var environment = Environment()
            if let text = try value(of: "os") {
                guard let os = SystemVersion(text), os.isKnown else { throw .unknownSystemVersion(text) }
                environment.os = os
            }
            if let name = try value(of: "device") {
                guard Device(named: name) != nil else { throw .unknownDevice(name) }
                environment.device = name
            }
            if let text = try value(of: "orientation") {
                guard let orientation = Orientation(rawValue: text) else {
                    throw .invalidParameter("orientation", found: text, allowed: Orientation.allCases.map(\.rawValue))
                }
                environment.orientation = orientation
            }
            return environment
        }
    }
}
