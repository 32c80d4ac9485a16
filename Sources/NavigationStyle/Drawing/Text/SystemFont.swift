/// The font that UIKit draws a bar's texts in, as far as it decides how wide they are.
///
/// Apple's fonts are neither shipped nor read. San Francisco, from iOS 9 on, is as wide as Inter with the tracking that
/// Apple publishes: within 1 % of eight of ten texts that were measured on iOS 13 to 18 at 14 to 17 points, within
/// 2.2 % of the others. Helvetica Neue, before it, is as wide as Liberation Sans. Titles of 28 points and more are
/// contested: Apple's cut for them is narrower.
package struct SystemFont: Hashable, Sendable {
    /// The size, in points.
    package var size: Double
    /// The weight; the tables know regular, semibold and bold.
    package var weight: FontWeight
    /// The version of iOS whose font it is.
    package var os: SystemVersion

    /// Makes a font of `size` points.
    package init(size: Double, weight: FontWeight, on os: SystemVersion) {
        self.size = size
        self.weight = weight
        self.os = os
    }

    /// Returns the width of `text` in one line, in points, in time that is linear in its length.
    ///
    /// A text wider than `limit` points is not measured to its end: the result is some width beyond the limit.
    package func width(of text: String, upTo limit: Double = .infinity) -> Double {
        var line = Typeface.Line(in: typeface, weight: weight, tracking: tracking)
        let limit = limit * 1000 / size
        let utf8 = text.utf8
        let bytes = utf8.span
        if bytes.indices.allSatisfy({ bytes[$0] < 0x80 }) {
            // Nearly every title is ASCII, where a character is a byte.
            for index in bytes.indices {
                guard line.width <= limit else { break }
                line.append(Unicode.Scalar(bytes[index]))
            }
        } else {
            for character in text {
                guard line.width <= limit else { break }
                line.append(character)
            }
        }
        return line.width * size / 1000
    }

    private var typeface: Typeface { os >= .sanFrancisco ? .inter : .liberationSans }

    /// The tracking added to every advance, in thousandths of an em.
    private var tracking: Double {
        guard os >= .sanFrancisco else { return 0 }
        let table = Self.publishedTracking
        guard let larger = table.firstIndex(where: { size <= $0.size }) else { return table.last?.thousandths ?? 0 }
        guard larger > 0 else { return table[0].thousandths }
        let (low, high) = (table[larger - 1], table[larger])
        return low.thousandths
            + (high.thousandths - low.thousandths) * (size - low.size) / (high.size - low.size)
    }

    /// The tracking that Apple publishes for San Francisco by size in points; between two sizes it is linear.
    private static let publishedTracking: [(size: Double, thousandths: Double)] = [
        (10, 12), (12, 0), (13, -6), (17, -26), (28, 14),
    ]
}
