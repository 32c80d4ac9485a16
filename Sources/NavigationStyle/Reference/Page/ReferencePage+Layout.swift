// The positions of bars, root views and content in UIKit.
extension ReferencePage {
    static let layout: [ReferencePage] = [
        ReferencePage(
            "uikit.C1",
            "Where a root view begins",
            "If the bar is hidden, the root view fills the window. With a translucent bar, or with "
                + "extendedLayoutIncludesOpaqueBars, it fills the window if edgesForExtendedLayout has the top; "
                + "otherwise it begins below the bar. With any other opaque bar, it begins below the bar whatever "
                + "edgesForExtendedLayout is. Appearance objects do not change this: only isTranslucent and "
                + "background images of the bar do.",
            from: ["The article on translucency and layout", "Public analyses of UINavigationController's layout"]
        ),
        ReferencePage(
            "uikit.C2",
            "Insets of scroll views",
            "Up to iOS 10, UIKit writes contentInset of the first scroll view while "
                + "automaticallyAdjustsScrollViewInsets is true. From iOS 11 on, adjustedContentInset is contentInset "
                + "plus the part of the safe area that contentInsetAdjustmentBehavior uses: nothing, all four edges, "
                + "or those of the axes that scroll; automatic is the last, and always uses top and bottom for the "
                + "content scroll view of a screen in a navigation controller.",
            from: ["Apple, UIScrollView.h", "E. Mikhaylov, iOS Safe Area"]
        ),
        ReferencePage(
            "uikit.C3",
            "UIKit's choice of the content scroll view",
            "The root view if it is a scroll view, else its first subview if that is one, and so on through "
                + "first subviews only. A view of any size that is inserted before it removes the scroll view from "
                + "the search. From iOS 15 on, setContentScrollView(_:for:) names it.",
            from: [
                "Public analyses of UIViewController", "R. Fox, The content scroll view", "The Meituan article, 3.3",
            ]
        ),
        ReferencePage(
            "uikit.C4",
            "Status bars and safe areas by device",
            "The height of the status bar, and the part of the window that it and rounded corners take, depend "
                + "on the device, the version and the orientation. A rotated phone lays out its screens again. "
                + "/devices lists the numbers with their evidence.",
            from: ["QMUI's table of devices", "Device compatibility tables", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.C5",
            "Heights and places of bars",
            "44 points, 32 in compact height of phones except the large ones, 50 on an iPad from iOS 12 on, and "
                + "52 more for an expanded large title. It begins where the status bar ends; on phones with a Dynamic "
                + "Island up to iOS 18 about 5 points above the safe area. On iOS 26 it is 54 points high and begins "
                + "at the safe area, at least at 10 points. The background extends to the top of the window, and the "
                + "hairline is below the bar. /devices lists each number with its confidence.",
            from: [
                "QMUI's table of devices", "Measured on iOS 26.1 by OpenUIKit",
                "React Navigation, getDefaultHeaderHeight",
            ]
        ),
        ReferencePage(
            "uikit.C6",
            "Layouts that jump",
            "Since there is one bar, a change of translucency when a screen is about to appear also moves the "
                + "root view of the screen that is still visible, by the height of the bar. Scroll views get other "
                + "insets, and their content moves by the same amount. The same happens if a bar is hidden or shown "
                + "without animation.",
            from: ["KMNavigationBarTransition's source", "The Meituan article, 3"]
        ),
        ReferencePage(
            "uikit.D1",
            "Hiding the bar, animated or not",
            "Setting isNavigationBarHidden is setNavigationBarHidden without animation. With animation, the bar "
                + "slides up or down; inside an animated push or pop it slides sideways with the screen that has it.",
            from: ["Apple, UINavigationController.h", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.D2",
            "A bar that is hidden without its controller",
            "If isHidden of the bar is true, or its alpha 0, the navigation controller still counts it as "
                + "shown, but the layout does not: the root view loses its inset at once, and nothing is animated.",
            from: ["Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "uikit.D3",
            "Bars that hide by themselves",
            "From iOS 8 on, four flags of the navigation controller hide the bar: on a swipe up, until one "
                + "down; on a tap, until the next; when the keyboard appears, until a tap in the content; in compact "
                + "height.",
            from: ["Apple, UINavigationController.h"]
        ),
        ReferencePage(
            "uikit.D4",
            "When the back swipe begins",
            "The system's recognizer does not begin with one screen on the stack, with a hidden bar, with "
                + "hidesBackButton, or with left items that do not supplement the back button, nor during a "
                + "transition. Replacing its delegate removes these conditions; if the new one does not refuse the "
                + "swipe at the root, a swipe there freezes the next push. The swipe calls the public pop when it "
                + "begins, even if it is cancelled later.",
            from: ["openradar 19031955", "Signal-iOS 3540", "The Meituan article, 4.3.1"]
        ),
        ReferencePage(
            "uikit.D5",
            "Hiding the bar during a swipe",
            "If the incoming screen hides it without animation, the bar leaves a black block under the finger; "
                + "if the outgoing screen shows it without animation, it flashes in when the swipe begins. The finger "
                + "moves only animated changes, and a cancelled swipe restores only the values that viewWillAppear "
                + "sets again.",
            from: ["The Meituan article, 4.3.1"]
        ),
    ]
}
