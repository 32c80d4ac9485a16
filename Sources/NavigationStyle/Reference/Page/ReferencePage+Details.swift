// Buttons, titles, the status bar, bugs of UIKit, and legibility.
extension ReferencePage {
    static let details: [ReferencePage] = [
        ReferencePage(
            "uikit.F1",
            "Whether there is a back button",
            "There is one if a screen is below, the item does not hide it, and no left items replace it without "
                + "leftItemsSupplementBackButton. From iOS 16 on, backAction of the item replaces the pop, and gives "
                + "the root a button too.",
            from: ["Apple, UINavigationItem.h"]
        ),
        ReferencePage(
            "uikit.F2",
            "The title of the back button",
            "The title or image of backBarButtonItem of the screen below, else its backButtonTitle from iOS 11 "
                + "on, else its title, else Back in the system's language.",
            from: ["Apple, UINavigationItem.h"]
        ),
        ReferencePage(
            "uikit.F3",
            "The visible part of the back title",
            "The title if it fits beside the title in the middle, else Back, else only the chevron: this "
                + "depends on the widths of the texts and not on a number of letters. backButtonDisplayMode (iOS 14) "
                + "generic requests Back, minimal the chevron; so does the editor style of an item (iOS 16).",
            from: ["Apple, UINavigationItem.h", "openradar 29459698"]
        ),
        ReferencePage(
            "uikit.F4",
            "The room for a back title",
            "The label begins behind the chevron, which is at the bar's margin: it is shown in full if the "
                + "inline title still has its place behind it, with a gap between the two. Up to iOS 10, the label "
                + "may move the title as far as there is room, from iOS 11 on by a few points. Apple has published "
                + "none of these measures.",
            from: ["Measured on iOS 13.7, 15.5, 18 and 18.5", "Contested for how far a title moves"]
        ),
        ReferencePage(
            "uikit.F5",
            "An empty back title",
            "A backBarButtonItem with an empty title leaves only the chevron; the menu of a long press, from "
                + "iOS 14 on, then has no name for the screen.",
            from: ["QMUI's comments"]
        ),
        ReferencePage(
            "uikit.F6",
            "The back button on iOS 26",
            "A circle of glass with a chevron. Titles are still read aloud and appear in the menu of a long press.",
            from: ["Observed in many apps on iOS 26"]
        ),
        ReferencePage(
            "uikit.F7",
            "The back indicator needs its mask",
            "backIndicatorImage and backIndicatorTransitionMaskImage have an effect only together. In a "
                + "transition, text that slides past the indicator is visible only where the mask is opaque.",
            from: [header, "The Meituan article, 4.4"]
        ),
        ReferencePage(
            "uikit.F8",
            "The color of the back button",
            "It is that of the item, else of the appearance's back button, else the bar's tintColor, else "
                + "inherited, else the system's blue. Up to iOS 10, a tint that is set alongside the transition "
                + "fades; from iOS 11 on, the text of the button changes at once.",
            from: ["Apple, UINavigationItem.h", "QMUI, issue 654"]
        ),
        ReferencePage(
            "uikit.G",
            "Titles",
            "A large title is shown if the bar prefers large titles and the item's mode requests one: always, "
                + "or automatic if the previous item requested one; never in compact height. Without the bar's "
                + "preference, the mode has no effect. On iOS 11 and 12, a tap on Back leaves the title attributes of "
                + "the outgoing screen on the bar.",
            from: ["Apple, UINavigationItem.h", "QMUI's comments"]
        ),
        ReferencePage(
            "uikit.H",
            "The style of the status bar",
            "While the bar is shown, the navigation controller decides for its screens, by barStyle: black "
                + "results in light content, default in dark content, or from iOS 13 on in that of the interface "
                + "style. preferredStatusBarStyle of the screen is used only while the bar is hidden. Appearance "
                + "objects have no influence.",
            from: ["Apple, UIViewController.childForStatusBarStyle", "Observed by many authors"]
        ),
        ReferencePage(
            "uikit.K1",
            "The item stack of the bar, after a cancelled swipe between hidden bars",
            "After a swipe between two screens that both hide the bar has been cancelled, the bar's items and "
                + "the screens no longer match: a later push shows the root's items, and the next may crash.",
            from: ["FDFullscreenPopGesture, issue 16", "The Meituan article, 6.8"]
        ),
        ReferencePage(
            "uikit.K2",
            "A navigation controller inside another",
            "With a navigation controller inside another, the back swipe of one may go back several levels of "
                + "the other, and then the stacks are broken.",
            from: ["The Meituan article, 6.8"]
        ),
        ReferencePage(
            "uikit.L",
            "Legibility",
            "The contrast of text should be at least 4.5 to 1, that of large text and of symbols 3 to 1 (WCAG "
                + "2.2, AA): a title of 17 points is not large, one of 34 bold points is. If content shows through a "
                + "bar, the ratio depends on the content.",
            from: ["WCAG 2.2, 1.4.3 and 1.4.11"]
        ),
    ]
}
