/// The one `UINavigationBar` that all screens share, as state: what was written to it last, and by whom.
struct NavigationBar {
    /// What differs from UIKit's defaults; `isTranslucent` only if it was set.
    let properties: BarProperties
    /// Who wrote what.
    let writers: BarWriters

    /// Who wrote `property` last.
    func origin(of property: BarProperty) -> WriteOrigin { writers.origin(of: property) }

    /// Whether the bar calls itself translucent (uikit.A2).
    var isTranslucent: Bool { properties.translucency.isTranslucent }
}

/// Who wrote each property of a bar last.
struct BarWriters: BitwiseCopyable {
    /// The properties that anybody wrote.
    private(set) var written: BarPropertySet = []
    private var origins = InlineArray<25, WriteOrigin>(repeating: .system)

    /// Nobody has written anything.
    init() {}

    /// Who wrote `property` last.
    func origin(of property: BarProperty) -> WriteOrigin { origins[Int(property.rawValue)] }

    /// Notes who changed `property`.
    mutating func note(_ origin: WriteOrigin, for property: BarProperty) {
        origins[Int(property.rawValue)] = origin
        written.insert(property)
    }
}

extension BarWriters: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.written == right.written && left.written.allSatisfy { left.origin(of: $0) == right.origin(of: $0) }
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(written)
        for property in written { hasher.combine(origin(of: property)) }
    }
}

/// Who wrote a property, by the place of the screen's id in a list of names.
struct WriteOrigin: Hashable, BitwiseCopyable {
    /// Where the screen's id stands among the names; -1 where no screen is behind it.
    var name: Int32
    var writer: Provenance.Writer
    var event: Step.Event.Name?

    init(_ writer: Provenance.Writer, name: Int = -1, event: Step.Event.Name? = nil) {
        self.writer = writer
        self.name = Int32(truncatingIfNeeded: name)
        self.event = event
    }

    static let system = WriteOrigin(.system)
}

extension BarProperties {
    /// What differs from UIKit's defaults on a bar with these properties after `write`.
    func overwritten(by write: BarProperties) -> BarProperties {
        if touched.isSubset(of: write.touched) { return write.withoutDefaults }
        return BarProperties(touched.union(write.touched)) { property in
            guard let value = write[property] else { return self[property] }
            return property.hasByDefault(value) ? nil : value
        }
    }

    /// What is written of `property` on a bar with these properties: nil comes out as `.null`, the unwritten as the
    /// default.
    func value(of property: BarProperty) -> BarValue { self[property] ?? property.defaultValue ?? .null }

    /// The same, with the translucency that is inferred where none is written.
    func currentValue(of property: BarProperty) -> BarValue {
        property == .isTranslucent ? .flag(translucency.isTranslucent) : value(of: property)
    }
}

/// A bar that a policy put on a screen's view: what the screen looked like when it was left.
struct FakeBar: Hashable, Sendable {
    /// What differs from a fresh bar's defaults; `isTranslucent` only if it was set on the fake bar.
    var properties: BarProperties
    /// Whether it is in the view hierarchy; detached it is memory only.
    var isAttached: Bool
    /// Its view's own flag.
    var isHidden = false

    /// What it looks like: without what is as on a fresh bar, and with `isTranslucent` as it comes out.
    var image: BarProperties {
        let isTranslucent = BarValue.flag(properties.translucency.isTranslucent)
        return BarProperties(properties.touched.union([.isTranslucent])) {
            $0 == .isTranslucent ? isTranslucent : properties[$0]
        }
    }
}
