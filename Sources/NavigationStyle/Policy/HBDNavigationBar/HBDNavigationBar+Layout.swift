/// The library's changes to a screen's layout, made once, before the screen is first shown.
struct AdjustedLayout: Hashable, Sendable {
    /// Whether the root view begins under the bar.
    var extendsUnderBar: Bool
    /// The addition to the safe area at the top, in points.
    var additionalTop = 0.0
}

extension HBDNavigationBar {
    /// Extends the root view of `screen` under a bar that can be seen through, the first time only (libraries.3.3,
    /// "adjustLayout").
    func adjustLayoutOnce(of screen: Int, in simulation: inout Simulation) {
        guard simulation[memories, screen].layout == nil else { return }
        let style = style(of: screen, in: simulation)
        let includesOpaqueBars = simulation.screen(screen).view.extendedLayoutIncludesOpaqueBars
        var layout = AdjustedLayout(extendsUnderBar: style.isSeeThrough || includesOpaqueBars)
        if style.isHidden, simulation.environment.os >= .safeArea {
            let scene = simulation.scene(of: screen, over: nil, inheritsLargeTitle: true)
            layout.additionalTop = -scene.frame(on: simulation.device).height
        }
        simulation[memories, screen].layout = layout
    }
}

extension ScreenView {
    /// Returns the view with the changes of `layout`.
    func adjusted(by layout: AdjustedLayout) -> ScreenView {
        var view = self
        let edges = view.edgesForExtendedLayout ?? .all
        view.edgesForExtendedLayout = layout.extendsUnderBar ? edges.union(.top) : edges.subtracting(.top)
        view.additionalSafeAreaInsets.top += layout.additionalTop
        return view
    }
}

extension AdjustedLayout: WireObject {
    static let table = MemberTable(Self.self)

    init() { self.init(extendsUnderBar: false) }

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.always("extendsUnderBar", &extendsUnderBar, default: false)
        try visitor.always("additionalTop", &additionalTop, in: .points, default: 0)
    }
}
