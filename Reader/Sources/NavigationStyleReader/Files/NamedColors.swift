import NavigationStyle

/// The named colors of asset catalogs.
///
/// Targets of one app may have different colors of one name: those count that are nearest in the folders.
struct NamedColors {
    private var sets: [String: [(folders: [Substring], color: Value)]] = [:]

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

    /// The colors of which it is clear which is meant wherever they are named.
    var certain: [String: Value] { sets.compactMapValues { Self.only($0.map(\.color)) } }

    private static func only(_ colors: [Value]) -> Value? {
        colors.allSatisfy { $0 == colors.first } ? colors.first : nil
    }
}
