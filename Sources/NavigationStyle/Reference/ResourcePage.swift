/// A page about one of the things that the service documents, and its entry in the list of all.
public protocol ResourcePage: Codable, Hashable, Sendable {
    /// The type of entries.
    associatedtype Entry: Codable, Hashable, Sendable = Self

    /// The words for one of these things and for all; the latter is also the path of their list.
    static var words: (one: String, all: StaticString) { get }
    /// All pages of the kind.
    static var all: [Self] { get }
    /// The end of its path.
    var name: String { get }
    /// The entry of the list.
    var entry: Entry { get }
}

extension ResourcePage {
    /// Returns the page at the path that ends in `name`; nil if there is none.
    public static func named(_ name: String) -> Self? { all.first { $0.name == name } }
}

extension ResourcePage where Entry == Self {
    /// The page itself.
    public var entry: Self { self }
}

/// The list of all pages of a kind, such as the answer to `GET /rules`.
public struct Listing<Page: ResourcePage>: Hashable, Sendable {
    /// The entries.
    public let entries: [Page.Entry]

    /// Lists some pages.
    package init(_ pages: [Page]) { entries = pages.map(\.entry) }
}

extension Listing: AnswerForm, AnswerObject, Encodable, AnswerEncodable, Decodable, ReadableMembers, ReadableAnswer
where Page.Entry: AnswerForm {
    @usableFromInline package static var shape: Shape { .openObject }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        entries = try members.member(Page.words.all, told?.entries)
    }
}
