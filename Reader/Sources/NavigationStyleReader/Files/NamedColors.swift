import NavigationStyle

/// The named colors of asset catalogs.
///
/// Targets of one app may have different colors of one name: those count that are nearest in the folders.
struct NamedColors {
    private var sets: [String: [(folders: [Substring], color: Value)]] = [:]
    private var members: [String: Value] = [:]
    private var paths: [String: Value] = [:]

    /// Takes a color set under its own name, and under that with the folders of its catalog.
    mutating func add(_ color: Value, at uri: String) {
        let folders = uri.split(separator: "/").dropLast()
        for name in AssetCatalog.names(ofSetAt: folders.map(String.init)) {
            sets[name, default: []].append((Array(folders), color))
        }
    }

    /// The color of that name for code in a file; nil where there is none, or where several are as near.
    func color(_ name: String, for uri: String) -> Value? {
        guard let sets = sets[name] else { return nil }
        if let color = Self.only(sets.map(\.color)) { return color }
        let own = uri.split(separator: "/").dropLast()
        let shared = sets.map { zip($0.folders, own).prefix { $0 == $1 }.count }
        let most = shared.max()
        return Self.only(zip(sets, shared).filter { $1 == most }.map(\.0.color))
    }

    /// Prepares the colors for the names in generated code.
    mutating func index() {
        let certain = sets.compactMapValues { Self.only($0.map(\.color)) }
        // Where two names come to the same, nobody knows which is meant.
        let named = Dictionary(grouping: certain, by: { Vocabulary.key($0.key) })
        members = named.compactMapValues { Self.only($0.map(\.value)) }
        let keys = certain.map { (Self.pathKey($0.key.split(separator: "/").map(String.init)), $0.value) }
        paths = Dictionary(keys) { first, _ in first }
    }

    /// The color that a member stands for which Xcode, SwiftGen or R.swift generates.
    func color(ofMember name: String) -> Value? {
        members[Vocabulary.key(name)] ?? members[Vocabulary.key(name) + "color"]
    }

    /// The color in folders of a catalog that a member of nested types stands for: `Colors.Brand.sky`.
    func color(ofPath names: [String]) -> Value? { paths[Self.pathKey(names)] }

    private static func pathKey(_ names: [String]) -> String { names.map(Vocabulary.key).joined(separator: "/") }

    private static func only(_ colors: [Value]) -> Value? {
        colors.allSatisfy { $0 == colors.first } ? colors.first : nil
    }
}
