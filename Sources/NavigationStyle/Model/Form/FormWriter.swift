/// Writes values in their wire forms, as bytes or as a tree.
@usableFromInline package protocol FormWriter: MemberVisitor, AnswerVisitor, ~Copyable where Failure == Never {
    mutating func beginObject()
    mutating func endObject()
    mutating func beginArray()
    mutating func endArray()
    /// Writes the key of the next member: plain ASCII that needs no escapes.
    mutating func key(_ name: StaticString)
    /// Writes the key of the next member, with the escapes that it needs.
    mutating func key(escaping name: String)
    /// Writes the name of a property as the key of the next member.
    mutating func key(_ property: BarProperty)
    mutating func null()
    mutating func boolean(_ value: Bool)
    mutating func double(_ value: Double)
    mutating func integer(_ value: Int)
    mutating func string(_ value: String)
    /// Writes a string behind a prefix of plain ASCII, as one string.
    mutating func string(_ prefix: StaticString, _ value: String)
    /// Writes a path of the service as a string, under the version of the contract that was asked.
    mutating func link(_ path: String)
    /// Begins a string that is written part by part.
    mutating func beginString()
    /// Writes a part of a string.
    mutating func part(_ text: String)
    mutating func part(_ text: StaticString)
    /// Writes a part of a string that is plain ASCII and needs no escapes.
    mutating func part(plain text: ArraySlice<UInt8>)
    /// Writes a part of a string between quotation marks.
    mutating func part(quoted text: String)
    /// Writes a color as people read it as a part of a string: `#RRGGBB`, and the alpha only where it is not opaque.
    mutating func part(_ color: RGBA)
    /// Writes a number as a part of a string.
    mutating func part(_ number: Double)
    mutating func part(_ number: Int)
    /// Ends a string that was written part by part.
    mutating func endString()
    /// Writes the name of a value.
    mutating func name(_ value: some AnswerName)
    /// Writes a name: plain ASCII that needs no escapes.
    mutating func name(_ name: StaticString)
    /// Writes `#RRGGBBAA`.
    mutating func color(_ value: RGBA)
    /// Writes a color that shows the same in light and in dark: `#RRGGBBAA`.
    mutating func color(_ value: BarColor)
    /// Writes a value of any shape.
    mutating func value(_ value: Value)
    /// The place at which the next value begins.
    var place: Int { get }
    /// Writes the value that has been written at `places` again; returns false if the writer cannot, and then writes
    /// nothing.
    mutating func repeatValue(at places: Range<Int>) -> Bool
}

extension FormWriter where Self: ~Copyable {
    @inlinable package mutating func link(_ path: String) { string(path) }

    @inlinable @inline(__always) package mutating func color(_ value: BarColor) { color(value.light) }

    @inlinable package var place: Int { 0 }

    @inlinable package mutating func repeatValue(at places: Range<Int>) -> Bool { false }

    @inlinable @inline(__always) package mutating func reaches(_ name: StaticString) -> Bool { true }

    /// Writes a member.
    @inlinable @inline(__always) package mutating func write(_ name: StaticString, _ value: some WireForm) {
        key(name)
        value.write(to: &self)
    }

    @inlinable @inline(__always)
    package mutating func required<Value: WireForm>(_ name: StaticString, _ value: inout Value) { write(name, value) }

    @inlinable @inline(__always)
    package mutating func required(_ name: StaticString, _ value: inout Double, in range: ClosedRange<Double>) {
        key(name)
        double(value)
    }

    @inlinable @inline(__always)
    package mutating func demanded<Value: WireForm>(_ name: StaticString, _ value: inout Value?) {
        if let value { write(name, value) }
    }

    @inlinable @inline(__always)
    package mutating func reached<Value: WireForm>(_ name: StaticString, _ value: inout Value?) {
        if let value { write(name, value) }
    }

    @inlinable @inline(__always) package mutating func member<Value: WireForm & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) {
        if value != `default`() { write(name, value) }
    }

    @inlinable @inline(__always) package mutating func member(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) {
        guard value != `default` else { return }
        key(name)
        double(value)
    }

    @inlinable @inline(__always) package mutating func member(
        _ name: StaticString,
        _ value: inout Int,
        in range: ClosedRange<Int>,
        default: Int
    ) {
        guard value != `default` else { return }
        key(name)
        integer(value)
    }

    @inlinable @inline(__always) package mutating func always<Value: WireForm>(
        _ name: StaticString,
        _ value: inout Value,
        default: @autoclosure () -> Value,
        orNull: Bool
    ) { write(name, value) }

    @inlinable @inline(__always) package mutating func always(
        _ name: StaticString,
        _ value: inout Double,
        in range: ClosedRange<Double>,
        default: Double
    ) {
        key(name)
        double(value)
    }

    @inlinable @inline(__always)
    package mutating func optional<Value: WireForm>(_ name: StaticString, _ value: inout Value?, orNull: Bool) {
        if let value { write(name, value) }
    }

    @inlinable @inline(__always) package mutating func optional(
        _ name: StaticString,
        _ value: inout Double?,
        in range: ClosedRange<Double>,
        orNull: Bool
    ) {
        guard let value else { return }
        key(name)
        double(value)
    }

    @inlinable @inline(__always)
    package mutating func text(_ name: StaticString, _ value: inout String?, orNull: Bool) {
        if let value { write(name, value) }
    }

    @inlinable @inline(__always)
    package mutating func withNull<Value: WireForm>(_ name: StaticString, _ value: inout Value??) {
        guard let value else { return }
        key(name)
        if let value { value.write(to: &self) } else { null() }
    }

    @inlinable @inline(__always) package mutating func object<Value: WireObject & Equatable>(
        _ name: StaticString,
        _ value: inout Value,
        orNull: Bool
    ) {
        if value != Value() { write(name, value) }
    }

    @inlinable package mutating func callbacks(_ value: inout Callbacks) {
        for write in value.writes {
            key(escaping: write.callback.rawValue)
            write.properties.write(to: &self)
        }
    }

    @inlinable package mutating func byScreen<Value: WireForm>(
        _ name: StaticString,
        _ values: inout [Screen.ID: Value],
        in stack: [Screen.ID],
        always: Bool
    ) {
        guard always || !values.isEmpty else { return }
        key(name)
        byScreen(values, stack) { $1.write(to: &$0) }
    }

    @inlinable package mutating func byScreen(
        _ name: StaticString,
        _ values: inout [Screen.ID: Double],
        in stack: [Screen.ID],
        range: ClosedRange<Double>
    ) {
        guard !values.isEmpty else { return }
        key(name)
        byScreen(values, stack) { $0.double($1) }
    }

    @inlinable package mutating func open(_ name: StaticString, _ value: inout Value?, _ shape: OpenShape) {
        guard let value else { return }
        key(name)
        self.value(value)
    }

    @inlinable @inline(__always) package mutating func beginObject(_ shape: @autoclosure () -> Shape) { beginObject() }

    @inlinable @inline(__always)
    package mutating func required<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form) {
        key(name)
        value.write(to: &self)
    }

    @inlinable @inline(__always)
    package mutating func nullable<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?) {
        key(name)
        switch value {
        case .some(let value): value.write(to: &self)
        case .none: null()
        }
    }

    @inlinable @inline(__always)
    package mutating func optional<Form: AnswerForm & ~Copyable>(_ name: StaticString, _ value: borrowing Form?) {
        switch value {
        case .some(let value):
            key(name)
            value.write(to: &self)
        case .none: break
        }
    }

    @inlinable package mutating func open(_ members: [Value.Member]) {
        for member in members {
            key(escaping: member.key)
            value(member.value)
        }
    }

    /// Writes the elements of an array without copying them.
    @inlinable @inline(__always) mutating func elements<Element: AnswerForm & ~Copyable>(_ elements: Span<Element>) {
        for index in elements.indices { elements[index].write(to: &self) }
    }

    /// Writes a value.
    @inlinable @inline(__always)
    package mutating func form<Form: AnswerForm & ~Copyable>(_ value: borrowing Form) { value.write(to: &self) }

    /// Writes an object whose keys are ids of screens: first those of the stack in its order, then the others by name.
    @inlinable mutating func byScreen<Value>(
        _ values: [Screen.ID: Value],
        _ stack: [Screen.ID],
        _ write: (inout Self, Value) -> Void
    ) {
        beginObject()
        var remaining = values.count
        for id in stack where remaining > 0 {
            guard let value = values[id] else { continue }
            remaining -= 1
            key(escaping: id.rawValue)
            write(&self, value)
        }
        if remaining > 0 {
            for (id, value) in values.filter({ !stack.contains($0.key) }).sorted(by: { $0.key < $1.key }) {
                key(escaping: id.rawValue)
                write(&self, value)
            }
        }
        endObject()
    }
}
