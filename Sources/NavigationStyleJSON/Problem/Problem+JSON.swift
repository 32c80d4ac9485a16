public import NavigationStyle

extension Problem {
    /// Returns the problem as the body of an answer, `application/problem+json`.
    ///
    /// - Parameters:
    ///   - instance: The id of the request that has the problem.
    ///   - pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(instance: String, pretty: Bool = false) -> [UInt8] {
        json(instance: instance, pretty ? .pretty : .compact, linkPrefix: "")
    }

    package func json(instance: String, _ format: JSONWriter.Format, linkPrefix: String) -> [UInt8] {
        var problem = self
        problem.instance = instance
        return JSONWriter.bytes(format, capacity: capacity) { writer in
            writer.linkPrefix = linkPrefix
            writer.form(problem)
        }
    }

    /// Returns the problem without HTTP: without a status and a request id.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool) -> [UInt8] {
        JSONWriter.bytes(of: WithoutStatus(problem: self), pretty ? .pretty : .compact, capacity: capacity)
    }

    /// The bytes that are probably enough for it.
    private var capacity: Int { 512 + faults.count * 256 }

    /// A problem with a file.
    private struct WithoutStatus: AnswerObject {
        let problem: Problem

        static var shape: Shape { Problem.shape }

        func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            _ = try? Problem(&visitor, of: problem, hasStatus: false)
        }
    }
}

extension Problem: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Problem") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        try self.init(&members, of: told, hasStatus: true)
    }

    private init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?, hasStatus: Bool) throws {
        kind = try members.member("type", told?.kind)
        members.derived("title", told?.kind.title)
        members.derived("status", hasStatus ? told?.kind.status : nil)
        detail = try members.member("detail", told?.detail)
        instance = try members.optionalMember("instance", told?.instance)
        let line = try members.optionalMember("line", told?.place?.line)
        let column = try members.optionalMember("column", told?.place?.column)
        let offset = try members.optionalMember("offset", told?.place?.offset)
        place = line.map { JSONPlace(line: $0, column: column ?? 1, offset: offset ?? 0) }
        // The faults of a body have no parameter.
        let parameterFault = told?.parameter.map { ParameterFault(parameter: $0, detail: told?.detail ?? "") }
        let parameters = try? members.list("errors", parameterFault.map { [$0] })
        parameter = parameters?.first?.parameter
        faults = try parameter == nil ? members.list("errors", told?.faults) : []
    }
}

/// A query parameter as an element of `errors`.
private struct ParameterFault: ReadableAnswer {
    let parameter: Problem.Parameter
    let detail: String

    init(parameter: Problem.Parameter, detail: String) { (self.parameter, self.detail) = (parameter, detail) }

    static var shape: Shape { .named("Fault") }

    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let code = try members.member("code", told?.parameter.code)
        let name = try members.member("parameter", told?.parameter.name)
        detail = try members.member("detail", told?.detail)
        parameter = Problem.Parameter(
            code: code,
            name: name,
            allowed: try members.optionalMember("allowed", told?.parameter.allowed),
            suggestion: try members.optionalMember("suggestion", told?.parameter.suggestion)
        )
    }
}
