/// A number that answers would depend on and that nobody knows: what goes by it is left out of them.
public struct UnknownConstant: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The unit of a value.
    public var unit: Constant.Unit
    /// The meaning, and the sources that do not have a value.
    public var source: String

    init(_ name: String, _ unit: Constant.Unit, _ source: String) {
        self.name = name
        self.unit = unit
        self.source = source
    }
}

extension UnknownConstant {
    /// Every number of what surrounds the bar that is known to nobody.
    public static let all: [UnknownConstant] = [
        UnknownConstant(
            "scaledLargeTitleHeight",
            .points,
            "A large title up to iOS 18 at text sizes other than large: it grows with the text, by an "
                + "unpublished amount (around.W3)"
        ),
        UnknownConstant(
            "glassScaledLargeTitleHeight",
            .points,
            "A large title from iOS 26 on at the nine text sizes other than large, extraExtraExtraLarge and "
                + "accessibilityMedium (around.W2)"
        ),
        UnknownConstant(
            "largeTitleReleaseDistance",
            .points,
            "The point above which a released large title snaps open, and below which it snaps shut (around.M4)"
        ),
        UnknownConstant(
            "activeSearchBarHeight",
            .points,
            "The bar while a search is active: on iOS 26.1 only the iPhone SE was measured, in a tab (around.N5)"
        ),
        UnknownConstant(
            "searchToolbarHeight",
            .points,
            "The toolbar at the lower edge that has the search bar on phones from iOS 26 on (around.N12)"
        ),
        UnknownConstant("glassSheetBarHeight", .points, "The bar in a sheet from iOS 26 on (around.O5)"),
        UnknownConstant("glassSheetBarY", .points, "The place of the bar in a sheet from iOS 26 on (around.O5)"),
        UnknownConstant(
            "topTabBarHeight",
            .points,
            "A tab bar on an iPad from iPadOS 18 on, at the top (around.P4)"
        ),
        UnknownConstant(
            "floatingTabBarHeight",
            .points,
            "A tab bar on a phone from iOS 26 on, which floats: only the iPhone SE was measured (around.P4)"
        ),
        UnknownConstant(
            "darkBarOpacity",
            .opacity,
            "The darkness of the bar while screens move, if nothing is behind it (around.P1)"
        ),
        UnknownConstant(
            "barHideSwipeDistance",
            .points,
            "The distance of a pan that hides or shows the bar (around.S5)"
        ),
        UnknownConstant(
            "barHideSwipeVelocity",
            .perSecond,
            "The speed of a pan that hides or shows the bar (around.S5)"
        ),
    ]
}
