extension Rule {
    static let rnsMount = Rule(
        "rns.mount",
        "The first screens come by a set without animation, before the controller is in a window; the library announces the "
            + "one on top to itself once more. Screens below it are not styled until they are shown.",
        from: ["libraries.16.3"]
    )
    static let rnsWillShow = Rule(
        "rns.willShow",
        "The header is written where the delegate announces the screen, and in no callback of the screen's.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate2 = Rule(
        "rns.update.2",
        "A screen without a header config has no bar, like one whose header is hidden.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate3 = Rule(
        "rns.update.3",
        "A header that is shown and not translucent keeps the screen's view below it, by edgesForExtendedLayout: all but "
            + "the top, in 3.x none.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate4 = Rule(
        "rns.update.4",
        "A right-to-left header sets the direction of the controller's view and its bar, and it is never reset.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate5 = Rule(
        "rns.update.5",
        "A hidden header hides the bar and says the title; tint, large title, back button and interface style stay as "
            + "they are.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate6 = Rule(
        "rns.update.6",
        "The bar gets the header's userInterfaceStyle, unspecified included.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate7 = Rule(
        "rns.update.7",
        "A large title has the bar prefer large titles for good; each item says always or never.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate8 = Rule(
        "rns.update.8",
        "The item gets a new appearance made of the header's props, with that of large titles at the scroll edge.",
        from: ["libraries.16.4"]
    )
    static let rnsUpdate9 = Rule(
        "rns.update.9",
        "The item gets the header's title, and its left, right and title views in the place of what was there.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate10 = Rule(
        "rns.update.10",
        "The bar is shown when everything is on the item.",
        from: ["libraries.16.3"]
    )
    static let rnsUpdate11 = Rule(
        "rns.update.11",
        "Without a coordinator, and where the bar was hidden, it has the header's tint at once.",
        from: ["libraries.16.3"]
    )
    static let rnsAlongside1 = Rule(
        "rns.alongside.1",
        "Along with the transition the bar gets the header's tint, nil where there is none.",
        from: ["libraries.16.3"]
    )
    static let rnsCancel1 = Rule(
        "rns.cancel.1",
        "The library leaves it to UIKit to show or hide the bar again where the swipe is cancelled.",
        from: ["libraries.16.9"]
    )
    static let rnsCancel2 = Rule(
        "rns.cancel.2",
        "Cancelled, the bar gets the tint of the screen that stays, where the other one's was set along with the transition.",
        from: ["libraries.16.3"]
    )
    static let rnsBack1 = Rule(
        "rns.back.1",
        "The way back is called backTitle, or what the item of the screen below is titled.",
        from: ["libraries.16.3"]
    )
    static let rnsBack2 = Rule(
        "rns.back.2",
        "Of a screen below that was never shown the title is that of its header config.",
        from: ["libraries.16.3"]
    )
    static let rnsBack3 = Rule(
        "rns.back.3",
        "The item of the screen below gets backButtonTitle and backButtonDisplayMode.",
        from: ["libraries.16.3"]
    )
    static let rnsBack4 = Rule(
        "rns.back.4",
        "A back title that is not visible makes the display mode minimal.",
        from: ["libraries.16.3"]
    )
    static let rnsBack5 = Rule(
        "rns.back.5",
        "Without the menu, or with a font, the item of the screen below gets a backBarButtonItem, which is never removed: "
            + "what is pushed there later shows its title too.",
        from: ["libraries.16.8"]
    )
    static let rnsProps1 = Rule(
        "rns.props.1",
        "Props of the visible screen that change are written at once, animated.",
        from: ["libraries.16.3"]
    )
    static let rnsProps2 = Rule(
        "rns.props.2",
        "Props of a covered screen are kept until it is announced.",
        from: ["libraries.16.3"]
    )
    static let rnsProps3 = Rule(
        "rns.props.3",
        "A change of hidden or translucent lays the screen out anew.",
        from: ["libraries.16.3"]
    )
    static let rnsSet1 = Rule(
        "rns.set.1",
        "With the same top nothing moves and nothing is styled.",
        from: ["libraries.16.3"]
    )
    static let rnsSet2 = Rule(
        "rns.set.2",
        "The first screens of an empty stack are set without animation.",
        from: ["libraries.16.3"]
    )
    static let rnsSet3 = Rule(
        "rns.set.3",
        "A new top with replaceAnimation push is pushed in the place of the old one, animated.",
        from: ["libraries.16.3"]
    )
    static let rnsSet4 = Rule(
        "rns.set.4",
        "Where the old top goes, the new one comes by an animated pop, also where it is new.",
        from: ["libraries.16.3"]
    )
    static let rnsSet5 = Rule(
        "rns.set.5",
        "Where one screen takes the place of the only one by a pop, the one that goes shows no way back to it (4.x).",
        from: ["libraries.16.3"]
    )
    static let rnsSet6 = Rule(
        "rns.set.6",
        "A new top over the old one is pushed, animated, whatever comes below it.",
        from: ["libraries.16.3"]
    )
    static let rnsSet7 = Rule(
        "rns.set.7",
        "A top that was there before comes without animation where the old one stays.",
        from: ["libraries.16.3"]
    )
    static let rnsSet8 = Rule(
        "rns.set.8",
        "What JavaScript does while a transition runs waits for its end.",
        from: ["libraries.16.3"]
    )
    static let rnsAnimation = Rule(
        "rns.animation",
        "A stackAnimation of its own is carried out by an animator of the library's, none in no time, and has no part in "
            + "how a bar ends.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture1 = Rule(
        "rns.gesture.1",
        "The swipe begins where gestureEnabled says so; a hidden bar, a hidden back button and left items do not matter.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture2 = Rule(
        "rns.gesture.2",
        "fullScreenSwipeEnabled has the swipe begin anywhere on the screen, under the same conditions.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture3 = Rule(
        "rns.gesture.3",
        "With customAnimationOnSwipe and an animation of the library's, a swipe is finished where its progress and 0.3 of its "
            + "velocity pass the middle.",
        from: ["libraries.16.3"]
    )
    static let rnsGesture4 = Rule(
        "rns.gesture.4",
        "preventNativeDismiss makes a swipe and a tap on Back a transition that is cancelled; JavaScript's pop goes through.",
        from: ["libraries.16.3"]
    )
    static let rnsStatus = Rule(
        "rns.status",
        "The status bar is the top screen's to say, whatever its bar is.",
        from: ["libraries.16.3"]
    )
    static let rnsModal = Rule(
        "rns.modal",
        "A stackPresentation other than push presents a screen, which has no bar of this stack, and is refused here.",
        from: ["libraries.16.3"]
    )
    static let rnsBar = Rule(
        "rns.bar",
        "A declared style is the props that say it; an image and a hairline's color cannot be said.",
        from: ["libraries.16.7"]
    )
    static let rnsUsage1 = Rule(
        "rns.usage.1",
        "Style headers by props: the appearances of the items cover what is written to the bar itself.",
        from: ["libraries.16.5"]
    )

    static let rns3Update1 = Rule(
        "rns3.update.1",
        "In 3.x the bar is shown or hidden before anything else.",
        from: ["libraries.16.6"]
    )
    static let rns3Update7 = Rule(
        "rns3.update.7",
        "Below iOS 13 the bar gets the header's back indicator at once, and one that another screen left goes.",
        from: ["libraries.16.6"]
    )
    static let rns3Update11 = Rule(
        "rns3.update.11",
        "Without a coordinator, and where the bar was hidden, the bar has the header's tint at once, below iOS 14 with "
            + "another alpha first.",
        from: ["libraries.16.6"]
    )
    static let rns3Item = Rule(
        "rns3.item",
        "In 3.x a clear header has no hairline, and largeTitleBackgroundColor does nothing.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated1 = Rule(
        "rns3.animated.1",
        "Below iOS 13 the bar itself gets the header's background: an empty image and no hairline where it is clear, else "
            + "no image and barTintColor, nil included.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated2 = Rule(
        "rns3.animated.2",
        "Below iOS 13 isTranslucent is always set, as the header says.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated3 = Rule(
        "rns3.animated.3",
        "Below iOS 13 the bar gets title attributes only of a header that says something of its title.",
        from: ["libraries.16.6"]
    )
    static let rns3Animated4 = Rule(
        "rns3.animated.4",
        "Below iOS 13 the bar gets large-title attributes only of a large header that says something of its title.",
        from: ["libraries.16.6"]
    )
    static let rns3Cancel = Rule(
        "rns3.cancel",
        "Below iOS 13 a swipe that is taken back has all of the header of the screen that stays written to the bar again, "
            + "where the other one's was written along with the transition.",
        from: ["libraries.16.6"]
    )
    static let rns3Back1 = Rule(
        "rns3.back.1",
        "In 3.x the way back is called backTitle, or what the item of the screen below is titled, if it was ever shown.",
        from: ["libraries.16.6"]
    )
    static let rns3Back2 = Rule(
        "rns3.back.2",
        "In 3.x the display mode is set from iOS 14 on.",
        from: ["libraries.16.6"]
    )
    static let rns3Back3 = Rule(
        "rns3.back.3",
        "In 3.x a backTitle makes a backBarButtonItem too, and so does one that is not visible, without a title.",
        from: ["libraries.16.6"]
    )
}
