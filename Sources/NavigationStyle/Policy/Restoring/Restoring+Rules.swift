extension Rule {
    static let restoringViewWillDisappear1 = Rule(
        "restoring.viewWillDisappear.1",
        "The values that the screen replaced in viewDidLoad and viewWillAppear are written back.",
        from: ["seed0.4.1", "seed0.4.2"]
    )
}
