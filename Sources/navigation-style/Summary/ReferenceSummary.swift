internal import NavigationStyle
internal import NavigationStyleJSON

/// A page of the reference in words, for a person at a terminal: lists by name, pages by member, views as a tree.
struct ReferenceSummary {
    private let page: Value

    /// Reads a page; nil if it is not JSON.
    init?(of content: [UInt8]) {
        guard let page = Value(content: content) else { return nil }
        self.page = page
    }

    func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        if let root = page["navigationBar"], root["class"] != nil {
            lines = [style(.bold, text: page.environmentWords)] + tree(root, depth: 0, style)
        } else if let title = page.title {
            lines = [style(.bold, text: title)]
            for member in page.orderedMembers { lines += part(member, style) }
        } else {
            for member in page.orderedMembers {
                if !lines.isEmpty { lines += ["", style(.bold, text: member.key)] }
                lines += list(member.value.elements, style)
            }
        }
        return (lines + ["", style(.dim, text: "--json prints the whole answer.")]).joined(separator: "\n") + "\n"
    }

    /// Returns a line for each thing, with its summary in a sentence.
    private func list(_ things: [Value], _ style: TextStyle) -> [String] {
        let width = things.map { ($0.title ?? "").count }.max() ?? 0
        return things.map { thing in
            "  \((thing.title ?? "").padded(to: width))  \(thing.subtitle)"
        }
    }

    private func part(_ member: Value.Member, _ style: TextStyle) -> [String] {
        let heading = ["", style(.bold, text: member.key)]
        switch member.value {
        case .null, .array([]), .object([]): return []
        // Requests and schemas are for programs, which read them as JSON.
        case .object where ["example", "schemas"].contains(member.key): return []
        case .array(let elements) where elements.allSatisfy { $0.title != nil }:
            return heading + list(elements, style)
        case .array, .object, .string, .number, .bool: return heading + member.value.block.map { "  " + $0 }
        }
    }

    private func tree(_ view: Value, depth: Int, _ style: TextStyle) -> [String] {
        var line = String(repeating: "  ", count: depth + 1) + (view["class"]?.string ?? "a view")
        let frame = ["x", "y", "width", "height"].compactMap { view["frame"]?[$0]?.words }
        if frame.count == 4 { line += style(.dim, text: "  \(frame[0]), \(frame[1])  \(frame[2]) × \(frame[3])") }
        if let condition = view["condition"]?.string { line += style(.dim, text: "  \(condition.onOneLine)") }
        return [line] + (view["subviews"]?.elements ?? []).flatMap { tree($0, depth: depth + 1, style) }
    }
}

extension Value {
    /// The members that name a thing of the reference, in order of preference.
    private static let titles = ["name", "code", "id"]
    /// The members that summarize a thing in a sentence.
    private static let subtitles = ["summary", "symptom", "text", "type"]

    /// The value on lines: an object has one for each member, and more below it if the value does not fit on one.
    fileprivate var block: [String] {
        switch self {
        case .array(let elements):
            elements.flatMap { element in
                element.isPlain
                    ? [element.words]
                    : element.block.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
            }
        case .object(let members):
            members.filter { $0.value != .null }.flatMap { member -> [String] in
                member.value.fitsOnLine
                    ? ["\(member.key): \(member.value.words)"]
                    : ["\(member.key):"] + member.value.block.map { "  " + $0 }
            }
        case .null, .bool, .number, .string: [words]
        }
    }

    /// Whether it has no parts.
    private var isPlain: Bool { elements.isEmpty && members.isEmpty }

    /// Whether it fits on a line: plain, or short and made of plain parts.
    private var fitsOnLine: Bool {
        isPlain || (elements + members.map(\.value)).allSatisfy(\.isPlain) && words.count <= Self.mostOnLine
    }

    private static let mostOnLine = 80

    fileprivate var title: String? { Self.titles.lazy.compactMap { self[$0]?.string }.first }

    fileprivate var subtitle: String {
        if let sentence = Self.subtitles.lazy.compactMap({ self[$0]?.string }).first { return sentence.onOneLine }
        if let screen = self["screen"], let width = screen["width"]?.words, let height = screen["height"]?.words {
            return "\(width) × \(height) points"
        }
        return [self["value"]?.words, self["unit"]?.string].compactMap(\.self).joined(separator: " ")
    }

    /// The members without the title: first those that describe the thing, then the others in their order.
    fileprivate var orderedMembers: [Member] {
        let first = Self.subtitles + ["severity", "cause", "remedy", "devices"]
        func place(_ key: String) -> Int { first.firstIndex(of: key) ?? first.count }
        return members.filter { !Self.titles.contains($0.key) }.sorted {
            (place($0.key), $0.key) < (place($1.key), $1.key)
        }
    }
}
