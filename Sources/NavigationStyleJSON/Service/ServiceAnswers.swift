public import NavigationStyle

/// The answer to `GET /livez` and `GET /readyz`.
public struct ServiceHealth: Decodable, Hashable, Sendable {
    /// The state of the service: `ok`.
    public let status: String

    package init() { status = "ok" }
}

/// The answer to `GET /version`.
public struct ServiceVersion: Decodable, Hashable, Sendable {
    /// The name of the service.
    public let name: String
    /// The version of the service.
    public let version: String
    /// Its versions of the contract.
    public let contracts: [ContractVersion]

    package init(_ version: String, _ contracts: [ContractVersion]) {
        (name, self.version, self.contracts) = ("navigation-style", version, contracts)
    }
}

/// The answer to `GET /schemas`.
public struct SchemaList: Decodable, Hashable, Sendable {
    /// The paths of the schemas of requests.
    public let schemas: [String]

    package init(_ schemas: [String]) { self.schemas = schemas }
}

extension ServiceHealth: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("Health") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("status", status)
    }
}

extension ServiceVersion: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("Version") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("version", version)
        visitor.required("contracts", contracts)
    }
}

extension SchemaList: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("SchemaList") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("schemas", schemas.map { Link($0) })
    }
}
