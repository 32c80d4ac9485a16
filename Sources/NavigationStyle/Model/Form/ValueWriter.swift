/// Writes values as trees.
package struct ValueWriter: FormWriter {
    package typealias Failure = Never

    /// An open container: an array's elements, or an object's members and the key of the next one.
    private enum Container {
        case array([Value])
        case object([Value.Member], key: String)
    }

    private var open: [Container] = []
    private var result = Value.null
    /// The string under way.
    private var text = ""
    /// The colors that were resolved from two, by JSON Pointers into the tree.
    private(set) var variants: [String: BarColor] = [:]

    @usableFromInline package init() {}

    /// Returns the tree that `write` writes.
    package static func tree(_ write: (inout ValueWriter) -> Void) -> Value {
        var writer = ValueWriter()
        write(&writer)
        return writer.result
    }

    /// The tree of a value, and the colors in it that were resolved from two, by JSON Pointers into it.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    static func treeWithVariants(_ form: some AnswerForm) -> (tree: Value, variants: [String: BarColor]) {
        var writer = ValueWriter()
        form.write(to: &writer)
        return (writer.result, writer.variants)
    }

    /// The JSON Pointer to the value that is written next.
    private var pointer: String {
        open.reduce(into: "") { pointer, container in
            switch container {
            case .array(let elements): pointer += "/\(elements.count)"
            case .object(_, let key): pointer += "/" + JSONPointer.escaped(key)
            }
        }
    }

    private mutating func put(_ value: Value) {
        switch open.popLast() {
        case nil: result = value
        case .array(var elements):
            elements.append(value)
            open.append(.array(elements))
        case .object(var members, let key):
            members.append(Value.Member(key, value))
            open.append(.object(members, key: ""))
        }
    }

    package mutating func beginObject() { open.append(.object([], key: "")) }

    package mutating func endObject() {
        guard case .object(let members, _) = open.popLast() else { return }
        put(.object(members.sorted { $0.key < $1.key }))
    }

    package mutating func beginArray() { open.append(.array([])) }

    package mutating func endArray() {
        guard case .array(let elements) = open.popLast() else { return }
        put(.array(elements))
    }

    package mutating func key(escaping name: String) {
        guard case .object(let members, _) = open.popLast() else { return }
        open.append(.object(members, key: name))
    }

    package mutating func key(_ name: StaticString) { key(escaping: "\(name)") }
    package mutating func key(_ property: BarProperty) { key(escaping: property.name) }
    package mutating func null() { put(.null) }
    package mutating func boolean(_ value: Bool) { put(.bool(value)) }
    package mutating func double(_ value: Double) { put(.number(value)) }
    package mutating func integer(_ value: Int) { put(.number(Double(value))) }
    package mutating func string(_ value: String) { put(.string(value)) }
    package mutating func string(_ prefix: StaticString, _ value: String) { put(.string("\(prefix)\(value)")) }

    package mutating func beginString() { text = "" }
    package mutating func part(_ text: String) { self.text += text }
    package mutating func part(_ text: StaticString) { self.text += text.description }
    package mutating func part(plain text: ArraySlice<UInt8>) { self.text += String(decoding: text, as: UTF8.self) }
    package mutating func part(quoted text: String) { self.text += "\"\(text)\"" }
    package mutating func part(_ color: RGBA) { text += color.description }
    package mutating func part(_ number: Double) { text += number.words }
    package mutating func part(_ number: Int) { text += number.description }
    package mutating func endString() { put(.string(text)) }

    package mutating func name(_ value: some AnswerName) { put(.string(value.rawValue)) }
    package mutating func name(_ name: StaticString) { put(.string("\(name)")) }
    package mutating func color(_ value: RGBA) { put(.string(value.hex)) }
    package mutating func color(_ value: BarColor) {
        if let pair = value.variants { variants[pointer] = pair }
        color(value.light)
    }
    package mutating func value(_ value: Value) { put(value) }
}
