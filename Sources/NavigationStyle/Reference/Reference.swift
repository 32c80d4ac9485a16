/// A source of a statement: a section of an article or of a collection of facts, or a rule that steps and pages name.
///
/// Its id is `seed0.4.3.1`, `uikit.C6`, `around.M4`, `libraries.1.9` or that of the rule, such as `meituan.usage.2`.
public struct Reference: Hashable, Sendable, LosslessStringConvertible {
    /// The id.
    public let id: String

    /// Creates a reference from its id.
    public init(_ description: String) {
        id = description
    }

    /// The id.
    public var description: String { id }
}

extension Reference: ExpressibleByStringLiteral {
    /// Creates a reference from its id.
    public init(stringLiteral id: String) {
        self.init(id)
    }
}

extension Reference: ReadableText {
    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.string(id) }
}

extension Reference {
    /// The name of the work, and the section in it; a rule has no section.
    fileprivate var parts: (work: String, section: String) {
        let dot = id.utf8.firstIndex(of: UInt8(ascii: "."))
        let start = dot.map { id[..<$0] } ?? id[...]
        guard let work = Self.works.first(where: { $0.id == start }) else { return (id, "") }
        return (work.words, dot.map { String(id[id.utf8.index(after: $0)...]) } ?? "")
    }

    private static let works: [(id: String, words: String)] =
        (0...4).map { ("seed\($0)", "seed \($0)") } + [
            ("uikit", "uikit.md"), ("around", "around.md"), ("libraries", "libraries.md"),
        ]
}

extension [Reference] {
    /// The references in words: `seed 0, 4.3.1 and 6.6; meituan.usage.2`.
    public var words: String {
        var works: [(name: String, sections: [String])] = []
        for (work, section) in map(\.parts) {
            if works.last?.name != work { works.append((work, [])) }
            if !section.isEmpty { works[works.count - 1].sections.append(section) }
        }
        return works.map { work in
            guard let last = work.sections.last else { return work.name }
            let others = work.sections.dropLast().joined(separator: ", ")
            // The section of an article follows a comma.
            let name = work.name.hasPrefix("seed") ? work.name + ", " : work.name + " "
            return name + (others.isEmpty ? last : others + " and " + last)
        }
        .joined(separator: "; ")
    }
}

/// References with their words, which are composed once.
struct Sources: Hashable, Sendable, ExpressibleByArrayLiteral {
    let references: [Reference]
    let words: String

    init(_ references: [Reference]) {
        self.references = references
        words = references.words
    }

    init(arrayLiteral references: Reference...) {
        self.init(references)
    }
}
