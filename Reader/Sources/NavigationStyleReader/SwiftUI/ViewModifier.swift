import NavigationStyle

/// The modifiers that decide how the bar above a view looks, under the names of a graph's `library`.
typealias ViewModifiers = [String: Fact]

/// Reads modifiers of views.
struct ViewModifierReader {
    let app: App
    let system: SystemVersion
    let ledger: Ledger

    /// The modifiers that are newer than the others, and the first iOS of each.
    private static let availability = [
        "toolbarTitleDisplayMode": SystemVersion(17), "toolbarBackground": SystemVersion(16),
        "toolbarBackgroundVisibility": SystemVersion(16), "toolbarColorScheme": SystemVersion(16),
        "toolbarVisibility": SystemVersion(16),
    ]

    /// Adds what a modifier says, unless a modifier further inside has said it.
    ///
    /// - Parameters:
    ///   - name: The modifier.
    ///   - arguments: Its arguments.
    ///   - place: Its place.
    ///   - view: The view whose code it is part of.
    ///   - modifiers: The modifiers further inside.
    func add(
        _ name: String,
        _ arguments: [Argument],
        at place: Place,
        of view: String,
        to modifiers: inout ViewModifiers
    ) {
        if let body = ownBody(name, arguments) { return add(body, to: &modifiers) }
        for (member, value) in members(name, arguments, of: view) {
            if let since = Self.availability[member], system < since { continue }
            ledger.note(value == nil ? .unknown("value") : .known, of: .write, at: place)
            guard modifiers[member] == nil else { continue }
            modifiers[member] = Fact(value ?? .unknown(name), at: place)
        }
    }

    /// The most modifiers of the app's own within one another that are followed.
    private static let mostDepth = 5

    /// The type and the code of a modifier that the app has itself, as an extension of all views or as a type of its own.
    private func ownBody(_ name: String, _ arguments: [Argument]) -> (type: String, body: [Statement])? {
        if name == "modifier" {
            guard let type = arguments.first?.value.viewName.map(app.fullName),
                let body = app.type(type)?.functions["body"]?.first?.body
            else { return nil }
            return (type, body)
        }
        let labels = arguments.map(\.label)
        guard let (function, _) = app.function(name, labels, of: "View"), function.takes(labels) else { return nil }
        return ("View", function.body)
    }

    /// Adds what a modifier of the app's own says; of what stands under a condition only that is known which all outcomes
    /// say.
    private func add(_ own: (type: String, body: [Statement]), to modifiers: inout ViewModifiers, depth: Int = 0) {
        guard depth < Self.mostDepth, own.body.count == 1 else { return }
        switch own.body[0] {
        case .give(let term?): add(ownTerm: term, of: own.type, to: &modifiers, depth: depth)
        case .evaluate(let term):
            if case .branch(let branch) = term.kind { return add((own.type, [branch]), to: &modifiers, depth: depth) }
            add(ownTerm: term, of: own.type, to: &modifiers, depth: depth)
        case .branch(let conditions, let then, let otherwise):
            if conditions.count == 1, case .available(let major, let minor, let isNegated) = conditions[0] {
                let body = (system >= SystemVersion(major, minor)) != isNegated ? then : otherwise
                return add((own.type, body), to: &modifiers, depth: depth)
            }
            add([then, otherwise], of: own.type, to: &modifiers, depth: depth)
        case .select(_, let cases): add(cases.map(\.body), of: own.type, to: &modifiers, depth: depth)
        default: break
        }
    }

    private func add(_ bodies: [[Statement]], of type: String, to modifiers: inout ViewModifiers, depth: Int) {
        let outcomes = bodies.map { body in
            var outcome = modifiers
            add((type, body), to: &outcome, depth: depth + 1)
            return outcome
        }
        modifiers = Self.alike(outcomes)
    }

    /// Adds what the modifiers in a modifier's code say, the innermost first.
    private func add(ownTerm term: Term, of type: String, to modifiers: inout ViewModifiers, depth: Int) {
        guard case .call(let function, let arguments) = term.kind else { return }
        var place = term.place
        let name: String
        switch function.kind {
        case .member(let base?, let own):
            add(ownTerm: base, of: type, to: &modifiers, depth: depth)
            (place, name) = (app.place(ofCall: term, on: base), own)
        case .name(let own): name = own
        default: return
        }
        guard let body = ownBody(name, arguments) else {
            return add(name, arguments, at: place, of: type, to: &modifiers)
        }
        add(body, to: &modifiers, depth: depth + 1)
    }

    /// What all of several modifiers of one view say; what some say and others do not is not known.
    static func alike(_ outcomes: [ViewModifiers]) -> ViewModifiers {
        guard var result = outcomes.first else { return [:] }
        for outcome in outcomes.dropFirst() {
            for (member, fact) in outcome where result[member]?.value != fact.value {
                result[member] = Fact(.unknown(member), at: fact.place)
            }
            for (member, fact) in result where outcome[member] == nil {
                result[member] = Fact(.unknown(member), at: fact.place)
            }
        }
        return result
    }

    /// Adds what the modifiers around a view say, the innermost first.
    func add(around term: Term, to modifiers: inout ViewModifiers, of view: String) {
        guard case .call(let function, let arguments) = term.kind, case .member(let base?, let name) = function.kind
        else {
            return
        }
        add(around: base, to: &modifiers, of: view)
        add(name, arguments, at: app.place(ofCall: term, on: base), of: view, to: &modifiers)
    }

    /// The members that a modifier sets; nil for a value that is not known.
    private func members(_ name: String, _ arguments: [Argument], of view: String) -> [(String, Value?)] {
        let first = arguments.first
        switch name {
        case "navigationTitle": return [(name, text(first?.value, of: view))]
        case "navigationBarTitle":
            let mode = arguments.first { $0.label == "displayMode" }
            return [("navigationTitle", text(first?.value, of: view))]
                + (mode.map { [("navigationBarTitleDisplayMode", choice($0.value, Self.modes))] } ?? [])
        case "navigationBarTitleDisplayMode": return [(name, choice(first?.value, Self.modes))]
        case "toolbarTitleDisplayMode": return [(name, choice(first?.value, Self.modes + ["inlineLarge"]))]
        case "navigationBarHidden", "navigationBarBackButtonHidden", "statusBarHidden":
            return [(name, first.map { flag($0.value, of: view) } ?? .bool(true))]
        case "statusBar": return [("statusBarHidden", flag(first?.value, of: view))]
        case "toolbar" where first?.label == nil && isOfBar(arguments), "toolbarVisibility" where isOfBar(arguments):
            guard arguments.count > 1, case .member(nil, _)? = first?.value.kind else { return [] }
            return [("toolbarVisibility", choice(first?.value, Self.visibilities))]
        case "toolbarBackgroundVisibility" where isOfBar(arguments):
            return [(name, choice(first?.value, Self.visibilities))]
        case "toolbarBackground" where isOfBar(arguments):
            if let visibility = choice(first?.value, Self.visibilities) {
                return [("toolbarBackgroundVisibility", visibility)]
            }
            return [(name, color(first?.value, of: view))]
        case "toolbarColorScheme" where isOfBar(arguments): return [(name, choice(first?.value, ["light", "dark"]))]
        default: return []
        }
    }

    private static let modes = ["automatic", "inline", "large"]
    private static let visibilities = ["automatic", "visible", "hidden"]

    /// Whether a modifier of toolbars is for the navigation bar, as one is that does not say which it is for.
    private func isOfBar(_ arguments: [Argument]) -> Bool {
        !arguments.contains { $0.label == "for" }
            || arguments.contains { if case .member(_, "navigationBar") = $0.value.kind { true } else { false } }
    }

    // MARK: - Values

    private func value(_ term: Term, of view: String, as kind: ValueKind) -> Datum {
        var run = Run(app, system, Oracle())
        let owner = Datum.instance(run.makeSelf(view))
        let value = run.value(of: term, in: Scope(owner: owner, type: view), as: kind)
        // What depends on a condition is not known.
        return run.oracle.asked.isEmpty ? value : run.unknown(term)
    }

    private func text(_ term: Term?, of view: String) -> Value? {
        guard let term else { return nil }
        // `Text("Settings")` is the text in it.
        if case .call(let function, let arguments) = term.kind, case .name("Text") = function.kind {
            let rest = arguments.dropFirst().compactMap(\.label)
            guard let first = arguments.first, rest.allSatisfy({ ["comment", "bundle"].contains($0) }) else {
                return nil
            }
            return first.label == "verbatim" ? plainText(first.value, of: view) : text(first.value, of: view)
        }
        // A literal is the key of a text, and a variable is the text.
        if case .text(let key) = term.kind { return app.texts.text(for: key).map { .string($0) } }
        return plainText(term, of: view)
    }

    private func plainText(_ term: Term, of view: String) -> Value? {
        if case .text(let text) = value(term, of: view, as: .text) { return .string(text) }
        return nil
    }

    private func flag(_ term: Term?, of view: String) -> Value? {
        guard let term, case .flag(let flag) = value(term, of: view, as: .flag) else { return nil }
        return .bool(flag)
    }

    private func choice(_ term: Term?, _ names: [String]) -> Value? {
        guard case .member(_, let name)? = term?.kind, names.contains(name) else { return nil }
        return .string(name)
    }

    /// SwiftUI's colors, by the colors of UIKit that they are.
    private static let colors = [
        "primary": "label", "secondary": "secondaryLabel", "white": "white", "black": "black", "clear": "clear",
        "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow", "green": "systemGreen",
        "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan", "blue": "systemBlue",
        "indigo": "systemIndigo", "purple": "systemPurple", "pink": "systemPink", "brown": "systemBrown",
        "gray": "systemGray",
    ]

    private func color(_ term: Term?, of view: String) -> Value? {
        guard let term else { return nil }
        switch term.kind {
        case .member(let base, let name):
            if case .name("Color") = base?.kind ?? .name("Color"), let color = Self.colors[name],
                app.property(name, of: "Color") == nil, BarColor(systemName: color) != nil
            {
                return .string(color)
            }
        case .call(let function, let arguments):
            guard case .name("Color") = function.kind, arguments.count == 1, let first = arguments.first else { break }
            if first.label == nil, case .text(let name) = first.value.kind { return app.color(name, at: term.place) }
            if first.label == "uiColor" || first.label == nil { return color(first.value, of: view) }
        default: break
        }
        if case .color(let color) = value(term, of: view, as: .color) { return color }
        return nil
    }
}

extension ViewModifierReader {
    /// Returns modifiers as what they set on a hosting controller in an app of UIKit.
    ///
    /// - Parameters:
    ///   - modifiers: The modifiers.
    ///   - isHosted: Whether the hosting controller stands on a stack of UIKit. SwiftUI's own stack shows and hides the bar
    ///     for each of its screens.
    /// - Returns: The facts.
    static func facts(_ modifiers: ViewModifiers, isHosted: Bool) -> Facts {
        var facts = Facts()
        func set(_ path: [String], from name: String, _ value: (String) -> String? = { $0 }) {
            guard let fact = modifiers[name], facts[path] == nil else { return }
            guard case .string(let text) = fact.value else { return facts.set(fact, path) }
            if let value = value(text) { facts.set(Fact(.string(value), at: fact.place), path) }
        }
        set(["navigationItem", "title"], from: "navigationTitle")
        let modes = ["automatic": "automatic", "inline": "never", "large": "always", "inlineLarge": "inline"]
        for name in ["toolbarTitleDisplayMode", "navigationBarTitleDisplayMode"] {
            set(["navigationItem", "largeTitleDisplayMode"], from: name) { modes[$0] }
        }
        set(["navigationItem", "hidesBackButton"], from: "navigationBarBackButtonHidden")
        set(["prefersStatusBarHidden"], from: "statusBarHidden")
        if isHosted {
            let path = ["callbacks", "viewWillAppear", "isNavigationBarHidden"]
            set(path, from: "navigationBarHidden")
            if let fact = modifiers["toolbarVisibility"], facts[path] == nil, fact.value != .string("automatic") {
                facts.set(Fact(.bool(fact.value == .string("hidden")), at: fact.place), path)
            }
        }
        addBackground(modifiers, to: &facts)
        return facts
    }

    private static func addBackground(_ modifiers: ViewModifiers, to facts: inout Facts) {
        let visibility = modifiers["toolbarBackgroundVisibility"]
        let color = modifiers["toolbarBackground"]
        let appearance: Value
        switch (visibility?.value, color) {
        case (.string("hidden")?, _): appearance = .object(members: ["background": .string("transparent")])
        case (_, let color?):
            appearance = .object(members: ["background": .string("opaque"), "backgroundColor": color.value])
        case (.string("visible")?, nil): appearance = .object(members: ["background": .string("default")])
        default: return
        }
        guard let place = (color ?? visibility)?.place else { return }
        // At the edge a background needs a visibility.
        let isEverywhere = visibility.map { $0.value != .string("automatic") } ?? false
        for slot in ["standard", "compact"] + (isEverywhere ? ["scrollEdge", "compactScrollEdge"] : []) {
            facts.set(Fact(appearance, at: place), ["navigationItem", slot + "Appearance"])
        }
    }

    /// Returns modifiers as members of a screen's `library`, for SwiftUI's own stacks.
    static func library(_ modifiers: ViewModifiers) -> Facts {
        var facts = Facts()
        for (name, fact) in modifiers {
            // The two mean the same, one for each API.
            if name == "navigationBarTitleDisplayMode", modifiers["toolbarTitleDisplayMode"] != nil { continue }
            facts.set(fact, ["library", name])
        }
        return facts
    }
}
