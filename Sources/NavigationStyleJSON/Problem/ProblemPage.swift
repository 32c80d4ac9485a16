public import NavigationStyle

/// The public description of a kind of problem: `GET /problems/{slug}`.
public struct ProblemPage: Hashable, Sendable {
    /// An entry of the list of problems.
    public struct Summary: Hashable, Sendable {
        /// The kind.
        public let kind: Problem.Kind
        /// The title of its problems.
        public let title: String
    }

    /// The entry of the list.
    public let entry: Summary
    /// The meaning of the kind and the remedy.
    public let explanation: String
}

extension ProblemPage: ResourcePage {
    /// The words for kinds of problems.
    public static let words: (one: String, all: StaticString) = ("problem", "problems")

    /// The page of every kind.
    public static let all = Problem.Kind.allCases.map {
        ProblemPage(entry: Summary(kind: $0, title: $0.title), explanation: $0.explanation)
    }

    /// The last part of the kind's `type`.
    public var name: String { entry.kind.rawValue }
}

extension ProblemPage: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ProblemPage") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        entry = try Summary(&members, of: told?.entry)
        explanation = try members.member("explanation", told?.explanation)
    }
}

extension ProblemPage.Summary: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("ProblemSummary") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        kind = try members.member("type", told?.kind)
        title = try members.member("title", told?.title)
        members.derived("status", told?.kind.status)
    }
}

extension Problem.Kind: AnswerForm, Codable {
    @usableFromInline package static var shape: Shape { .string }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.link(type) }

    /// Reads a `type`, whose last part is the kind.
    public init(from decoder: any Decoder) throws {
        let type = try decoder.singleValueContainer().decode(String.self)
        guard let kind = Self(rawValue: String(type.split(separator: "/").last ?? "")) else {
            throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected the type of a problem")
        }
        self = kind
    }

    /// Writes the `type`.
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}
