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
        declarations: .kept,
        rules: [
            .containerWillShow1, .containerAlongside1, .containerCompletion1, .containerDidShow1, .containerUpdate1,
        ]
    )
}
