import NavigationStyle

// A whole transition: nothing of the engine is left out.
let scenario = Scenario(stack: [Screen(id: "feed")])
let push = NavigationOperation(.push(Screen(id: "photo"), animated: true))
print(try TransitionRequest(scenario, operation: push).response().outcome)
