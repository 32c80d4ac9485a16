extension Rule {
    static let containerWillShow1 = Rule(
        "container.willShow.1",
        "Without animation, the bar takes on the screen's whole style.",
        from: ["seed0.5.1.1"]
    )
    static let containerAlongside1 = Rule(
        "container.alongside.1",
        "With animation, the bar moves to the style of the incoming screen.",
        from: ["seed0.5.1.1"]
    )
    static let containerCompletion1 = Rule(
        "container.completion.1",
        "The bar takes on the style of the screen that stays.",
        from: ["seed0.5.1.1"]
    )
    static let containerDidShow1 = Rule(
        "container.didShow.1",
        "Without animation, the bar takes on the screen's whole style once more, after the screen's own code.",
        from: ["seed0.5.1.1"]
    )
    static let containerUpdate1 = Rule(
        "container.update.1",
        "A screen that changes its style while it is on top changes the bar.",
        from: ["seed0.5.1.1"]
    )
}
