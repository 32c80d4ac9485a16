/// A callback of a view controller in which its own code can write to the bar.
public enum Callback: String, CaseIterable, Codable, Sendable {
    case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
    /// After the incoming screen's layout and before any `viewDidAppear`, in every appearance of the screen.
    case duringTransition
    /// After `viewWillAppear` and `willShow`, before the layout; called from iOS 13 on (uikit.U1, uikit.U2).
    case viewIsAppearing
    /// After the system's setting has changed while the screen is on top (around.V3).
    case traitCollectionDidChange
}

extension Callback {
    /// The callbacks in the order in which they run while a screen appears and disappears.
    private static let order: [Callback] = [
        .viewDidLoad, .viewWillAppear, .viewIsAppearing, .duringTransition, .viewDidAppear, .traitCollectionDidChange,
        .viewWillDisappear, .viewDidDisappear,
    ]

    /// Whether it runs later than `other` while a screen appears and disappears.
    func isLater(than other: Callback) -> Bool {
        let places = Self.order.enumerated().reduce(into: [:]) { $0[$1.element] = $1.offset }
        return places[self, default: 0] > places[other, default: 0]
    }

    /// Whether it stands after `other` in the wire format.
    fileprivate func isWritten(after other: Callback) -> Bool {
        Self.allCases.firstIndex(of: self) ?? 0 > Self.allCases.firstIndex(of: other) ?? 0
    }
}

/// The values that a screen's own code writes to the bar, by callback.
///
/// A write may put back a value that the bar had when an earlier callback began, ``BarValue/saved(_:)``.
public struct Callbacks: Hashable, Sendable {
    /// The values that are written in one callback.
    @usableFromInline package struct Write: Hashable, Sendable {
        @usableFromInline package let callback: Callback
        @usableFromInline package var properties: BarProperties
    }

    /// The writes of the callbacks that write something, in the order of the wire format: mostly one or none, so that a
    /// copy is one retain.
    @usableFromInline package private(set) var writes: [Write] = []

    /// Makes callbacks that write nothing.
    public init() {}

    /// The writes of `callback`.
    public subscript(callback: Callback) -> BarProperties {
        get {
            let writes = writes.span
            for index in writes.indices where writes[index].callback == callback { return writes[index].properties }
            return BarProperties()
        }
        set {
            if let index = writes.firstIndex(where: { $0.callback == callback }) {
                if newValue.isEmpty { writes.remove(at: index) } else { writes[index].properties = newValue }
            } else if !newValue.isEmpty {
                let index = writes.firstIndex { $0.callback.isWritten(after: callback) } ?? writes.count
                writes.insert(Write(callback: callback, properties: newValue), at: index)
            }
        }
    }

    /// The writes of `viewDidLoad`.
    public var viewDidLoad: BarProperties {
        get { self[.viewDidLoad] }
        set { self[.viewDidLoad] = newValue }
    }
    /// The writes of `viewWillAppear`.
    public var viewWillAppear: BarProperties {
        get { self[.viewWillAppear] }
        set { self[.viewWillAppear] = newValue }
    }
    /// The writes of `viewDidAppear`.
    public var viewDidAppear: BarProperties {
        get { self[.viewDidAppear] }
        set { self[.viewDidAppear] = newValue }
    }
    /// The writes of `viewWillDisappear`.
    public var viewWillDisappear: BarProperties {
        get { self[.viewWillDisappear] }
        set { self[.viewWillDisappear] = newValue }
    }
    /// The writes of `viewDidDisappear`.
    public var viewDidDisappear: BarProperties {
        get { self[.viewDidDisappear] }
        set { self[.viewDidDisappear] = newValue }
    }
    /// The writes of `duringTransition`.
    public var duringTransition: BarProperties {
        get { self[.duringTransition] }
        set { self[.duringTransition] = newValue }
    }
    /// The writes of `viewIsAppearing`.
    public var viewIsAppearing: BarProperties {
        get { self[.viewIsAppearing] }
        set { self[.viewIsAppearing] = newValue }
    }
    /// The writes of `traitCollectionDidChange`.
    public var traitCollectionDidChange: BarProperties {
        get { self[.traitCollectionDidChange] }
        set { self[.traitCollectionDidChange] = newValue }
    }

    /// The properties that any callback touches.
    public var touched: BarPropertySet {
        let writes = writes.span
        return writes.indices.reduce([]) { $0.union(writes[$1].properties.touched) }
    }

    /// Returns the properties that `callback` touches.
    @inline(__always) func touched(in callback: Callback) -> BarPropertySet {
        // By index: an iterator would copy each write.
        for index in writes.indices where writes[index].callback == callback { return writes[index].properties.touched }
        return []
    }

    /// Whether some code writes back a value that it has saved.
    var hasSaved: Bool {
        let writes = writes.span
        return writes.indices.contains { writes[$0].properties.hasSaved }
    }

    /// The properties that code writes back, by the callback at whose beginning it saves them.
    var saved: [Callback: BarPropertySet] {
        var saved: [Callback: BarPropertySet] = [:]
        for write in writes {
            for case (let property, .saved(let earlier)) in write.properties {
                saved[earlier, default: []].insert(property)
            }
        }
        return saved
    }

    /// Returns the writes with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> Callbacks {
        var result = self
        for index in writes.indices where writes[index].properties.hasVariants {
            result.writes[index].properties = writes[index].properties.resolved(for: style)
        }
        return result
    }

    /// Returns the faults of values that are written back before they are saved.
    func savedFaults(at pointer: @autoclosure () -> String) -> [RequestFault] {
        var faults: [RequestFault] = []
        for write in writes {
            for case (let property, .saved(let saved)) in write.properties where saved.isLater(than: write.callback) {
                let place = "\(pointer())/\(write.callback.rawValue)/\(property.name)/saved"
                faults.append(RequestFault(.savedLater(saved, than: write.callback), at: place))
            }
        }
        return faults
    }
}

extension Callbacks: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.callbacks(&self)
    }
}

extension Callback: WireName { @usableFromInline package static let names = NameTable(Self.self) }
