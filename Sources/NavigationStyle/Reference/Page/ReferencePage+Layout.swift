// The positions of bars, root views and content in UIKit.
extension ReferencePage {
    static let layout: [ReferencePage] = [
        ReferencePage(
            "uikit.C1",
            "Where a root view begins",
            "With the bar hidden the root view fills the window. With a translucent bar, or with "
                + "extendedLayoutIncludesOpaqueBars, it fills the window if edgesForExtendedLayout has the top, else it begins "
                + "below the bar. With an opaque bar otherwise it begins below the bar whatever edgesForExtendedLayout says. "
                + "Appearance objects change nothing of that: only isTranslucent and background images of the bar do.",
            from: ["The article on translucency and layout", "Public analyses of UINavigationController's layout"]
        ),
        ReferencePage(
            "uikit.C2",
            "Insets of scroll views",
            "Up to iOS 10 UIKit writes contentInset of the first scroll view while automaticallyAdjustsScrollViewInsets is "
                + "true. From iOS 11 on adjustedContentInset is contentInset plus what contentInsetAdjustmentBehavior takes of "
                + "the safe area: nothing, all four edges, or those of the axes that scroll; automatic is the last, and top and "
                + "bottom always for the content scroll view of a screen in a navigation controller.",
            from: ["Apple, UIScrollView.h", "E. Mikhaylov, iOS Safe Area"]
        ),
        ReferencePage(
            "uikit.C3",
            "Which scroll view UIKit takes for the content",
            "The root view where it is a scroll view, else its first subview where that is one, and so on down the "
                + "first subviews only. A view of any size that is inserted before it takes the scroll view out of "
                + "the search. From iOS 15 on setContentScrollView(_:for:) names it.",
            from: [
                "Public analyses of UIViewController", "R. Fox, The content scroll view", "The Meituan article, 3.3",
            ]
        ),
        ReferencePage(
            "uikit.C4",
            "Status bars and safe areas by device",
            "How tall the status bar is and how much of the window it and rounded corners take is a matter of the device, of "
                + "the version and of how the phone is held. A phone that is turned lays its screens out anew. /devices lists "
                + "the numbers with where each is known from.",
            from: ["QMUI's table of devices", "Device compatibility tables", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.C5",
            "Heights and places of bars",
            "44 points, 32 in compact height of phones but for the large ones, 50 on an iPad from iOS 12 on, and 52 "
                + "more for an expanded large title. It begins where the status bar ends; on phones with a Dynamic "
                + "Island up to iOS 18 about 5 points higher than the safe area. On iOS 26 it is 54 points high and "
                + "begins at the safe area, at 10 points at least. The background reaches up to the top of the "
                + "window, and the hairline lies below the bar. /devices lists each number with its confidence.",
            from: [
                "QMUI's table of devices", "Measured on iOS 26.1 by OpenUIKit",
                "React Navigation, getDefaultHeaderHeight",
            ]
        ),
        ReferencePage(
            "uikit.C6",
            "Layouts that jump",
            "As the bar is one, translucency that changes when a screen is about to appear also moves the root view of the "
                + "screen that is still seen, by the height of the bar. Scroll views get other insets, and their content moves "
                + "by as much. It goes for a bar that is hidden or shown without animation too.",
            from: ["KMNavigationBarTransition's source", "The Meituan article, 3"]
        ),
        ReferencePage(
            "uikit.D1",
            "Hiding the bar, animated or not",
            "Setting isNavigationBarHidden is setNavigationBarHidden without animation. With animation the bar "
                + "slides up or down; inside an animated push or pop it slides sideways with the screen that has it.",
            from: ["Apple, UINavigationController.h", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.D2",
            "A bar that is hidden behind the back of its controller",
            "With isHidden or an alpha of 0 on the bar itself the navigation controller still counts it as shown, "
                + "while the layout does not: the root view loses its inset at once, and nothing is animated.",
            from: ["Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "uikit.D3",
            "Bars that hide by themselves",
            "From iOS 8 on four flags of the navigation controller hide the bar: on a swipe up, which one down takes "
                + "back; on a tap, which the next takes back; when the keyboard comes, until a tap in the content; "
                + "in compact height.",
            from: ["Apple, UINavigationController.h"]
        ),
        ReferencePage(
            "uikit.D4",
            "When the back swipe begins",
            "The system's recognizer does not begin with one screen on the stack, with the bar hidden, with hidesBackButton, or "
                + "with left items that do not supplement the back button, nor while a transition runs. Replacing its delegate "
                + "takes these tests away; if the new one does not say no at the root, a swipe there freezes the next push. "
                + "The swipe calls the public pop when it begins, also where it is cancelled later.",
            from: ["openradar 19031955", "Signal-iOS 3540", "The Meituan article, 4.3.1"]
        ),
        ReferencePage(
            "uikit.D5",
            "Hiding the bar beside a swipe",
            "Hidden without animation by the screen that comes, the bar leaves a black block under the finger; shown without "
                + "animation by the screen that goes, it flashes in when the swipe begins. What is not animated is not moved "
                + "by the finger, and a cancelled swipe puts nothing back but what viewWillAppear sets again.",
            from: ["The Meituan article, 4.3.1"]
        ),
    ]
}
