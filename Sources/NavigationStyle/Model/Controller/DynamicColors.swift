/// The colors of a state that have two variants; the state itself contains the one that is shown now.
public struct DynamicColors: Hashable, Sendable {
    /// The pairs, by JSON Pointers into the state.
    public var colors: [String: BarColor]

    /// Makes a table of `colors`.
    public init(_ colors: [String: BarColor] = [:]) {
        self.colors = colors
    }
}

extension ControllerState {
    /// Passes each color of the bars to `visit`, with its JSON Pointer.
    private mutating func visitColors(_ visit: (String, inout BarColor) -> Void) {
        bar.visitColors(at: "/bar", visit)
        for id in fakeBars.keys.sorted() {
            let pointer = "/fakeBars/\(JSONPointer.escaped(id.rawValue))/properties"
            fakeBars[id]?.properties.visitColors(at: pointer, visit)
        }
    }

    /// Records the colors of the bars that were resolved from two variants.
    mutating func noteDynamicColors() {
        guard bar.hasVariants || fakeBars.values.contains(where: { $0.properties.hasVariants }) else { return }
        var colors: [String: BarColor] = [:]
        var copy = self
        copy.visitColors { if let pair = $1.variants { colors[$0] = pair } }
        dynamicColors = DynamicColors(colors)
    }

    /// The state with its dynamic colors in their places.
    var withDynamicColors: ControllerState {
        guard !dynamicColors.colors.isEmpty else { return self }
        var state = self
        state.visitColors { if let pair = dynamicColors.colors[$0] { $1 = pair } }
        return state
    }

    /// The faults of dynamic colors: pointers that do not lead to a color.
    var dynamicColorFaults: [RequestFault] {
        guard !dynamicColors.colors.isEmpty else { return [] }
        var known: [String] = []
        var copy = self
        copy.visitColors { pointer, _ in known.append(pointer) }
        return dynamicColors.colors.keys.sorted().filter { !known.contains($0) }.prefix(RequestFault.mostOfAKind).map {
            let control = $0.controlCharacter()
            return RequestFault(
                control.map { .controlCharacter($0) } ?? .unknownKey(known: known),
                at: "/controller/dynamicColors/" + JSONPointer.escaped($0)
            )
        }
    }
}

extension DynamicColors: WireForm {
    @usableFromInline package static var shape: Shape { .named("DynamicColors") }

    /// Reads an object by pointers.
    @inlinable
    package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> DynamicColors? {
        guard var scope = try reader.object(.object) else { return nil }
        var table = DynamicColors()
        while let key = try reader.openMember(in: &scope, keepsExtensions: true) {
            if let color = try BarColor.read(from: &reader, orNull: false) { table.colors[key] = color }
        }
        return table
    }

    /// Writes the object, with its keys sorted.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        for pointer in colors.keys.sorted() {
            writer.key(escaping: pointer)
            colors[pointer]?.write(to: &writer)
        }
        writer.endObject()
    }
}
