import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStylePreview

extension Call {
    /// Returns the answer to GET and HEAD on a resource in JSON, of about `capacity` bytes.
    private func resource(_ answer: some AnswerForm, capacity: Int = 1024) -> HTTPResponse {
        let body = JSONWriter.bytes(format, capacity: capacity) { writer in
            writer.linkPrefix = record.linkPrefix
            writer.form(answer)
        }
        return .resource(Representation(json: body), for: head)
    }

    // MARK: - Policies

    /// `GET /policies`: the policies.
    func policies() -> HTTPResponse {
        list("policies", "Policies", PolicyPage.all, of: PolicyPageSummary.init) {
            HTMLPage.Link($0.name, to: "/policies/\($0.name)", note: $0.summary)
        }
    }

    /// `GET /policies/{name}`: the documentation of a policy.
    func policy(named name: String) throws(ServiceError) -> HTTPResponse {
        guard let page = PolicyPage.named(name) else { throw .unknownPolicyPage(name) }
        return self.page(page, capacity: 4096, html: page.html(hasPlayground: hasPlayground))
    }

    // MARK: - Devices

    /// `GET /devices`: the devices, the positions of their bars, and how well these are known.
    ///
    /// The query may select one device, or one version.
    func devices() throws(ServiceError) -> HTTPResponse {
        let (device, os) = (try query.device, try query.systemVersion)
        let pages = DevicePage.all.filter { $0.device.name == device?.name ?? $0.device.name }
        if contentType == "text/html" {
            return page(HTMLPage(title: "Devices", blocks: [.list("All", pages.map(\.link))]))
        }
        guard device == nil, os == nil else {
            let devices = pages.map { $0.on(os) }
            return resource(DeviceList(devices: devices, constants: ListedConstant.all), capacity: 1 << 15)
        }
        var response = HTTPResponse.resource(format == .pretty ? Self.prettyDevices : Self.compactDevices, for: head)
        response.fields.append(.vary, HTTPFieldName.accept.spelling)
        return response
    }

    // Made once: it is the longest of the resources, and always the same.
    private static let compactDevices = Representation(json: devices(.compact))
    private static let prettyDevices = Representation(json: devices(.pretty))

    private static func devices(_ format: JSONWriter.Format) -> [UInt8] {
        let list = DeviceList(devices: DevicePage.all, constants: ListedConstant.all)
        return JSONWriter.bytes(of: list, format, capacity: 1 << 18)
    }

    /// `GET /devices/{name}`: one device.
    func device(named part: String) throws(ServiceError) -> HTTPResponse {
        guard let name = part[...].decodedFromPath, let page = DevicePage.all.first(where: { $0.device.name == name })
        else { throw .unknownDevicePage(part) }
        let shown = page.on(try query.systemVersion)
        return self.page(shown, capacity: 4096, html: shown.html)
    }

    /// `GET /view-hierarchy`: the views of a bar, on a device with a version of iOS.
    func viewHierarchy() throws(ServiceError) -> HTTPResponse {
        resource(ViewHierarchy(in: try query.environment), capacity: 8192)
    }

    // MARK: - Pages

    /// Returns the answer to GET and HEAD on a resource that is available as JSON and as a page for people.
    private func page(
        _ page: some AnswerForm,
        capacity: Int = 2048,
        html: @autoclosure () -> HTMLPage
    ) -> HTTPResponse {
        if contentType == "text/html" { return self.page(html()) }
        var response = resource(page, capacity: capacity)
        response.fields.append(.vary, HTTPFieldName.accept.spelling)
        return response
    }

    /// Returns the answer with a page for people.
    private func page(_ html: HTMLPage) -> HTTPResponse {
        var response = HTTPResponse.resource(
            Representation(
                contentType: HTMLPage.contentType,
                body: html.bytes(linkPrefix: record.linkPrefix, hasPlayground: hasPlayground)
            ),
            for: head
        )
        response.fields.append(.contentSecurityPolicy, HTMLPage.contentSecurityPolicy)
        response.fields.append(.vary, HTTPFieldName.accept.spelling)
        return response
    }

    /// Returns the answer with a list of pages, each with its link.
    private func list<Page>(
        _ name: StaticString,
        _ title: String,
        _ pages: [Page],
        of entry: (Page) -> some AnswerForm,
        link: (Page) -> HTMLPage.Link
    ) -> HTTPResponse {
        page(
            Listing(name, pages.map(entry)),
            capacity: 16384,
            html: HTMLPage(title: title, blocks: [.list("All", pages.map(link))])
        )
    }

    /// `GET /diagnostics`: the kinds of diagnostics, and of findings of audits.
    func diagnostics() -> HTTPResponse {
        list("diagnostics", "Diagnostics", AuditPage.all, of: DiagnosticPageSummary.init) {
            HTMLPage.Link($0.code.rawValue, to: "/diagnostics/\($0.code.rawValue)", note: $0.symptom)
        }
    }

    /// `GET /diagnostics/{code}`: the meaning of a kind of diagnostic, and its remedy.
    func diagnostic(code: String) throws(ServiceError) -> HTTPResponse {
        guard let page = AuditPage.named(code) else { throw .unknownDiagnosticPage(code) }
        return self.page(page, html: page.html)
    }

    /// `GET /rules`: the rules that steps and diagnostics name.
    func rules() -> HTTPResponse {
        list("rules", "Rules", RulePage.all, of: { $0 }) {
            HTMLPage.Link($0.rule.id, to: "/rules/\($0.rule.id)", note: $0.rule.text)
        }
    }

    /// `GET /rules/{id}`: a rule and its sources.
    func rule(id: String) throws(ServiceError) -> HTTPResponse {
        guard let page = RulePage.named(id) else { throw .unknownRulePage(id) }
        return self.page(page, html: page.html)
    }

    /// `GET /references`: the facts and rules that diagnostics refer to.
    func references() -> HTTPResponse {
        list("references", "References", ReferencePage.all, of: ReferencePageSummary.init) {
            HTMLPage.Link($0.reference.id, to: "/references/\($0.reference.id)", note: $0.title)
        }
    }

    /// `GET /references/{id}`: a fact and its sources.
    func reference(id: String) throws(ServiceError) -> HTTPResponse {
        guard let page = ReferencePage.named(id) else { throw .unknownReferencePage(id) }
        return self.page(page, html: page.html)
    }

    /// `GET /problems`: the types of problems.
    func problems() -> HTTPResponse {
        list("problems", "Problems", Problem.Kind.allCases, of: ProblemSummary.init) {
            HTMLPage.Link($0.type, to: $0.type, note: $0.title)
        }
    }

    /// `GET /problems/{slug}`: the meaning of a type of problem.
    func problem(slug: String) throws(ServiceError) -> HTTPResponse {
        guard let kind = Problem.Kind(rawValue: slug) else { throw .unknownProblemPage(slug) }
        return page(kind, html: kind.html)
    }

    // MARK: - Schemas

    /// `GET /schemas`: the paths of the requests' schemas.
    func schemas() -> HTTPResponse {
        resource(Listing("schemas", RequestSchema.allCases.map { Link($0.path) }))
    }

    /// `GET /schemas/{name}.json`: a request as a JSON Schema, for editors.
    func schema(file: String) throws(ServiceError) -> HTTPResponse {
        guard let schema = RequestSchema(file: file), let representation = schema.representation(under: version)
        else {
            throw .unknownSchema(file)
        }
        return .resource(representation, for: head)
    }

    // MARK: - Service

    /// `GET /livez` and `GET /readyz`: whether the service runs, and whether it takes requests.
    func health(isReady: Bool) throws(ServiceError) -> HTTPResponse {
        guard isReady else { throw .notReady }
        var response = HTTPResponse.json(format == .pretty ? Self.prettyHealth : Self.compactHealth)
        response.fields.append(.cacheControl, "no-store")
        return response
    }

    private static let compactHealth = JSONWriter.bytes(of: Health())
    private static let prettyHealth = JSONWriter.bytes(of: Health(), .pretty)

    /// `GET /version`: the version of the service, and its versions of the contract.
    func version(_ configuration: NavigationStyleService.Configuration) -> HTTPResponse {
        resource(Version(version: configuration.version, contracts: configuration.contracts))
    }
}

/// An object with a single member, a list.
private struct Listing<Element: AnswerForm>: AnswerObject {
    let name: StaticString
    let elements: [Element]

    init(_ name: StaticString, _ elements: [Element]) {
        self.name = name
        self.elements = elements
    }

    static var shape: Shape { .openObject }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required(name, elements) }
}

/// The body of `GET /devices`.
struct DeviceList: AnswerObject {
    let devices: [DevicePage]
    let constants: [ListedConstant]

    static var shape: Shape { .named("DeviceList") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("devices", devices)
        visitor.required("constants", constants)
    }
}

/// The body of `GET /livez` and `GET /readyz`.
struct Health: AnswerObject {
    static var shape: Shape { .named("Health") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.required("status", "ok") }
}

/// The body of `GET /version`.
struct Version: AnswerObject {
    let version: String
    let contracts: [ContractVersion]

    static var shape: Shape { .named("Version") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", "navigation-style")
        visitor.required("version", version)
        visitor.required("contracts", contracts)
    }
}

extension HTTPResponse {
    /// `GET /metrics`: the metrics, in Prometheus' text format.
    static func metrics(_ text: [UInt8]) -> HTTPResponse {
        HTTPResponse(
            status: .ok,
            fields: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
            body: text
        )
    }
}

extension Query {
    /// The version of iOS; nil if none is given.
    fileprivate var systemVersion: SystemVersion? {
        get throws(ServiceError) {
            guard let text = try value(of: "os") else { return nil }
            guard let os = SystemVersion(text), os.isKnown else { throw .unknownSystemVersion(text) }
            return os
        }
    }

    /// The device; nil if none is given.
    fileprivate var device: Device? {
        get throws(ServiceError) {
            guard let name = try value(of: "device") else { return nil }
            guard let device = Device(named: name) else { throw .unknownDevice(name) }
            return device
        }
    }

    /// The device, the version and the orientation; defaults are those of a request's environment.
    fileprivate var environment: NavigationEnvironment {
        get throws(ServiceError) {
            var environment = NavigationEnvironment()
            environment.os = try systemVersion ?? environment.os
            environment.device = try device?.name ?? environment.device
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
