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
            "Where a root view begins and what of its content is covered depends on the bar. When screens of one stack move "
                + "up or down in a transition, the safe area, the layout guides or the insets have changed with the bar."
        ),
        section(
            "3.1.1",
            "Bars by Auto Layout",
            "From iOS 11 on the bar lays its views out by Auto Layout, in stack views: items stand elsewhere than "
                + "before, and a custom view needs a size of its own."
        ),
        section(
            "3.2",
            "Translucency decides the layout",
            "Under a translucent bar a root view begins at the top of the window, and edgesForExtendedLayout can change "
                + "that. Under an opaque one it begins below the bar, unless extendedLayoutIncludesOpaqueBars is true. "
                + "Scroll views adjust by automaticallyAdjustsScrollViewInsets up to iOS 10 and by "
                + "contentInsetAdjustmentBehavior from iOS 11 on."
        ),
        section(
            "3.2.1",
            "Layout up to iOS 10",
            "edgesForExtendedLayout says how far a root view reaches under bars, extendedLayoutIncludesOpaqueBars "
                + "whether it does so under opaque ones too, and automaticallyAdjustsScrollViewInsets whether the "
                + "content of a scroll view under a bar is inset by it."
        ),
        section(
            "3.2.2",
            "Layout from iOS 11 on",
            "The safe area takes the place of the layout guides, and contentInsetAdjustmentBehavior of a scroll view "
                + "that of automaticallyAdjustsScrollViewInsets: what the content is inset by is contentInset and "
                + "what the behavior takes of the safe area. additionalSafeAreaInsets adds to it."
        ),
        section(
            "4",
            "Styles, and what iOS 15 changed",
            "From iOS 15 on a bar over content that is not scrolled is transparent unless scrollEdgeAppearance says otherwise: "
                + "barTintColor has no effect there, and backgroundColor is seen only through a transparent appearance. Up to "
                + "iOS 14 scrollEdgeAppearance concerns bars with a large title only. Styles are to be given by "
                + "UINavigationBarAppearance."
        ),
        section(
            "4.1",
            "Who changes the bar puts it back",
            "All screens of a navigation controller share one bar. What a screen changes stays for those pushed after it and, "
                + "unless it is put back, for those it returns to: every screen can influence the bar for good."
        ),
        section(
            "4.2",
            "When to change and when to put back",
            "A screen on the stack goes through appearing and disappearing again and again. Each will callback is followed by "
                + "its did callback or by the opposite will callback, so that viewWillAppear and viewWillDisappear are the "
                + "moments at which a style can be set and put back without gaps."
        ),
        section(
            "4.3.1",
            "Showing and hiding the bar",
            "In a transition the bar is to be hidden and shown by setNavigationBarHidden(_:animated:) with the animated of the "
                + "transition. Hidden without animation in viewWillAppear, it leaves a black block in a swipe back to the "
                + "screen that hides it; shown without animation in viewWillDisappear, it flashes in as soon as the swipe "
                + "begins; and between two screens that both hide it, showing it in viewWillDisappear lets it come and go. "
                + "Each screen says in viewWillAppear whether it hides the bar. A custom left button turns the back swipe off "
                + "unless the gesture's delegate is replaced, which must say no at the root."
        ),
        section(
            "4.3.2",
            "Changing the color of the bar",
            "Under a translucent bar backgroundColor of the bar is seen; under an opaque one it takes a background "
                + "image. An image with transparent pixels makes the bar translucent unless isTranslucent was set, "
                + "and an opaque one makes it opaque. Set to true over an opaque image, the system draws that less "
                + "than opaque; set to false over one with transparent pixels, barTintColor, black or white lies "
                + "behind it."
        ),
        section(
            "4.4",
            "The back indicator and its mask",
            "backIndicatorImage and backIndicatorTransitionMaskImage are to be set together. The indicator is drawn as it is; "
                + "during a transition the text of the button is seen only where the mask is opaque. With a mask that covers "
                + "all of the indicator the text is seen to pass under the arrow; with the indicator itself as the mask it "
                + "ends at the arrow."
        ),
        section(
            "5.1",
            "Three ways to keep styles apart",
            "A bar of one's own in each screen, fake bars in the screens at all times, or fake bars during "
                + "transitions only."
        ),
        section(
            "5.1.1",
            "Solution 1: a container of one's own",
            "A container that does what UINavigationController does, with bars that it controls. All is in one's own hands, "
                + "and whatever Apple adds to the bar, such as large titles, has to be built again."
        ),
        section(
            "5.1.2",
            "Solution 2: a bar on every screen",
            "UIKit's bar is made clear, and each screen carries a view or a bar of its own that is seen in its place. Each "
                + "screen minds its own style; it takes a clean class hierarchy and discipline."
        ),
        section(
            "5.1.3",
            "Solution 3: fake bars in the transition",
            "While screens move, UIKit's bar is hidden and each screen carries a fake bar; afterwards the fake bars go and the "
                + "real one returns. It can be done by swizzling, without a common base class. Without it a change of color is "
                + "seen at once; later versions of iOS fade."
        ),
        section(
            "5.2",
            "Meituan's library and its four rules",
            "At a push a fake bar that looks like the real one goes onto the screen that is left, and keeps its style; the "
                + "screen that comes styles the real bar, and gets a fake one at its layout; at viewDidAppear the fake bar's "
                + "style is written to the real one. So that this works: style the bar in viewDidLoad or viewWillAppear; "
                + "style the background by background and shadow images; change no style in viewWillDisappear; and do not "
                + "change translucency, neither by isTranslucent nor by an opaque image."
        ),
        section(
            "6.1",
            "Where to look first",
            "Where the style of a bar goes wrong in a transition: look for screens that change the bar of another, for changes "
                + "of style outside viewDidLoad and viewWillAppear, as in viewWillDisappear, and for translucency that is "
                + "changed, by itself or by an image."
        ),
        section(
            "6.2",
            "A screen minds its own style",
            "A screen sets the style that it wants itself, in viewDidLoad or viewWillAppear, and no other screen's."
        ),
        section(
            "6.3",
            "A transparent bar",
            "It takes an empty image as the background image and another as the shadow image."
        ),
        section(
            "6.4",
            "A bar that follows the scroll offset",
            "To let the bar fade with the scroll offset, change the alpha of its background image, not the alpha of the bar. "
                + "The offset changes in transitions too, so that the observation has to stop when the screen disappears."
        ),
        section(
            "6.5",
            "Background images with some transparency",
            "A background image of which every pixel is opaque turns translucency off, and with it the layout changes. Keep a "
                + "pixel that is not."
        ),
        section(
            "6.6",
            "If the bar has to be hidden",
            "Each screen says for itself whether the bar is hidden, in viewWillAppear, by setNavigationBarHidden(_:animated:) "
                + "and not by the property."
        ),
        section(
            "6.7",
            "One animated for both",
            "Where the bar is hidden or shown in a transition, both are animated or neither is: viewWillAppear hands on the "
                + "animated that it is given."
        ),
        section(
            "6.8",
            "What breaks UIKit's own bar",
            "After a back swipe between two screens that both hide the bar has been cancelled, further pushes show the wrong "
                + "items or crash. With a navigation controller inside another, the back swipe often goes back over several "
                + "levels, after which the stack of the bar is broken."
        ),
    ]
}
