extension Run {
    // MARK: - Scenes of storyboards

    /// Follows a call by which a storyboard makes a view controller; nil where it is another call.
    mutating func instantiated(
        _ name: String,
        of storyboard: Datum,
        _ arguments: [Argument],
        _ term: Term,
        in scope: Scope
    ) -> Datum? {
        var board: String?
        if case .instance(let id) = storyboard, case .text(let name)? = instances[id].properties["name"] {
            board = name
        }
        switch name {
        case "instantiateViewController", "instantiateViewControllerWithIdentifier":
            guard let argument = arguments.first else { return nil }
            let identifier = text(argument.value, in: scope)
            return made(identifier.flatMap { scene(withIdentifier: $0, in: board) }, term)
        case "instantiateInitialViewController":
            app.memory.initialStoryboards.insert(board ?? "")
            return made(board.flatMap { initialScene(of: $0) }, term)
        default: return nil
        }
    }

    /// Follows a call of what tools generate from storyboards: `R.storyboard.main.detail()`,
    /// `StoryboardScene.Main.detail.instantiate()`.
    mutating func generatedScene(_ function: Term, _ term: Term) -> Datum? {
        guard !app.storyboards.isEmpty, let words = Self.words(of: function), words.count == 4 else { return nil }
        let board: String
        let name: String
        switch (words[0], words[1], words[3]) {
        case ("R", "storyboard", _): (board, name) = (words[2], words[3])
        case ("StoryboardScene", _, "instantiate"): (board, name) = (words[1], words[2])
        default: return nil
        }
        let key = Vocabulary.key(board)
        guard let storyboard = app.storyboards.first(where: { Vocabulary.key($0.name) == key }) else { return nil }
        if ["instantiateInitialViewController", "initialScene"].contains(name) {
            app.memory.initialStoryboards.insert(storyboard.name)
            return made(initialScene(of: storyboard.name), term)
        }
        let scenes = storyboard.scenes.filter { scene in
            scene.identifier.map { Vocabulary.key($0) == Vocabulary.key(name) } ?? false
        }
        return made(scenes.count == 1 ? scenes.first : nil, term)
    }

    /// The storyboard that a member of `UIStoryboard` is called by, which stands in sources that are not read.
    mutating func storyboard(called name: String, _ term: Term) -> Datum? {
        let key = Vocabulary.key(name)
        guard let storyboard = app.storyboards.first(where: { Vocabulary.key($0.name) == key }) else { return nil }
        let id = make(.other, type: "UIStoryboard", at: term.place)
        instances[id].properties["name"] = .text(storyboard.name)
        return .instance(id)
    }

    /// The names in a row of members and of calls without arguments: `R`, `storyboard`, `main`.
    private static func words(of term: Term) -> [String]? {
        var words: [String] = []
        var next = term
        while true {
            switch next.kind {
            case .call(let function, let arguments) where arguments.isEmpty: next = function
            case .member(let base?, let name):
                words.append(name)
                next = base
            case .name(let name): return (words + [name]).reversed()
            default: return nil
            }
        }
    }

    /// The view controller of a scene; without one a view controller whose class a cast may say.
    private mutating func made(_ scene: Storyboard.Scene?, _ term: Term) -> Datum {
        guard let scene else {
            let id = make(.screen, at: term.place)
            instances[id].isUntyped = true
            return .instance(id)
        }
        guard scene.isNavigationController else { return instance(of: scene.screen, term) }
        // A navigation controller of a storyboard begins with its root.
        let controller = make(
            .navigationController,
            type: app.types[scene.screen] == nil ? nil : scene.screen,
            at: term.place
        )
        instances[controller].scene = scene.facts
        instances[controller].barClass = scene.barClass
        if let root = root(of: scene) { instances[controller].stack = [instance(of: root, term)] }
        return .instance(controller)
    }

    /// The scene with that identifier, if all storyboards that have it agree about its class.
    private func scene(withIdentifier id: String, in board: String?) -> Storyboard.Scene? {
        let storyboards = app.storyboards.filter { board == nil || $0.name == board }
        let scenes = storyboards.flatMap(\.scenes).filter { $0.identifier == id }
        return Set(scenes.map(\.screen)).count == 1 ? scenes.first : nil
    }

    private func initialScene(of storyboard: String) -> Storyboard.Scene? {
        app.storyboards.first { $0.name == storyboard }?.scenes.first { $0.isInitial && $0.reference == nil }
    }

    /// The class of the root of a storyboard's navigation controller.
    private func root(of scene: Storyboard.Scene) -> String? {
        guard let segue = scene.segues.first(where: { $0.kind == .root }) else { return nil }
        let storyboard = app.storyboards.first { $0.scenes.first?.place.file == scene.place.file }
        return storyboard?.scenes.first { $0.number == segue.destination && $0.reference == nil }?.screen
    }

    /// The screen on top of a navigation controller that a storyboard made: a cast says its class.
    mutating func top(of id: Int, _ term: Term) -> Datum {
        if let top = instances[id].stack.last { return top }
        guard instances[id].isNew, instances[id].isFromStoryboard else { return unknown(term) }
        let screen = make(.screen, at: term.place)
        instances[screen].isUntyped = true
        instances[id].stack = [.instance(screen)]
        return .instance(screen)
    }

    /// Says the class of a value of which no more was known than that it is a view controller.
    mutating func settle(_ value: Datum, as type: String?) -> Datum {
        guard let type, app.isViewController(type), app.fullName(of: type) != "UIViewController" else { return value }
        let full = app.fullName(of: type)
        switch value {
        case .instance(let id) where instances[id].isUntyped:
            instances[id].isUntyped = false
            instances[id].type = full
            if app.isNavigationController(full) {
                instances[id].kind = .navigationController
                instances[id].isFromStoryboard = true
                if app.types[full] == nil { instances[id].type = nil }
            }
            return value
        case .unknown(let text, let known) where known == nil || known == "UIViewController":
            return .unknown(text, type: full)
        default: return value
        }
    }
}
