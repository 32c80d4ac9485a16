import NavigationStyle

// What UIKit calls of a class of screens, navigation controllers or bars, and what is on them then.
extension Run {
    /// Runs the callbacks of a class one after another.
    mutating func lifecycle(of type: String, _ ledger: Ledger) -> Facts {
        let id = makeSelf(type)
        let owner = Datum.instance(id)
        runInitializer(of: type, owner)
        let isBar = app.isNavigationBar(type)
        for (name, phase) in isBar ? [("awakeFromNib", "awakeFromNib")] : Vocabulary.beginnings {
            runCallback(name, [], of: type, owner, phase)
        }
        for name in isBar ? [] : Vocabulary.callbacks {
            if name == "viewWillDisappear" { forgetSettings(of: id, type) }
            runCallback(name, name == "viewDidLoad" ? [] : [nil], of: type, owner, name)
        }
        phase = nil
        var facts = facts(of: id, ledger)
        addOverrides(of: type, owner, to: &facts, ledger)
        return facts
    }

    /// Runs a function that UIKit calls, if the class or one of its superclasses has it.
    private mutating func runCallback(
        _ name: String,
        _ labels: [String?],
        of type: String,
        _ owner: Datum,
        _ phase: String
    ) {
        self.phase = phase
        guard let (function, declarer) = app.function(name, labels, of: type) else { return }
        let scope = Scope(owner: owner, type: declarer)
        for parameter in function.parameters { scope.values[parameter.name] = .asTransition }
        _ = run(function.body, in: scope)
    }

    /// Forgets the values of properties that code sets while the screen is there, too, by a tap for one: what is there when
    /// it goes is not what its callbacks have set.
    private mutating func forgetSettings(of id: Int, _ type: String) {
        let functions = app.ancestry(of: type).flatMap { app.types[$0]?.ordered ?? [] }
        var names = Set(Vocabulary.lifecycle)
        var open = functions.filter { names.contains($0.name) }
        while let next = open.popLast() {
            for name in next.calls where names.insert(name).inserted { open += functions.filter { $0.name == name } }
        }
        for name in Set(functions.filter { !names.contains($0.name) }.flatMap(\.assigns)) {
            guard let (property, _) = app.property(name, of: type), property.getter == nil else { continue }
            instances[id].properties[name] = nil
        }
    }

    /// Adds the properties that a class overrides.
    mutating func addOverrides(of type: String, _ owner: Datum, to facts: inout Facts, _ ledger: Ledger) {
        for (name, kind) in Self.overrides {
            guard let (property, declarer) = app.property(name, of: type), property.getter != nil else { continue }
            let scope = Scope(owner: owner, type: declarer)
            var value = result(of: property.getter ?? [], in: scope, as: kind)
            if case .unknown = value { value = .unknown("\(type).\(name)") }
            let json = json(value, as: kind, Term(.other, property.place))
            ledger.note(json.isUnknown ? .unknown("value") : .known, of: .write, at: property.place)
            facts.set(Fact(json, at: property.place), [name])
        }
    }

    /// The properties that a screen overrides.
    static let overrides: [(String, ValueKind)] = [
        ("preferredStatusBarStyle", .choice(["default", "lightContent", "darkContent"])),
        ("prefersStatusBarHidden", .flag), ("hidesBottomBarWhenPushed", .flag),
    ]

    /// Runs the initializer that the class's own code has, with arguments that nobody knows.
    private mutating func runInitializer(of type: String, _ owner: Datum) {
        phase = "init"
        let own = (app.type(type)?.functions["init"] ?? []).filter { !$0.isConvenience }
        // A storyboard makes its screens and bars by the other one.
        let isInStoryboard = app.memory.storyboardClasses.contains(type)
        guard let function = own.first(where: { $0.isDecoder == isInStoryboard }) ?? own.first else { return }
        let scope = Scope(owner: owner, type: app.fullName(of: type))
        scope.isInitializer = true
        for parameter in function.parameters {
            scope.values[parameter.name] = .unknown(.said(parameter.name), type: parameter.type)
        }
        _ = run(function.body, in: scope)
    }

    /// Returns the writes to the screen and to the bar that it finds.
    private func facts(of id: Int, _ ledger: Ledger) -> Facts {
        var controller: Int?
        if instances[id].kind == .navigationController {
            controller = id
        } else if case .bar(let number) = instances[id].kind {
            controller = number
        } else if case .instance(let number)? = instances[id].properties["navigationController"] {
            controller = number
        }
        var facts = Facts()
        for case .write(let write) in events {
            guard let phase = write.phase else { continue }
            let isOfBar = write.isOfBar && write.owner == controller
            guard isOfBar || !write.isOfBar && (write.owner == id || write.owner == controller) else { continue }
            guard !write.isDetached else {
                ledger.note(.unread("in a closure that runs at a time that is not known"), of: .write, at: write.place)
                continue
            }
            // What it says of itself as it goes is not how it looks.
            guard isOfBar || !["viewWillDisappear", "viewDidDisappear"].contains(phase) else {
                ledger.note(.unread("it is written as the screen goes"), of: .write, at: write.place)
                continue
            }
            // Before a screen is on a stack it has no bar to write to.
            if isOfBar, phase == "init", instances[id].kind == .screen { continue }
            ledger.note(write.value.isUnknown ? .unknown("value") : .known, of: .write, at: write.place)
            let path =
                isOfBar && instances[id].kind == .screen ? ["callbacks", phase] + write.path : write.path
            // A bar that is shown already stays as it is, and so does one that is hidden.
            if isOfBar, write.path == ["isNavigationBarHidden"], let isHidden = write.value.isHiding,
                facts[path]?.value.isHiding == isHidden
            {
                continue
            }
            // The title of a view controller is that of its item, too.
            if path == ["title"] { facts.remove(["navigationItem", "title"]) }
            facts.set(Fact(write.value, at: write.place, parts: write.parts), path)
        }
        return facts
    }
}
