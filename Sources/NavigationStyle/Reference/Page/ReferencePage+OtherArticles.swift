// The other articles.
extension ReferencePage {
    static let otherArticles: [ReferencePage] = [
        ReferencePage(
            "seed1",
            "The views behind the bar, and fake bars",
            "All screens of a navigation controller share one bar, so a change by one affects all. If a "
                + "screen's root view does not extend to the top of the window, the other screen is visible through a "
                + "clear bar during a pop. A fake bar on each screen during the transition keeps the styles apart.",
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
            "A bar with a custom background view",
            "The bar's own background is made clear with an empty image, and a view in the bar has the color, "
                + "with its own alpha. Each screen declares its colors, and they are blended while the screens move.",
            from: [hierarchy + ", section 3"]
        ),
        ReferencePage(
            "seed2",
            "Clear bars, and bars that fade in while scrolling",
            "A bar is made clear with an empty background image and an empty shadow image. A background that "
                + "fades in with the scroll offset is a custom view in the bar, or an image whose alpha follows the "
                + "offset; in a transition the offset changes as well.",
            from: ["An article on transitions between bars, clear bars and bars with a custom gradient"]
        ),
        ReferencePage(
            "seed3",
            "The last write wins, and every screen changes the bar",
            "On the way back, users expect the look that a screen had before, whatever later screens did. A "
                + "screen that sets nothing shows the values set last, by any screen: one screen can have two looks, "
                + "depending on the path to it, unless it sets every property that matters to it.",
            from: ["The author's article on DoubleNavigationController"]
        ),
        ReferencePage(
            "seed4",
            "Translucency, background images and where a root view begins",
            "A bar is translucent by default, and the root view begins at the top of the window unless "
                + "edgesForExtendedLayout excludes the top. If it is opaque, the view begins below the bar, and only "
                + "extendedLayoutIncludesOpaqueBars moves it up. A background image decides translucency by its "
                + "alpha, unless isTranslucent was set: opaque images move the view down. The first scroll view of a "
                + "view that fills the window gets its insets automatically.",
            from: ["An article on edgesForExtendedLayout, translucent and extendedLayoutIncludesOpaqueBars"]
        ),
    ]

    private static let hierarchy = "An article on UINavigationBar's view hierarchy, iOS 8 to 10, and on two libraries"
}
