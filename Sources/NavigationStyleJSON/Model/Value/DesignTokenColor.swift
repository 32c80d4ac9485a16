import NavigationStyle

/// A color as the Design Tokens format writes it, version 2025.10: `{"colorSpace", "components", "alpha"}`.
struct DesignTokenColor {
    /// The color spaces that are understood.
    enum Space: String, CaseIterable, JSONName, JSONReadable {
        case srgb
        static let names = JSONNameTable(Self.self)

        init?(from reader: inout JSONReader) throws(JSONMalformed) {
            guard let space: Space = try reader.name() else { return nil }
            self = space
        }
    }

    var isSRGB = false
    var components: [Double]?
    var alpha = 1.0

    /// The color in bytes, if all of it is there.
    var color: Color? {
        guard isSRGB, let components, components.count == 3 else { return nil }
        return Color(
            RGBA(
                red: Self.byte(components[0]),
                green: Self.byte(components[1]),
                blue: Self.byte(components[2]),
                alpha: Self.byte(alpha)
            )
        )
    }

    /// Reads three components of 0…1; `"none"`, a component that a color does not have, counts as 0 (CSS Color 4, 4.4).
    mutating func readComponents(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.array() else { return }
        var components: [Double] = []
        while try reader.element(in: &scope) {
            if reader.next == UInt8(ascii: "\"") {
                if let _: Word = try reader.name() { components.append(0) }
            } else if let component = try reader.double(in: 0...1) {
                components.append(component)
            }
        }
        if scope.count != 3 { reader.note(.wrongCount(expected: 3, found: scope.count), at: scope.offset) }
        self.components = components
    }

    private enum Word: String, CaseIterable, JSONName {
        case none
        static let names = JSONNameTable(Self.self)
    }

    private static func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
}
