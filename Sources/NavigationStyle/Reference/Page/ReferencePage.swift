/// The text behind a reference, in our own words: `GET /references/{id}`.
public struct ReferencePage: Hashable, Sendable {
    /// The reference, by which rules and diagnostics name the page.
    public let reference: Reference
    /// The subject.
    public let title: String
    /// The fact.
    public let text: String
    /// The sources of the fact, in words.
    public let sources: [String]
    /// The references of a rule; empty for a fact.
    public let references: [Reference]

    /// Creates the page of a fact.
    init(_ id: String, _ title: String, _ text: String, from sources: [String]) {
        reference = Reference(id)
        self.title = title
        self.text = text
        self.sources = sources
        references = []
    }

    /// Creates the page of a rule, which a diagnostic may refer to as well.
    init(_ rule: Rule) {
        reference = Reference(rule.id)
        title = "Rule \(rule.id)"
        text = rule.text
        sources = rule.sources.map { $0.page?.title ?? $0.id }
        references = rule.sources
    }
}

extension ReferencePage {
    /// The page of every reference that an answer can name: facts of the articles, UIKit and libraries, and rules.
    public static let all = facts + Rule.all.filter { byFactID[$0.id] == nil }.map { ReferencePage($0) }

    /// The pages of facts, without those of rules.
    static let facts =
        article + otherArticles + appearance + layout + lifecycle + details + surroundings + aroundTheBar
        + libraries + frameworks

    private static let byFactID = Dictionary(uniqueKeysWithValues: facts.map { ($0.reference.id, $0) })

    /// Returns the fact with `id`; nil if there is none.
    fileprivate static func fact(_ id: String) -> ReferencePage? { byFactID[id] }
}

extension ReferencePage: ResourcePage {
    /// The words for references.
    public static let words: (one: String, all: StaticString) = ("reference", "references")

    /// An entry of the list of references.
    public struct Summary: Decodable, Hashable, Sendable {
        /// The reference.
        public let id: Reference
        /// The subject.
        public let title: String
    }

    /// The id.
    public var name: String { reference.id }
    /// The entry of the list.
    public var entry: Summary { Summary(id: reference, title: title) }
}

extension Reference {
    /// The page of the fact; nil for a rule.
    fileprivate var page: ReferencePage? { ReferencePage.fact(id) }
}
