extension CustomContainer {
    static let page = PolicyPage(
        name: "customContainer",
        summary: "A custom container: each screen owns its style, and the container moves its bar between them.",
        family: .customContainer,
        source: "seed 0, 5.1.1",
        copiedProperties: .copyable,
        knownLimits: [
            "Large titles, the scroll edge, the search controller and new features of UIKit's container have to "
                + "be rebuilt.",
            "A value written to the container's bar itself is lost at the end of the next transition.",
            "After false, isTranslucent is set to true rather than unset: UIKit has no way to unset it.",
        ],
        declarations: declarations,
        rules: [
            .containerWillShow1, .containerAlongside1, .containerCompletion1, .containerDidShow1, .containerUpdate1,
        ]
    )
}

// The container keeps each screen's style, but for large titles, which only UIKit's container has (uikit.G).
extension CustomContainer {
    private static let declarations =
        [Declaration].kept.filter { $0.part != .largeTitle }
        + [.unsaid(.largeTitle, "The container's bar has no large titles: they have to be rebuilt.")]
}
