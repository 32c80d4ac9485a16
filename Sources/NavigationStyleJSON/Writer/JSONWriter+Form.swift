package import NavigationStyle

extension JSONWriter: FormWriter {
    package typealias Failure = Never

    /// Writes the name of a value; which type it is of is known where this is inlined.
    @inline(__always)
    package mutating func name(_ value: some WireName) {
        switch value {
        case let value as Step.Event.Name: name(value)
        case let value as Provenance.Writer: name(value)
        case let value as SystemBarStyle: name(value)
        case let value as FontWeight: name(value)
        case let value as Appearance.Background: name(value)
        default: string(value.rawValue)
        }
    }

    /// Writes `#RRGGBBAA`.
    package mutating func color(_ color: RGBA) {
        reserve(12)
        put(UInt8(ascii: "\""))
        digits(color)
        put(UInt8(ascii: "\""))
        put(UInt8(ascii: ","))
    }

    /// Writes `#RRGGBBAA`, for which there is room.
    @inline(__always)
    mutating func digits(_ color: RGBA) {
        base[count] = UInt8(ascii: "#")
        let digits = UnsafeMutableRawPointer(base + count + 1)
        digits.storeBytes(of: JSONWord.hexadecimal(color.rawValue).littleEndian, as: UInt64.self)
        count &+= 9
    }

    /// Writes a value of any shape.
    package mutating func value(_ value: Value) { value.write(to: &self) }
}

// What also stands in answers.
extension BarProperties: JSONWritable {}
extension BarPropertySet: JSONWritable {}
extension BarValue: JSONWritable {}
extension ControllerState: JSONWritable {}
extension Environment: JSONWritable {}
extension Insets: JSONWritable {}
extension ProvenanceTable: JSONWritable {}
extension RGBA: JSONWritable {}
extension Screen.ID: JSONWritable {}
extension SystemVersion: JSONWritable {}
