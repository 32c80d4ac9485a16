package import NavigationStyle

/// Writes elements of SVG into bytes: the one place where texts are escaped and numbers get their form.
///
/// Names of elements and attributes are the picture's own. Whatever comes from a request goes through ``text(_:)``.
package struct SVGWriter {
    /// The output so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []
    /// Whether the last start tag is still open for attributes.
    private var isOpen = false

    /// Makes a writer with room for about `capacity` bytes.
    package init(capacity: Int = 4096) {
        bytes.reserveCapacity(capacity)
    }

    // MARK: - Elements

    /// Begins an element.
    package mutating func begin(_ name: StaticString) {
        close()
        bytes.append(UInt8(ascii: "<"))
        constant(name)
        isOpen = true
    }

    /// Begins a picture of a width and a height in pixels of CSS.
    package mutating func beginPicture(width: Double, height: Double) {
        begin("svg")
        attribute("xmlns", "http://www.w3.org/2000/svg")
        attribute("width", width)
        attribute("height", height)
        viewBox(width: width, height: height)
    }

    /// Writes the `viewBox` of the last element: a rectangle of the given size at the origin.
    mutating func viewBox(width: Double, height: Double) {
        attribute("viewBox") { writer in
            writer.append("0 0 ")
            writer.number(width)
            writer.append(" ")
            writer.number(height)
        }
    }

    /// Begins a line of text with its computed width.
    ///
    /// - Parameters:
    ///   - line: The line.
    ///   - size: The size of the font that it inherits; nil for none.
    mutating func begin(_ line: TextLine, inheriting size: Double? = nil) {
        begin("text")
        attribute("x", line.x)
        attribute("y", line.baseline)
        attribute("textLength", line.width)
        attribute("lengthAdjust", "spacingAndGlyphs")
        if line.size != size { attribute("font-size", line.size) }
        if line.weight != 400 { attribute("font-weight", Double(line.weight)) }
        if line.mayRunRightToLeft { attribute("unicode-bidi", "plaintext") }
    }

    /// Begins a line of text that inherits its font, in a group whose lines begin at `origin`.
    mutating func begin(_ line: TextLine, from origin: Point) {
        begin("text")
        if line.x != origin.x { attribute("x", line.x - origin.x) }
        if line.baseline != origin.y { attribute("y", line.baseline - origin.y) }
        // A part of a pixel would not be visible.
        attribute("textLength", line.width.rounded())
    }

    /// Ends the element that was begun as `name`.
    package mutating func end(_ name: StaticString) {
        if isOpen {
            constant("/>")
            isOpen = false
            return
        }
        constant("</")
        constant(name)
        bytes.append(UInt8(ascii: ">"))
    }

    /// Closes the last start tag and returns the length of the output, to which ``remove(from:)`` can return.
    mutating func closedCount() -> Int {
        close()
        return bytes.count
    }

    /// Whether the output since it had the length `count` repeats an earlier part.
    func repeats(_ earlier: Range<Int>, since count: Int) -> Bool {
        earlier.count == bytes.count - count && bytes[earlier].elementsEqual(bytes[count...])
    }

    /// Removes the elements written since the output had the length `count`.
    mutating func remove(from count: Int) {
        bytes.removeSubrange(count...)
        isOpen = false
    }

    private mutating func close() {
        guard isOpen else { return }
        bytes.append(UInt8(ascii: ">"))
        isOpen = false
    }

    // MARK: - Attributes

    /// Writes an attribute of the last element begun; the value is a constant that needs no escaping.
    package mutating func attribute(_ name: StaticString, _ value: String) {
        beginAttribute(name)
        append(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute that is a number.
    package mutating func attribute(_ name: StaticString, _ value: Double) {
        beginAttribute(name)
        number(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes an attribute whose value `write` composes.
    package mutating func attribute(_ name: StaticString, _ write: (inout SVGWriter) -> Void) {
        beginAttribute(name)
        write(&self)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func beginAttribute(_ name: StaticString, _ suffix: StaticString = "") {
        bytes.append(UInt8(ascii: " "))
        constant(name)
        if suffix.utf8CodeUnitCount > 0 { constant(suffix) }
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes the attributes of a paint: the color, in an attribute with the name and `suffix`, and its opacity if it is
    /// not opaque.
    package mutating func paint(_ name: StaticString, suffix: StaticString = "", _ color: RGBA) {
        beginAttribute(name, suffix)
        self.color(color)
        bytes.append(UInt8(ascii: "\""))
        guard !color.isOpaque else { return }
        beginAttribute(name, "-opacity")
        number(Double(color.alpha) / 255)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes a color without its alpha.
    mutating func color(_ color: RGBA) {
        bytes.append(UInt8(ascii: "#"))
        for shift: UInt32 in [28, 24, 20, 16, 12, 8] {
            let digit = UInt8(truncatingIfNeeded: color.rawValue >> shift & 0xF)
            bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
    }

    // MARK: - Text

    /// Writes any text between tags, escaped.
    package mutating func text(_ text: String) {
        close()
        escape(text)
    }

    /// Writes a name or another constant of the picture's own.
    ///
    /// It is copied as a whole, which takes a fraction of the time of appending a string.
    private mutating func constant(_ text: StaticString) {
        text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    }

    /// Writes constant text into a value or a style sheet, without escaping.
    package mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes bytes that are already encoded.
    mutating func append(_ text: [UInt8]) {
        bytes += text
    }

    /// Writes a constant style sheet between tags.
    mutating func content(_ text: [UInt8]) {
        close()
        bytes += text
    }

    private mutating func escape(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": append("&amp;")
            case "<": append("&lt;")
            case ">": append("&gt;")
            case "\"": append("&#34;")
            case "'": append("&#39;")
            case _ where scalar.isASCII && scalar.value >= 0x20: bytes.append(UInt8(scalar.value))
            case _ where scalar.isAllowedInXML: bytes.append(contentsOf: UTF8.encode(scalar) ?? Self.replacement)
            default: bytes.append(contentsOf: Self.replacement)
            }
        }
    }

    /// The replacement for characters that XML does not allow.
    private static let replacement = UTF8.encodedReplacementCharacter

    // MARK: - Numbers

    /// Writes a number with no more than three decimals, and no `-0`.
    package mutating func number(_ value: Double) {
        let limit = 1e12
        let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
        let thousandths = Int((bounded * 1000).rounded())
        if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
        let magnitude = thousandths.magnitude
        digits(magnitude / 1000)
        let fraction = magnitude % 1000
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / 100))
        guard fraction % 100 > 0 else { return }
        bytes.append(UInt8(ascii: "0") + UInt8(fraction / 10 % 10))
        guard fraction % 10 > 0 else { return }
        bytes.append(UInt8(ascii: "0") + UInt8(fraction % 10))
    }

    private mutating func digits(_ value: UInt) {
        if value >= 10 { digits(value / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    }

    /// Writes a function of `transform` that moves by `offset`.
    mutating func translation(_ offset: Point) {
        constant("translate(")
        pair(offset.x, offset.y)
        bytes.append(UInt8(ascii: ")"))
    }

    /// Writes two numbers with a space between them.
    mutating func pair(_ x: Double, _ y: Double) {
        number(x)
        bytes.append(UInt8(ascii: " "))
        number(y)
    }
}

extension Unicode.Scalar {
    /// Whether XML 1.0 allows the character.
    fileprivate var isAllowedInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }
}
