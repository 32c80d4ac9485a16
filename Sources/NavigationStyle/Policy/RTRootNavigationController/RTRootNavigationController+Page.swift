extension RTRootNavigationController {
    static let page = PolicyPage(
        name: "rtRootNavigationController",
        summary:
            "RTRootNavigationController: every screen is in its own navigation controller, with a real bar; the "
            + "outer bar is always hidden.",
        family: .barPerScreen,
        source: "RTRootNavigationController 9d2927c",
        options: Options.table.options([
            "transferNavigationBarAttributes":
                "Whether a screen's bar copies the outer one when it loads.",
            "useSystemBackBarButtonItem":
                "Whether a screen gets the system's back button, through an empty screen below it in its own navigation "
                + "controller, instead of the library's item.",
            "setsContentControllers":
                "Whether setViewControllers gets screens of the stack as content controllers, which the library wraps again, "
                + "and not as their containers (outer.viewControllers).",
        ]) + [.copiedProperties("The properties that are transferred, instead of the library's list.")],
        libraryMembers: Library.table.options([
            "disableInteractivePop":
                "Whether the back swipe does not begin on the screen; left out, the library infers it once from a hidden bar "
                + "or a left item."
        ]),
        exampleLibrary: .object(members: ["disableInteractivePop": .bool(true)]),
        knownLimits: [
            "A screen that sets nothing has the values of UIKit or of the appearance proxy: nothing is inherited.",
            "From 2026-06 on, the appearances of the root's item replace those of every other screen's item, "
                + "and stay there: a screen that becomes the root later has lost its own.",
            "transferNavigationBarAttributes leaves an explicit standardAppearance on each bar from iOS 13 on, under which "
                + "the screen's own barTintColor, backgroundImage and the like are not drawn.",
            "A screen that is set again as itself is wrapped again (#153, #158): its bar starts anew, viewDidLoad does not "
                + "run, and what was on top is pushed again.",
            "A popTo of a screen that is not on the stack does nothing, and UIKit raises no exception.",
            "The library infers once whether the swipe is enabled, whatever the bar does later.",
            "After a cancelled swipe the recognizer stays as the screen below left it.",
            "A bar that is hidden in viewWillAppear disables the swipe.",
            "With setsContentControllers, a set makes new bars for all screens that stay, also for those that "
                + "an audit does not examine: the audit reports what replays show, and that its runs are not "
                + "complete.",
            "The library's back item is a left item without a chevron; a tap on it is a pop by code.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear") + [
            .own(["library.disableInteractivePop"]),
            .own(
                [
                    "policy.transferNavigationBarAttributes", "policy.useSystemBackBarButtonItem",
                    "policy.setsContentControllers", "policy.copiedProperties",
                ],
                "It belongs to the navigation controller, for all screens."
            ),
        ],
        rules: [
            .rtViewDidLoad2, .rtViewDidLoad3, .rtWrite1, .rtSetViewControllers2,
        ],
        silentRules: [
            .rtViewDidLoad1, .rtViewDidLoad4, .rtSetNavigationBarHidden1, .rtPush1, .rtSetViewControllers1,
            .rtWillShow1, .rtWillShow2,
            .rtViewDidLayoutSubviews1, .rtViewDidLayoutSubviews2, .rtViewDidLayoutSubviews3, .rtDidShow1, .rtDidShow2,
            .rtGesture1,
        ]
    )
}
