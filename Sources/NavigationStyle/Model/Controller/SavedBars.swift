/// The values that a screen's code has saved, by the callback at whose beginning the bar had them.
public struct SavedBars: Hashable, Sendable {
    /// The values by callback; none is empty.
    private(set) var values: [Callback: BarProperties] = [:]

    /// Makes a table of nothing saved.
    public init() {}

    /// Whether nothing is saved.
    public var isEmpty: Bool { values.isEmpty }

    /// The values that the bar had when `callback` began.
    public subscript(callback: Callback) -> BarProperties {
        get { values[callback] ?? BarProperties() }
        set { values[callback] = newValue.isEmpty ? nil : newValue }
    }
}

extension SavedBars {
    /// Returns the values with each bar's properties replaced by `change`.
    func mapped(_ change: (BarProperties) -> BarProperties) -> SavedBars {
        var result = SavedBars()
        for (callback, properties) in values { result[callback] = change(properties) }
        return result
    }

    /// Whether some color in them has two variants.
    var hasVariants: Bool { values.values.contains(where: \.hasVariants) }

    /// Passes each color in them to `visit`, with its JSON Pointer below `pointer`.
    mutating func visitColors(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
        for callback in Callback.allCases where values[callback] != nil {
            self[callback].visitColors(at: pointer + "/" + callback.rawValue, visit)
        }
    }
}

extension SavedBars: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("viewDidLoad", &self[.viewDidLoad], default: BarProperties())
        try visitor.member("viewWillAppear", &self[.viewWillAppear], default: BarProperties())
        try visitor.member("viewDidAppear", &self[.viewDidAppear], default: BarProperties())
        try visitor.member("viewWillDisappear", &self[.viewWillDisappear], default: BarProperties())
        try visitor.member("viewDidDisappear", &self[.viewDidDisappear], default: BarProperties())
        try visitor.member("duringTransition", &self[.duringTransition], default: BarProperties())
        try visitor.member("viewIsAppearing", &self[.viewIsAppearing], default: BarProperties())
        try visitor.member("traitCollectionDidChange", &self[.traitCollectionDidChange], default: BarProperties())
    }
}
