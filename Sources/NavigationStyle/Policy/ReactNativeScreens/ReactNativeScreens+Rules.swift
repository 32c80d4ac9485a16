extension Rule {
    private static func rns(_ id: String, _ text: String, from section: String = "libraries.16.3") -> Rule {
        Rule("rns." + id, text, from: [Reference(section)])
    }

    private static func rns3(_ id: String, _ text: String) -> Rule {
        Rule("rns3." + id, text, from: ["libraries.16.6"])
    }

    static let rnsMount = rns(
        "mount",
        "The first screens come by a set without animation, before the controller is in a window; the library announces the "
            + "one on top to itself once more. Screens below it are not styled until they are shown."
    )
    static let rnsWillShow = rns(
        "willShow",
        "The header is written where the delegate announces the screen, and in no callback of the screen's."
    )
    static let rnsUpdate2 = rns(
        "update.2",
        "A screen without a header config has no bar, like one whose header is hidden."
    )
    static let rnsUpdate3 = rns(
        "update.3",
        "A header that is shown and not translucent keeps the screen's view below it, by edgesForExtendedLayout: all but "
            + "the top, in 3.x none."
    )
    static let rnsUpdate4 = rns(
        "update.4",
        "A header that runs from right to left has the controller's view and its bar do so, and nobody takes it back."
    )
    static let rnsUpdate5 = rns(
        "update.5",
        "A hidden header hides the bar and says the title; tint, large title, back button and interface style stay as "
            + "they are."
    )
    static let rnsUpdate6 = rns(
        "update.6",
        "The bar gets the header's userInterfaceStyle, unspecified included."
    )
    static let rnsUpdate7 = rns(
        "update.7",
        "A large title has the bar prefer large titles for good; each item says always or never."
    )
    static let rnsUpdate8 = rns(
        "update.8",
        "The item gets a new appearance made of the header's props, with that of large titles at the scroll edge.",
        from: "libraries.16.4"
    )
    static let rnsUpdate9 = rns(
        "update.9",
        "The item gets the header's title, and its left, right and title views in the place of what was there."
    )
    static let rnsUpdate10 = rns("update.10", "The bar is shown when everything is on the item.")
    static let rnsUpdate11 = rns(
        "update.11",
        "Without a coordinator, and where the bar was hidden, it has the header's tint at once."
    )
    static let rnsAlongside1 = rns(
        "alongside.1",
        "Along with the transition the bar gets the header's tint, nil where there is none."
    )
    static let rnsCancel1 = rns(
        "cancel.1",
        "The library leaves it to UIKit to show or hide the bar again where the swipe is cancelled.",
        from: "libraries.16.9"
    )
    static let rnsCancel2 = rns(
        "cancel.2",
        "Cancelled, the bar gets the tint of the screen that stays, where the other one's was set along with the transition."
    )
    static let rnsBack1 = rns(
        "back.1",
        "The way back is called backTitle, or what the item of the screen below is titled."
    )
    static let rnsBack2 = rns(
        "back.2",
        "Of a screen below that was never shown the title is that of its header config."
    )
    static let rnsBack3 = rns(
        "back.3",
        "The item of the screen below gets backButtonTitle and backButtonDisplayMode."
    )
    static let rnsBack4 = rns("back.4", "A back title that is not visible makes the display mode minimal.")
    static let rnsBack5 = rns(
        "back.5",
        "Without the menu, or with a font, the item of the screen below gets a backBarButtonItem, which nobody takes away: "
            + "what is pushed there later shows its title too.",
        from: "libraries.16.8"
    )
    static let rnsProps1 = rns("props.1", "Props of the visible screen that change are written at once, animated.")
    static let rnsProps2 = rns("props.2", "Props of a covered screen are kept until it is announced.")
    static let rnsProps3 = rns("props.3", "A change of hidden or translucent lays the screen out anew.")
    static let rnsSet1 = rns("set.1", "With the same top nothing moves and nothing is styled.")
    static let rnsSet2 = rns("set.2", "Where nothing was there before the screens come without animation.")
    static let rnsSet3 = rns(
        "set.3",
        "A new top with replaceAnimation push is pushed in the place of the old one, animated."
    )
    static let rnsSet4 = rns(
        "set.4",
        "Where the old top goes, the new one comes by an animated pop, also where it is new."
    )
    static let rnsSet6 = rns("set.6", "A new top over the old one is pushed, animated, whatever comes below it.")
    static let rnsSet7 = rns("set.7", "A top that was there before comes without animation where the old one stays.")
    static let rnsSet8 = rns("set.8", "What JavaScript does while a transition runs waits for its end.")
    static let rnsGesture1 = rns(
        "gesture.1",
        "The swipe begins where gestureEnabled says so; a hidden bar, a hidden back button and left items do not matter."
    )
    static let rnsGesture3 = rns(
        "gesture.3",
        "With customAnimationOnSwipe and an animation of the library's, a swipe is finished where its progress and 0.3 of its "
            + "velocity pass the middle."
    )
    static let rnsGesture4 = rns(
        "gesture.4",
        "preventNativeDismiss makes a swipe and a tap on Back a transition that is cancelled; JavaScript's pop goes through."
    )
    static let rnsStatus = rns("status", "The status bar is the top screen's to say, whatever its bar is.")
    static let rnsBar = rns(
        "bar",
        "A declared style is the props that say it; an image and a hairline's color cannot be said.",
        from: "libraries.16.7"
    )
    static let rnsUsage1 = rns(
        "usage.1",
        "Style headers by props: what is written to the bar itself lies under the appearances of the items.",
        from: "libraries.16.5"
    )

    static let rns3Update1 = rns3("update.1", "In 3.x the bar is shown or hidden before anything else.")
    static let rns3Update7 = rns3(
        "update.7",
        "Below iOS 13 the bar gets the header's back indicator at once, and one that another screen left goes."
    )
    static let rns3Update11 = rns3(
        "update.11",
        "Without a coordinator, and where the bar was hidden, the bar has the header's tint at once, below iOS 14 with "
            + "another alpha first."
    )
    static let rns3Item = rns3(
        "item",
        "In 3.x a clear header has no hairline, and largeTitleBackgroundColor does nothing."
    )
    static let rns3Animated1 = rns3(
        "animated.1",
        "Below iOS 13 the bar itself gets the header's background: an empty image and no hairline where it is clear, else "
            + "no image and barTintColor, nil included."
    )
    static let rns3Animated2 = rns3("animated.2", "Below iOS 13 isTranslucent is always set, as the header says.")
    static let rns3Animated3 = rns3(
        "animated.3",
        "Below iOS 13 the bar gets title attributes only of a header that says something of its title."
    )
    static let rns3Animated4 = rns3(
        "animated.4",
        "Below iOS 13 the bar gets large-title attributes only of a large header that says something of its title."
    )
    static let rns3Back1 = rns3(
        "back.1",
        "In 3.x the way back is called backTitle, or what the item of the screen below is titled, if it was ever shown."
    )
    static let rns3Back2 = rns3("back.2", "In 3.x the display mode is set from iOS 14 on.")
    static let rns3Back3 = rns3(
        "back.3",
        "In 3.x a backTitle makes a backBarButtonItem too, and so does one that is not visible, without a title."
    )
}
