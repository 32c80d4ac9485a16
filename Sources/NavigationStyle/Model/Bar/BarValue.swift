/// The value of one bar property.
public enum BarValue: Hashable, Sendable {
    /// nil.
    case null
    case barStyle(SystemBarStyle)
    case flag(Bool)
    case number(Double)
    case color(BarColor)
    case image(BarImage)
    case textAttributes(TextAttributes)
    indirect case appearance(Appearance)
    case visibility(BarVisibility)
    /// The value that the bar had when that callback of the same screen began: only the writes of a screen's callbacks
    /// have it, and no bar.
    case saved(Callback)
}

extension BarValue {
    /// Returns the visibility of a bar that is hidden or shown like the transition, animated or not.
    package static func hiddenAsTransition(_ isHidden: Bool) -> BarValue {
        .visibility(BarVisibility(hidden: isHidden, animation: .asTransition))
    }

    /// Whether it is a value that the bar had before a callback.
    var isSaved: Bool { if case .saved = self { true } else { false } }

    /// Whether `other` has the same effect on a bar: the animation of a hide is not part of the state, and attributes
    /// that set nothing are the same as none.
    func means(_ other: BarValue) -> Bool {
        switch (self, other) {
        case (.visibility(let left), .visibility(let right)): left.hidden == right.hidden
        case (.textAttributes(let attributes), .null), (.null, .textAttributes(let attributes)):
            attributes == TextAttributes()
        default: self == other
        }
    }
}

/// `UIBarStyle`.
public enum SystemBarStyle: String, CaseIterable, Codable, Sendable {
    case `default`, black
    /// Makes the bar translucent whatever else is set (uikit.A1).
    case blackTranslucent

    /// Whether the bar is dark, and the status bar over it light (uikit.H).
    public var isBlack: Bool { self != .default }
}

/// The value of `isNavigationBarHidden`, and the way in which it is set.
public struct BarVisibility: Hashable, Sendable {
    /// The animation with which the bar disappears or appears.
    public enum Animation: Hashable, Sendable {
        /// The property setter, or `animated: false` (uikit.D1).
        case none
        /// `animated: true`.
        case animated
        /// `animated: animated`, the callback's own argument (seed0.6.7).
        case asTransition
    }

    /// Whether the bar is hidden.
    public var hidden: Bool
    /// The animation with which it disappears or appears.
    public var animation: Animation

    /// Makes a state of the bar; without animation unless said otherwise.
    public init(hidden: Bool, animation: Animation = .none) {
        self.hidden = hidden
        self.animation = animation
    }
}

extension SystemBarStyle: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension BarValue: AnswerForm {
    @usableFromInline package static var shape: Shape { .open }

    /// The value as it is written.
    var value: Value { tree }

    /// Reads a value of `property`.
    @inlinable static func read<Reader: FormReader & ~Copyable>(
        of property: BarProperty,
        from reader: inout Reader
    ) throws(Reader.Failure) -> BarValue? {
        switch property.kind {
        case .barStyle: try SystemBarStyle.read(from: &reader, orNull: false).map(BarValue.barStyle)
        case .flag: try reader.boolean(.boolean).map(BarValue.flag)
        case .number: try reader.double(in: 0...1, .number).map(BarValue.number)
        case .visibility: try BarVisibility.read(from: &reader, orNull: false).map(BarValue.visibility)
        case .color: try reader.null() ? .null : try BarColor.read(from: &reader, orNull: true).map(BarValue.color)
        case .image: try reader.null() ? .null : try BarImage.read(from: &reader, orNull: true).map(BarValue.image)
        case .textAttributes:
            try reader.null()
                ? .null : try TextAttributes.read(from: &reader, orNull: true).map(BarValue.textAttributes)
        case .appearance:
            try reader.null() ? .null : try Appearance.read(from: &reader, orNull: true).map(BarValue.appearance)
        }
    }

    /// The key of a value that the bar had before a callback.
    package static let savedName = "saved"
    @usableFromInline static let savedKey = NameIndex([savedName])

    /// Reads `{"saved": callback}`.
    @inlinable static func readSaved<Reader: FormReader & ~Copyable>(
        from reader: inout Reader
    ) throws(Reader.Failure) -> BarValue? {
        guard var scope = try reader.object(.object) else { return nil }
        var callback: Callback?
        while try reader.member(of: savedKey, in: &scope) != nil {
            callback = try Callback.read(from: &reader, orNull: false)
        }
        return callback.map { .saved($0) }
    }

    /// Writes the value.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .null: writer.null()
        case .barStyle(let style): writer.name(style)
        case .flag(let flag): writer.boolean(flag)
        case .number(let number): writer.double(number)
        case .color(let color): color.write(to: &writer)
        case .image(let image): image.write(to: &writer)
        case .textAttributes(let attributes): attributes.write(to: &writer)
        case .appearance(let appearance): appearance.write(to: &writer)
        case .visibility(let visibility): visibility.write(to: &writer)
        case .saved(let callback):
            writer.beginObject()
            writer.key("saved")
            writer.name(callback)
            writer.endObject()
        }
    }
}

extension BarVisibility: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)
    @usableFromInline package static var shape: Shape { .anyOf([.boolean, .object(table)]) }

    @usableFromInline package init() { self.init(hidden: false) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("hidden", &hidden)
        try visitor.member("animated", &animation, default: .none)
    }

    /// Reads a flag, or `{"hidden", "animated"}`; the latter is not animated where it does not say.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        guard try reader.kind() == .object else { return try reader.boolean(.visibility).map { Self(hidden: $0) } }
        var visibility = Self()
        return try visibility.fill(from: &reader, .visibility) ? visibility : nil
    }

    /// Writes the flag alone where it is set without animation.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        guard animation != .none else { return writer.boolean(hidden) }
        writer.beginObject()
        var copy = self
        copy.members(&writer)
        writer.endObject()
    }
}

extension BarVisibility.Animation: WireForm {
    /// The word for the callback's own argument.
    @usableFromInline package static let words = NameTable([Self.asTransition]) { _ in "asTransition" }

    @usableFromInline package static var shape: Shape { .anyOf([.boolean, .name(words.all)]) }

    /// Reads true, false or `"asTransition"`.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        if try reader.kind() == .string { return try reader.name(of: words, .string) }
        return try reader.boolean(.animation).map { $0 ? .animated : .none }
    }

    /// Writes the value.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        if self == .asTransition { writer.name("asTransition") } else { writer.boolean(self == .animated) }
    }
}
