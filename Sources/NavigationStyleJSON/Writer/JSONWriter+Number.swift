extension JSONWriter {
    /// Writes an integer.
    package mutating func integer(_ value: Int) {
        separate(reserving: 20)
        digits(value)
        place = .afterValue
    }

    /// Writes a double in the fewest digits that give the same double back; integral ones without a point, and a
    /// negative zero as 0.
    ///
    /// JSON has no word for what is not finite: `null`.
    package mutating func double(_ value: Double) {
        guard value.magnitude < 1e12 else {
            largeDouble(value)
            return
        }
        separate(reserving: 24)
        digits(value)
        place = .afterValue
    }

    /// Writes the digits of a double below 10¹², for which there is room.
    @inline(__always)
    mutating func digits(_ value: Double) {
        let integer = Int(value)
        if Double(integer) == value {
            digits(integer)
        } else {
            fraction(value)
        }
    }

    /// Writes a double below 10¹² that is no integer.
    ///
    /// Most have three decimals at most: points, alphas and seconds. Where n ÷ 1000 gives the same double, its decimals
    /// without trailing zeros are the shortest there are: they have at most fifteen digits, and no two decimals of
    /// fifteen digits or fewer share a double.
    private mutating func fraction(_ value: Double) {
        let thousandths = (value * 1000).rounded()
        guard thousandths / 1000 == value else {
            text(of: value)
            return
        }
        let magnitude = Int(thousandths.magnitude)
        if value < 0 {
            base[count] = UInt8(ascii: "-")
            count += 1
        }
        digits(magnitude / 1000)
        base[count] = UInt8(ascii: ".")
        var rest = magnitude % 1000
        var length = 1
        while rest > 0 {
            base[count + length] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 100)
            rest = rest % 100 * 10
            length += 1
        }
        count += length
    }

    @inline(never)
    private mutating func largeDouble(_ value: Double) {
        guard value.isFinite else {
            null()
            return
        }
        separate(reserving: 24)
        if let integer = Int(exactly: value), value.magnitude < 1e16 { digits(integer) } else { text(of: value) }
        place = .afterValue
    }

    /// Writes a double as the standard library does: the shortest digits, at most twenty-four characters.
    ///
    /// Its `.0` for integral numbers does not come up: those go as integers below 10¹⁶, and with an exponent from there.
    @inline(never)
    private mutating func text(of value: Double) {
        var text = value.description
        text.withUTF8 { digits in
            guard let start = digits.baseAddress else { return }
            (base + count).initialize(from: start, count: digits.count)
            count += digits.count
        }
    }

    /// Writes the digits of an integer, for which there is room.
    @inline(__always)
    mutating func digits(_ value: Int) {
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
            base[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: magnitude % 10)
            magnitude /= 10
        } while magnitude > 0
    }
}
