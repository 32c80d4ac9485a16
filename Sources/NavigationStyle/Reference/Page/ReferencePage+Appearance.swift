// The look of UIKit's bar.
extension ReferencePage {
    static let appearance: [ReferencePage] = [
        ReferencePage(
            "uikit.A",
            "Translucency and the background, without appearance objects",
            "isTranslucent is what was set, else what the background image for default metrics implies (true if any pixel is "
                + "not opaque), else true. Without an image a translucent bar is a blur that barTintColor tints; an opaque one "
                + "is barTintColor, else black or white by barStyle. An image is drawn in their place, over barTintColor where "
                + "it is transparent and the bar is not. backgroundColor lies behind all that and is seen only through it. A "
                + "shadow image needs a background image up to iOS 10.",
            from: [header, "Public analyses of isTranslucent's order of resolution"]
        ),
        ReferencePage(
            "uikit.A1",
            "What Apple says of translucency",
            "From iOS 7 on a bar is translucent unless code says otherwise, and always under barStyle "
                + "blackTranslucent. Without a value of its own it is so if any pixel of the background image is not "
                + "opaque. A bar that is to be translucent over an opaque image draws that image less than opaque, "
                + "how much is not published; one that is to be opaque over a transparent image gets barTintColor "
                + "behind it, else black or white by barStyle.",
            from: [header]
        ),
        ReferencePage(
            "uikit.A2",
            "How isTranslucent is resolved",
            "A value that was set stays and is never inferred again. Else the background image for default metrics "
                + "decides, whichever image is drawn: an empty image counts as transparent. Else it is true. "
                + "barTintColor never makes a bar opaque: it tints the blur. backgroundColor lies behind the "
                + "background, is seen only through it, and does not reach under the status bar.",
            from: ["Public analyses of isTranslucent and of the storage of legacy images", header]
        ),
        ReferencePage(
            "uikit.A3",
            "Appearance objects and translucency",
            "No appearance object changes isTranslucent or the layout: under an opaque appearance the root view "
                + "still begins at the top, and with isTranslucent false under a clear one the content begins below "
                + "a bar through which the container is seen, black or white. Of an appearance the effect is drawn "
                + "first, then the color, then the image. Without a shadow image shadowColor colors the hairline, "
                + "and a clear one takes it away.",
            from: ["Apple, UIBarAppearance.h", "RxSwift, issue 2382", "Apple forums, 682420"]
        ),
        ReferencePage(
            "uikit.B",
            "Appearance objects",
            "From iOS 13 on a bar has appearance objects for its states, which are used whole: nothing of one is mixed with "
                + "another. Background, from below: effect, color, image.",
            from: [barAppearance, header]
        ),
        ReferencePage(
            "uikit.B1",
            "Which appearance object is used",
            "For each state the item's object comes before the bar's: standard; compact, else standard; at the scroll edge "
                + "scrollEdge, else standard with a transparent background; in compact height at the edge compactScrollEdge "
                + "(iOS 15), else scrollEdge, else compact or standard with a transparent background. An object that is "
                + "assigned replaces the one before whole: what it does not say is as in a new object.",
            from: [header]
        ),
        ReferencePage(
            "uikit.B2",
            "When a bar is at the scroll edge",
            "On iOS 13 and 14 only bars with a large title have a state for the scroll edge; from iOS 15 on every bar of a "
                + "navigation controller has. It is at the edge where the content is not scrolled under it, and where there is "
                + "no scroll view at all. Without scrollEdgeAppearance the bar is transparent then.",
            from: [
                "Apple, UINavigationBar.scrollEdgeAppearance", "Apple, UIViewController.setContentScrollView(_:for:)",
            ]
        ),
        ReferencePage(
            "uikit.B3",
            "Old properties beside appearance objects",
            "Once standardAppearance has been assigned, barTintColor, backgroundImage, shadowImage and titleTextAttributes of "
                + "the bar are no longer drawn, though they can be read; barStyle, tintColor and isTranslucent still count. "
                + "Without an assigned object UIKit makes one of the old properties, which from iOS 15 on is seen only when "
                + "scrolled.",
            from: ["Measured on iOS 26.1 by the OpenUIKit project", "Apple, Customizing your app's navigation bar"]
        ),
        ReferencePage(
            "uikit.B4",
            "When the appearance proxy is applied",
            "The values of UINavigationBar.appearance() are applied when a bar enters a window; a bar that is in one "
                + "does not change. What code set on the bar before goes over the proxy, property by property.",
            from: ["Apple, UIAppearance", "QMUI, issues 1437, 1451 and 1501"]
        ),
        ReferencePage(
            "uikit.B5",
            "Liquid Glass",
            "On iOS 26 bars are transparent by default and their buttons stand on glass. A background or a tint of one's own "
                + "is still drawn, and interferes with the glass. UIDesignRequiresCompatibility brings the design before back "
                + "for apps that are not built for iOS 27.",
            from: ["Apple, UINavigationBar, overview", "WWDC 2025, session 284", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.I",
            "How styles change while screens move",
            "Up to iOS 12 what is set on the bar in viewWillAppear is seen at once. From iOS 13 on the background fades along "
                + "with the screens, images excepted, and between the appearances of two items UIKit fades by itself, also "
                + "under the finger, and puts them back where the swipe is cancelled. Colors that are set in "
                + "animateAlongsideTransition move along on every version. Translucency, images and barStyle never do. What "
                + "code set on the bar stays after a cancelled swipe unless code puts it back.",
            from: ["The Meituan article, 5.1.3", "Public analyses of UIKit's bar background", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.J",
            "The views that a bar is made of",
            "Up to iOS 9 a _UINavigationBarBackground with a backdrop and a hairline below its bounds; on iOS 10 a "
                + "_UIBarBackground with an effect view; from iOS 11 on a content view and a view of the large title "
                + "beside it; from iOS 15 on the background has two sets of views, for the standard and the scroll "
                + "edge appearance; on iOS 26 the views are written in Swift and the edge of the content is painted "
                + "inside the scroll view.",
            from: [
                "The article on the hierarchy of the bar, section 2, for iOS 8 to 10",
                "Class names from public analyses; what lies on what from iOS 11 on is contested",
            ]
        ),
    ]

    static let header = "Apple, UINavigationBar.h"
    private static let barAppearance = "Apple, UIBarAppearance.h"
}
