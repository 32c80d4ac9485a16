/// The versions between which the bar's views stay the same (uikit.J).
enum ViewHierarchyEra: CaseIterable {
    /// iOS 7 to 9.
    case backdrop
    /// iOS 10.
    case visualEffect
    /// iOS 11 and 12.
    case autoLayout
    /// iOS 13 and 14.
    case shadowView
    /// iOS 15 to 18.
    case layerPairs
    /// iOS 26.
    case glass

    init(of version: SystemVersion) {
        self =
            switch version {
            case .liquidGlass...: .glass
            case .scrollEdgeForAllBars...: .layerPairs
            case .appearanceObjects...: .shadowView
            case .largeTitles...: .autoLayout
            case SystemVersion(10)...: .visualEffect
            default: .backdrop
            }
    }

    /// The confidence in the tree, and its source.
    var evidence: (Confidence, String) {
        switch self {
        case .backdrop, .visualEffect:
            (.observed, "Printed on an iPhone 6 with iOS 8 to 10 (seed 1, 2); iOS 7 has the same names (uikit.J)")
        case .autoLayout, .shadowView:
            (.contested, "The classes are confirmed; the order of views is from memory (uikit.J)")
        case .layerPairs:
            (.contested, "QMUI has seen the pairs; the rest is from memory, as for iOS 11 to 14 (uikit.J)")
        case .glass:
            (.contested, "The classes were seen on iOS 26.1; the order of views is known in part (uikit.J)")
        }
    }

    /// Notes to read before looking for a view in the tree.
    var notes: [String] {
        switch self {
        case .backdrop:
            [
                "The background is an image view: the background image is set on it (seed 1, 2).",
                Self.clipping, Self.printed,
                "_UIBackdropEffectView stands beside _UIBackdropView, with the same frame, as seed 1 prints it; others "
                    + "have seen it on it (uikit.J).",
            ]
        case .visualEffect:
            [
                "The blur is the public UIVisualEffectView (seed 1, 2).", Self.clipping, Self.printed,
                "The two parts of the blur stand beside it, with the same frame, as seed 1 prints them; others have seen "
                    + "them on it (uikit.J).",
            ]
        case .autoLayout, .shadowView:
            ["The content view lays its buttons out by Auto Layout, in stack views (seed 0, 3.1.1).", Self.clipping]
        case .layerPairs:
            [
                "One layer of each pair is for the standard appearance, the other for the scroll edge; both are there at "
                    + "once, and where both are see-through they add up (uikit.J).",
                Self.clipping,
            ]
        case .glass:
            [
                "Code that looks for _UINavigationBarContentView finds nothing (uikit.J).",
                "What shows under the bar is painted in the scroll view, not in the bar (uikit.B5, uikit.J).",
            ]
        }
    }

    private static let clipping = "The shadow lies below the bar's bounds: clipsToBounds hides it (seed 1, 2)."
    private static let printed =
        "Title and buttons go by their text: on an iPhone 6 a title of 34 points was at (170.5, 8, 34, 27), a button "
        + "of 51 points at (316, 7, 51, 30) (seed 1, 2)."
}
