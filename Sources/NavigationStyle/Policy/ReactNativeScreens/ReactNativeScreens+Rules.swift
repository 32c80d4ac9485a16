extension Rule {
    static let rnsMount = Rule(
        "rns.mount",
        "The first screens are set without animation, before the controller is in a window; the library itself "
            + "announces the top one once more. Screens below it are not styled until they are shown.",
        from: ["libraries.16.3"]
    )
    static let rnsWillShow = Rule(
        "rns.willShow",
        "The header is written when the delegate announces the screen, and in none of the screen's callbacks.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate2 = Rule(
        "rns.update.2",
        "A screen without a header config has no bar, like one whose header is hidden.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate3 = Rule(
        "rns.update.3",
        "A header that is shown and not translucent keeps the screen's view below it, with "
            + "edgesForExtendedLayout: all but the top, in 3.x none.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate4 = Rule(
        "rns.update.4",
        "A right-to-left header sets the direction of the controller's view and its bar, and it is never reset.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate5 = Rule(
        "rns.update.5",
        "A hidden header hides the bar and sets the title; tint, large title, back button and interface style "
            + "stay as they are.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate6 = Rule(
        "rns.update.6",
        "The bar gets the header's userInterfaceStyle, unspecified included.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate7 = Rule(
        "rns.update.7",
        "A large title makes the bar prefer large titles permanently; each item is set to always or never.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate8 = Rule(
        "rns.update.8",
        "The item gets a new appearance made from the header's props, and that of large titles at the scroll edge.",
        from: ["libraries.16.4"]
    )
    static let rnsUpdate9 = Rule(
        "rns.update.9",
        "The item gets the header's title, and its left, right and title views, which replace the previous ones.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate10 = Rule(
        "rns.update.10",
        "The bar is shown after the item is complete.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate11 = Rule(
        "rns.update.11",
        "Without a coordinator, and if the bar was hidden, it gets the header's tint at once.",
        from: ["libraries.16.3"]
    )
    static let rnsAlongside1 = Rule(
        "rns.alongside.1",
        "Alongside the transition, the bar gets the header's tint, or nil if there is none.",
        from: ["libraries.16.3"]
    )
    static let rnsCancel1 = Rule(
        "rns.cancel.1",
        "The library leaves it to UIKit to show or hide the bar again if the swipe is cancelled.",
        from: ["libraries.16.9"]
    )
    static let rnsCancel2 = Rule(
        "rns.cancel.2",
        "If the swipe is cancelled, the bar gets the tint of the screen that stays, provided that the other "
            + "one's was set alongside the transition.",
        from: ["libraries.16.3"]
    )
    static let rnsBack1 = Rule(
        "rns.back.1",
        "The title of the back button is backTitle, or the title of the item of the screen below.",
        from: ["libraries.16.3"]
    )
    static let rnsBack2 = Rule(
        "rns.back.2",
        "For a screen below that was never shown, it is the title of its header config.",
        from: ["libraries.16.3"]
    )
    static let rnsBack3 = Rule(
        "rns.back.3",
        "The item of the screen below gets backButtonTitle and backButtonDisplayMode.",
        from: ["libraries.16.3"]
    )
    static let rnsBack4 = Rule(
        "rns.back.4",
        "An invisible back title makes the display mode minimal.",
        from: ["libraries.16.3"]
    )
    static let rnsBack5 = Rule(
        "rns.back.5",
        "Without the menu, or with a font, the item of the screen below gets a backBarButtonItem, which is "
            + "never removed: screens pushed there later show its title too.",
        from: ["libraries.16.8"]
    )
    static let rnsProps1 = Rule(
        "rns.props.1",
        "Changed props of the visible screen are written at once, animated.",
        from: ["libraries.16.3"]
    )
    static let rnsProps2 = Rule(
        "rns.props.2",
        "Props of a covered screen are kept until it is announced.",
        from: ["libraries.16.3"]
    )
    static let rnsProps3 = Rule(
        "rns.props.3",
        "A change of hidden or translucent lays the screen out again.",
        from: ["libraries.16.3"]
    )
    static let rnsSet1 = Rule(
        "rns.set.1",
        "If the top screen stays the same, nothing moves, and no style is set.",
        from: ["libraries.16.3"]
    )
    static let rnsSet2 = Rule(
        "rns.set.2",
        "The first screens of an empty stack are set without animation.",
        from: ["libraries.16.3"]
    )
    static let rnsSet3 = Rule(
        "rns.set.3",
        "A new top with replaceAnimation push is pushed in place of the old one, animated.",
        from: ["libraries.16.3"]
    )
    static let rnsSet4 = Rule(
        "rns.set.4",
        "If the old top is removed, the new top appears with an animated pop, even if it is a new screen.",
        from: ["libraries.16.3"]
    )
    static let rnsSet5 = Rule(
        "rns.set.5",
        "If one screen replaces the only one with a pop, the removed screen shows no back button to it (4.x).",
        from: ["libraries.16.3"]
    )
    static let rnsSet6 = Rule(
        "rns.set.6",
        "A new top over the old one is pushed, animated, even if screens below it change.",
        from: ["libraries.16.3"]
    )
    static let rnsSet7 = Rule(
        "rns.set.7",
        "A top that was already on the stack appears without animation if the old top stays.",
        from: ["libraries.16.3"]
    )
    static let rnsSet8 = Rule(
        "rns.set.8",
        "Changes by JavaScript during a transition wait for its end.",
        from: ["libraries.16.3"]
    )
    static let rnsAnimation = Rule(
        "rns.animation",
        "Another stackAnimation uses the library's animator (none takes no time), and does not affect the final bar.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture1 = Rule(
        "rns.gesture.1",
        "The swipe begins if gestureEnabled allows it; a hidden bar, a hidden back button and left items do not "
            + "matter.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture2 = Rule(
        "rns.gesture.2",
        "fullScreenSwipeEnabled lets the swipe begin anywhere on the screen, under the same conditions.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture3 = Rule(
        "rns.gesture.3",
        "With customAnimationOnSwipe and one of the library's animations, a swipe is completed if its progress "
            + "plus 0.3 of its velocity passes the middle.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture4 = Rule(
        "rns.gesture.4",
        "preventNativeDismiss turns a swipe and a tap on Back into a cancelled transition; JavaScript's pop works.",
        from: ["libraries.16.3"]
    )
    static let rnsStatus = Rule(
        "rns.status",
        "The top screen decides the status bar, whatever its bar.",
        from: ["libraries.16.3"]
    )
    static let rnsModal = Rule(
        "rns.modal",
        "A stackPresentation other than push presents a screen, which has no bar in this stack, and is refused here.",
        from: ["libraries.16.3"]
    )
    static let rnsBar = Rule(
        "rns.bar",
        "A declared style becomes the props that express it; an image and a hairline's color cannot be expressed.",
        from: ["libraries.16.7"]
    )
    static let rnsUsage1 = Rule(
        "rns.usage.1",
        "Style headers with props: the appearances of the items cover values that are written to the bar itself.",
        from: ["libraries.16.5"]
    )

    static let rns3Update1 = Rule(
        "rns3.update.1",
        "In 3.x the bar is shown or hidden first.",
        from: ["libraries.16.6"]
    )
    static let rns3Update7 = Rule(
        "rns3.update.7",
        "Below iOS 13 the bar gets the header's back indicator at once, and loses that of another screen.",
        from: ["libraries.16.6"]
    )
    static let rns3Update11 = Rule(
        "rns3.update.11",
        "Without a coordinator, and if the bar was hidden, the bar gets the header's tint at once, below iOS 14 "
            + "with another alpha first.",
        from: ["libraries.16.6"]
    )
    static let rns3Item = Rule(
        "rns3.item",
        "In 3.x a clear header has no hairline, and largeTitleBackgroundColor has no effect.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated1 = Rule(
        "rns3.animated.1",
        "Below iOS 13 the bar itself gets the header's background: an empty image and no hairline if it is "
            + "clear, else no image and barTintColor, which may be nil.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated2 = Rule(
        "rns3.animated.2",
        "Below iOS 13 isTranslucent is always set to the header's value.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated3 = Rule(
        "rns3.animated.3",
        "Below iOS 13 the bar gets title attributes only from a header that sets some.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated4 = Rule(
        "rns3.animated.4",
        "Below iOS 13 the bar gets large-title attributes only from a large header that sets some.",
        from: ["libraries.16.6"]
    )
    static let rns3Cancel = Rule(
        "rns3.cancel",
        "Below iOS 13, after a cancelled swipe the whole header of the screen that stays is written to the bar "
            + "again, if the other one's was written alongside the transition.",
        from: ["libraries.16.6"]
    )
    static let rns3Back1 = Rule(
        "rns3.back.1",
        "In 3.x the title of the back button is backTitle, or the title of the item of the screen below, if it "
            + "was ever shown.",
        from: ["libraries.16.6"]
    )
    static let rns3Back2 = Rule(
        "rns3.back.2",
        "In 3.x the display mode is set from iOS 14 on.",
        from: ["libraries.16.6"]
    )
    static let rns3Back3 = Rule(
        "rns3.back.3",
        "In 3.x a backTitle also creates a backBarButtonItem, and so does an invisible one, without a title.",
        from: ["libraries.16.6"]
    )
}
