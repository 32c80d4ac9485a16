/// A number in its written form: `significand` × 10 to the `exponent`.
struct JSONNumber {
    let start: Int
    var end: Int
    var isNegative = false
    var significand: UInt64 = 0
    var exponent = 0

    /// Whether `significand` contains every digit.
    var isExact = true

    /// Whether it has neither a fraction nor an exponent.
    var isInteger = true
}

extension JSONReader {
    /// The limit to which exponents are counted; anything above is out of the range of doubles.
    private static let largestExponent = 1_000_000

    private static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// Reads the number at the position by the grammar of RFC 8259 section 6; it is finite as a double.
    mutating func number() throws(JSONMalformed) -> JSONNumber {
        let start = position
        var number = JSONNumber(start: start, end: start)
        if next == UInt8(ascii: "-") {
            number.isNegative = true
            position += 1
        }
        if next == UInt8(ascii: "0") {
            position += 1
            guard !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= next) else { throw malformed(.malformedNumber) }
        } else {
            try digits(into: &number, shift: 0)
        }
        if next == UInt8(ascii: ".") {
            number.isInteger = false
            position += 1
            try digits(into: &number, shift: -1)
        }
        if next | 0x20 == UInt8(ascii: "e") {
            number.isInteger = false
            try exponent(into: &number)
        }
        number.end = position
        // The significand has at most nineteen digits, so the number is finite up to this exponent.
        guard number.exponent <= 288 || number.significand == 0 || double(number).isFinite else {
            throw JSONMalformed(reason: .numberOutOfRange, offset: start)
        }
        return number
    }

    /// Reads one or more digits.
    ///
    /// `shift` is added to the exponent for each: 0 before the point, -1 after it.
    @inline(__always) private mutating func digits(into number: inout JSONNumber, shift: Int) throws(JSONMalformed) {
        let start = position
        while position < count {
            let digit = base[position] &- UInt8(ascii: "0")
            guard digit <= 9 else { break }
            if number.significand < 1_000_000_000_000_000_000 {
                number.significand = number.significand &* 10 &+ UInt64(digit)
                number.exponent += shift
            } else {
                number.isExact = false
                number.exponent += shift + 1
            }
            position += 1
        }
        guard position > start else { throw malformed(.malformedNumber) }
    }

    private mutating func exponent(into number: inout JSONNumber) throws(JSONMalformed) {
        position += 1
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { position += 1 }
        let start = position
        var exponent = 0
        while position < count {
            let digit = base[position] &- UInt8(ascii: "0")
            guard digit <= 9 else { break }
            exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
            position += 1
        }
        guard position > start else { throw malformed(.malformedNumber) }
        number.exponent += isNegative ? -exponent : exponent
    }

    /// Returns the double nearest to a number.
    ///
    /// Significands up to 2⁵³ and powers of ten up to 10²² are doubles themselves, and one operation on them rounds
    /// once (Clinger, 'How to read floating point numbers accurately'). Other numbers are left to the standard library.
    mutating func double(_ number: JSONNumber) -> Double {
        let magnitude: Double
        if number.isExact, number.significand <= 1 << 53, -22...22 ~= number.exponent {
            let significand = Double(number.significand)
            magnitude =
                number.exponent < 0
                ? significand / Self.powersOfTen[-number.exponent] : significand * Self.powersOfTen[number.exponent]
            return number.isNegative ? -magnitude : magnitude
        }
        let bytes = UnsafeBufferPointer(start: base + number.start, count: number.end - number.start)
        return Double(String(decoding: bytes, as: UTF8.self)) ?? .infinity
    }

    /// Returns the integer value of a number, if it is written as an integer and fits into an `Int`.
    @inline(__always) mutating func integer(_ number: JSONNumber) -> Int? {
        guard number.isInteger, number.isExact else { return nil }
        guard number.isNegative else { return Int(exactly: number.significand) }
        return number.significand <= UInt64(Int.max) + 1 ? Int(truncatingIfNeeded: 0 &- number.significand) : nil
    }
}
