import NavigationStyle
import Testing

struct OperationFormTests {
    private static let properties: BarProperties = {
        var properties = BarProperties()
        properties.alpha = 0.5
        return properties
    }()

    private static let style: BarStyle = {
        var style = BarStyle()
        style.hidden = true
        return style
    }()

    @Test(arguments: [
        (#"{"screen":{"id":"b"},"type":"push"}"#, NavigationOperation.Action.push(Screen(id: "b"), animated: true)),
        (#"{"animated":false,"screen":{"id":"b"},"type":"push"}"#, .push(Screen(id: "b"), animated: false)),
        (#"{"type":"pop"}"#, .pop()),
        (#"{"animated":false,"count":2,"type":"pop"}"#, .pop(count: 2, animated: false)),
        (#"{"by":"backButton","type":"pop"}"#, .pop(by: .backButton)),
        (#"{"screenID":"a","type":"popTo"}"#, .popTo("a", animated: true)),
        (#"{"animated":false,"type":"popToRoot"}"#, .popToRoot(animated: false)),
        (
            #"{"screens":["a",{"id":"b"}],"type":"setViewControllers"}"#,
            .setViewControllers([.existing("a"), .new(Screen(id: "b"))], animated: true)
        ),
        (#"{"outcome":"finished","type":"interactivePop"}"#, .interactivePop()),
        (#"{"outcome":"cancelled","type":"interactivePop"}"#, .interactivePop(.cancelled)),
        (
            #"{"progress":0.25,"type":"interactivePop","velocity":-1.5}"#,
            .interactivePop(.released(progress: 0.25, velocity: -1.5))
        ),
        (#"{"properties":{"alpha":0.5},"type":"update"}"#, .update(.properties(properties))),
        (#"{"bar":{"hidden":true},"screenID":"a","type":"update"}"#, .update(.style(style), screenID: "a")),
        (#"{"contentOffset":30,"type":"scroll"}"#, .scroll(to: 30)),
        (#"{"contentOffset":-3.5,"screenID":"a","type":"scroll"}"#, .scroll(to: -3.5, screenID: "a")),
        (#"{"orientation":"landscape","type":"rotate"}"#, .rotate(.landscape)),
        (#"{"type":"reappear"}"#, .reappear(after: .tab)),
        (#"{"by":"fullScreenModal","type":"reappear"}"#, .reappear(after: .fullScreenModal)),
        (#"{"by":"pageSheet","type":"reappear"}"#, .reappear(after: .pageSheet)),
        (#"{"direction":"down","type":"barHideOnSwipe"}"#, .barHideOnSwipe(.down)),
        (#"{"type":"barHideOnTap"}"#, .barHideOnTap),
        (#"{"isShown":true,"type":"keyboard"}"#, .keyboard(isShown: true)),
        (#"{"type":"traitChange","userInterfaceStyle":"dark"}"#, .traitChange(.dark)),
        (#"{"contentSizeCategory":"small","type":"traitChange"}"#, .traitChange(nil, .small)),
        (
            #"{"properties":{"alpha":0.5},"type":"setAppearanceProxy"}"#,
            .setAppearanceProxy(properties)
        ),
        (
            #"{"properties":{"alpha":0.5},"type":"setAppearanceProxy","whenContainedInInstancesOf":["A","B"]}"#,
            .setAppearanceProxy(properties, containers: ["A", "B"])
        ),
        (#"{"isActive":true,"type":"search"}"#, .search(isActive: true)),
    ])
    func `an operation goes by its type`(json: String, action: NavigationOperation.Action) throws {
        #expect(try decoded(json, as: NavigationOperation.self) == NavigationOperation(action))
        #expect(try encoded(NavigationOperation(action)) == json)
    }

    @Test(arguments: [
        (
            #"{"by":"barButtonItem","screen":{"id":"b"},"type":"push"}"#,
            NavigationOperation(.push(Screen(id: "b"), animated: true), pushTrigger: .barButtonItem)
        ),
        (
            #"{"animator":{},"type":"pop"}"#,
            NavigationOperation(.pop(), animator: NavigationOperation.Animator())
        ),
        (
            #"{"animator":{"usesFinalFrame":false},"outcome":"finished","type":"interactivePop"}"#,
            NavigationOperation(
                .interactivePop(),
                animator: NavigationOperation.Animator(usesFinalFrame: false)
            )
        ),
        (#"{"type":"popToRoot","writes":{"after":{"alpha":0.5}}}"#, fading),
    ])
    func `an operation says by what it comes, and what carries it out`(
        json: String,
        operation: NavigationOperation
    ) throws {
        #expect(try decoded(json, as: NavigationOperation.self) == operation)
        #expect(try encoded(operation) == json)
    }

    @Test func `an operation says when it is called`() throws {
        let operation = NavigationOperation(.popToRoot(), timing: .sameTurn)
        #expect(try decoded(#"{"type":"popToRoot","timing":"sameTurn"}"#, as: NavigationOperation.self) == operation)
        #expect(try encoded(operation) == #"{"timing":"sameTurn","type":"popToRoot"}"#)
        #expect(
            try decoded(#"{"type":"popToRoot","timing":"settled","animated":true}"#, as: NavigationOperation.self)
                == NavigationOperation(.popToRoot())
        )
    }

    @Test func `a swipe is released at rest where no velocity is given`() throws {
        let operation = NavigationOperation(.interactivePop(.released(progress: 1, velocity: 0)))
        let form = #"{"progress":1,"type":"interactivePop"}"#
        #expect(try decoded(form, as: NavigationOperation.self) == operation)
        #expect(try encoded(operation) == form)
    }

    @Test(arguments: [
        ("{}", ": The key \"type\" is missing"),
        (
            #"{"type":"shove"}"#,
            "type: Unknown value \"shove\"; expected one of push, pop, popTo, popToRoot, "
                + "setViewControllers, interactivePop, update, scroll, rotate, reappear, barHideOnSwipe"
        ),
        (
            #"{"type":"pop","screen":{"id":"a"}}"#,
            "screen: Unknown key; expected one of type, timing, animated, count, by, animator"
        ),
        (#"{"type":"pop","count":0}"#, "count: Must be between 1 and"),
        (#"{"type":"pop","count":1.5}"#, "count: Expected an integer, found a number"),
        (#"{"type":"push"}"#, ": The key \"screen\" is missing"),
        (#"{"type":"popTo"}"#, ": The key \"screenID\" is missing"),
        (#"{"type":"setViewControllers","screens":["a",{"id":1}]}"#, "screens/1/id: "),
        (#"{"type":"interactivePop"}"#, ": One of the keys \"outcome\", \"progress\" is required"),
        (
            #"{"type":"interactivePop","outcome":"finished","progress":1}"#,
            "progress: Cannot be combined with \"outcome\""
        ),
        (
            #"{"type":"interactivePop","outcome":"done"}"#,
            "outcome: Unknown value \"done\"; expected one of finished, cancelled"
        ),
        (#"{"type":"interactivePop","progress":1.5}"#, "progress: Must be between 0 and 1"),
        (#"{"type":"update"}"#, ": One of the keys \"properties\", \"bar\" is required"),
        (#"{"type":"update","properties":{},"bar":{}}"#, "properties: Cannot be combined with \"bar\""),
        (#"{"type":"update","screenID":null,"bar":{}}"#, "screenID: "),
        (
            #"{"type":"rotate","orientation":"upsideDown"}"#,
            "orientation: Unknown value \"upsideDown\""
        ),
        (
            #"{"type":"pop","by":"tab"}"#,
            "by: Unknown value \"tab\"; expected one of code, backButton"
        ),
        (
            #"{"type":"reappear","by":"backButton"}"#,
            "by: Unknown value \"backButton\"; expected one of tab, fullScreenModal, automatic"
        ),
        (#"{"type":"barHideOnSwipe"}"#, ": The key \"direction\" is missing"),
        (
            #"{"type":"barHideOnSwipe","direction":"left"}"#,
            "direction: Unknown value \"left\"; expected one of up, down"
        ),
        (
            #"{"type":"push","screen":{"id":"b"},"by":"tab"}"#,
            "by: Unknown value \"tab\"; expected one of code, barButtonItem"
        ),
        (#"{"type":"rotate","orientation":"portrait","animator":null}"#, "animator: Unknown key"),
        (#"{"type":"traitChange"}"#, ": One of the keys \"userInterfaceStyle\", \"contentSizeCategory\" is required"),
        (#"{"type":"setAppearanceProxy"}"#, ": The key \"properties\" is missing"),
        (#"{"type":"keyboard"}"#, ": The key \"isShown\" is missing"),
        (#"{"type":"barHideOnTap","direction":"up"}"#, "direction: Unknown key; expected one of type, timing"),
        (#"{"type":"interactivePop","outcome":"finished","writes":{}}"#, "writes: Unknown key"),
        (#"{"type":"pop","writes":{"during":{}}}"#, "writes/during: Unknown key; expected one of before, after"),
        (#"{"type":"popToRoot","by":"code"}"#, "by: Unknown key; expected one of type, timing, animated"),
    ])
    func `an operation that is none is told what is wrong with it`(json: String, expected: String) {
        let words = fault(in: json, as: NavigationOperation.self)
        #expect(words?.hasPrefix(expected) == true, "\(words ?? "")")
    }

    /// A pop whose code fades the bar once it has returned.
    private static var fading: NavigationOperation {
        var operation = NavigationOperation(.popToRoot())
        operation.writes.after.alpha = 0.5
        return operation
    }
}
