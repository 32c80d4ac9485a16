/// A view controller of the stack: its writes to the bar, its content in the bar, and its root view.
public struct Screen: Hashable, Sendable {
    /// The callback in which a screen's declared style is written.
    public enum StyledIn: String, CaseIterable, Codable, Sendable {
        case viewDidLoad, viewWillAppear
    }

    /// The back swipe, as far as a screen decides it.
    public struct InteractivePopGesture: Hashable, Sendable {
        /// `interactivePopGestureRecognizer.isEnabled`.
        public var enabled = true
        /// The recognizer's delegate.
        public var delegate = Delegate.stock

        /// Makes a stock gesture.
        public init() {}

        /// The object that decides whether the swipe begins (uikit.D4).
        public enum Delegate: Hashable, CaseIterable, Sendable {
            /// UIKit's own delegate, with the stock conditions.
            case stock
            /// A delegate of the app that lets the swipe begin everywhere, even at the root, where it freezes the app.
            case replaced
            /// A delegate of the app that lets the swipe begin with more than one screen on the stack (seed0.4.3.1).
            case guarded
        }
    }

    /// The screen's name in its stack.
    public var id: ID
    /// `UIViewController.title`.
    public var title: String?
    /// The style that the screen declares.
    public var bar: BarStyle?
    /// The callback in which the declared style is written.
    public var styledIn = StyledIn.viewWillAppear
    /// The screen's own writes, which come after the declared style in the same callback.
    public var callbacks = Callbacks()
    /// The screen's item in the bar.
    public var navigationItem = NavigationItem()
    /// The root view.
    public var view = ScreenView()
    /// `preferredStatusBarStyle`.
    public var preferredStatusBarStyle = StatusBarStyle.default
    /// `prefersStatusBarHidden`.
    public var prefersStatusBarHidden = false
    /// `hidesBottomBarWhenPushed`: while the screen, or one above it, is on top, the tab bar is away (around.P5).
    public var hidesBottomBarWhenPushed = false
    /// Whether its code sets the bar's `tintAdjustmentMode` to normal, then to automatic, when it disappears, so that no item
    /// stays pale (around.T1).
    public var resetsTintAdjustmentMode = false
    /// `definesPresentationContext`: whether a search that it presents lies over this screen alone (around.N7).
    public var definesPresentationContext = false
    /// The back swipe.
    public var interactivePop = InteractivePopGesture()
    /// Code that follows the scroll offset.
    public var scrollStyling: ScrollStyling?
    /// The values that a policy's own interface sets on this screen.
    public var library: Value?

    /// Makes a screen that touches nothing.
    public init(id: ID) {
        self.id = id
    }

    /// Makes a screen that declares the look of its bar.
    ///
    /// - Parameters:
    ///   - id: The id, by which answers name it.
    ///   - title: The title of its navigation item.
    ///   - bar: The look of its bar.
    public init(_ id: ID, title: String? = nil, bar: BarStyle? = nil) {
        self.init(id: id)
        self.title = title
        self.bar = bar
    }
}

extension Screen: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(id: "") }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("id", &id)
        try contents(&visitor)
    }

    /// Passes all members but its name to `visitor`.
    @inlinable package mutating func contents<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.text("title", &title, orNull: true)
        try visitor.optional("bar", &bar, orNull: true)
        try visitor.member("styledIn", &styledIn, default: .viewWillAppear)
        try visitor.object("callbacks", &callbacks)
        try visitor.object("navigationItem", &navigationItem)
        try visitor.object("view", &view)
        try visitor.member("preferredStatusBarStyle", &preferredStatusBarStyle, default: .default)
        try visitor.member("prefersStatusBarHidden", &prefersStatusBarHidden, default: false)
        try visitor.member("hidesBottomBarWhenPushed", &hidesBottomBarWhenPushed, default: false)
        try visitor.member("resetsTintAdjustmentMode", &resetsTintAdjustmentMode, default: false)
        try visitor.member("definesPresentationContext", &definesPresentationContext, default: false)
        try visitor.object("interactivePop", &interactivePop)
        try visitor.optional("scrollStyling", &scrollStyling, orNull: true)
        try visitor.open("library", &library, .objectOrNull)
    }
}

extension Screen: WireElement {
    @usableFromInline package static var limit: ElementLimit { .screens }
}

extension Screen.InteractivePopGesture: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("enabled", &enabled, default: true)
        try visitor.member("delegateReplaced", &delegate, default: .stock)
    }
}

extension Screen.InteractivePopGesture.Delegate: WireForm {
    /// The word for a delegate that was replaced and knows the root.
    @usableFromInline package static let words = NameTable([Self.guarded]) { _ in "guarded" }

    @usableFromInline package static var shape: Shape { .anyOf([.boolean, .name(words.all)]) }

    /// Reads a Boolean, whether the delegate was replaced, or `"guarded"`.
    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        if try reader.kind() == .string { return try reader.name(of: words, .string) }
        return try reader.boolean(.gestureDelegate).map { $0 ? .replaced : .stock }
    }

    /// Writes the Boolean or `"guarded"`.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        if self == .guarded { writer.name("guarded") } else { writer.boolean(self == .replaced) }
    }
}

extension Screen.StyledIn: WireName { @usableFromInline package static let names = NameTable(Self.self) }
