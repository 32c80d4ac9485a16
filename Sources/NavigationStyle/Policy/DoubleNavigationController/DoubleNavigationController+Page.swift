extension DoubleNavigationController {
    static let page = PolicyPage(
        name: "doubleNavigationController",
        summary:
            "DoubleNavigationController: the whole bar is hidden in every transition, each screen keeps a full copy of it, "
            + "and what a screen asked for is run again when it returns.",
        family: .fakeBarsInTransition,
        source: "seed 3; DoubleNavigationController c673457",
        options: [
            .copiedProperties(
                "Which properties are copied to a fake bar and back, in the place of the archive and of the ten that are "
                    + "imitated."
            )
        ],
        libraryMembers: Library.table.options([
            "config":
                "What dbn_configNavigationController: writes; a declared style is written in front of it. The operation "
                + "update is dbn_performBatchUpdates:."
        ]),
        exampleLibrary: .object(members: ["config": .object(members: ["barTintColor": .string("#0000FF")])]),
        copiedProperties: imitated,
        knownLimits: [
            "The background image goes to the fake bar and never comes back: it is right in a transition and wrong after it.",
            "Appearance objects are not copied back either.",
            "Whether the bar is hidden is one flag for the controller: a screen whose config does not say inherits it, "
                + "returning screens included.",
            "What is written to the bar directly, not in config and not in an update, is lost when the screen returns.",
            "A screen that asks for nothing looks like the last one that asked.",
            "isTranslucent becomes explicit with the first screen that appears.",
            "Under a bar that the app hides no fake bar is made, and one that is out of date stays so.",
            "The whole bar is hidden and shown without animation, which moves the safe area.",
        ],
        rules: [
            PolicyPage.Rule("dbn.viewWillAppear.1", "The first time: config runs, and is put down in the decoration."),
            PolicyPage.Rule("dbn.viewWillAppear.2", "Later: all that was put down runs again."),
            PolicyPage.Rule("dbn.viewWillAppear.3", "The first time: the real bar is shown, to be copied."),
            PolicyPage.Rule(
                "dbn.viewWillAppear.4",
                "The screen's fake bar is shown, made from the real bar if there is none or it is out of date; it is "
                    + "hidden where the app hides the bar."
            ),
            PolicyPage.Rule("dbn.viewWillAppear.5", "The real bar is hidden as a whole."),
            PolicyPage.Rule("dbn.viewDidAppear.1", "What the fake bar imitates is written to the real bar."),
            PolicyPage.Rule("dbn.viewDidAppear.2", "The fake bar is hidden."),
            PolicyPage.Rule("dbn.viewDidAppear.3", "Not the first time: all that was put down runs once more."),
            PolicyPage.Rule("dbn.viewDidAppear.4", "The real bar is shown or hidden as the app last asked for."),
            PolicyPage.Rule(
                "dbn.viewWillDisappear.1",
                "The screen's fake bar is shown, made anew if it is out of date."
            ),
            PolicyPage.Rule("dbn.viewWillDisappear.2", "The real bar is hidden as a whole."),
            PolicyPage.Rule("dbn.performBatchUpdates.1", "The update runs on the bar."),
            PolicyPage.Rule(
                "dbn.performBatchUpdates.2",
                "It is put down in the screen's decoration, and the fake bar is out of date."
            ),
            PolicyPage.Rule("dbn.performBatchUpdates.3", "The same for every screen above."),
            PolicyPage.Rule(
                "dbn.setNavigationBarHidden.1",
                "What the app asks for is remembered, and the real bar goes along at once."
            ),
        ],
        usageRules: [stylesByConfig]
    )

    static let stylesByConfig = PolicyPage.Rule(
        "dbn.usage.1",
        "Style the bar in config, and change it later by an update: what is written past them is lost when the screen "
            + "returns."
    )
}
