/// The widths of a typeface's characters, in thousandths of an em, at its known weights.
///
/// `Scripts/text-widths` makes the tables from fonts, of which only advances and kerning are used. It is a class, so
/// that measuring a text copies no tables.
final class Typeface: Sendable {
    /// The weights in the numbers of CSS, in ascending order.
    let weights: [Int]
    /// The index of the row in `advances` for each scalar; 0 if the table lacks it.
    private let rows: [UInt16]
    /// The advances: for each row, one number for each weight; row 0 is unused.
    private let advances: [Int16]
    /// The kerning: for each left and right letter, one number for each weight.
    private let kerning: [Int16]

    /// Reads tables of rows, which end with their line or before a `│`: a number for each weight, then the characters
    /// with that advance, or the left letters and the right ones with that kerning.
    init(weights: [Int], advances: String, kerning: String) {
        self.weights = weights
        var rows: [UInt16] = []
        var widths = [Int16](repeating: 0, count: weights.count)
        for (index, row) in Typeface.rows(of: advances, numbers: weights.count).enumerated() {
            widths += row.numbers
            for scalar in row.rest {
                let missing = Int(scalar.value) + 1 - rows.count
                if missing > 0 { rows += [UInt16](repeating: 0, count: missing) }
                rows[Int(scalar.value)] = UInt16(index + 1)
            }
        }
        var pairs = [Int16](repeating: 0, count: Letter.count * Letter.count * weights.count)
        for row in Typeface.rows(of: kerning, numbers: weights.count) {
            let sides = row.rest.split(separator: " ").map { $0.compactMap(Letter.init) }
            guard let lefts = sides.first, let rights = sides.last else { continue }
            for left in lefts {
                for right in rights {
                    let first = (left.index * Letter.count + right.index) * weights.count
                    pairs.replaceSubrange(first..<first + weights.count, with: row.numbers)
                }
            }
        }
        self.rows = rows
        self.advances = widths
        self.kerning = pairs
    }

    private static func rows(of table: String, numbers: Int) -> [(numbers: [Int16], rest: Substring.UnicodeScalarView)]
    {
        table.unicodeScalars.split { $0 == "\n" || $0 == "│" }.map { row in
            let fields = row.split(separator: " ", maxSplits: numbers, omittingEmptySubsequences: false)
            return (fields.prefix(numbers).map { Int16(Substring($0)) ?? 0 }, fields.last ?? row)
        }
    }
}

extension Typeface {
    /// A letter A–Z or a–z; kerning is known only between these.
    struct Letter {
        /// The number of letters.
        static let count = 52
        /// The index of the letter: A–Z, then a–z.
        let index: Int

        /// Makes a letter; nil if the scalar is another character.
        init?(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "A"..."Z": index = Int(scalar.value) - 0x41
            case "a"..."z": index = Int(scalar.value) - 0x61 + 26
            default: return nil
            }
        }
    }

    /// A weight's position between two weights of a table.
    struct Blend {
        fileprivate var lighter, heavier: Int
        /// The fraction of the way from the lighter to the heavier weight, 0…1.
        fileprivate var fraction: Double
    }

    /// Returns the position of `weight` among the table's weights; beyond the lightest or the heaviest, that one.
    func blend(for weight: FontWeight) -> Blend {
        let number = weight.number
        guard let heavier = weights.firstIndex(where: { number <= $0 }) else {
            return Blend(lighter: weights.count - 1, heavier: weights.count - 1, fraction: 0)
        }
        guard heavier > 0, number < weights[heavier] else {
            return Blend(lighter: heavier, heavier: heavier, fraction: 0)
        }
        let lighter = heavier - 1
        let fraction = Double(number - weights[lighter]) / Double(weights[heavier] - weights[lighter])
        return Blend(lighter: lighter, heavier: heavier, fraction: fraction)
    }

    /// Returns the advance of `scalar`; nil if the table lacks it.
    func advance(of scalar: Unicode.Scalar, at blend: Blend) -> Double? {
        guard scalar.value < rows.count, case let row = Int(rows[Int(scalar.value)]), row > 0 else { return nil }
        return number(in: advances, at: row, blend)
    }

    /// Returns the kerning added to the advance of `left` before `right`.
    func kerning(of left: Letter, before right: Letter, at blend: Blend) -> Double {
        number(in: kerning, at: left.index * Letter.count + right.index, blend)
    }

    private func number(in table: [Int16], at row: Int, _ blend: Blend) -> Double {
        let first = row * weights.count
        let light = Double(table[first + blend.lighter])
        guard blend.fraction > 0 else { return light }
        return light + (Double(table[first + blend.heavier]) - light) * blend.fraction
    }
}

extension FontWeight {
    /// The weight as a number of CSS.
    package var number: Int {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 500
        case .semibold: 600
        case .bold: 700
        case .heavy: 800
        case .black: 900
        }
    }
}
