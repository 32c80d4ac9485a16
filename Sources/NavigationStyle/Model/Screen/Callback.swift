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

/// The values that a screen's own code writes to the bar, by callback.
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
}

extension Callbacks: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("viewDidLoad", &viewDidLoad, default: BarProperties())
        try visitor.member("viewWillAppear", &viewWillAppear, default: BarProperties())
        try visitor.member("viewDidAppear", &viewDidAppear, default: BarProperties())
        try visitor.member("viewWillDisappear", &viewWillDisappear, default: BarProperties())
        try visitor.member("viewDidDisappear", &viewDidDisappear, default: BarProperties())
        try visitor.member("duringTransition", &duringTransition, default: BarProperties())
        try visitor.member("viewIsAppearing", &viewIsAppearing, default: BarProperties())
        try visitor.member("traitCollectionDidChange", &traitCollectionDidChange, default: BarProperties())
    }
}

extension Callback: WireName { @usableFromInline package static let names = NameTable(Self.self) }
