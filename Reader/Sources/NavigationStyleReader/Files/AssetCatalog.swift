import Foundation
import NavigationStyle

/// The named colors of asset catalogs.
enum AssetCatalog {
    /// The color set that is the tint of all windows, unless a build setting names another.
    static let accent = "AccentColor.colorset"

    /// The color that `Contents.json` of a color set says, if it says it in numbers.
    static func color(_ bytes: [UInt8]) -> Value? {
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)) else { return nil }
        var light: String?
        var dark: String?
        for entry in contents.colors {
            let appearances = entry.appearances ?? []
            guard let color = entry.color?.hex else { continue }
            if appearances.isEmpty { light = light ?? color }
            if appearances.map(\.value) == ["dark"] { dark = dark ?? color }
        }
        guard let light else { return nil }
        guard let dark, dark != light else { return .string(light) }
        return .object(members: ["light": .string(light), "dark": .string(dark)])
    }

    /// The names by which code may ask for a color set: its own, and that with the folders of its catalog.
    static func names(ofSetAt path: [String]) -> [String] {
        guard let set = path.last, set.hasSuffix(".colorset") else { return [] }
        let own = String(set.dropLast(".colorset".count))
        let folders = path.dropLast().reversed().prefix { !$0.hasSuffix(".xcassets") }.reversed()
        return folders.isEmpty ? [own] : [own, (folders + [own]).joined(separator: "/")]
    }

    private struct Contents: Decodable {
        var colors: [Entry]
    }

    private struct Entry: Decodable {
        var color: Color?
        var appearances: [Appearance]?
    }

    private struct Appearance: Decodable {
        var value: String
    }

    private struct Color: Decodable {
        var components: [String: String]?

        /// `#RRGGBB` or `#RRGGBBAA`.
        var hex: String? {
            guard let components, let alpha = number("alpha") else { return nil }
            if let white = number("white") { return Run.hex([white, white, white, alpha]) }
            guard let red = number("red"), let green = number("green"), let blue = number("blue"), !components.isEmpty
            else { return nil }
            return Run.hex([red, green, blue, alpha])
        }

        /// A component from 0 to 1: written as `0.5`, `128` or `0x80`.
        private func number(_ name: String) -> Double? {
            guard let text = components?[name] else { return name == "alpha" ? 1 : nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text), number.isFinite else { return nil }
            return text.contains(".") || name == "alpha" ? number : number / 255
        }
    }
}
