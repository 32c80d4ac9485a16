/// The colors meant by spellings that are not accepted: those of Android, CSS and Swift.
enum ColorSpelling {
    /// Returns the accepted spelling of the color; nil if it cannot be told.
    static func meant(by text: String) -> String? {
        guard text.utf8.count <= 64 else { return nil }
        let word = String(text.filter { !$0.isWhitespace })
        return digits(word) ?? function(word) ?? name(word)
    }

    /// Returns the accepted spelling of digits in another notation: `FF0000`, `0xFF0000` and `##FF0000`.
    private static func digits(_ text: String) -> String? {
        var digits = text[...]
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
        digits = digits.drop { $0 == "#" }
        let hex = "#" + digits.uppercased()
        return RGBA(hex: hex) == nil ? nil : hex
    }

    /// Returns the accepted spelling of a CSS function: `rgb(255, 0, 0)` and `rgba(255, 0, 0, 0.5)`.
    private static func function(_ text: String) -> String? {
        let lowercased = text.lowercased()
        guard lowercased.hasPrefix("rgb"), lowercased.hasSuffix(")"), let start = lowercased.firstIndex(of: "(") else {
            return nil
        }
        let arguments = lowercased[lowercased.index(after: start)...].dropLast().split(separator: ",")
        let numbers = arguments.compactMap { Double($0) }
        guard numbers.count == arguments.count, 3...4 ~= numbers.count,
            numbers.prefix(3).allSatisfy((0...255).contains), numbers.dropFirst(3).allSatisfy((0...1).contains)
        else { return nil }
        let bytes = numbers.prefix(3).map { Int($0.rounded()) } + numbers.dropFirst(3).map { Int(($0 * 255).rounded()) }
        return "#"
            + bytes.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.utf8.count == 1 ? "0" + digits : digits
            }
            .joined()
    }

    /// Returns the accepted spelling of a name from code: `UIColor.systemBlue`, `.white` and `redColor`.
    private static func name(_ text: String) -> String? {
        var name = text[...]
        for prefix in ["UIColor.", "Color.", "."] where name.hasPrefix(prefix) {
            name = name.dropFirst(prefix.utf8.count)
        }
        if name.hasSuffix("Color"), BarColor(systemName: String(name)) == nil {
            name = name.dropLast("Color".utf8.count)
        }
        guard name.utf8.count < text.utf8.count, BarColor(systemName: String(name)) != nil else { return nil }
        return String(name)
    }
}
