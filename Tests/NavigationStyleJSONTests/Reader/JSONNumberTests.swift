import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// Conversion of numbers between text and double.
struct JSONNumberTests {
    @Test
    func `random doubles come back the same`() throws {
        var random = SplitMix64(seed: 1)
        for _ in 0..<5000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(try Value(json: Value.number(value).json()) == .number(value))
        }
    }

    @Test
    func `random decimals are read as the nearest double`() throws {
        var random = SplitMix64(seed: 2)
        for _ in 0..<5000 {
            let digits = String(random.next() >> UInt64.random(in: 0...63, using: &random))
            let exponent = Int.random(in: -40...40, using: &random)
            let text = "\(digits).\(random.next() % 1000)e\(exponent)"
            #expect(try Value(json: text) == .number(#require(Double(text))))
        }
    }

    @Test
    func `thousandths are written as decimals`() {
        var random = SplitMix64(seed: 3)
        for _ in 0..<5000 {
            let value = Double(Int.random(in: -999_999_999...999_999_999, using: &random)) / 1000
            let expected = value.description.hasSuffix(".0") ? String(value.description.dropLast(2)) : value.description
            // The standard library uses exponents only below a ten-thousandth.
            #expect(Value.number(value).json() == expected)
        }
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (44, "44"), (0.5, "0.5"), (-0.25, "-0.25"), (0.1, "0.1"),
        (47.333333333333336, "47.333333333333336"), (999_999_999_999, "999999999999"), (1e12, "1000000000000"),
        (9_007_199_254_740_992, "9007199254740992"), (1e15, "1000000000000000"), (1e16, "1e+16"), (1e22, "1e+22"),
        (.leastNonzeroMagnitude, "5e-324"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (0.001, "0.001"),
        (1e-7, "1e-07"),
        (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"), (.nan, "null"), (123456.789, "123456.789"),
    ])
    func `a double is written in its shortest form`(value: Double, text: String) {
        #expect(Value.number(value).json() == text)
    }

    @Test(arguments: [0, 7, 10, 99, 100, -1, -10, 1234, 1_000_000, Int.max, Int.min, Int.min + 1])
    func `an integer is written plainly and read exactly`(value: Int) throws {
        let bytes = JSONWriter.bytes { $0.integer(value) }
        #expect(String(decoding: bytes, as: UTF8.self) == "\(value)")
        let read = try JSONReader.read(bytes) { reader throws(JSONMalformed) in try reader.integer() }
        #expect(read == value)
    }

    @Test(arguments: ["1.0", "1e2", "-0.0", "0.5", "1E0"])
    func `what is written with a point or an exponent is no integer`(text: String) {
        #expect(faults(text) { reader throws(JSONMalformed) in try reader.integer() }.map(\.code) == ["wrong-type"])
    }

    @Test(arguments: ["9223372036854775808", "-9223372036854775809", "100000000000000000000", "11", "-1"])
    func `an integer outside of its range is a fault`(text: String) {
        let found = faults(text) { reader throws(JSONMalformed) in try reader.integer(in: 0...10) }
        #expect(found.map(\.code) == ["out-of-range"])
        #expect(found.first?.expected == "0 to 10")
    }

    @Test
    func `the sign of a zero is dropped`() throws {
        let value = try JSONReader.read(Array("-0.0".utf8)) { reader throws(JSONMalformed) in try reader.double() }
        #expect(value.sign == .plus)
    }

    @Test
    func `a megabyte of digits is read or refused`() {
        let digits = String(repeating: "1", count: 1_000_000)
        #expect(syntaxError(digits)?.reason == .numberOutOfRange)
        #expect(syntaxError("0." + digits) == nil)
        #expect(syntaxError("1e" + digits)?.reason == .numberOutOfRange)
        #expect(syntaxError("1e-" + digits) == nil)
    }
}
