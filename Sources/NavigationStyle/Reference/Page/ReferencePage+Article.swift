// The article on the architecture and use of navigation bars, with its own section numbers.
extension ReferencePage {
    private static func section(_ number: String, _ title: String, _ text: String) -> ReferencePage {
        ReferencePage("seed0.\(number)", title, text, from: [source + ", section " + number])
    }

    private static let source =
        "The Meituan article on navigation bars and their transitions, annotated by Tenloy "
        + "(https://tenloy.github.io/2020/08/01/ui-navigation-bar.html)"

    static let article: [ReferencePage] = [
        section(
            "3",
            "The bar and the layout of screens",
            "The place of a root view, and the part of its content that is covered, depend on the bar. If "
                + "screens of one stack move up or down in a transition, the safe area, the layout guides or the "
                + "insets have changed with the bar."
        ),
        section(
            "3.1.1",
            "Bars with Auto Layout",
            "From iOS 11 on, the bar lays out its views with Auto Layout, in stack views: items are at other "
                + "places than before, and a custom view needs its own size."
        ),
        section(
            "3.2",
            "Translucency decides the layout",
            "Under a translucent bar, a root view begins at the top of the window, which edgesForExtendedLayout "
                + "can change. Under an opaque one it begins below the bar, unless extendedLayoutIncludesOpaqueBars "
                + "is true. Scroll views are adjusted by automaticallyAdjustsScrollViewInsets up to iOS 10 and by "
                + "contentInsetAdjustmentBehavior from iOS 11 on."
        ),
        section(
            "3.2.1",
            "Layout up to iOS 10",
            "edgesForExtendedLayout sets how far a root view extends under bars, "
                + "extendedLayoutIncludesOpaqueBars whether it also extends under opaque ones, and "
                + "automaticallyAdjustsScrollViewInsets whether the bar insets the content of a scroll view under it."
        ),
        section(
            "3.2.2",
            "Layout from iOS 11 on",
            "The safe area replaces the layout guides, and contentInsetAdjustmentBehavior of a scroll view "
                + "replaces automaticallyAdjustsScrollViewInsets: the content is inset by contentInset plus the part "
                + "of the safe area that the behavior uses. additionalSafeAreaInsets adds to it."
        ),
        section(
            "4",
            "Styles, and changes in iOS 15",
            "From iOS 15 on, a bar over content that is not scrolled is transparent unless scrollEdgeAppearance "
                + "is set: barTintColor has no effect there, and backgroundColor is visible only through a "
                + "transparent appearance. Up to iOS 14, scrollEdgeAppearance affects only bars with a large title. "
                + "Styles should be set with appearance objects."
        ),
        section(
            "4.1",
            "A screen that changes the bar restores it",
            "All screens of a navigation controller share one bar. A screen's changes stay for those pushed "
                + "after it and, unless they are reverted, for those to which it returns: every screen can change the "
                + "bar permanently."
        ),
        section(
            "4.2",
            "When to change the bar and when to restore it",
            "A screen on the stack appears and disappears again and again. Each will callback is followed by "
                + "its did callback or by the opposite will callback, so viewWillAppear and viewWillDisappear are the "
                + "moments at which a style can be set and restored without gaps."
        ),
        section(
            "4.3.1",
            "Showing and hiding the bar",
            "In a transition, the bar should be hidden and shown with setNavigationBarHidden(_:animated:) and "
                + "the animated argument of the transition. If it is hidden without animation in viewWillAppear, it "
                + "leaves a black block in a swipe back to the screen that hides it; if it is shown without animation "
                + "in viewWillDisappear, it flashes in as soon as the swipe begins; and between two screens that both "
                + "hide it, showing it in viewWillDisappear makes it appear and disappear. Each screen sets in "
                + "viewWillAppear whether the bar is hidden. A custom left button disables the back swipe unless the "
                + "gesture's delegate is replaced, which must refuse it at the root."
        ),
        section(
            "4.3.2",
            "Changing the color of the bar",
            "Under a translucent bar, backgroundColor of the bar is visible; an opaque one needs a background "
                + "image. An image with transparent pixels makes the bar translucent unless isTranslucent was set, "
                + "and an opaque image makes it opaque. If isTranslucent is set to true over an opaque image, the "
                + "system draws the image less than opaque; if it is set to false over one with transparent pixels, "
                + "barTintColor, black or white is behind it."
        ),
        section(
            "4.4",
            "The back indicator and its mask",
            "backIndicatorImage and backIndicatorTransitionMaskImage must be set together. The indicator is "
                + "drawn as it is; during a transition the text of the button is visible only where the mask is "
                + "opaque. With a mask that covers the whole indicator, the text passes under the arrow; with the "
                + "indicator itself as the mask, it ends at the arrow."
        ),
        section(
            "5.1",
            "Three ways to keep styles apart",
            "A separate bar in each screen, permanent fake bars in the screens, or fake bars only during transitions."
        ),
        section(
            "5.1.1",
            "Solution 1: a custom container",
            "A container that does the work of UINavigationController, with bars that it controls. Everything "
                + "can be customized, but features that Apple adds to the bar, such as large titles, have to be "
                + "rebuilt."
        ),
        section(
            "5.1.2",
            "Solution 2: a bar on every screen",
            "UIKit's bar is made clear, and each screen has its own view or bar, which is visible instead. Each "
                + "screen manages its own style; this requires a clean class hierarchy and discipline."
        ),
        section(
            "5.1.3",
            "Solution 3: fake bars in the transition",
            "While screens move, UIKit's bar is hidden and each screen has a fake bar; afterwards the fake bars "
                + "are removed and the real one returns. Swizzling makes this possible without a common base class. "
                + "Without fake bars, a change of color is visible at once; later versions of iOS fade."
        ),
        section(
            "5.2",
            "Meituan's library and its four rules",
            "In a push, a fake bar that looks like the real one is added to the covered screen, and keeps its "
                + "style; the incoming screen styles the real bar, and gets a fake one at its layout; at "
                + "viewDidAppear, the fake bar's style is written to the real one. This requires: style the bar in "
                + "viewDidLoad or viewWillAppear; style the background with background and shadow images; change no "
                + "style in viewWillDisappear; and do not change translucency, neither with isTranslucent nor with an "
                + "opaque image."
        ),
        section(
            "6.1",
            "Where to look first",
            "If the style of a bar is wrong in a transition, look for screens that change the bar of another "
                + "screen, for changes of style outside viewDidLoad and viewWillAppear, for example in "
                + "viewWillDisappear, and for changes of translucency, by itself or by an image."
        ),
        section(
            "6.2",
            "A screen sets its own style",
            "A screen sets its own style, in viewDidLoad or viewWillAppear, and that of no other screen."
        ),
        section(
            "6.3",
            "A transparent bar",
            "It needs an empty image as the background image and another as the shadow image."
        ),
        section(
            "6.4",
            "A bar that follows the scroll offset",
            "To fade the bar with the scroll offset, change the alpha of its background image, not the alpha of "
                + "the bar. The offset also changes in transitions, so code must stop observing it when the screen "
                + "disappears."
        ),
        section(
            "6.5",
            "Background images with some transparency",
            "A background image whose pixels are all opaque turns translucency off, which changes the layout. "
                + "Keep one pixel that is not opaque."
        ),
        section(
            "6.6",
            "Hiding the bar",
            "Each screen sets whether the bar is hidden, in viewWillAppear, with "
                + "setNavigationBarHidden(_:animated:) instead of the property."
        ),
        section(
            "6.7",
            "The same animated argument for both",
            "If the bar is hidden or shown in a transition, both are animated or neither is: viewWillAppear "
                + "passes its animated argument on."
        ),
        section(
            "6.8",
            "Failures of UIKit's own bar",
            "After a back swipe between two screens that both hide the bar has been cancelled, further pushes "
                + "show the wrong items or crash. With a navigation controller inside another, the back swipe often "
                + "goes back several levels, and then the stack of the bar is broken."
        ),
    ]
}
