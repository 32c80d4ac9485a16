import NavigationStyle
import Testing

/// Seed 0, 6.1 to 6.8: best practices, and the mistakes that they prevent.
struct Seed0BestPracticeTests {
    private func color(_ response: TransitionResponse) -> String? { response.bars.after?.background.color?.hex }

    // MARK: - 6.1

    @Test func `6.1: does a screen change another screen's bar?`() throws {
        func update(_ id: String) -> String {
            body(
                ##"{"id":"a"},{"id":"b"}"##,
                ##""operation":{"type":"update","screenID":"\##(id)","properties":{"tintColor":"#F00"}}"##
            )
        }
        #expect(try codes(update("a")).contains(.otherScreensBarChanged))
        #expect(try !codes(update("b")).contains(.otherScreensBarChanged))
    }

    @Test(arguments: [
        ("viewDidLoad", false), ("viewWillAppear", false), ("viewWillDisappear", true), ("viewDidDisappear", true),
    ])
    func `6.1: is the bar changed anywhere but in viewDidLoad and viewWillAppear?`(
        _ callback: String,
        isReported: Bool
    ) throws {
        let screen = writing("a", callback, ##""tintColor":"#F00""##)
        let found = try codes(body(screen, push(##"{"id":"b"}"##)))
        #expect(found.contains(.styleInWillDisappear) == isReported)
    }

    @Test(arguments: [##""isTranslucent":false"##, ##""backgroundImage":{"name":"plain"}"##])
    func `6.1: is translucent changed, in so many words or by an image?`(_ write: String) throws {
        let found = try codes(body(##"{"id":"a"}"##, push(writing("b", "viewWillAppear", write))))
        #expect(found.contains(.translucencyChanged))
    }

    // MARK: - 6.2

    @Test(arguments: ["viewDidLoad", "viewWillAppear"])
    func `6.2: each screen cares for its own style alone, in viewWillAppear or viewDidLoad`(_ callback: String) throws {
        let stack = [("a", "#F00"), ("b", "#00F")].map { id, color in
            writing(id, callback, ##""backgroundImage":{"name":"\##(id)","color":"\##(color)"}"##)
        }.joined(separator: ",")
        let back = try transition(body(stack, ##""include":["screens"],"## + pop, policy: "transitionBar"))
        #expect(color(back) == "#FF0000FF")
        #expect(back.screens?.allSatisfy(\.matchesDeclared) == true)
    }

    // MARK: - 6.3

    @Test func `6.3: an empty background image and an empty shadow image make a transparent bar`() throws {
        let code = ##""backgroundImage":"empty","shadowImage":"empty""##
        for os in ["7.0", "10.0", "12.0"] {
            let bar = try resolved(body(writing("a", "viewDidLoad", code), os: os)).bar
            #expect(bar?.background.kind == .clear)
            #expect(bar?.shadow.isVisible == false)
            let half = try resolved(body(writing("a", "viewDidLoad", ##""backgroundImage":"empty""##), os: os)).bar
            #expect(half?.shadow.isVisible == true)
        }
    }

    @Test func `6.3: that is what a transparent style is written as`() throws {
        let bar = try resolved(
            body(##"{"id":"a","bar":{"background":"transparent"}}"##, ##""include":["controller"]"##)
        )
        #expect(bar.controller?.bar.backgroundImage == .some(.some(.empty)))
        #expect(bar.controller?.bar.shadowImage == .some(.some(.empty)))
    }

    // MARK: - 6.4

    private func scrolled(_ channel: String, stops: Bool = true, _ operation: String) -> String {
        let styling =
            ##"{"channel":"\##(channel)","from":{"offset":0,"alpha":0},"to":{"offset":100,"alpha":1},"##
            + ##""stopsWhenDisappearing":\##(stops)}"##
        return body(
            ##"{"id":"a"},{"id":"b","view":{"scrollView":{"contentHeight":3000,"contentOffset":80}},"##
                + ##""scrollStyling":\##(styling)}"##,
            operation
        )
    }

    private let scroll = ##""operation":{"type":"scroll","contentOffset":50}"##

    @Test func `6.4: a bar that fades in with the offset does so by the alpha of its image, not by its own`() throws {
        let image = try transition(scrolled("backgroundImageAlpha", scroll))
        #expect(image.bars.after?.background.alpha == .value(0.5))
        #expect(image.controller?.bar.alpha == nil)
        #expect(try !codes(scrolled("backgroundImageAlpha", scroll)).contains(.barAlphaChanged))
        #expect(try codes(scrolled("barAlpha", scroll)).contains(.barAlphaChanged))
    }

    @Test func `6.4: it stops when the screen disappears, or the transition changes it`() throws {
        for stops in [true, false] {
            let request = scrolled("backgroundImageAlpha", stops: stops, pop)
            #expect(try codes(request).contains(.scrollStylingNotStopped) == !stops)
            let writes = try transition(request).script.filter { $0.contains("write backgroundImage") }
            #expect(writes.isEmpty == stops)
        }
    }

    // MARK: - 6.5

    @Test(arguments: [("transitionBar", Diagnostic.Severity.warning), ("system", .info)])
    func `6.5: a background image without alpha changes translucent without a word`(
        policy: String,
        severity: Diagnostic.Severity
    ) throws {
        func found(_ image: String) throws -> Diagnostic? {
            try diagnostics(of: body(writing("a", "viewDidLoad", ##""backgroundImage":\##(image)"##), policy: policy))
                .first { $0.code == .translucencyInferred }
        }
        #expect(try found(##"{"name":"plain"}"##)?.severity == severity)
        #expect(try found(##"{"name":"veil","minimumAlpha":0.99}"##) == nil)
    }

    // MARK: - 6.6

    private func hiding(_ hidden: Bool) -> String {
        ##""isNavigationBarHidden":{"hidden":\##(hidden),"animated":"asTransition"}"##
    }

    @Test func `6.6, 1 and 2: every screen says in viewWillAppear whether it hides the bar, and thinks of no other`()
        throws
    {
        for below in [false, true] {
            for top in [false, true] {
                let a = writing("a", "viewWillAppear", hiding(below))
                let b = writing("b", "viewWillAppear", hiding(top))
                #expect(try transition(body(a, push(b))).bars.after?.isHidden == top)
                #expect(try transition(body(a + "," + b, pop)).bars.after?.isHidden == below)
            }
        }
    }

    @Test func `6.6, 1 and 2: a screen that says nothing has what the one before it said`() throws {
        let b = writing("b", "viewWillAppear", hiding(true))
        #expect(try transition(body(##"{"id":"a"},"## + b, pop)).bars.after?.isHidden == true)
    }

    @Test func `6.6, 3: by setNavigationBarHidden:animated:, not by setNavigationBarHidden:`() throws {
        let atOnce = writing("b", "viewWillAppear", ##""isNavigationBarHidden":true"##)
        #expect(try codes(body(##"{"id":"a"}"##, push(atOnce))).contains(.hiddenNotAnimated))
        let along = writing("b", "viewWillAppear", hiding(true))
        #expect(try !codes(body(##"{"id":"a"}"##, push(along))).contains(.hiddenNotAnimated))
    }

    // MARK: - 6.7

    @Test(arguments: [true, false])
    func `6.7: the animated of the hide is that of viewWillAppear, and so that of the push or pop`(_ isAnimated: Bool)
        throws
    {
        let b = writing("b", "viewWillAppear", hiding(true))
        let request = body(##"{"id":"a"}"##, push(b, animated: isAnimated))
        #expect(try codes(request).isDisjoint(with: [.hiddenAnimationMismatch, .hiddenNotAnimated]))
        let written = try transition(request).plan?.steps.compactMap { step -> Bool? in
            if case .setNavigationBarHidden(_, let animated) = step.action { animated } else { nil }
        }
        #expect(written == [isAnimated])
        let fixed = writing(
            "b",
            "viewWillAppear",
            ##""isNavigationBarHidden":{"hidden":true,"animated":\##(!isAnimated)}"##
        )
        // In an animated transition, the diagnostic is about the hide that is not animated.
        let code: Diagnostic.Code = isAnimated ? .hiddenNotAnimated : .hiddenAnimationMismatch
        #expect(try codes(body(##"{"id":"a"}"##, push(fixed, animated: isAnimated))).contains(code))
    }

    // MARK: - 6.8

    @Test(arguments: [("cancelled", true), ("finished", false)])
    func `6.8, 1: both screens hide the bar, a swipe is cancelled half-way, and later pushes upset the stack`(
        _ outcome: String,
        isUpset: Bool
    ) throws {
        let replaced = ##","interactivePop":{"delegateReplaced":true}"##
        let stack =
            writing("a", "viewWillAppear", hiding(true)) + "," + writing("b", "viewWillAppear", hiding(true), replaced)
        let operations =
            ##""operations":[{"type":"interactivePop","outcome":"\##(outcome)"},"##
            + ##"{"type":"push","screen":{"id":"c"}},{"type":"push","screen":{"id":"d"}}]"##
        let found = try diagnostics(of: body(stack, operations)).filter { $0.code == .bothHiddenCancelledPop }
        #expect(!found.isEmpty == isUpset)
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test func `6.8, 1: it takes two hidden bars`() throws {
        let replaced = ##","interactivePop":{"delegateReplaced":true}"##
        let stack =
            writing("a", "viewWillAppear", hiding(false)) + "," + writing("b", "viewWillAppear", hiding(true), replaced)
        let operations =
            ##""operations":[{"type":"interactivePop","outcome":"cancelled"},{"type":"push","screen":{"id":"c"}}]"##
        #expect(try !codes(body(stack, operations)).contains(.bothHiddenCancelledPop))
    }

    @Test(arguments: [(true, true), (false, false)])
    func `6.8, 2: the gesture of a navigation controller inside another jumps over levels`(
        isInnerGesture: Bool,
        isReported: Bool
    ) throws {
        let top = ##"{"id":"b","interactivePop":{"delegateReplaced":\##(isInnerGesture)}}"##
        let found = try diagnostics(of: body(##"{"id":"a"},"## + top, swipe, policy: "rtRootNavigationController"))
            .filter { $0.code == .nestedNavigationPop }
        #expect(!found.isEmpty == isReported)
        #expect(found.allSatisfy { $0.severity == .error })
    }

    @Test(arguments: PolicyPage.all.filter { $0.minimumSystem <= SystemVersion(12) }.map(\.name))
    func `6.8, 2: so it does whatever manages the bars`(policy: String) throws {
        let stack = ##"{"id":"a"},{"id":"b"}"##
        let found = try diagnostics(of: body(stack, ##""nested":true,"## + swipe, policy: policy))
            .filter { $0.code == .nestedNavigationPop }
        #expect(found.map(\.pointer?.description) == ["/nested"])
        #expect(try !codes(body(stack, swipe, policy: policy)).contains(.nestedNavigationPop))
        #expect(try !codes(body(stack, ##""nested":true,"## + pop, policy: policy)).contains(.nestedNavigationPop))
    }
}
