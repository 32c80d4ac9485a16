import NavigationStyle
import Testing

/// Seed 0, 4.3: showing and hiding the bar, its colors and translucency; 4.4: the back indicator (uikit.D5, uikit.F7).
struct Seed0StyleTests {
    private static func hiding(_ animated: String, _ hidden: Bool = true) -> String {
        ##""isNavigationBarHidden":{"hidden":\##(hidden),"animated":\##(animated)}"##
    }

    // MARK: - 4.3.1

    @Test func `4.3.1, 1: setNavigationBarHidden: is not setNavigationBarHidden:animated:`() throws {
        let atOnce = writing("b", "viewWillAppear", ##""isNavigationBarHidden":true"##)
        let animated = writing("b", "viewWillAppear", Self.hiding("true"))
        #expect(try codes(body(##"{"id":"a"}"##, push(atOnce))).contains(.hiddenNotAnimated))
        #expect(try !codes(body(##"{"id":"a"}"##, push(animated))).contains(.hiddenNotAnimated))
    }

    @Test func `4.3.1, 1: its animated is to be that of the push or pop`() throws {
        for isAnimated in [true, false] {
            for (animated, isSame) in [("true", isAnimated), ("false", !isAnimated), (##""asTransition""##, true)] {
                let b = writing("b", "viewWillAppear", Self.hiding(animated))
                let found = try codes(body(##"{"id":"a"}"##, push(b, animated: isAnimated)))
                #expect(found.contains(.hiddenNotAnimated) == (!isSame && isAnimated), "\(animated) in \(isAnimated)")
                #expect(
                    found.contains(.hiddenAnimationMismatch) == (!isSame && !isAnimated),
                    "\(animated) in \(isAnimated)"
                )
            }
        }
    }

    private static let shown = hiding(##""asTransition""##, false)
    private static let hidden = hiding(##""asTransition""##)
    private static let replaced = ##","interactivePop":{"delegateReplaced":true}"##

    /// A stack of A, B and C, in which B has no bar.
    @Test func `4.3.1, 2: B hides at once in viewWillAppear, and a swipe from C shows a black block`() throws {
        let stack =
            ##"{"id":"a"},"## + writing("b", "viewWillAppear", Self.hiding("false")) + ","
            + writing("c", "viewWillAppear", Self.shown)
        let found = try diagnostics(of: body(stack, swipe))
        #expect(found.contains { $0.code == .hiddenNotAnimated && $0.message.contains("black block") })
    }

    @Test func `4.3.1, 2: B shows at once in viewWillDisappear, and its bar is there as soon as the finger moves`()
        throws
    {
        let b =
            ##"{"id":"b","callbacks":{"viewWillAppear":{\##(Self.hidden)},"viewWillDisappear":{"##
            + Self.hiding("false", false) + "}}" + Self.replaced + "}"
        let found = try diagnostics(of: body(##"{"id":"a"},"## + b, swipe))
        #expect(found.contains { $0.code == .hiddenNotAnimated && $0.message.contains("flashes in") })
    }

    @Test func `4.3.1, 2: animated, with one of the two hidden, nothing is wrong`() throws {
        let a = writing("a", "viewWillAppear", Self.shown)
        let b = writing("b", "viewWillAppear", Self.hidden, Self.replaced)
        let found = try codes(body(a + "," + b, swipe))
        #expect(found.isDisjoint(with: [.hiddenNotAnimated, .hiddenAnimationMismatch, .hiddenRestoredInWillDisappear]))
        #expect(try transition(body(a + "," + b, swipe)).plan?.presentation == .barSlidesIn)
    }

    @Test func `4.3.1, 2: both hidden, B shows animated in viewWillDisappear, and the bar comes and goes`() throws {
        let b =
            ##"{"id":"b","callbacks":{"viewWillAppear":{\##(Self.hidden)},"viewWillDisappear":{"##
            + Self.hiding("true", false) + "}}}"
        let found = try diagnostics(of: body(writing("a", "viewWillAppear", Self.hidden) + "," + b, pop))
        #expect(
            found.contains {
                $0.code == .hiddenRestoredInWillDisappear && $0.message.contains("appears and animates away")
            }
        )
    }

    @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
    func `4.3.1, 3: where every screen says in viewWillAppear whether it hides the bar, all is well`(
        below: Bool,
        top: Bool
    ) throws {
        for policy in ["system", "fdFullscreenPopGesture"] {
            let stack = [("a", below), ("b", top)].map { id, hidden in
                policy == "system"
                    ? writing(id, "viewWillAppear", Self.hiding(##""asTransition""##, hidden), Self.replaced)
                    : ##"{"id":"\##(id)","bar":{"hidden":\##(hidden)}}"##
            }
            for operation in [pop, swipe] {
                let request = body(stack.joined(separator: ","), operation, policy: policy)
                #expect(try transition(request).bars.after?.isHidden == below, "\(policy)")
                #expect(
                    try codes(request).isDisjoint(
                        with: [.hiddenNotAnimated, .hiddenAnimationMismatch, .hiddenRestoredInWillDisappear]
                    )
                )
            }
        }
    }

    @Test func `4.3.1, 3: an own left button switches the swipe off, unless the delegate is replaced`() throws {
        let items = ##""navigationItem":{"leftBarButtonItems":["Close"]}"##
        let off = try transition(body(##"{"id":"a"},{"id":"b",\##(items)}"##, swipe))
        #expect(off.reason == .gestureDisabled)
        let on = try transition(body(##"{"id":"a"},{"id":"b",\##(items)\##(Self.replaced)}"##, swipe))
        #expect(on.outcome == .changed)
    }

    @Test func `4.3.1, 3: a delegate that says no at the root gives the swipe back and freezes nothing`() throws {
        let guarded =
            ##"{"id":"b","navigationItem":{"leftBarButtonItems":["Close"]},"##
            + ##""interactivePop":{"delegateReplaced":"guarded"}}"##
        #expect(try transition(body(##"{"id":"a"},"## + guarded, swipe)).outcome == .changed)
        let root = try transition(body(guarded, swipe))
        #expect(root.reason == .alreadyAtRoot)
        #expect(root.diagnostics?.contains { $0.code == .rootSwipeFreeze } == false)
    }

    // MARK: - 4.3.2

    private static func bar(_ properties: String, os: String = "12.0") throws -> BarState {
        try #require(try resolved(body(writing("a", "viewDidLoad", properties), os: os)).bar)
    }

    private static let opaque = ##""backgroundImage":{"name":"plain","color":"#F00"}"##
    private static let veil = ##""backgroundImage":{"name":"veil","color":"#F00","minimumAlpha":0.5}"##

    @Test func `4.3.2: while translucent is YES setBackgroundColor changes the background`() throws {
        #expect(try Self.bar(##""backgroundColor":"#0F0""##).background.color?.hex == "#00FF00FF")
    }

    @Test func `4.3.2: while it is NO setBackgroundImage does, and setBackgroundColor does not`() throws {
        let no = ##""isTranslucent":false,"##
        #expect(try Self.bar(no + ##""backgroundColor":"#0F0""##).background.color?.hex == "#FFFFFFFF")
        #expect(try Self.bar(no + Self.opaque).background.image == "plain")
    }

    @Test func `4.3.2: UIImage() alone makes the bar clear`() throws {
        #expect(try Self.bar(##""backgroundImage":"empty""##).background.kind == .clear)
    }

    @Test func `4.3.2: a pixel with an alpha under 1 makes translucent YES, none makes it NO`() throws {
        #expect(try Self.bar(Self.veil).isTranslucent)
        #expect(try Self.bar(##""backgroundImage":{"minimumAlpha":0.99}"##).isTranslucent)
        #expect(try !Self.bar(Self.opaque).isTranslucent)
    }

    @Test func `4.3.2: an opaque image in a bar that is forced translucent gets an alpha of the system's`() throws {
        let bar = try Self.bar(##""isTranslucent":true,"## + Self.opaque)
        #expect(bar.background.alpha == .system)
        #expect(bar.isTranslucent)
    }

    @Test(arguments: [
        ("", "#FFFFFFFF"), (##","barStyle":"black""##, "#000000FF"),
        (##","barTintColor":"#00F""##, "#0000FFFF"), (##","barStyle":"black","barTintColor":"#00F""##, "#0000FFFF"),
    ])
    func `4.3.2: an image with alpha in an opaque bar has barTintColor behind it, else black or white by barStyle`(
        _ rest: String,
        _ color: String
    ) throws {
        let bar = try Self.bar(##""isTranslucent":false,"## + Self.veil + rest)
        #expect(bar.background.image == "veil")
        #expect(bar.background.backing?.hex == color)
    }

    // MARK: - 4.3.3

    @Test func `4.3.3: transparent, translucent and opaque are three things`() throws {
        let transparent = try Self.bar(##""backgroundImage":"empty""##)
        let translucent = try Self.bar("")
        let opaque = try Self.bar(##""isTranslucent":false"##)
        #expect([transparent, translucent, opaque].map(\.background.kind) == [.clear, .blur, .color])
        #expect([transparent, translucent, opaque].map(\.isTranslucent) == [true, true, false])
    }

    @Test func `4.3.3: alpha of the view is one thing, that of a color or image another`() throws {
        let image = try Self.bar(Self.veil)
        #expect(image.background.alpha == .value(0.5) && !image.isHidden)
        let view = try Self.bar(##""alpha":0.5,"## + Self.veil)
        #expect(view.background.alpha == .value(0.25))
        #expect(try Self.bar(##""alpha":0"##).isHidden)
    }

    // MARK: - 4.4

    @Test func `4.4: the indicator and its mask have to be set both`() throws {
        let arrow = ##"{"name":"arrow"}"##
        for member in ["backIndicatorImage", "backIndicatorTransitionMaskImage"] {
            let one = writing("a", "viewDidLoad", ##""\##(member)":\##(arrow)"##)
            #expect(try codes(body(one + ##",{"id":"b"}"##)).contains(.backIndicatorMaskMissing))
        }
        let both = ##""backIndicatorImage":\##(arrow),"backIndicatorTransitionMaskImage":\##(arrow)"##
        let found = try codes(body(writing("a", "viewDidLoad", both) + ##",{"id":"b"}"##))
        #expect(found.isDisjoint(with: [.backIndicatorMaskMissing, .backIndicatorMaskCovers]))
    }

    @Test
    func `4.4: a mask that covers the whole button lets the text pass under the arrow, the arrow itself does not`()
        throws
    {
        for (mask, covers) in [("backArrowMask", true), ("backArrow", false)] {
            let images =
                ##""backIndicatorImage":{"name":"backArrow"},"backIndicatorTransitionMaskImage":{"name":"\##(mask)"}"##
            let found = try codes(body(writing("a", "viewDidLoad", images) + ##",{"id":"b"}"##))
            #expect(found.contains(.backIndicatorMaskCovers) == covers)
        }
    }
}
