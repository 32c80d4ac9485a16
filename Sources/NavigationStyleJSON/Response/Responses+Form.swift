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

extension CompareResponse.Entry: AnswerObject, Decodable {
    @usableFromInline package static var shape: Shape { .named("ComparedResult") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("policy", policy)
        visitor.required("verdict", verdict)
        answer.members(&visitor, at: "/operation") { Problem($0) }
    }

    /// Reads the result under a policy.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(
            policy: try object.value("policy"),
            verdict: try object.value("verdict"),
            answer: try object.answer().mapError { ScenarioError($0.faults) }
        )
    }
}

extension EnvironmentsResponse: AnswerForm, AnswerObject where Answer: AnswerForm {
    @usableFromInline package static var shape: Shape { .named("EnvironmentsResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("differences", differences)
        visitor.required("results", results.enumerated().map { EnvironmentResult(index: $0, entry: $1) })
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
        visitor.required("environment", entry.environment)
        entry.answer.members(&visitor, at: "/environments/\(index)") { Problem($0) }
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
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(differences: try object.value("differences"), results: try object.value("results"))
    }
}

extension EnvironmentsResponse.Entry: Decodable where Answer: Decodable {
    /// Reads the answer in an environment.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(
            environment: try object.value("environment"),
            answer: try object.answer().mapError { ScenarioError($0.faults) }
        )
    }
}

extension BatchResponse: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BatchResponse") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("results", results)
    }
}

extension BatchResponse.Entry: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("BatchResult") }

    /// The pointer to the member that asks for an answer, within the item.
    @usableFromInline package static var pointer: String { "/operation" }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.optional("id", id)
        answer.members(&visitor, at: Self.pointer) { $0 }
    }
}

extension BatchResponse.Entry: Decodable {
    /// Reads the answer to a request, and its id.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: ObjectKey.self)
        self.init(id: try object.valueUnlessAbsent("id"), answer: try object.answer())
    }
}

extension Result where Success: AnswerForm {
    /// Visits the members of an answer among others: its status and its body.
    ///
    /// A problem among them has no request id, so that equal requests get equal bytes. If the answer does not fit after
    /// those before it, it is replaced by a problem that says so, with the pointer `pointer`.
    @inlinable
    func members<Visitor: AnswerVisitor & ~Copyable>(
        _ visitor: inout Visitor,
        at pointer: @autoclosure () -> String,
        _ problem: (Failure) -> Problem
    ) {
        visitor.fitting { visitor in
            switch self {
            case .success(let response):
                visitor.required("status", 200)
                visitor.required("body", response)
            case .failure(let error): problem(error).statusAndBody(&visitor)
            }
        } otherwise: { visitor, limit in
            Problem(answerLongerThan: limit, at: pointer()).statusAndBody(&visitor)
        }
    }
}

extension Problem {
    /// Visits the members of an answer among others.
    @usableFromInline func statusAndBody<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("status", kind.status)
        visitor.required("body", self)
    }
}

extension KeyedDecodingContainer<ObjectKey> {
    /// Reads the members of an answer among others.
    fileprivate func answer<Body: Decodable>() throws -> Result<Body, Problem> {
        let status: Int = try value("status")
        return status == 200 ? .success(try value("body")) : .failure(try value("body"))
    }
}
