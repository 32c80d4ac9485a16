public import NavigationStyle

extension AuditRequest {
    /// A superclass of screens: it applies to the screens that name it, unless they override it.
    public struct Base: Hashable, Sendable {
        /// The screen that it describes; screens name it by its id.
        public var screen: Screen
        /// Its own superclass.
        public var base: Screen.ID?
        /// The position of the class in the app's code.
        public var source: AuditScreen.Source?

        /// Makes a superclass that has none itself.
        public init(_ screen: Screen) {
            self.screen = screen
        }

        /// The name of the superclass.
        public var id: Screen.ID { screen.id }
    }

    /// A finding that is intended.
    public struct Intention: Hashable, Sendable {
        /// The fingerprint of the finding; nil if the other members select findings.
        public var fingerprint: String?
        /// The kind of finding.
        public var code: AuditCode?
        /// The screen; nil for any.
        public var screen: Screen.ID?
        /// The property that it is about; nil for any.
        public var property: String?
        /// The reason that it is intended.
        public var because: String

        /// Makes an intention that selects nothing yet.
        public init(because: String) {
            self.because = because
        }

        /// Whether `finding` is intended.
        package func covers(_ finding: AuditFinding) -> Bool {
            if let fingerprint { return fingerprint == finding.fingerprint }
            return code == finding.code && (screen == nil || screen == finding.screen)
                && (property == nil || property == finding.propertyName)
        }
    }
}

extension AuditRequest.Base: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)
    @usableFromInline package static var limit: ElementLimit { .screens }

    @usableFromInline package init() { self.init(Screen(id: "")) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try screen.members(&visitor)
        try visitor.optional("base", &base)
        try visitor.optional("source", &source)
    }
}

extension AuditRequest.Intention: WireElement {
    @usableFromInline package static let table = MemberTable(Self.Members.self)
    @usableFromInline package static var shape: Shape { .object(table) }
    @usableFromInline package static var placeholder: Self { Self(because: "") }

    /// The members in their order; exactly one of the first two must be present.
    @usableFromInline package struct Members: WireObject {
        var intention = AuditRequest.Intention(because: "")

        @usableFromInline package static let table = MemberTable(Self.self)

        @usableFromInline package init() {}

        @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
            throws(Visitor.Failure)
        {
            try visitor.optional("fingerprint", &intention.fingerprint)
            try visitor.optional("code", &intention.code)
            try visitor.optional("screen", &intention.screen)
            try visitor.optional("property", &intention.property)
            try visitor.required("because", &intention.because)
        }
    }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        let place = reader.place
        guard let intention = try Members.read(from: &reader, orNull: orNull)?.intention else { return nil }
        switch (intention.fingerprint, intention.code) {
        case (nil, nil): reader.note(.missingOneOf(["fingerprint", "code"]), at: place)
        case (_?, _?): reader.note(.conflictingKey(with: "fingerprint"), at: place)
        default: return intention
        }
        return nil
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        var members = Members()
        members.intention = self
        members.write(to: &writer)
    }
}
