/// The parts of a response that can be left out.
public struct Inclusion: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt16

    /// Makes a set of the bits of its parts.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The plan.
    public static let plan = Inclusion(rawValue: 1)
    /// The bar of every screen.
    public static let screens = Inclusion(rawValue: 2)
    /// The layout of every screen.
    public static let layout = Inclusion(rawValue: 4)
    /// The state to hand back.
    public static let controller = Inclusion(rawValue: 8)
    /// The origin of each property's value.
    public static let provenance = Inclusion(rawValue: 16)
    /// The problems that would be visible.
    public static let diagnostics = Inclusion(rawValue: 32)
    /// The plan's steps in which UIKit calls a screen or the delegate and nothing else happens.
    public static let callbacks = Inclusion(rawValue: 64)
    /// The bar's look at each moment, and the visible screens before and after.
    ///
    /// It is for Swift alone: requests have no name for it, responses have no form of it, and it is not in ``all``.
    public static let motion = Inclusion(rawValue: 128)
    /// Fixes for diagnostics whose cause may be intended, too.
    public static let fixes = Inclusion(rawValue: 256)
    /// Everything.
    public static let all: Inclusion = [
        .plan, .screens, .layout, .diagnostics, .fixes, .controller, .provenance, .callbacks,
    ]

    /// The parts that a person reads of a transition, beside the bars: its steps and its diagnostics.
    public static let ofTransition: Inclusion = [.diagnostics, .plan]
    /// The parts that a person reads of a stack at rest: every screen and its diagnostics.
    public static let ofStack: Inclusion = [.diagnostics, .screens]

    /// The parts by their names in a request; the bars are always there, and may be named.
    public static let names: [(name: String, part: Inclusion)] = [
        ("bars", []), ("plan", .plan), ("screens", .screens), ("layout", .layout), ("diagnostics", .diagnostics),
        ("fixes", .fixes), ("controller", .controller), ("provenance", .provenance), ("callbacks", .callbacks),
        ("all", .all),
    ]

    /// The names by which the set is written, one for each of its parts.
    package var writtenNames: [String] {
        Inclusion.names.filter { $0.part.rawValue.nonzeroBitCount == 1 && contains($0.part) }.map(\.name)
    }
}

extension Inclusion: WireForm {
    @usableFromInline package static var shape: Shape { .anyOf([.name(whole.all), .array(.name(parts.all))]) }

    /// The name that is written alone, not in an array.
    @usableFromInline static let whole = NameTable([Inclusion.all]) { _ in "all" }
    /// The names that can be in an array.
    @usableFromInline static let parts = NameIndex(names.map(\.name))

    /// Reads `"all"`, or an array of the parts' names.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Inclusion? {
        if try reader.kind() == .string { return try reader.name(of: whole, .string) }
        guard var scope = try reader.array(.array) else { return nil }
        var inclusion: Inclusion = []
        while try reader.element(in: &scope) {
            if let index = try reader.name(in: parts, .string) { inclusion.formUnion(names[index].part) }
        }
        return inclusion
    }

    /// Writes the names of its parts.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for name in writtenNames { writer.string(name) }
        writer.endArray()
    }
}
