public import NavigationStyle

extension AuditRequest: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(screens: [], entries: []) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.member("policies", &policies, default: [PolicySelection()])
        try visitor.member("environments", &environments, default: [NavigationEnvironment()])
        try visitor.object("defaults", &defaults, orNull: true)
        try visitor.required("screens", &screens)
        try visitor.member("bases", &bases, default: [])
        try visitor.required("entries", &entries)
        try visitor.member("routes", &routes, default: [])
        try visitor.object("pops", &pops)
        try visitor.member("flags", &flags, default: [])
        try visitor.member("rotates", &rotates, default: false)
        try visitor.member("gestures", &takesGestures, default: false)
        try visitor.object("find", &find)
        try visitor.optional("precision", &precision)
        try visitor.object("limits", &limits)
        try visitor.member("fixes", &fixes, default: true)
        try visitor.member("progress", &progress, default: false)
        try visitor.member("sources", &sources, default: Sources())
        try visitor.member("isIntended", &isIntended, default: [])
    }
}

extension NavigationEnvironment: WireElement {
    @usableFromInline package static var limit: ElementLimit { .environments }
    @usableFromInline package static var allowsNone: Bool { false }
}

extension AuditRequest.Entry: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)
    @usableFromInline package static var allowsNone: Bool { false }

    @usableFromInline package init() { self.init(id: "", stack: []) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.required("id", &id)
        try visitor.required("stack", &stack)
        try visitor.member("origin", &origin, default: .pushed)
        try visitor.member("properties", &properties, default: BarProperties())
        try visitor.object("navigationController", &navigationController)
        try visitor.member("isReached", &isReached, default: true)
    }
}

extension AuditRequest.Pops: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.member("back", &back, default: true)
        try visitor.member("swipe", &swipe, default: true)
        try visitor.member("cancelledSwipe", &cancelledSwipe, default: true)
        try visitor.member("toRoot", &toRoot, default: false)
        try visitor.member("to", &to, default: [])
        try visitor.member("reappear", &reappear, default: false)
    }
}

extension AuditRequest.Find: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.optional("properties", &properties)
        try visitor.optional("codes", &codes)
        try visitor.optional("screens", &screens)
        try visitor.member("severity", &severity, default: .warning)
    }
}

extension AuditRequest.Limits: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.positive("steps", &steps)
        try visitor.positive("milliseconds", &milliseconds)
        try visitor.positive("findings", &findings)
    }
}

extension MemberVisitor where Self: ~Copyable {
    /// Visits an optional member that is a whole number from 1.
    mutating func positive(_ name: StaticString, _ value: inout Int?) throws(Failure) {
        var number = value.map { PositiveNumber(value: $0) }
        try optional(name, &number)
        value = number?.value
    }
}

extension AuditRun.Precision: WireName { @usableFromInline package static let names = NameTable(Self.self) }

/// A whole number from 1.
private struct PositiveNumber: WireForm {
    var value: Int

    private static let range = 1...Int(Int32.max)

    static var shape: Shape { .integer(range) }

    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? { try reader.integer(in: range, .integer).map { Self(value: $0) } }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.integer(value) }
}

extension Diagnostic.Severity: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension VisibleProperty: WireElement {
    @usableFromInline package static var placeholder: VisibleProperty { .isHidden }
}
