/// The origin of a property's value.
public struct Provenance: Hashable, Sendable {
    /// The kinds of writers.
    public enum Writer: String, CaseIterable, Codable, Sendable, BitwiseCopyable {
        case screen, appearanceProxy
        /// The navigation controller's own code, before the first screen came: an entry of a graph.
        case entry
        case policy, system
    }

    /// The kind of writer.
    public var setBy: Writer
    /// The screen whose code wrote it, or whose fake bar the policy copied.
    public var screen: Screen.ID?
    /// The point of the script at which it was written.
    public var callback: Step.Event.Name?

    /// Makes a provenance.
    public init(setBy: Writer, screen: Screen.ID? = nil, callback: Step.Event.Name? = nil) {
        self.setBy = setBy
        self.screen = screen
        self.callback = callback
    }

    /// The origin of a value that was never written: UIKit's default.
    public static let system = Provenance(setBy: .system)
}

extension Provenance: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(setBy: .system) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("setBy", &setBy)
        try visitor.optional("screen", &screen)
        try visitor.optional("callback", &callback)
    }
}

extension Provenance.Writer: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension Step.Event.Name: WireName { @usableFromInline package static let names = NameTable(Self.self) }
