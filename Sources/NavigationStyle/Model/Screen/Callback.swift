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
}

/// The values that a screen's own code writes to the bar, by callback.
///
/// A write may put back a value that the bar had when an earlier callback began, ``BarValue/saved(_:)``.
public struct Callbacks: Hashable, Sendable {
    /// The writes of each callback.
    public var viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear,
        duringTransition, viewIsAppearing, traitCollectionDidChange: BarProperties

    /// Makes callbacks that write nothing.
    public init() {
        viewDidLoad = BarProperties()
        viewWillAppear = BarProperties()
        viewDidAppear = BarProperties()
        viewWillDisappear = BarProperties()
        viewDidDisappear = BarProperties()
        duringTransition = BarProperties()
        viewIsAppearing = BarProperties()
        traitCollectionDidChange = BarProperties()
    }

    /// The writes of `callback`.
    public subscript(callback: Callback) -> BarProperties {
        get {
            switch callback {
            case .viewDidLoad: viewDidLoad
            case .viewWillAppear: viewWillAppear
            case .viewDidAppear: viewDidAppear
            case .viewWillDisappear: viewWillDisappear
            case .viewDidDisappear: viewDidDisappear
            case .duringTransition: duringTransition
            case .viewIsAppearing: viewIsAppearing
            case .traitCollectionDidChange: traitCollectionDidChange
            }
        }
        set {
            switch callback {
            case .viewDidLoad: viewDidLoad = newValue
            case .viewWillAppear: viewWillAppear = newValue
            case .viewDidAppear: viewDidAppear = newValue
            case .viewWillDisappear: viewWillDisappear = newValue
            case .viewDidDisappear: viewDidDisappear = newValue
            case .duringTransition: duringTransition = newValue
            case .viewIsAppearing: viewIsAppearing = newValue
            case .traitCollectionDidChange: traitCollectionDidChange = newValue
            }
        }
    }

    /// The properties that any callback touches.
    public var touched: BarPropertySet {
        Callback.allCases.reduce([]) { $0.union(self[$1].touched) }
    }

    /// Whether some code writes back a value that it has saved.
    var hasSaved: Bool {
        viewDidLoad.hasSaved || viewWillAppear.hasSaved || viewDidAppear.hasSaved || viewWillDisappear.hasSaved
            || viewDidDisappear.hasSaved || duringTransition.hasSaved || viewIsAppearing.hasSaved
            || traitCollectionDidChange.hasSaved
    }

    /// The properties that code writes back, by the callback at whose beginning it saves them.
    var saved: [Callback: BarPropertySet] {
        var saved: [Callback: BarPropertySet] = [:]
        for callback in Callback.allCases where self[callback].hasSaved {
            for case (let property, .saved(let earlier)) in self[callback] {
                saved[earlier, default: []].insert(property)
            }
        }
        return saved
    }

    /// Returns the faults of values that are written back before they are saved.
    func savedFaults(at pointer: @autoclosure () -> String) -> [RequestFault] {
        var faults: [RequestFault] = []
        for callback in Callback.allCases where self[callback].hasSaved {
            for case (let property, .saved(let saved)) in self[callback] where saved.isLater(than: callback) {
                let place = "\(pointer())/\(callback.rawValue)/\(property.name)/saved"
                faults.append(RequestFault(.savedLater(saved, than: callback), at: place))
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
        try visitor.writes("viewDidLoad", &viewDidLoad)
        try visitor.writes("viewWillAppear", &viewWillAppear)
        try visitor.writes("viewDidAppear", &viewDidAppear)
        try visitor.writes("viewWillDisappear", &viewWillDisappear)
        try visitor.writes("viewDidDisappear", &viewDidDisappear)
        try visitor.writes("duringTransition", &duringTransition)
        try visitor.writes("viewIsAppearing", &viewIsAppearing)
        try visitor.writes("traitCollectionDidChange", &traitCollectionDidChange)
    }
}

extension Callback: WireName { @usableFromInline package static let names = NameTable(Self.self) }
