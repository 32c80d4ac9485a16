import NavigationStyle
import Testing

/// The messages and fixes of diagnostics, as people read them.
struct MessageTests {
    /// A kind of diagnostic, and the expected text of its first example.
    struct Sentence: Sendable {
        var code: Diagnostic.Code
        var message, fix: String

        init(_ code: Diagnostic.Code, _ message: String, fix: String) {
            (self.code, self.message, self.fix) = (code, message, fix)
        }
    }

    @Test(arguments: sentences)
    func `a diagnostic says who does what, and what to do instead`(sentence: Sentence) throws {
        let example = try #require(DiagnosticExample.shown.first { $0.code == sentence.code })
        let found = try example.diagnostics().first {
            $0.code == sentence.code && $0.pointer?.description == example.pointer
        }
        #expect(found?.message == sentence.message)
        #expect(found?.fix == sentence.fix)
    }

    static let sentences: [Sentence] = [
        Sentence(
            .appearanceResets,
            #""b" replaces standardAppearance as a whole in viewWillAppear and loses the title color (#FF0000)."#,
            fix: "Copy the current appearance and change the copy, or set the title color (#FF0000) in the new one too."
        ),
        Sentence(
            .backIndicatorMaskMissing,
            "backIndicatorImage is set without backIndicatorTransitionMaskImage, so UIKit uses neither.",
            fix: #"Set backIndicatorTransitionMaskImage to the image "arrow" in viewDidLoad of "a"."#
        ),
        Sentence(
            .backIndicatorMaskCovers,
            #"""
            The back indicator is the image "arrow", but its mask is the image "plate": where the mask is opaque beyond the \#
            arrow, the title is visible under it.
            """#,
            fix: #"Set backIndicatorTransitionMaskImage to the image "arrow" in viewDidLoad of "a"."#
        ),
        Sentence(
            .barAlphaChanged,
            #""a" sets the bar's alpha to 0.5 in viewWillAppear."#,
            fix: "Use a background image or an appearance's background color with that alpha instead."
        ),
        Sentence(
            .barLeftBehind,
            """
            kmNavigationBarTransition leaves the bar broken: the real bar's background stays hidden and a fake bar stays on \
            screen.
            """,
            fix: "Skip the call for a screen that is already on top."
        ),
        Sentence(
            .bothHiddenCancelledPop,
            #"""
            An earlier swipe between two screens without a bar was cancelled: after the push of "c", the bar's items no \#
            longer match the screens.
            """#,
            fix: "Show the bar on one of the two screens, or set interactivePop.enabled to false on the upper one."
        ),
        Sentence(
            .changeLost,
            #"""
            "a" sets barTintColor to #00FF00 in viewWillAppear, and kmNavigationBarTransition overwrites it with its fake \#
            bar's value (#0000FF).
            """#,
            fix: #"Remove barTintColor from viewWillAppear of "a"."#
        ),
        Sentence(
            .contentUnderBar,
            #"""
            The root view of "a" begins under the bar, which ends at y 64, and no scroll view makes room for it: \#
            contentInsetAdjustmentBehavior is never.
            """#,
            fix: "Let UIKit adjust the scroll view's insets, or lay out the content relative to the safe area."
        ),
        Sentence(
            .customContainerLimits,
            """
            On iOS 12.0, a custom container has to rebuild: the back swipe, bars that hide on swipe and tap, large titles, \
            search in the bar.
            """,
            fix: "Build the features that the app needs, or use a policy that keeps UINavigationController."
        ),
        Sentence(
            .glassInterference,
            "standardAppearance gives the bar a background, which interferes with the Liquid Glass of iOS 26.0.",
            fix: "Leave standardAppearance unset on iOS 26 and later."
        ),
        Sentence(
            .largeTitleWithoutPreference,
            #"largeTitleDisplayMode of "a" is always, but the bar's prefersLargeTitles is false: the title stays small."#,
            fix: #"Set prefersLargeTitles to true in viewWillAppear of "a"."#
        ),
        Sentence(
            .nestedNavigationPop,
            #"""
            rtRootNavigationController wraps "b" in its own navigation controller, and the swipe begins with the \#
            gesture of that one: it may go back several levels at once.
            """#,
            fix: "Leave the swipe to the outer navigation controller, or pop with a button."
        ),
        Sentence(
            .otherScreensBarChanged,
            #"An update of "a" restyles the bar while "b" is on top."#,
            fix: #"Write the style in viewWillAppear of "a" instead."#
        ),
        Sentence(
            .popCountClamped,
            "The pop asks for 5 screens, but only 2 are above the root: it ends there.",
            fix: "Set count of the pop at /operation to 2."
        ),
        Sentence(
            .previousScreenVisible,
            #"""
            The bar of "b" is see-through, and its root view begins below it, at y 64: during the pop the other screen shows \#
            through the bar.
            """#,
            fix: #"Extend the root view of "b" to the top, or give the bar an opaque background."#
        ),
        Sentence(
            .ruleBroken,
            #"""
            "b" sets backgroundImage to the image "veil" in viewDidAppear, after the transition, against a rule of \#
            transitionBar: Style the bar in viewDidLoad or viewWillAppear.
            """#,
            fix: #"""
                Remove backgroundImage from viewDidAppear of "b". Set backgroundImage to the image "veil" in \#
                viewWillAppear of "b".
                """#
        ),
        Sentence(
            .scrollStylingNotStopped,
            #"""
            "b" still observes its scroll offset after it has left the top of the stack, and sets backgroundImage to an \#
            image.
            """#,
            fix: #"Stop changing the bar when "b" disappears: remove scrollStyling.stopsWhenDisappearing."#
        ),
        Sentence(
            .styleInWillDisappear,
            #""a" sets tintColor to #FF0000 in viewWillDisappear, while it is still visible."#,
            fix: "Move it to viewWillAppear of the screen that needs it."
        ),
        Sentence(
            .translucencyChanged,
            #"""
            isTranslucent changes from true to false: the root view of "a" jumps 64 pt down, and that of "b" begins at y 64.
            """#,
            fix: #"Do not set isTranslucent to false on "b", or set extendedLayoutIncludesOpaqueBars on both screens."#
        ),
        Sentence(
            .translucencyInferred,
            #"""
            "a" sets backgroundImage to the image "plain" in viewDidLoad; the image has no transparent pixel, so \#
            isTranslucent becomes false.
            """#,
            fix: "Give the image a minimumAlpha below 1."
        ),
        Sentence(
            .translucencySet,
            #""a" sets isTranslucent to true in viewDidLoad, against the rules of transitionBar."#,
            fix: #"Remove isTranslucent from viewDidLoad of "a"."#
        ),
        Sentence(
            .unmanagedByPolicy,
            #"""
            tintColor is #00FF00 on "a" and #0000FF on "b", and kmNavigationBarTransition neither copies nor restores it: it \#
            is still #0000FF when "a" returns.
            """#,
            fix: #"Set tintColor to #00FF00 in viewWillAppear of "a"."#
        ),
        Sentence(
            .writeOverridden,
            #""b" hides the bar in viewDidLoad, but this is never seen: under fdFullscreenPopGesture the bar is shown."#,
            fix: #"Remove isNavigationBarHidden from viewDidLoad of "b"."#
        ),
    ]
}

extension Diagnostic {
    /// Whether the message and the fix are complete sentences, in which opaque colors have six digits.
    var readsAsSentences: Bool {
        [message, fix].allSatisfy {
            $0.hasSuffix(".") && !$0.hasSuffix("..") && !$0.contains("  ") && !$0.contains(" in call")
                && $0.firstMatch(of: /#[0-9A-F]{6}FF\b/) == nil
        }
    }
}
