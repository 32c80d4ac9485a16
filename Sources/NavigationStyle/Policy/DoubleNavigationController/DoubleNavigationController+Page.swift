extension DoubleNavigationController {
    static let page = PolicyPage(
        name: "doubleNavigationController",
        summary:
            "DoubleNavigationController: the whole bar is hidden in every transition, each screen keeps a full "
            + "copy of it, and a screen's changes run again when it returns.",
        family: .fakeBarsInTransition,
        source: "seed 3; DoubleNavigationController c673457",
        options: [
            .copiedProperties(
                "The properties copied to a fake bar and back, instead of the archive and the ten imitated properties."
            )
        ],
        libraryMembers: Library.table.options([
            "config":
                "The values that dbn_configNavigationController: writes, after those of a declared style. The operation "
                + "update is dbn_performBatchUpdates:."
        ]),
        exampleLibrary: .object(members: ["config": .object(members: ["barTintColor": .string("#0000FF")])]),
        copiedProperties: imitated,
        knownLimits: [
            "The background image goes to the fake bar and never comes back: it is right in a transition and wrong after it.",
            "Appearance objects are not copied back either.",
            "isNavigationBarHidden is one flag for the controller: a screen whose config does not set it inherits it, also "
                + "when it returns.",
            "A value written to the bar directly, outside config and updates, is lost when the screen returns.",
            "A screen that sets nothing looks like the last one that did.",
            "isTranslucent becomes explicit with the first screen that appears.",
            "While the app hides the bar, no fake bar is made, and an outdated one stays.",
            "The whole bar is hidden and shown without animation, which moves the safe area.",
        ],
        declarations: .written(at: "library.config"),
        rules: [
            .dbnViewWillAppear1, .dbnViewWillAppear2, .dbnViewWillAppear3, .dbnViewWillAppear4, .dbnViewWillAppear5,
            .dbnViewDidAppear1, .dbnViewDidAppear2, .dbnViewDidAppear3, .dbnViewDidAppear4, .dbnViewWillDisappear1,
            .dbnViewWillDisappear2, .dbnPerformBatchUpdates1, .dbnSetNavigationBarHidden1,
        ],
        silentRules: [
            .dbnPerformBatchUpdates2, .dbnPerformBatchUpdates3,
        ],
        usageRules: [.dbnUsage1]
    )
}
