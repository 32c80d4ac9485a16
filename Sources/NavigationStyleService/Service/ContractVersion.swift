import HTTPMessage
public import NavigationStyle

/// A version of the contract; a client pins it with the first component of each path: `/v0/transition`.
///
/// A path without a version means the newest.
public struct ContractVersion: Hashable, Sendable {
    /// The name, which is the first component of its paths.
    public let name: String

    /// The day from which clients should use another version; nil if they need not (RFC 9745).
    public let deprecation: CalendarDay?

    /// The day from which its paths may be gone; nil if none is set (RFC 8594).
    public let sunset: CalendarDay?

    /// Makes a version.
    ///
    /// - Parameters:
    ///   - name: The first component of its paths.
    ///   - deprecation: The day from which clients should use another version.
    ///   - sunset: The day from which its paths may be gone.
    public init(name: String, deprecation: CalendarDay? = nil, sunset: CalendarDay? = nil) {
        self.name = name
        self.deprecation = deprecation
        self.sunset = sunset
    }

    /// All versions, the newest last.
    public static let all = [ContractVersion(name: "v0")]

    /// The prefix of its paths.
    var prefix: String { "/" + name }

    /// Writes the dates of the version's deprecation and sunset, if they are set.
    func write(to fields: inout HTTPFields) {
        if let deprecation { fields.append(.deprecation, "@\(deprecation.secondsSince1970)") }
        if let sunset { fields.append(.sunset, sunset.httpDate) }
    }
}

extension ContractVersion: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("ContractVersion") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("name", name)
        visitor.required("path", prefix)
        visitor.optional("deprecation", deprecation?.description)
        visitor.optional("sunset", sunset?.description)
    }
}

/// A path as it was sent, split from the version of the contract.
struct VersionedPath: Hashable {
    /// The version of the contract in the path; nil if it names none.
    let version: ContractVersion?
    /// The rest of the path, after the version.
    let path: String

    init(_ path: String, among versions: [ContractVersion]) {
        for version in versions where path.hasPrefix(version.prefix + "/") {
            self.version = version
            self.path = String(path.dropFirst(version.prefix.count))
            return
        }
        version = nil
        self.path = path
    }
}

/// A JSON Schema in an answer; its references into the contract are links.
struct LinkingSchema: AnswerForm {
    let schema: Value

    init(_ schema: Value) {
        self.schema = schema
    }

    static var shape: Shape { .open }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch schema {
        case .array(let elements):
            writer.beginArray()
            for element in elements { LinkingSchema(element).write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(escaping: member.key)
                if member.key == "$ref", case .string(let reference) = member.value, reference.hasPrefix("/") {
                    writer.link(reference)
                } else {
                    LinkingSchema(member.value).write(to: &writer)
                }
            }
            writer.endObject()
        case .null, .bool, .number, .string:
            writer.value(schema)
        }
    }
}
