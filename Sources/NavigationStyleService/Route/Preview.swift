import HTTPMessage
public import NavigationStyle
import NavigationStyleAudit
public import NavigationStyleJSON
public import NavigationStylePreview

extension NavigationStyleService {
    /// `POST /preview`: a picture of an operation's effects on the bars.
    func preview(_ call: inout Call) throws(ServiceError) -> HTTPResponse {
        let (picture, body) = try draw(call.body, for: &call)
        var response = HTTPResponse(status: .ok, body: body)
        response.fields.append(.contentType, picture.format.rawValue)
        response.describe(picture)
        return response
    }

    /// `GET /preview?r=…`, `GET /preview?example=…`: the same for a request in the address, so that a page can show it.
    func previewImage(_ call: inout Call) throws(ServiceError) -> HTTPResponse {
        let change = try call.query.previewChange(limit: configuration.limits.environments)
        let (picture, body) = try draw(try linkedRequest(call), for: &call, changedBy: change)
        let cacheControl = "\(configuration.tokens == nil ? "public" : "private"), max-age=86400"
        var response = HTTPResponse.resource(
            Representation(contentType: picture.format.rawValue, body: body),
            for: call,
            cacheControl: cacheControl
        )
        response.describe(picture)
        return response
    }

    /// Returns the request that an address contains or names.
    private func linkedRequest(_ call: Call) throws(ServiceError) -> [UInt8] {
        guard let parameter = try call.query.value(of: "r"), !parameter.isEmpty else {
            guard let name = try call.query.value(of: "example") else { throw .missingPreviewParameter }
            let examples = RequestExample.all.filter { $0.kind != .batch }
            guard let example = examples.first(where: { $0.name == name }) else {
                throw .invalidParameter("example", found: name, allowed: examples.map(\.name))
            }
            return example.json
        }
        do throws(PreviewParameter.Fault) {
            return try PreviewParameter.decode(parameter, limit: configuration.maximumBodyLength)
        } catch {
            throw .malformedPreviewParameter(error)
        }
    }

    /// Reads a request, draws its picture and writes it in the format that the client asks for.
    private func draw(
        _ asked: [UInt8],
        for call: inout Call,
        changedBy change: PreviewChange = PreviewChange()
    ) throws(ServiceError) -> (picture: (format: PictureFormat, form: PreviewOptions.Form), body: [UInt8]) {
        var text = asked
        guard let format = PictureFormat(rawValue: call.contentType) else { throw .noSuchPicture }
        let limits = configuration.limits
        var stopwatch = Stopwatch(now)
        var request = try stopwatch.decode(
            &call.record.phases,
            try PreviewRequest.asked(by: &text, within: limits, &call.budget)
        )
        try change.apply(to: &request)
        try call.reserve(request.work.memory)
        let answer = try stopwatch.answer(&call.record.phases, to: text, within: &call.budget, limits) {
            budget throws(ScenarioError) in try request.response(within: &budget)
        }
        let preview: Preview
        do throws(ScenarioError) { preview = try answer.drawn() } catch { throw .scenario(error) }
        stopwatch.lap(&call.record.phases.draw)
        call.record.form = request.form
        call.record.policy = preview.policy?.name
        for (operation, response) in answer.transitions { call.record.note(operation, response) }
        defer { stopwatch.lap(&call.record.phases.encode) }
        switch format {
        case .svg: return ((format, request.form), preview.svg())
        case .json:
            let parameter = PreviewParameter.encode(request.json())
            let answer = PreviewResponse(
                preview,
                link: call.record.linkPrefix + "/#r=" + parameter,
                image: call.record.linkPrefix + "/preview?r=" + parameter
            )
            return ((format, request.form), answer.json(pretty: call.format == .pretty))
        }
    }

    /// Reads a request for a picture, without HTTP and without drawing it.
    ///
    /// - Parameter body: The body of `POST /preview`.
    /// - Returns: The request.
    /// - Throws: The problem with the request.
    public func previewRequest(in body: [UInt8]) throws(Problem) -> PreviewRequest {
        var body = body
        return try previewRequest(in: &body)
    }

    /// Reads a request, or a graph and a path, which `body` replaces by the request they stand for.
    private func previewRequest(in body: inout [UInt8]) throws(Problem) -> PreviewRequest {
        var budget = configuration.workBudget
        do throws(JSONRequestError) {
            return try .asked(by: &body, within: configuration.limits, &budget)
        } catch {
            throw Problem(error)
        }
    }

    /// Draws the picture of a request, without HTTP.
    ///
    /// - Parameters:
    ///   - body: The body of `POST /preview`.
    ///   - change: Changes the request before it is drawn.
    /// - Returns: The picture, and the path at which a person can change the request.
    /// - Throws: The problem with the request.
    public func preview(
        of body: [UInt8],
        changedBy change: (inout PreviewRequest) throws(ScenarioError) -> Void
    ) throws(Problem) -> (picture: Preview, link: String) {
        var body = body
        var request = try previewRequest(in: &body)
        do throws(ScenarioError) {
            try change(&request)
            return (try request.preview(), request.playgroundLink)
        } catch {
            throw Problem(error.inOrder(of: body, limits: configuration.limits))
        }
    }
}

extension HTTPResponse {
    /// Adds the fields that all pictures have: that their format was chosen, their name, and that nothing in them may
    /// run.
    fileprivate mutating func describe(_ picture: (format: PictureFormat, form: PreviewOptions.Form)) {
        fields.append(.vary, HTTPFieldName.accept.spelling)
        guard picture.format == .svg else { return }
        fields.append(
            .contentSecurityPolicy,
            "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
        )
        fields.append(.contentDisposition, "inline; filename=\"navigation-style-\(picture.form.rawValue).svg\"")
    }
}

extension PreviewRequest: PathRequest {
    static var question: GraphQuestion.Kind { .preview }
}
