public import NavigationStyle

// The answers in which problems may take the place of other answers.

extension CompareResponse: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("CompareResponse") }

    @inlinable
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let labeled = told?.labeled
        let differences = try members.member("differences", labeled?.differences)
        let unsayable = try members.member("unsayable", labeled?.unsayable)
        let leftOut = try members.optionalMember("leftOut", told?.leftOut)
        let results = try members.member("results", told?.results)
        self = try told ?? Self(labeled: differences, unsayable, leftOut: leftOut, results: results)
    }
}

extension CompareResponse.Entry: AnswerObject, ReadableMembers {
    @usableFromInline package static var shape: Shape { .named("ComparedResult") }

    @inlinable
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        let policy = try members.member("policy", told?.policy)
        let verdict = try members.member("verdict", told?.verdict)
        let told = told?.answer.mapError { Problem($0) }
        let answer = try members.answer(told, at: "/operation") { try $0.member($1, $2) }
        self.init(policy: policy, verdict: verdict, answer: answer.mapError { ScenarioError($0.faults) })
    }
}

// Forms of any type are written, and any decodable ones are read: the statements leave both to their last argument.

extension EnvironmentsResponse {
    @inlinable
    init<Members: AnswerMembers & ~Copyable>(
        _ members: inout Members,
        of told: Self?,
        _ member: (inout Members, StaticString, [Entry]?) throws -> [Entry]
    ) throws {
        let differences = try members.member("differences", told?.differences)
        self.init(differences: differences, results: try member(&members, "results", told?.results))
    }
}

extension EnvironmentsResponse.Entry {
    @inlinable
    init<Members: AnswerMembers & ~Copyable>(
        _ members: inout Members,
        of told: Self?,
        at index: Int = 0,
        _ member: (inout Members, StaticString, Answer?) throws -> Answer
    ) throws {
        let environment = try members.member("environment", told?.environment)
        let told = told?.answer.mapError { Problem($0) }
        let answer = try members.answer(told, at: "/environments/\(index)", member)
        self.init(environment: environment, answer: answer.mapError { ScenarioError($0.faults) })
    }
}

extension EnvironmentsResponse: AnswerForm, AnswerObject where Answer: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("EnvironmentsResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        _ = try? Self(&visitor, of: self) { visitor, name, _ in
            visitor.required(name, results.enumerated().map { EnvironmentResult(index: $0, entry: $1) })
            return results
        }
    }
}

/// The answer in one of several environments.
@usableFromInline
struct EnvironmentResult<Answer: AnswerForm & Hashable & Sendable>: AnswerObject {
    /// The index among the environments of the request.
    @usableFromInline let index: Int
    @usableFromInline let entry: EnvironmentsResponse<Answer>.Entry

    @usableFromInline init(index: Int, entry: EnvironmentsResponse<Answer>.Entry) {
        (self.index, self.entry) = (index, entry)
    }

    @usableFromInline package static var shape: Shape { .named("EnvironmentResult") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        _ = try? EnvironmentsResponse<Answer>.Entry(&visitor, of: entry, at: index) { $0.member($1, $2) }
    }
}

extension EnvironmentsResponse: Encodable where Answer: Encodable {
    /// Writes the differences and the answers, which must be of a type of this package.
    public func encode(to encoder: any Encoder) throws {
        guard let form = self as? any AnswerForm else {
            let context = EncodingError.Context(codingPath: encoder.codingPath, debugDescription: "Unknown answers")
            throw EncodingError.invalidValue(self, context)
        }
        try form.tree.encode(to: encoder)
    }
}

extension EnvironmentsResponse: Decodable where Answer: Decodable {
    /// Reads the differences and the answers.
    public init(from decoder: any Decoder) throws {
        var reader = try AnswerReader(decoder)
        try self.init(&reader, of: nil) { try $0.member($1, $2) }
    }
}

extension EnvironmentsResponse.Entry: Decodable where Answer: Decodable {
    /// Reads the answer in an environment.
    public init(from decoder: any Decoder) throws {
        var reader = try AnswerReader(decoder)
        try self.init(&reader, of: nil) { try $0.member($1, $2) }
    }
}

extension BatchResponse: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BatchResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("results", results)
    }
}

extension BatchResponse.Entry: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("BatchResult") }

    /// The pointer to the member that asks for an answer, within the item.
    @usableFromInline package static var pointer: String { "/operation" }

    @inlinable
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        id = try members.optionalMember("id", told?.id)
        answer = try members.answer(told?.answer, at: Self.pointer) { try $0.member($1, $2) }
    }
}

extension AnswerMembers where Self: ~Copyable {
    /// Writes or reads the members of an answer among others: its status and its body, the latter with `member`.
    ///
    /// A problem among them has no request id, so that equal requests get equal bytes. If the answer does not fit after
    /// those before it, it is replaced by a problem that says so, with the pointer `pointer`.
    @inlinable
    mutating func answer<Body>(
        _ told: Result<Body, Problem>?,
        at pointer: @autoclosure () -> String,
        _ member: (inout Self, StaticString, Body?) throws -> Body
    ) throws -> Result<Body, Problem> {
        try fitting { members in
            try members.statusAndBody(told, member)
        } otherwise: { members, limit in
            try members.statusAndBody(.failure(Problem(answerLongerThan: limit, at: pointer())), member)
        }
    }

    /// Writes or reads the members of an answer that fits.
    @inlinable
    mutating func statusAndBody<Body>(
        _ told: Result<Body, Problem>?,
        _ member: (inout Self, StaticString, Body?) throws -> Body
    ) throws -> Result<Body, Problem> {
        let problem: Problem? = if case .failure(let problem)? = told { problem } else { nil }
        let status = try self.member("status", problem?.kind.status ?? 200)
        let body: StaticString = "body"
        if status != 200 { return .failure(try self.member(body, problem)) }
        return .success(try member(&self, body, try? told?.get()))
    }
}
