extension JSONWriter {
    /// Writes an integer.
    package mutating func integer(_ value: Int) {
        reserve(21)
        digits(value)
        put(UInt8(ascii: ","))
    }

    /// Writes a double with the fewest digits that give the same double back; integers without a point, and a negative
    /// zero as 0.
    ///
    /// A value that is not finite becomes `null`, as JSON has no form for it.
    package mutating func double(_ value: Double) {
        guard value.magnitude < 1e12 else {
            largeDouble(value)
            return
        }
        reserve(25)
        digits(value)
        put(UInt8(ascii: ","))
    }

    /// Writes the digits of a double below 10¹²; the caller has reserved the space.
    @inline(__always) mutating func digits(_ value: Double) {
        let integer = Int(value)
        if Double(integer) == value {
            digits(integer)
        } else {
            fraction(value)
        }
    }

    /// Writes a double below 10¹² that is not an integer.
    ///
    /// Most have at most three decimals: points, alphas and seconds. If n ÷ 1000 gives the same double, its decimals
    /// without trailing zeros are the shortest form: they have at most fifteen digits, and no two decimals of up to
    /// fifteen digits share a double.
    private mutating func fraction(_ value: Double) {
        let thousandths = Int(value.magnitude * 1000 + 0.5)
        guard Double(thousandths) / 1000 == value.magnitude else {
            text(of: value)
            return
        }
        if value < 0 {
            base[count] = UInt8(ascii: "-")
            count &+= 1
        }
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        digits(whole)
        let point = base + count
        point[0] = UInt8(ascii: ".")
        point[1] = Self.digit(rest / 100)
        point[2] = Self.digit(rest / 10 % 10)
        point[3] = Self.digit(rest % 10)
        count &+= rest % 10 != 0 ? 4 : rest % 100 != 0 ? 3 : 2
    }

    @inline(never) private mutating func largeDouble(_ value: Double) {
        guard value.isFinite else {
            null()
            return
        }
        reserve(25)
        if let integer = Int(exactly: value), value.magnitude < 1e16 { digits(integer) } else { text(of: value) }
        put(UInt8(ascii: ","))
    }

    /// Writes a double in the standard library's form: the shortest digits, at most twenty-four characters.
    ///
    /// Its `.0` for integral numbers does not occur: below 10¹⁶ they are written as integers, and above with an
    /// exponent.
    @inline(never) private mutating func text(of value: Double) {
        var text = value.description
        text.withUTF8 { digits in
            guard let start = digits.baseAddress else { return }
            (base + count).initialize(from: start, count: digits.count)
            count += digits.count
        }
    }

    /// Writes the digits of an integer; the caller has reserved the space.
    @inline(__always) mutating func digits(_ value: Int) {
        guard 0..<1000 ~= value else {
            manyDigits(value)
            return
        }
        let start = base + count
        if value < 10 {
            start[0] = Self.digit(value)
            count &+= 1
        } else if value < 100 {
            start[0] = Self.digit(value / 10)
            start[1] = Self.digit(value % 10)
            count &+= 2
        } else {
            start[0] = Self.digit(value / 100)
            start[1] = Self.digit(value / 10 % 10)
            start[2] = Self.digit(value % 10)
            count &+= 3
        }
    }

    /// Writes the digits of an integer of any length.
    @inline(never) private mutating func manyDigits(_ value: Int) {
        var magnitude = value.magnitude
        if value < 0 {
            base[count] = UInt8(ascii: "-")
            count &+= 1
        }
        var length = 1
        var bound: UInt = 10
        while length < 20, magnitude >= bound {
            length &+= 1
            bound &*= 10
        }
        var index = count &+ length
        count = index
        repeat {
            index &-= 1
            base[index] = Self.digit(Int(magnitude % 10))
            magnitude /= 10
        } while magnitude > 0
    }

    /// Returns the character of a number below ten.
    @inline(__always)
    private static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number) }
}
