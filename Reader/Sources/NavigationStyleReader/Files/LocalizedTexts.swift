import Foundation

/// The texts of an app in the language that it is written in: the tables in `en.lproj` or `Base.lproj`, and catalogs.
struct LocalizedTexts {
    /// The table whose name need not be said.
    static let usual = "Localizable"

    /// A key of a table.
    private struct Key: Hashable {
        var key: String
        var table: String
    }

    /// The texts by their keys; nil where several differ, or another language alone has one.
    private var texts: [Key: String?] = [:]
    private var several: Set<Key> = []
    private var paths: [Key: String?] = [:]

    /// Whether a file has texts: of other languages those count that say which keys the usual table has.
    static func reads(_ uri: String) -> Bool {
        uri.hasSuffix(".xcstrings") || uri.hasSuffix(".strings") && (isOwn(uri) || table(of: uri) == usual)
    }

    private static func isOwn(_ uri: String) -> Bool {
        ["en.lproj", "Base.lproj"].contains(uri.split(separator: "/").dropLast().last)
    }

    private static func table(of uri: String) -> String {
        let name = uri.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// Takes a file.
    mutating func add(_ bytes: [UInt8], at uri: String) {
        let table = Self.table(of: uri)
        if uri.hasSuffix(".xcstrings") { return addCatalog(bytes, table) }
        let isOwn = Self.isOwn(uri)
        for (key, text) in Self.pairs(in: Self.text(of: bytes)) { add(isOwn ? text : nil, Key(key: key, table: table)) }
    }

    /// The text that a table has for a key.
    func known(_ key: String, in table: String = usual) -> String? { texts[Key(key: key, table: table)] ?? nil }

    /// The text that a person sees for a key of the usual table; nil where nobody knows.
    func text(for key: String) -> String? {
        if let known = texts[Key(key: key, table: Self.usual)] { return known }
        // A key without a text is shown as it is. A name of a text belongs to a table that was not seen.
        let isName = !key.contains(" ") && key.contains { "_.-".contains($0) }
        return isName ? nil : key
    }

    /// The text that a member of nested types stands for; nil where two keys come to the same.
    func text(ofPath names: [String], in table: String = usual) -> String? {
        paths[Key(key: names.map(Vocabulary.key).joined(), table: Vocabulary.key(table))] ?? nil
    }

    /// Prepares the texts for the names in generated code.
    mutating func index() {
        for (key, text) in texts {
            let path = Key(key: Vocabulary.key(key.key), table: Vocabulary.key(key.table))
            paths[path] = .some(paths[path] == nil ? text : nil)
        }
    }

    private mutating func add(_ text: String?, _ key: Key) {
        switch texts[key] {
        case nil: texts[key] = .some(text)
        case .some(let known?) where text != nil && text != known:
            texts[key] = .some(nil)
            several.insert(key)
        case .some(nil) where text != nil && !several.contains(key): texts[key] = .some(text)
        default: break
        }
    }

    // MARK: - Catalogs

    private struct Catalog: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]

        struct Entry: Decodable {
            var localizations: [String: Localization]?
        }

        struct Localization: Decodable {
            var stringUnit: Unit?
        }

        struct Unit: Decodable {
            var value: String
        }
    }

    private mutating func addCatalog(_ bytes: [UInt8], _ table: String) {
        guard let catalog = try? JSONDecoder().decode(Catalog.self, from: Data(bytes)) else { return }
        for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key }) {
            guard let own = entry.localizations?[catalog.sourceLanguage] else {
                add(key, Key(key: key, table: table))
                continue
            }
            add(own.stringUnit?.value, Key(key: key, table: table))
        }
    }

    // MARK: - Tables

    private static func text(of bytes: [UInt8]) -> String {
        let isWide = bytes.first == 0xFE || bytes.first == 0xFF
        return isWide ? String(data: Data(bytes), encoding: .utf16) ?? "" : String(decoding: bytes, as: UTF8.self)
    }

    /// The pairs of `"key" = "text";`, without comments.
    private static func pairs(in table: String) -> [(key: String, text: String)] {
        var rest = Array(table.unicodeScalars)[...]
        var result: [(String, String)] = []
        var key: String?
        while let scalar = rest.popFirst() {
            switch scalar {
            case "/" where rest.first == "*":
                rest = rest.dropFirst()
                while let inner = rest.popFirst(), inner != "*" || rest.first != "/" {}
                rest = rest.dropFirst()
            case "/" where rest.first == "/": rest = rest.drop { $0 != "\n" }
            case "\"":
                let text = quoted(&rest)
                if let known = key {
                    result.append((known, text))
                    key = nil
                } else {
                    key = text
                }
            case ";": key = nil
            default: break
            }
        }
        return result
    }

    /// Takes a text up to its closing quotation mark.
    private static func quoted(_ rest: inout ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst(), scalar != "\"" {
            guard scalar == "\\" else {
                text.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n"?: text.append("\n")
            case "t"?: text.append("\t")
            case let other?: text.append(other)
            case nil: break
            }
        }
        return String(text)
    }
}
