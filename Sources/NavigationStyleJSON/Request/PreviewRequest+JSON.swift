import NavigationStyle
public import NavigationStylePreview

extension PreviewRequest {
    /// Reads the body of `POST /preview`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        var draft = RequestDraft(.preview)
        try json.withBytes { bytes throws(JSONRequestError) in try draft.read(bytes, limits: limits) }
        self = try draft.takePreview()
    }

    /// The request as the body of `POST /preview`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: subject.scenario.jsonCapacity)
    }
}

extension PreviewRequest: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        switch subject {
        case .resolve(let request): request.scenario.writeMembers(to: &writer)
        case .transition(let request):
            request.scenario.writeMembers(to: &writer)
            writer.member("operation", request.operation)
        case .replay(let request):
            request.scenario.writeMembers(to: &writer)
            writer.key("operations")
            writer.array(request.operations)
        case .compare(let request):
            var scenario = request.scenario
            // The scenario's own policy has no place in the text.
            scenario.policy = PolicySelection()
            writer.key("policies")
            writer.array(request.policies)
            scenario.writeMembers(to: &writer)
            writer.member("operation", request.operation)
        }
        if options != PreviewOptions() { writer.member("preview", options) }
        writer.endObject()
    }
}

extension PreviewOptions: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case form, at, width, extent, content, annotations, guides, caption, loop, idPrefix
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .form: form = try reader.name()
            case .at: at = try reader.moments()
            case .width: width = try reader.double()
            case .extent: extent = try reader.name() ?? extent
            case .content: content = try reader.name() ?? content
            case .annotations: annotations = try reader.boolean() ?? true
            case .guides: guides = try reader.boolean() ?? false
            case .caption: caption = try reader.boolean() ?? true
            case .loop: loop = try reader.boolean() ?? false
            case .idPrefix: idPrefix = try reader.string() ?? idPrefix
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        let usual = PreviewOptions()
        writer.beginObject()
        writer.member("form", name: form)
        if let at {
            writer.key("at")
            writer.beginArray()
            for moment in at { writer.double(moment) }
            writer.endArray()
        }
        writer.member("width", width)
        if extent != usual.extent { writer.member("extent", name: extent) }
        if content != usual.content { writer.member("content", name: content) }
        if !annotations { writer.member("annotations", false) }
        if guides { writer.member("guides", true) }
        if !caption { writer.member("caption", false) }
        if loop { writer.member("loop", true) }
        if idPrefix != usual.idPrefix { writer.member("idPrefix", idPrefix) }
        writer.endObject()
    }
}

extension JSONReader {
    /// Reads moments; those that are no numbers are 0.
    fileprivate mutating func moments() throws(JSONMalformed) -> [Double]? {
        guard var scope = try array() else { return nil }
        var moments: [Double] = []
        while try element(in: &scope) {
            // One more than there may be tells that there are too many.
            guard scope.count <= PreviewOptions.momentCounts.upperBound + 1 else {
                try skipValue()
                continue
            }
            moments.append(try double() ?? 0)
        }
        return moments
    }
}

extension PreviewOptions.Form: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension PreviewOptions.Extent: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension PreviewOptions.Content: JSONName {
    package static let names = JSONNameTable(Self.self)
}
