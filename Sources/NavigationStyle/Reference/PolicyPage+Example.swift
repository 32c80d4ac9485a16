extension PolicyPage {
    /// A push under the policy, to be sent as it is: a red screen, and a clear one over it.
    public var example: TransitionRequest {
        var feed = Screen(id: "feed")
        feed.title = "Feed"
        var bar = BarStyle()
        bar.background = .color(Color(RGBA(rawValue: 0xC000_00FF)))
        bar.tint = Color(.white)
        feed.bar = bar
        var photo = Screen(id: "photo")
        photo.title = "Photo"
        if let exampleLibrary {
            photo.library = exampleLibrary
        } else {
            var clear = BarStyle()
            clear.background = .transparent
            photo.bar = clear
        }
        var scenario = Scenario(stack: [feed])
        scenario.policy = PolicySelection(name)
        return TransitionRequest(scenario, operation: Operation(.push(photo, animated: true)))
    }
}
