package import NavigationStyle

extension JSONWriter: FormWriter {
    package typealias Failure = Never

    /// Writes the name of a value, whose type is known where this is inlined.
    @inline(__always) package mutating func name(_ value: some AnswerName) {
        switch value {
        case let value as Step.Event.Name: name(value)
        case let value as Step.Action.Name: name(value)
        case let value as Step.Actor: name(value)
        case let value as Provenance.Writer: name(value)
        case let value as Contrast.Verdict: name(value)
        case let value as ContrastBackdrop.Source: name(value)
        case let value as BarState.Background.Kind: name(value)
        case let value as BarState.Translucency: name(value)
        case let value as BarState.AppearanceSlot: name(value)
        case let value as SystemBarStyle: name(value)
        case let value as StatusBarStyle: name(value)
        case let value as FontWeight: name(value)
        case let value as Appearance.Background: name(value)
        case let value as Component.Name: name(value)
        case let value as Component.Side: name(value)
        case let value as Component.Place: name(value)
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

    /// Writes `#RRGGBBAA`; the caller has reserved the space.
    @inline(__always) mutating func digits(_ color: RGBA) {
        base[count] = UInt8(ascii: "#")
        let digits = UnsafeMutableRawPointer(base + count + 1)
        digits.storeBytes(of: JSONWord.hexadecimal(color.rawValue).littleEndian, as: UInt64.self)
        count &+= 9
    }

    /// Writes a value of any shape.
    package mutating func value(_ value: Value) {
        switch value {
        case .null: null()
        case .bool(let value): boolean(value)
        case .number(let value): double(value)
        case .string(let value): string(value)
        case .array(let elements):
            beginArray()
            for element in elements { self.value(element) }
            endArray()
        case .object(let members):
            beginObject()
            open(members)
            endObject()
        }
    }
}

extension JSONWriter {
    /// Returns a value as a complete text.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - format: The layout of the text.
    ///   - capacity: An estimate of its size in bytes, without white space.
    /// - Returns: The text, UTF-8.
    package static func bytes(
        of value: some AnswerForm,
        _ format: Format = .compact,
        capacity: Int = 1024
    ) -> [UInt8] { bytes(format, capacity: capacity) { value.write(to: &$0) } }

    /// Returns a value as a complete text.
    package static func bytes(of value: some AnswerForm, pretty: Bool, capacity: Int) -> [UInt8] {
        bytes(of: value, pretty ? .pretty : .compact, capacity: capacity)
    }
}
