import NavigationStyle

/// Reads the views of SwiftUI that stand on stacks, and the ways between them.
struct ViewReader {
    private let app: App
    private let ledger: Ledger
    /// The contents of all views.
    private var contents: [String: ViewContent] = [:]
    /// The modifiers of views that stand on stacks, and of hosting controllers' classes.
    private(set) var screens: [String: ViewModifiers] = [:]
    /// The screens in hosting controllers and those that they push, which stand on stacks of UIKit.
    private(set) var hosted: Set<String> = []
    private(set) var routes: [RouteFacts] = []
    private(set) var entries: [EntryFacts] = []

    /// Reads all views.
    init(_ app: App, _ system: SystemVersion, _ ledger: Ledger) {
        self.app = app
        self.ledger = ledger
        let types = app.types.values.filter { type in
            type.kind == .type && type.protocols.contains("View") && type.properties["body"]?.getter != nil
        }
        let views = Set(types.map(\.name))
        guard !views.isEmpty else { return }
        let modifiers = ViewModifierReader(app: app, system: system, ledger: ledger)
        for view in views.sorted() {
            var reader = ViewContentReader(app, modifiers, ledger, views: views, of: view)
            reader.read()
            contents[view] = reader.content
        }
        collect(views, modifiers)
    }

    /// The view of a screen: itself, or that of its hosting controller's class.
    func view(of screen: String) -> String { app.types[screen]?.hostedView.map(app.fullName) ?? screen }

    /// Follows the ways from hosting controllers and from the roots of stacks.
    private mutating func collect(_ views: Set<String>, _ modifiers: ViewModifierReader) {
        var open = hostedUses(views, modifiers)
        // A view with a stack within has the bar of that.
        hosted = Set(open.map(\.screen)).filter { view in
            !(contents[view]?.stacks.contains { $0.roots.contains { $0.screen == view } } ?? false)
        }
        for view in views.sorted() {
            for stack in contents[view]?.stacks ?? [] {
                open += stack.roots
                for root in stack.roots where !entries.contains(where: { $0.stack == [root.screen] }) {
                    entries.append(EntryFacts(stack: [root.screen], place: stack.place))
                }
            }
        }
        var around: [String: [ViewModifiers]] = [:]
        var done: Set<String> = []
        while let use = open.popLast() {
            around[use.screen, default: []].append(use.modifiers)
            guard done.insert(use.screen).inserted else { continue }
            let (modifiers, links) = whole(of: use.view)
            screens[use.screen] = modifiers
            for link in links + use.links { open += follow(link, from: use.screen) }
        }
        // What such a screen pushes stands on the same stack.
        var pushers = hosted
        while !pushers.isEmpty {
            let pushed = routes.filter { $0.means == "push" && pushers.contains($0.from[0]) }.map { $0.to[0] }
            pushers = Set(pushed).subtracting(hosted)
            hosted.formUnion(pushers)
        }
        for (screen, uses) in around {
            for member in Set(uses.flatMap(\.keys)) where screens[screen]?[member] == nil {
                // What is said at one use and not at another is not known.
                screens[screen]?[member] = ViewModifierReader.alike(uses)[member]
            }
        }
        screens = screens.mapValues { $0.filter { !$0.value.value.isUnknown } }
    }

    /// The views that code puts into hosting controllers, and those of hosting controllers' own classes.
    private func hostedUses(_ views: Set<String>, _ modifiers: ViewModifierReader) -> [ViewUse] {
        let made = app.hosted.compactMap { hosted -> ViewUse? in
            let view = app.fullName(of: hosted.view)
            guard views.contains(view) else { return nil }
            var use = ViewUse(view: view, place: hosted.term.place)
            modifiers.add(around: hosted.term, to: &use.modifiers, of: view)
            return use
        }
        let classes = app.types.keys.sorted().compactMap { name -> ViewUse? in
            guard let type = app.types[name], let place = type.place, let view = type.hostedView.map(app.fullName),
                views.contains(view)
            else { return nil }
            return ViewUse(view: view, place: place, screen: name)
        }
        return made + classes
    }

    /// Adds the routes of a link, and returns the views that it leads to.
    private mutating func follow(_ link: ViewContent.Link, from screen: String) -> [ViewUse] {
        var shown: [ViewUse] = []
        for use in link.to {
            let all = link.isPresented ? roots(of: use) : [use]
            // A view with several stacks shows one of them, for whoever asks.
            let isPossible = all.count > 1
            ledger.note(isPossible ? .possible : .known, of: .way, at: link.place)
            for root in all {
                routes.append(
                    RouteFacts(
                        from: [screen],
                        means: link.isPresented ? "present" : "push",
                        to: [root.screen],
                        isAnimated: true,
                        isPossible: isPossible,
                        place: link.place
                    )
                )
            }
            shown += all
        }
        return shown
    }

    /// The roots of the stacks that a sheet shows: it itself, or those that it has within.
    private func roots(of use: ViewUse) -> [ViewUse] {
        entries.contains { $0.stack == [use.screen] } ? [use] : contents[use.view]?.stacks.flatMap(\.roots) ?? []
    }

    /// Returns what a view says itself and by the views that are parts of it.
    private func whole(of view: String) -> (modifiers: ViewModifiers, links: [ViewContent.Link]) {
        var modifiers: ViewModifiers = [:]
        var links: [ViewContent.Link] = []
        var seen: Set<String> = [view]
        var open = [(view: view, isCertain: true)]
        var next = 0
        while next < open.count {
            let (view, isCertain) = open[next]
            let content = contents[view] ?? ViewContent()
            // A stack within a part has a bar of its own.
            if next == 0 || content.stacks.isEmpty {
                for (member, fact) in content.modifiers where modifiers[member]?.value != fact.value {
                    let isKnown = isCertain && modifiers[member] == nil
                    modifiers[member] = isKnown ? fact : Fact(.unknown(member), at: fact.place)
                }
                links += content.links
            }
            for (part, isThere) in content.parts.sorted(by: { $0.key < $1.key }) where seen.insert(part).inserted {
                open.append((part, isCertain && isThere))
            }
            next += 1
        }
        return (modifiers, links)
    }
}
