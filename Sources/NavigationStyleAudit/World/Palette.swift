import NavigationStyle

/// Fresh stand-ins for unknown values: each differs from all other values.
struct Palette {
    /// The bit of its number that makes a color dark or light.
    var bit: Int
    /// Whether dark and light are exchanged.
    var isInverted: Bool
    /// Whether colors, images and backgrounds are fully transparent.
    var isClear = false

    /// Returns enough palettes that any two colors are dark and light in one of them, and that all are dark in one and
    /// light in another.
    static func all(for count: Int) -> [Palette] {
        guard count > 0 else { return [] }
        let bits = max(1, Int.bitWidth - (count - 1).leadingZeroBitCount)
        return (0...bits).flatMap { [Palette(bit: $0, isInverted: false), Palette(bit: $0, isInverted: true)] }
            + [Palette(bit: 0, isInverted: false, isClear: true)]
    }

    /// Returns the stand-in with this number.
    func value(_ number: Int, of kind: UnknownValue.Kind, called name: String) -> Value {
        switch kind {
        case .flag: .bool(false)
        case .choice(let names): .string(names.first ?? "")
        case .text: .string(name.isEmpty ? "\u{2026}" : name)
        case .color: color(number)
        // Odd sixteen-thousandths, which are unlikely to be written by hand.
        case .number: .number(0.25 + Double(2 * (number % 4_096) + 1) / 16_384)
        case .image: isClear ? .string("empty") : .object(members: ["name": .string("\(name) \(number)")])
        case .attributes: .object(members: ["color": color(number)])
        case .appearance:
            .object(members: [
                "background": .string(isClear ? "transparent" : "opaque"), "backgroundColor": color(number),
                "titleTextAttributes": .object(members: ["color": color(number + 50_000)]),
            ])
        }
    }

    /// Returns a color that is unlikely to be written by hand.
    func color(_ number: Int) -> Value {
        let isLight = (number >> bit & 1 == 1) != isInverted
        let parts = [3 + number % 37, 5 + number / 37 % 41, 7 + number / 1_517 % 37]
        let hex = parts.map { part in
            let digits = String(isLight ? 255 - part : part, radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        return .string("#" + hex.joined() + (isClear ? "00" : "FF"))
    }
}
