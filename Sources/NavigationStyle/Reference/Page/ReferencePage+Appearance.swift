// The look of UIKit's bar.
extension ReferencePage {
    static let appearance: [ReferencePage] = [
        ReferencePage(
            "uikit.A",
            "Translucency and the background, without appearance objects",
            "isTranslucent is the value that was set, else the one that the background image for default "
                + "metrics implies (true if any pixel is not opaque), else true. Without an image, a translucent bar "
                + "is a blur that barTintColor tints; an opaque one is barTintColor, else black or white by barStyle "
                + "or, from iOS 13 on, by the interface style under barStyle default. An image replaces them; where it "
                + "is transparent and the bar is not, barTintColor is drawn behind it. backgroundColor is behind all "
                + "of this and is visible only through it. A shadow image needs a background image up to iOS 10.",
            from: [header, "Public analyses of the order in which isTranslucent is resolved"]
        ),
        ReferencePage(
            "uikit.A1",
            "Apple's documentation of translucency",
            "From iOS 7 on, a bar is translucent unless code sets it otherwise, and always under barStyle "
                + "blackTranslucent. Without a value of its own, it is translucent if any pixel of the background "
                + "image is not opaque. A bar that is set to be translucent over an opaque image draws that image "
                + "less than opaque, by an unpublished amount; one that is set to be opaque over a transparent image "
                + "gets barTintColor behind it, else black or white by barStyle.",
            from: [header]
        ),
        ReferencePage(
            "uikit.A2",
            "How isTranslucent is resolved",
            "A value that was set stays and is never inferred again. Otherwise the background image for default "
                + "metrics decides, whichever image is drawn: an empty image counts as transparent. Otherwise it is "
                + "true. barTintColor never makes a bar opaque: it tints the blur. backgroundColor is behind the "
                + "background, is visible only through it, and does not extend under the status bar.",
            from: ["Public analyses of isTranslucent and of the storage of legacy images", header]
        ),
        ReferencePage(
            "uikit.A3",
            "Appearance objects and translucency",
            "No appearance object changes isTranslucent or the layout: under an opaque appearance the root view "
                + "still begins at the top, and if isTranslucent is false under a clear one, the content begins below "
                + "a bar through which the container is visible, black or white. An appearance draws first the "
                + "effect, then the color, then the image. Without a shadow image, shadowColor colors the hairline, "
                + "and a clear one removes it.",
            from: ["Apple, UIBarAppearance.h", "RxSwift, issue 2382", "Apple forums, 682420"]
        ),
        ReferencePage(
            "uikit.B",
            "Appearance objects",
            "From iOS 13 on, a bar has appearance objects for its states, which are used whole: they are never "
                + "combined. The background consists, from below, of effect, color and image.",
            from: [barAppearance, header]
        ),
        ReferencePage(
            "uikit.B1",
            "Which appearance object is used",
            "For each state, the item's object takes precedence over the bar's: standard; compact, else "
                + "standard; at the scroll edge scrollEdge, else standard with a transparent background; in compact "
                + "height at the edge compactScrollEdge (iOS 15), else scrollEdge, else compact or standard with a "
                + "transparent background. An assigned object replaces the previous one whole: unset members have the "
                + "values of a new object.",
            from: [header]
        ),
        ReferencePage(
            "uikit.B2",
            "When a bar is at the scroll edge",
            "On iOS 13 and 14, only bars with a large title have a state for the scroll edge; from iOS 15 on, "
                + "every bar of a navigation controller has one. It is at the edge if the content is not scrolled "
                + "under it, or if there is no scroll view. Without scrollEdgeAppearance, the bar is transparent "
                + "then.",
            from: [
                "Apple, UINavigationBar.scrollEdgeAppearance", "Apple, UIViewController.setContentScrollView(_:for:)",
            ]
        ),
        ReferencePage(
            "uikit.B3",
            "Legacy properties beside appearance objects",
            "Once standardAppearance has been assigned, barTintColor, backgroundImage, shadowImage and "
                + "titleTextAttributes of the bar are no longer drawn, but can still be read; barStyle, tintColor and "
                + "isTranslucent still count. Without an assigned object, UIKit makes one from the legacy properties, "
                + "which from iOS 15 on is visible only over scrolled content.",
            from: ["Measured on iOS 26.1 by the OpenUIKit project", "Apple, Customizing your app's navigation bar"]
        ),
        ReferencePage(
            "uikit.B4",
            "When the appearance proxy is applied",
            "The values of UINavigationBar.appearance() are applied when a bar enters a window; a bar that is "
                + "already in one does not change. Values that code set on the bar before take precedence over the "
                + "proxy, property by property.",
            from: ["Apple, UIAppearance", "QMUI, issues 1437, 1451 and 1501"]
        ),
        ReferencePage(
            "uikit.B5",
            "Liquid Glass",
            "On iOS 26, bars are transparent by default and their buttons are on glass. An app's own background "
                + "or tint is still drawn, but interferes with the glass. UIDesignRequiresCompatibility restores the "
                + "previous design for apps that are not built for iOS 27.",
            from: ["Apple, UINavigationBar, overview", "WWDC 2025, session 284", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.I",
            "How styles change while screens move",
            "Up to iOS 12, values that viewWillAppear sets on the bar are visible at once. From iOS 13 on, the "
                + "background, except images, fades with the screens, and UIKit itself fades between the appearances "
                + "of two items, also during a swipe, and back if the swipe is cancelled. Colors that are set in "
                + "animateAlongsideTransition are animated in every version. Translucency, images and barStyle never "
                + "are. Values that code set on the bar stay after a cancelled swipe unless code restores them.",
            from: ["The Meituan article, 5.1.3", "Public analyses of UIKit's bar background", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.J",
            "The views of a bar",
            "Up to iOS 9, a _UINavigationBarBackground with a backdrop and a hairline below its bounds; on iOS "
                + "10, a _UIBarBackground with an effect view; from iOS 11 on, a content view and a view of the large "
                + "title beside it; from iOS 15 on, the background has two sets of views, for the standard and the "
                + "scroll edge appearance; on iOS 26, the views are written in Swift and the edge of the content is "
                + "painted inside the scroll view.",
            from: [
                "The article on the hierarchy of the bar, section 2, for iOS 8 to 10",
                "Class names from public analyses; the order of views from iOS 11 on is contested",
            ]
        ),
    ]

    static let header = "Apple, UINavigationBar.h"
    private static let barAppearance = "Apple, UIBarAppearance.h"
}
