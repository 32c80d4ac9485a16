extension RTRootNavigationController {
    static let page = PolicyPage(
        name: "rtRootNavigationController",
        summary:
            "RTRootNavigationController: every screen sits in a navigation controller of its own, with a real bar; "
            + "the outer bar is hidden for good.",
        family: .barPerScreen,
        source: "RTRootNavigationController 9d2927c",
        options: Options.table.options([
            "transferNavigationBarAttributes":
                "Whether a screen's bar takes over what is on the outer one when it loads.",
            "useSystemBackBarButtonItem":
                "Whether a screen gets the system's back button, by an empty screen below it in its own navigation "
                + "controller, in the place of the library's item.",
        ]) + [.copiedProperties("Which properties are transferred, in the place of the library's list.")],
        libraryMembers: Library.table.options([
            "disableInteractivePop":
                "Whether the back swipe does not begin on the screen; left out, the library infers it once from a hidden bar "
                + "or a left item."
        ]),
        exampleLibrary: .object(members: ["disableInteractivePop": .bool(true)]),
        knownLimits: [
            "A screen that asks for nothing has UIKit's defaults, or the appearance proxy's: nothing is inherited.",
            "The appearances of the root's item go over those of every other screen's item, from 2026-06 on.",
            "What the library infers about the swipe stays, whatever the bar does later.",
            "After a cancelled swipe the recogniser stays as the screen below left it.",
            "A bar that is hidden in viewWillAppear disables the swipe.",
            "The library's back item is a left item without a chevron; a tap on it is a pop by code.",
        ],
        rules: [
            PolicyPage.Rule("rt.viewDidLoad.1", "The outer bar is hidden, and stays so."),
            PolicyPage.Rule("rt.viewDidLoad.2", "The screen's own bar is there, as UIKit and the proxy make it."),
            PolicyPage.Rule("rt.viewDidLoad.3", "With the option, it takes over what is on the outer bar."),
            PolicyPage.Rule("rt.viewDidLoad.4", "The appearances of the root's item go over the screen's own."),
            PolicyPage.Rule("rt.write.1", "What the screen's code writes goes to the screen's own bar."),
            PolicyPage.Rule(
                "rt.setNavigationBarHidden.1",
                "Hiding or showing the own bar says whether the swipe is disabled, where nobody has said so."
            ),
            PolicyPage.Rule(
                "rt.push.1",
                "With the option, an empty screen with the title of the one below gives the system's back button."
            ),
            PolicyPage.Rule("rt.setViewControllers.1", "The same for the screens that come."),
            PolicyPage.Rule("rt.willShow.1", "An animated push turns the recogniser off."),
            PolicyPage.Rule("rt.willShow.2", "A left item disables the swipe, where nobody has said so."),
            PolicyPage.Rule(
                "rt.viewDidLayoutSubviews.1",
                "The appearances of the root's item go over the screen's own."
            ),
            PolicyPage.Rule(
                "rt.viewDidLayoutSubviews.2",
                "A hidden bar or a left item disables the swipe, where nobody has said so."
            ),
            PolicyPage.Rule(
                "rt.viewDidLayoutSubviews.3",
                "A screen that is not the root and has no left item gets the library's back item."
            ),
            PolicyPage.Rule("rt.didShow.1", "The same."),
            PolicyPage.Rule(
                "rt.didShow.2",
                "The recogniser is on unless the screen is the root or disables the swipe."
            ),
            PolicyPage.Rule("rt.gesture.1", "The swipe begins where the recogniser is on; no other condition holds."),
        ]
    )
}
