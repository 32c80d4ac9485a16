// The other articles.
extension ReferencePage {
    static let otherArticles: [ReferencePage] = [
        ReferencePage(
            "seed1",
            "What is behind the bar, and fake bars",
            "All screens of a navigation controller share one bar, so that a change by one concerns all. Where a screen's root "
                + "view does not reach the top of the window, the other screen is seen through a clear bar during a pop. A fake "
                + "bar on each screen during the transition keeps the styles apart.",
            from: [hierarchy]
        ),
        ReferencePage(
            "seed1.2",
            "The views of the bar, printed",
            "On iOS 8 to 10 the bar is 44 points high and its background 64, from the top of the window on; the "
                + "hairline lies just below both, so that clipsToBounds hides it. On iOS 10 the background is no "
                + "longer an image view and holds a UIVisualEffectView.",
            from: [hierarchy + ", section 2"]
        ),
        ReferencePage(
            "seed1.3",
            "A bar whose background is a view of one's own",
            "The bar's own background is made clear by an empty image, and a view is put into the bar that carries the color, "
                + "with an alpha of its own. Each screen declares its colors, and they are mixed while the screens move.",
            from: [hierarchy + ", section 3"]
        ),
        ReferencePage(
            "seed2",
            "Clear bars, and bars that fade in while scrolling",
            "A bar is made clear by an empty background image and an empty shadow image. A background that fades in with the "
                + "scroll offset is one of the bar's own, or an image whose alpha follows the offset; in a transition the "
                + "offset changes as well.",
            from: ["An article on transitions between bars, clear bars and bars with a gradient of their own"]
        ),
        ReferencePage(
            "seed3",
            "First come, first served; every user changes it",
            "On the way back, a person expects the look that a screen had when it was left, whatever later screens did. "
                + "A screen that sets nothing shows the values set last, by any screen: one screen can have two looks, "
                + "depending on the way to it, unless it sets every property that it cares about.",
            from: ["The author's article on DoubleNavigationController"]
        ),
        ReferencePage(
            "seed4",
            "Translucency, background images and where a root view begins",
            "A bar is translucent by default, and the root view begins at the top of the window unless edgesForExtendedLayout "
                + "leaves the top out. Opaque, the view begins below the bar, and only extendedLayoutIncludesOpaqueBars moves "
                + "it up. A background image decides translucency by its alpha, unless isTranslucent was set: opaque images "
                + "move the view down. The first scroll view of a view that fills the window gets its insets by itself.",
            from: ["An article on edgesForExtendedLayout, translucent and extendedLayoutIncludesOpaqueBars"]
        ),
    ]

    private static let hierarchy = "An article on UINavigationBar's view hierarchy, iOS 8 to 10, and on two libraries"
}
