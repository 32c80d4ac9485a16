/// The colors of a state that have two variants; the state itself contains the one that is shown now.
public struct DynamicColors: Hashable, Sendable {
    /// The pairs, by JSON Pointers into the state.
    public let colors: [String: BarColor]
    /// The pointers in the order in which they are written.
    fileprivate let pointers: [String]

    /// Makes a table of `colors`, by JSON Pointers into the state.
    public init(_ colors: [String: BarColor] = [:]) {
        self.colors = colors
        pointers = colors.keys.sorted()
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
        for id in saved.keys.sorted() {
            saved[id]?.visitColors(at: "/saved/\(JSONPointer.escaped(id.rawValue))", visit)
        }
    }

    /// Takes down which colors of the bars were resolved from two; `policyColors` are those of the policy's state, by
    /// JSON Pointers into it.
    mutating func noteDynamicColors(and policyColors: [String: BarColor]) {
        let isOfBars =
            bar.hasVariants || fakeBars.values.contains { $0.properties.hasVariants }
            || saved.values.contains(where: \.hasVariants)
        guard isOfBars || !policyColors.isEmpty else { return }
        var colors: [String: BarColor] = [:]
        for (pointer, pair) in policyColors { colors[Self.policyState + pointer] = pair }
        var copy = self
        copy.visitColors { if let pair = $1.variants { colors[$0] = pair } }
        dynamicColors = DynamicColors(colors)
    }

    private static let policyState = "/policyState"

    /// The dynamic colors of the policy's state, by JSON Pointers into it.
    var policyColors: [String: BarColor] {
        var colors: [String: BarColor] = [:]
        for (pointer, pair) in dynamicColors.colors where pointer.hasPrefix(Self.policyState + "/") {
            colors[String(pointer.dropFirst(Self.policyState.count))] = pair
        }
        return colors
    }

    /// Whether `pointer` leads to a string of the policy's state, which may be a color.
    private func isInPolicyState(_ pointer: String) -> Bool {
        guard pointer.hasPrefix(Self.policyState + "/") else { return false }
        let found = JSONPointer.tokens(of: pointer).dropFirst().reduce(policyState) { $0?.child($1) }
        return found?.kind == .string
    }

    /// The same state with the colors of its bars as they are shown under `style`, those that were resolved from two with
    /// both.
    ///
    /// - Parameters:
    ///   - style: The interface style.
    ///   - keepsShown: Whether a color that was resolved shows what it shows, whatever `style` is.
    /// - Returns: The state.
    func resolved(for style: UserInterfaceStyle, keepingShown keepsShown: Bool) -> ControllerState {
        // Read from the state as it came: its colors may be resolved already, for another style than this one.
        var pairs: [String: BarColor] = [:]
        var state = self
        state.visitColors { pointer, color in
            guard let pair = dynamicColors.colors[pointer] else { return }
            pairs[pointer] = keepsShown ? pair.fixed(showing: color) : pair.fixed(for: style)
        }
        state.bar = state.bar.resolved(for: style)
        for id in fakeBars.keys {
            if let properties = state.fakeBars[id]?.properties {
                state.fakeBars[id]?.properties = properties.resolved(for: style)
            }
        }
        state.saved = state.saved.mapValues { $0.mapped { $0.resolved(for: style) } }
        if !pairs.isEmpty { state.visitColors { if let pair = pairs[$0] { $1 = pair } } }
        return state
    }

    /// The faults of dynamic colors: pointers that do not lead to a color.
    var dynamicColorFaults: [RequestFault] {
        guard !dynamicColors.colors.isEmpty else { return [] }
        var known: [String] = []
        var copy = self
        copy.visitColors { pointer, _ in known.append(pointer) }
        let strange = dynamicColors.pointers.filter { !known.contains($0) && !isInPolicyState($0) }
        return strange.prefix(RequestFault.mostOfAKind).map {
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
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> DynamicColors? {
        guard var scope = try reader.object(.object) else { return nil }
        var colors: [String: BarColor] = [:]
        while let key = try reader.openMember(in: &scope, keepsExtensions: true) {
            if let color = try BarColor.read(from: &reader, orNull: false) { colors[key] = color }
        }
        return DynamicColors(colors)
    }

    /// Writes the object, in the order of its pointers.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginObject()
        for pointer in pointers {
            writer.key(escaping: pointer)
            colors[pointer]?.write(to: &writer)
        }
        writer.endObject()
    }
}
