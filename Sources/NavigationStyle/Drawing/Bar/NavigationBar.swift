/// The state of the one `UINavigationBar` that all screens share: the last value of each property, and its writer.
struct NavigationBar {
    /// The properties that differ from UIKit's defaults; `isTranslucent` only if it was set.
    let properties: BarProperties
    /// The last writer of each property.
    let writers: BarWriters

    /// Returns the last writer of `property`.
    func origin(of property: BarProperty) -> WriteOrigin { writers.origin(of: property) }

    /// Whether the bar calls itself translucent (uikit.A2).
    var isTranslucent: Bool { properties.translucency.isTranslucent }
}

/// The last writer of each property of a bar.
struct BarWriters: BitwiseCopyable {
    /// The properties that have been written.
    private(set) var written: BarPropertySet = []
    private var origins = InlineArray<25, WriteOrigin>(repeating: .system)

    /// Makes the writers of a bar to which nothing has been written.
    init() {}

    /// Returns the last writer of `property`.
    func origin(of property: BarProperty) -> WriteOrigin { origins[Int(property.rawValue)] }

    /// Records the last writer of `property`.
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

/// The writer of a property, with its screen as an index into a list of ids.
struct WriteOrigin: Hashable, BitwiseCopyable {
    /// The index of the screen's id in the list; -1 if the writer is not a screen.
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
    /// Whether a bar with these properties is the same after `write`, which then need not be applied.
    func has(_ write: BarProperties) -> Bool {
        guard write.touched.isSubset(of: touched) else { return false }
        let (own, others) = (values.span, write.values.span)
        var index = 0
        for property in write.touched {
            let place = position(of: property)
            guard own[place] == others[index], own[place].hasSameVariants(as: others[index]) else { return false }
            index += 1
        }
        return true
    }

    /// Returns the properties that differ from UIKit's defaults after `write` is applied to these.
    func overwritten(by write: BarProperties) -> BarProperties {
        if touched.isSubset(of: write.touched) { return write.withoutDefaults }
        return BarProperties(touched.union(write.touched)) { property in
            guard let value = write[property] else { return self[property] }
            return property.hasByDefault(value) ? nil : value
        }
    }

    /// Returns the value of `property` on a bar with these properties: `.null` if nil was written, the default if
    /// nothing was.
    func value(of property: BarProperty) -> BarValue { self[property] ?? property.defaultValue ?? .null }

    /// Returns the value of `property`, with the inferred translucency if none was written.
    func currentValue(of property: BarProperty) -> BarValue {
        property == .isTranslucent ? .flag(translucency.isTranslucent) : value(of: property)
    }
}

/// A bar that a policy puts on a screen's view, with the look of the screen when it was left.
struct FakeBar: Hashable, Sendable {
    /// The properties that differ from a fresh bar's defaults; `isTranslucent` only if it was set on the fake bar.
    var properties: BarProperties
    /// Whether the bar is in the view hierarchy; a detached one is only remembered.
    var isAttached: Bool
    /// Its view's own flag.
    var isHidden = false

    /// The properties that show in its appearance: without those that equal a fresh bar's, and with the effective
    /// `isTranslucent`.
    var image: BarProperties {
        let isTranslucent = BarValue.flag(properties.translucency.isTranslucent)
        return BarProperties(properties.touched.union([.isTranslucent])) {
            $0 == .isTranslucent ? isTranslucent : properties[$0]
        }
    }
}
