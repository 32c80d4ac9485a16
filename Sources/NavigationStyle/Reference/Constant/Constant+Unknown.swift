extension Constant {
    /// Every number of what surrounds the bar that is known to nobody: what goes by it is left out of answers.
    public static let unknown: [Constant] = [
        Constant(
            "scaledLargeTitleHeight",
            .points,
            "A large title up to iOS 18 at text sizes other than large: it grows with the text, by an "
                + "unpublished amount (around.W3)"
        ),
        Constant(
            "glassScaledLargeTitleHeight",
            .points,
            "A large title from iOS 26 on at the nine text sizes other than large, extraExtraExtraLarge and "
                + "accessibilityMedium (around.W2)"
        ),
        Constant(
            "largeTitleReleaseDistance",
            .points,
            "The point above which a released large title snaps open, and below which it snaps shut (around.M4)"
        ),
        Constant(
            "activeSearchBarHeight",
            .points,
            "The bar while a search is active: on iOS 26.1 only the iPhone SE was measured, in a tab (around.N5)"
        ),
        Constant(
            "searchToolbarHeight",
            .points,
            "The toolbar at the lower edge that has the search bar on phones from iOS 26 on (around.N12)"
        ),
        Constant("glassSheetBarHeight", .points, "The bar in a sheet from iOS 26 on (around.O5)"),
        Constant("glassSheetBarY", .points, "The place of the bar in a sheet from iOS 26 on (around.O5)"),
        Constant(
            "topTabBarHeight",
            .points,
            "A tab bar on an iPad from iPadOS 18 on, at the top (around.P4)"
        ),
        Constant(
            "floatingTabBarHeight",
            .points,
            "A tab bar on a phone from iOS 26 on, which floats: only the iPhone SE was measured (around.P4)"
        ),
        Constant(
            "darkBarOpacity",
            .opacity,
            "The darkness of the bar while screens move, if nothing is behind it (around.P1)"
        ),
        Constant(
            "barHideSwipeDistance",
            .points,
            "The distance of a pan that hides or shows the bar (around.S5)"
        ),
        Constant(
            "barHideSwipeVelocity",
            .perSecond,
            "The speed of a pan that hides or shows the bar (around.S5)"
        ),
    ]
}

extension Constant {
    private init(_ name: String, _ unit: Unit, _ source: String) { self.init(name, 0, unit, .unknown, source) }
}
