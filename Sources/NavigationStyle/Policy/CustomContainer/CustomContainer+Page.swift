extension CustomContainer {
    static let page = PolicyPage(
        name: "customContainer",
        summary: "An own container: each screen owns its style, and the container moves its bar from one to the next.",
        family: .customContainer,
        source: "seed 0, 5.1.1",
        copiedProperties: .copyable,
        knownLimits: [
            "Large titles, scroll edges, the search controller and whatever else of UIKit's container comes with a new iOS "
                + "have to be built again.",
            "What code writes to the container's bar itself is gone at the end of the next transition.",
            "isTranslucent that was set to false is set to true, not taken back: UIKit has no way to.",
        ],
        rules: [
            PolicyPage.Rule("container.willShow.1", "Not animated: the bar takes on the screen's whole style."),
            PolicyPage.Rule("container.alongside.1", "Animated: the bar moves to the style of the screen that comes."),
            PolicyPage.Rule("container.completion.1", "The bar takes on the style of the screen that stays."),
            PolicyPage.Rule("container.didShow.1", "Not animated: once more, after the screen's own code."),
            PolicyPage.Rule(
                "container.update.1",
                "A screen that changes its style while it is on top changes the bar."
            ),
        ]
    )
}
