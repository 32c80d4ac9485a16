import NavigationStyle

/// Reads the scenes of storyboards and XIBs.
struct SceneReader {
    let storyboard: String
    let initial: String?
    let file: Int
    let colors: (String) -> Value?

    private static let kinds: Set = [
        "viewController", "tableViewController", "collectionViewController", "pageViewController",
        "glkViewController", "avPlayerViewController", "hostingController",
    ]

    func scene(_ object: MarkupElement) -> Storyboard.Scene? {
        guard let number = object.attributes["id"] else { return nil }
        let isNavigationController = object.name == "navigationController"
        let isPlaceholder = object.name == "viewControllerPlaceholder"
        let isOther = ["tabBarController", "splitViewController"].contains(object.name)
        guard isNavigationController || isPlaceholder || isOther || Self.kinds.contains(object.name) else { return nil }
        let identifier = object.attributes["storyboardIdentifier"]
        let own = identifier ?? object.attributes["title"] ?? number
        var scene = Storyboard.Scene(
            number: number,
            screen: object.attributes["customClass"] ?? "\(storyboard).\(own)",
            place: place(object)
        )
        scene.isNavigationController = isNavigationController
        scene.identifier = identifier
        scene.isInitial = number == initial
        if isPlaceholder {
            scene.reference = (
                object.attributes["storyboardName"] ?? storyboard, object.attributes["referencedIdentifier"]
            )
        }
        scene.facts = isNavigationController ? barFacts(of: object) : screenFacts(of: object)
        scene.barClass = object.child("navigationBar")?.attributes["customClass"]
        collectSegues(of: object, into: &scene.segues, depth: 0)
        return scene
    }

    /// Reads what a XIB says of the view controller that loads it: the color of its view.
    func scene(owner: MarkupElement, of objects: MarkupElement) -> Storyboard.Scene? {
        guard let name = owner.attributes["customClass"], let number = owner.attributes["id"] else { return nil }
        let outlet = owner.child("connections")?.children("outlet").first { $0.attributes["property"] == "view" }
        let view = outlet.flatMap { outlet in
            objects.children.first { $0.attributes["id"] == outlet.attributes["destination"] }
        }
        var scene = Storyboard.Scene(number: number, screen: name, place: place(owner))
        if let background = view.flatMap({ background(of: $0) }) {
            scene.facts.set(background, ["view", "backgroundColor"])
        }
        return scene
    }

    /// The views that have the colors behind a bar where they lie in the root view, over its own.
    private static let covers: Set = [
        "tableView", "collectionView", "scrollView", "textView", "webView", "wkWebView", "mapView",
    ]

    /// The color behind the bar as far as the root view decides it.
    private func background(of view: MarkupElement) -> Fact? {
        guard let color = view.child("color", key: "backgroundColor") else {
            // A table has one of its own. A plain view has none, and what is seen through it is not known.
            guard view.name == "view" else { return nil }
            return Fact(.unknown("view \(view.attributes["id"] ?? "") in \(storyboard)"), at: place(view))
        }
        guard let cover = view.child("subviews")?.children.first(where: { Self.covers.contains($0.name) }) else {
            return fact(color: color)
        }
        return Fact(.unknown("\(cover.name) \(cover.attributes["id"] ?? "") in \(storyboard)"), at: place(color))
    }

    /// The color that an element says.
    func fact(color element: MarkupElement) -> Fact { Fact(color(element), at: place(element)) }

    private func place(_ element: MarkupElement) -> Place {
        Place(file: file, start: element.start, end: element.start)
    }

    private static let segueKinds: [String: Storyboard.Segue.Kind] = [
        "show": .push, "push": .push, "presentation": .present, "modal": .present, "showDetail": .present,
        "popoverPresentation": .present, "embed": .child, "unwind": .back,
    ]

    private func collectSegues(of element: MarkupElement, into segues: inout [Storyboard.Segue], depth: Int) {
        guard depth < 200 else { return }
        for child in element.children {
            collectSegues(of: child, into: &segues, depth: depth + 1)
            guard child.name == "segue", let destination = child.attributes["destination"] else { continue }
            let kind: Storyboard.Segue.Kind =
                switch child.attributes["relationship"] {
                case "rootViewController": .root
                case "viewControllers": .tab
                default: Self.segueKinds[child.attributes["kind"] ?? ""] ?? .other
                }
            segues.append(Storyboard.Segue(kind: kind, destination: destination, place: place(child)))
        }
    }

    // MARK: - What it says

    /// A text: an attribute, or an element of its own where it has several lines.
    private func text(_ name: String, of element: MarkupElement) -> Fact? {
        if let text = element.attributes[name] { return Fact(.string(text), at: place(element)) }
        return element.child("string", key: name).map { Fact(.string($0.text), at: place($0)) }
    }

    private func flag(_ text: String?) -> Value? { text.map { .bool($0 == "YES") } }

    private func screenFacts(of object: MarkupElement) -> Facts {
        var facts = Facts()
        func add(_ path: [String], _ value: Value?, _ element: MarkupElement) {
            if let value { facts.set(Fact(value, at: place(element)), path) }
        }
        if let title = text("title", of: object) { facts.set(title, ["title"]) }
        add(["hidesBottomBarWhenPushed"], flag(object.attributes["hidesBottomBarWhenPushed"]), object)
        add(
            ["view", "extendedLayoutIncludesOpaqueBars"],
            flag(object.attributes["extendedLayoutIncludesOpaqueBars"]),
            object
        )
        if let edges = object.child("extendedEdge", key: "edgesForExtendedLayout") {
            let names = ["top", "left", "bottom", "right"].filter { edges.attributes[$0] == "YES" }
            add(["view", "edgesForExtendedLayout"], .array(names.map { .string($0) }), edges)
        }
        let view = object.children.first { $0.attributes["key"] == "view" }
        if let background = view.flatMap({ background(of: $0) }) { facts.set(background, ["view", "backgroundColor"]) }
        guard let item = object.child("navigationItem") else { return facts }
        for name in ["title", "prompt"] {
            if let text = text(name, of: item) { facts.set(text, ["navigationItem", name]) }
        }
        add(
            ["navigationItem", "largeTitleDisplayMode"],
            item.attributes["largeTitleDisplayMode"].map { .string($0) },
            item
        )
        add(["navigationItem", "hidesBackButton"], flag(item.attributes["hidesBackButton"]), item)
        let back = item.child("barButtonItem", key: "backBarButtonItem")
        add(["navigationItem", "backBarButtonItemTitle"], back?.attributes["title"].map { .string($0) }, back ?? item)
        let titleView = item.child("view", key: "titleView")
        add(["navigationItem", "hasTitleView"], titleView.map { _ in .bool(true) }, titleView ?? item)
        for side in ["left", "right"] {
            let one = item.child("barButtonItem", key: side + "BarButtonItem")
            let list = item.child(side + "BarButtonItems")
            guard let place = one ?? list else { continue }
            let buttons = one.map { [$0] } ?? list?.children("barButtonItem") ?? []
            add(["navigationItem", side + "BarButtonItems"], .array(buttons.compactMap { name(ofButton: $0) }), place)
        }
        for appearance in item.children("navigationBarAppearance") {
            addAppearance(appearance, to: &facts, ["navigationItem"])
        }
        return facts
    }

    /// The name of a bar button item: its title, or what stands for it; nil for a space.
    private func name(ofButton button: MarkupElement) -> Value? {
        let attributes = button.attributes
        switch attributes["systemItem"] {
        case "flexibleSpace"?, "fixedSpace"?: return nil
        case let name?: return .string(name.prefix(1).uppercased() + name.dropFirst())
        case nil: break
        }
        let names = [attributes["title"], attributes["image"], attributes["id"]].compactMap(\.self)
        return .string(names.first { !$0.isEmpty } ?? "")
    }

    /// Adds an appearance of a bar or of an item; of what a storyboard does not say in it nobody knows the value.
    private func addAppearance(_ appearance: MarkupElement, to facts: inout Facts, _ path: [String]) {
        guard let slot = appearance.attributes["key"], Vocabulary.itemMembers[slot] == .appearance else { return }
        facts.set(Fact(.unknown("\(slot) in \(storyboard)"), at: place(appearance)), path + [slot])
    }

    private func barFacts(of object: MarkupElement) -> Facts {
        var facts = Facts()
        func add(_ name: String, _ value: Value?, _ element: MarkupElement) {
            if let value { facts.set(Fact(value, at: place(element)), [name]) }
        }
        add("isNavigationBarHidden", flag(object.attributes["navigationBarHidden"]), object)
        guard let bar = object.child("navigationBar") else { return facts }
        for appearance in bar.children("navigationBarAppearance") { addAppearance(appearance, to: &facts, []) }
        add("isTranslucent", flag(bar.attributes["translucent"]), bar)
        add("prefersLargeTitles", flag(bar.attributes["largeTitles"]), bar)
        let style = bar.attributes["barStyle"]
        let styles = ["default", "black", "blackTranslucent"]
        add("barStyle", style.flatMap { styles.contains($0) ? .string($0) : nil }, bar)
        for name in ["tintColor", "barTintColor", "backgroundColor"] {
            guard let color = bar.child("color", key: name) else { continue }
            add(name, self.color(color), color)
        }
        for name in ["titleTextAttributes", "largeTitleTextAttributes"] {
            guard let attributes = bar.child("textAttributes", key: name) else { continue }
            let color = attributes.child("color", key: "textColor")
            let value = color.map { self.color($0) }.map { Value.object(members: ["color": $0]) }
            add(name, value, attributes)
        }
        return facts
    }

    private func color(_ element: MarkupElement) -> Value {
        let attributes = element.attributes
        if let name = attributes["name"] { return colors(name) ?? .unknown(name) }
        for key in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = attributes[key] else { continue }
            let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            return Vocabulary.systemColor(short).map { .string($0) } ?? .unknown(name)
        }
        func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return .string(Run.hex([white, white, white, alpha])) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
            return .unknown("color")
        }
        return .string(Run.hex([red, green, blue, alpha]))
    }
}
