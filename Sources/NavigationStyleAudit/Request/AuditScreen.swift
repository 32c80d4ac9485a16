public import NavigationStyle

/// A kind of screen: a view controller's class; any number of its instances may be on a stack.
public struct AuditScreen: Hashable, Sendable {
    /// The screen; its id is that of the kind.
    public var screen: Screen
    /// The position of its class in the app's code.
    public var source: Source?
    /// The expected look, regardless of the history.
    public var expect: BarStyle?
    /// The changes that its code may make while it is shown.
    public var updates: [Update] = []
    /// The offsets that it may be scrolled to, in points below the resting top.
    public var scrolls: [ScrollOffset] = []
    /// Its superclass, whose code runs first.
    public var base: Screen.ID?
    /// The kinds of its child controllers, whose callbacks run after its own; they are never on a stack themselves.
    public var children: [Screen.ID] = []
    /// The forms that it may have if they are not certain: each instance has one of them.
    public var variants: [Variant] = []
    /// Whether the user may search on it.
    public var searches = false

    /// Makes a kind that does nothing while it is shown.
    public init(_ screen: Screen) {
        self.screen = screen
    }

    /// The name of the kind.
    public var id: Screen.ID { screen.id }

    /// A position in the app's code.
    public struct Source: Hashable, Sendable {
        /// The file.
        public var uri: String
        /// The line, from 1.
        public var line: Int?
        /// The column in characters, from 1.
        public var column: Int?

        /// Makes a position.
        public init(uri: String, line: Int? = nil, column: Int? = nil) {
            self.uri = uri
            self.line = line
            self.column = column
        }
    }

    /// An outcome of a condition in the screen's code; it overrides the screen property by property.
    public struct Variant: Hashable, Sendable {
        /// The name of the variant.
        public var name: String
        /// The screen that the variant describes; its id is ignored.
        public var screen = Screen(id: "")

        /// Makes an empty variant.
        public init(name: String) {
            self.name = name
        }
    }

    /// A change of the bar that the screen's code may make while it is shown.
    public struct Update: Hashable, Sendable {
        /// The name of the update.
        public var name: String?
        /// The properties that it writes.
        public var restyling: NavigationOperation.Restyling

        /// Makes an update.
        public init(_ restyling: NavigationOperation.Restyling, name: String? = nil) {
            self.restyling = restyling
            self.name = name
        }
    }

    /// An offset in points below the resting top.
    public struct ScrollOffset: Hashable, Sendable {
        /// The offset in points.
        public var points: Double

        /// Makes an offset.
        public init(_ points: Double) {
            self.points = points
        }
    }
}

extension AuditScreen: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)
    @usableFromInline package static var limit: ElementLimit { .screens }

    @usableFromInline package init() { self.init(Screen(id: "")) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try screen.members(&visitor)
        try visitor.optional("source", &source)
        try visitor.optional("expect", &expect)
        try visitor.member("updates", &updates, default: [])
        try visitor.member("scrolls", &scrolls, default: [])
        try visitor.optional("base", &base)
        try visitor.member("children", &children, default: [])
        try visitor.member("variants", &variants, default: [])
        try visitor.member("searches", &searches, default: false)
    }
}

extension AuditScreen.Source: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(uri: "") }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.required("uri", &uri)
        try visitor.positive("line", &line)
        try visitor.positive("column", &column)
    }
}

extension AuditScreen.Variant: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(name: "") }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.required("name", &name)
        try screen.contents(&visitor)
    }
}

extension AuditScreen.Update: WireElement {
    @usableFromInline package static let table = MemberTable(Self.Members.self)
    @usableFromInline package static var shape: Shape { .object(table) }
    @usableFromInline package static var placeholder: Self { Self(.properties(BarProperties())) }

    /// The members in their order; exactly one of the last two must be present.
    @usableFromInline package struct Members: WireObject {
        var name: String?
        var bar: BarStyle?
        var properties: BarProperties?

        @usableFromInline package static let table = MemberTable(Self.self)

        @usableFromInline package init() {}

        @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
            throws(Visitor.Failure)
        {
            try visitor.optional("name", &name)
            try visitor.optional("bar", &bar)
            try visitor.optional("properties", &properties)
        }
    }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        let place = reader.place
        guard let members = try Members.read(from: &reader, orNull: orNull) else { return nil }
        switch (members.bar, members.properties) {
        case (let bar?, nil): return Self(.style(bar), name: members.name)
        case (nil, let properties?): return Self(.properties(properties), name: members.name)
        case (nil, nil): reader.note(.missingOneOf(["bar", "properties"]), at: place)
        case (_?, _?): reader.note(.conflictingKey(with: "bar"), at: place)
        }
        return nil
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var members = Members()
        members.name = name
        switch restyling {
        case .style(let bar): members.bar = bar
        case .properties(let properties): members.properties = properties
        }
        members.write(to: &writer)
    }
}

extension AuditScreen.ScrollOffset: WireElement {
    @usableFromInline package static var shape: Shape { .number(.points) }
    @usableFromInline package static var placeholder: Self { Self(0) }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? { try reader.double(in: .points, .number).map { Self($0) } }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.double(points)
    }
}
