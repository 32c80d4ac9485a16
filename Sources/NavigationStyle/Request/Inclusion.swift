/// The parts of a response that can be left out.
public struct Inclusion: OptionSet, Hashable, Sendable {
    /// A bit for each part.
    public let rawValue: UInt8

    /// Makes a set of the bits of its parts.
    public init(rawValue: UInt8) {
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
    /// Who gave each property its value.
    public static let provenance = Inclusion(rawValue: 16)
    /// What would go wrong.
    public static let diagnostics = Inclusion(rawValue: 32)
    /// How the bar looks at each moment.
    ///
    /// It is for Swift alone: there is no name for it in a request, no form of it in a response, and it is not in ``all``.
    public static let motion = Inclusion(rawValue: 128)
    /// Everything.
    public static let all: Inclusion = [.plan, .screens, .layout, .diagnostics, .controller, .provenance]

    /// The parts by their names in a request.
    public static let names: [(name: String, part: Inclusion)] = [
        ("plan", .plan), ("screens", .screens), ("layout", .layout), ("diagnostics", .diagnostics),
        ("controller", .controller), ("provenance", .provenance),
    ]
}
