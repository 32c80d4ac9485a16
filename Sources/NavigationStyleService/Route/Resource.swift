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
        return .resource(Representation(json: body), for: self)
    }

    // MARK: - Devices

    /// `GET /devices`: the devices, the positions of their bars, and how well these are known.
    ///
    /// The query may select one device, or one version.
    func devices() throws(ServiceError) -> HTTPResponse {
        let (device, os) = (try query.device, try query.systemVersion)
        let pages = DevicePage.all.filter { $0.name == device?.name ?? $0.name }
        if contentType == "text/html" { return page(.list(of: pages)) }
        guard device == nil, os == nil else {
            let devices = pages.map { $0.on(os) }
            return resource(DeviceList(devices), capacity: 1 << 15)
        }
        var response = HTTPResponse.resource(format == .pretty ? Self.prettyDevices : Self.compactDevices, for: self)
        response.fields.append(.vary, HTTPFieldName.accept.spelling)
        return response
    }

    // Made once: it is the longest of the resources, and always the same.
    private static let compactDevices = Representation(json: devices(.compact))
    private static let prettyDevices = Representation(json: devices(.pretty))

    private static func devices(_ format: JSONWriter.Format) -> [UInt8] {
        let list = DeviceList(DevicePage.all)
        return JSONWriter.bytes(of: list, format, capacity: 1 << 18)
    }

    /// `GET /devices/{name}`: one device.
    func device() throws(ServiceError) -> HTTPResponse {
        page(try named(DevicePage.self).on(try query.systemVersion))
    }

    /// `GET /view-hierarchy`: the views of a bar, on a device with a version of iOS.
    func viewHierarchy() throws(ServiceError) -> HTTPResponse {
        resource(ViewHierarchy(in: try query.environment), capacity: 8192)
    }

    // MARK: - Pages

    /// `GET /rules` and its like: all pages of a kind, each with its link.
    func list<Page: HTMLResource>(of _: Page.Type) -> HTTPResponse {
        page(Listing(Page.all), capacity: 16384, html: .list(of: Page.all))
    }

    /// `GET /rules/{id}` and its like: one page.
    func page(_ page: some HTMLResource) -> HTTPResponse {
        let page = page.answered
        return self.page(page, capacity: 4096, html: page.html(hasPlayground: hasPlayground))
    }

    /// Returns the page that the path names.
    func named<Page: HTMLResource>(_: Page.Type) throws(ServiceError) -> Page {
        if let name = parameter[...].decodedFromPath, let page = Page.named(name) { return page }
        throw .notFound(noun: Page.words.one, name: parameter, list: Page.path, known: Page.all.map(\.name))
    }

    /// Returns the answer to GET and HEAD on a resource that is available as JSON and as a page for people.
    private func page(_ page: some AnswerForm, capacity: Int, html: @autoclosure () -> HTMLPage) -> HTTPResponse {
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
            for: self
        )
        response.fields.append(.contentSecurityPolicy, HTMLPage.contentSecurityPolicy)
        response.fields.append(.vary, HTTPFieldName.accept.spelling)
        return response
    }

    // MARK: - Schemas

    /// `GET /schemas`: the paths of the requests' schemas.
    func schemas() -> HTTPResponse {
        resource(SchemaList(RequestSchema.allCases.map(\.path)))
    }

    /// `GET /schemas/{name}.json`: a request as a JSON Schema, for editors.
    func schema() throws(ServiceError) -> HTTPResponse {
        let schema = RequestSchema(file: parameter)
        guard let representation = schema?.representation(under: version) else {
            throw .notFound(noun: "schema", name: parameter, list: "/schemas", known: RequestSchema.files)
        }
        return .resource(representation, for: self)
    }

    // MARK: - Service

    /// `GET /livez`, and `GET /readyz` while the service takes requests.
    func health() -> HTTPResponse {
        var response = HTTPResponse.json(format == .pretty ? Self.prettyHealth : Self.compactHealth)
        response.fields.append(.cacheControl, "no-store")
        return response
    }

    private static let compactHealth = JSONWriter.bytes(of: ServiceHealth())
    private static let prettyHealth = JSONWriter.bytes(of: ServiceHealth(), .pretty)

    /// `GET /version`: the version of the service, and its versions of the contract.
    func serviceVersion() -> HTTPResponse {
        let configuration = service.configuration
        return resource(ServiceVersion(configuration.version, configuration.contracts))
    }
}

extension DeviceList {
    /// Lists devices, with all numbers.
    init(_ devices: [DevicePage]) { self.init(devices, Constant.all + PreviewConstant.all + Constant.unknown) }
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
