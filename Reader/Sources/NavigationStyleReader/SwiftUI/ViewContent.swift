/// A use of a view: its type, and the modifiers around it.
struct ViewUse {
    var view: String
    var modifiers: ViewModifiers = [:]
    var place: Place
    /// The name of the screen in a graph: that of the view, or of the class of its hosting controller.
    var screen: String
    /// The links that stand around it.
    var links: [ViewContent.Link] = []

    init(view: String, place: Place, screen: String? = nil) {
        self.view = view
        self.place = place
        self.screen = screen ?? view
    }
}

/// A view's own code, as far as it is about navigation.
struct ViewContent {
    /// A way to other views.
    struct Link {
        var to: [ViewUse]
        /// Whether it is a sheet, or anything else that covers the stack.
        var isPresented: Bool
        var place: Place
    }

    /// A `NavigationStack` or `NavigationView`; its root is the view itself where it has no view of its own.
    struct Stack {
        var roots: [ViewUse]
        var place: Place
    }

    var modifiers: ViewModifiers = [:]
    var links: [Link] = []
    var stacks: [Stack] = []
    /// The views that are parts of it, and whether each is one in any case.
    var parts: [String: Bool] = [:]
}

/// Reads the bodies of views, as they stand: nothing is run.
struct ViewContentReader {
    let app: App
    let modifiers: ViewModifierReader
    let ledger: Ledger
    let views: Set<String>
    /// The view whose code is read.
    let view: String
    private(set) var content = ViewContent()
    private var depth = 0
    /// The properties and functions that are being read.
    private var open: Set<String> = []
    /// Whether what is read is a part of the view in any case, and not by a condition or in a tab.
    private var isCertain = true

    /// The most depth of views within views; the parser's own is similar.
    private static let mostDepth = 100
    private static let stacks: Set = ["NavigationStack", "NavigationView"]
    private static let presentations: Set = ["sheet", "fullScreenCover", "popover"]

    init(_ app: App, _ modifiers: ViewModifierReader, _ ledger: Ledger, views: Set<String>, of view: String) {
        self.app = app
        self.modifiers = modifiers
        self.ledger = ledger
        self.views = views
        self.view = view
    }

    /// Reads the view's body.
    mutating func read() { readMember("body") }

    private mutating func readMember(_ name: String) {
        guard let (property, _) = app.property(name, of: view), let getter = property.getter, open.insert(name).inserted
        else { return }
        read(getter)
        open.remove(name)
    }

    /// Reads a body; of what stands under a condition only that is known which all outcomes say.
    private mutating func read(_ body: [Statement]) {
        for statement in body {
            switch builds(statement) {
            case .expression(let term): read(term)
            case .oneOf(let bodies) where bodies.count == 1: read(bodies[0])
            case .oneOf(let bodies):
                let before = content.modifiers
                var outcomes: [ViewModifiers] = []
                for body in bodies {
                    content.modifiers = before
                    readApart(body)
                    outcomes.append(content.modifiers)
                }
                content.modifiers = ViewModifierReader.alike(outcomes)
            }
        }
    }

    /// Reads a body that may not be there.
    private mutating func readApart(_ body: [Statement]) {
        let outer = isCertain
        isCertain = false
        read(body)
        isCertain = outer
    }

    private mutating func read(_ term: Term) {
        guard depth < Self.mostDepth else { return }
        depth += 1
        defer { depth -= 1 }
        switch term.kind {
        case .name(let name): readMember(name)
        case .member(let base?, let name): if case .name("self") = base.kind { readMember(name) }
        case .ternary(_, let then, let otherwise):
            read([.branch([.pattern("")], then: [.evaluate(then)], otherwise: [.evaluate(otherwise)])])
        case .call(let function, let arguments):
            switch function.kind {
            case .member(let base?, let name):
                if case .name("self") = base.kind { return readCall(name, arguments, term) }
                read(base)
                let inner = content.modifiers
                readModifier(name, arguments, at: app.place(ofCall: term, on: base))
                // What stands around the view's own stack is for a bar further out.
                if isOwnStack(base) { content.modifiers = inner }
            case .name(let name): readCall(name, arguments, term)
            default: break
            }
        default: break
        }
    }

    /// Whether a term is a stack whose root is the view itself, with modifiers or without.
    private func isOwnStack(_ term: Term) -> Bool {
        guard case .call(let function, _) = term.kind else { return false }
        switch function.kind {
        case .member(let base?, _): return isOwnStack(base)
        case .name(let name):
            return Self.stacks.contains(name) && content.stacks.contains { $0.roots.contains { $0.view == view } }
        default: return false
        }
    }

    private mutating func readCall(_ name: String, _ arguments: [Argument], _ term: Term) {
        if Self.stacks.contains(name) { return readStack(arguments, at: term.place) }
        if name == "NavigationLink" { return readLink(arguments, at: term.place) }
        let part = app.fullName(of: name)
        if views.contains(part) { content.parts[part] = content.parts[part] ?? false || isCertain }
        if name.first?.isLowercase ?? false, let (function, _) = app.function(name, arguments.map(\.label), of: view),
            open.insert(name + "()").inserted
        {
            read(function.body)
            open.remove(name + "()")
        }
        // Each tab has what stands around it for itself.
        if name == "TabView" { return readBeside(arguments) }
        readClosures(arguments)
    }

    /// Reads the links of what stands beside the view, or in its tabs; what is said of the bar there is not the view's.
    private mutating func readBeside(_ arguments: [Argument]) {
        let known = content.modifiers
        for argument in arguments {
            guard case .closure(let closure) = argument.value.kind else {
                readApart([.evaluate(argument.value)])
                continue
            }
            readApart(closure.body)
        }
        content.modifiers = known
    }

    private mutating func readClosures(_ arguments: [Argument]) {
        for argument in arguments {
            if case .closure(let closure) = argument.value.kind { read(closure.body) }
        }
    }

    // MARK: - Modifiers

    private mutating func readModifier(_ name: String, _ arguments: [Argument], at place: Place) {
        if name == "navigationDestination" { return add(arguments, isPresented: false, at: place) }
        if Self.presentations.contains(name) { return add(arguments, isPresented: true, at: place) }
        modifiers.add(name, arguments, at: place, of: view, to: &content.modifiers)
        guard ["toolbar", "navigationBarItems", "background", "overlay", "safeAreaInset"].contains(name) else { return }
        readBeside(arguments)
    }

    private mutating func readStack(_ arguments: [Argument], at place: Place) {
        guard case .closure(let closure)? = arguments.last(where: { $0.label == nil || $0.label == "root" })?.value.kind
        else { return }
        let roots = uses(of: closure.body)
        guard roots.isEmpty || roots.contains(where: { $0 == nil }) else {
            let links = linksAround(closure.body)
            content.stacks.append(
                ViewContent.Stack(
                    roots: roots.compactMap(\.self).map { root in
                        var root = root
                        root.links = links
                        return root
                    },
                    place: place
                )
            )
            return
        }
        content.stacks.append(ViewContent.Stack(roots: [ViewUse(view: view, place: place)], place: place))
        read(closure.body)
    }

    /// Reads the links of the modifiers around a root that is another view; they lead from it.
    private mutating func linksAround(_ body: [Statement]) -> [ViewContent.Link] {
        let outer = content
        content.links = []
        read(body)
        let (links, stacks) = (content.links, content.stacks)
        content = outer
        content.stacks = stacks
        return links
    }

    private mutating func readLink(_ arguments: [Argument], at place: Place) {
        for argument in arguments where argument.label == "label" {
            if case .closure(let closure) = argument.value.kind { read(closure.body) }
        }
        if arguments.contains(where: { $0.label == "value" }) { return }
        if arguments.contains(where: { $0.label == "destination" }) {
            return add(arguments.filter { $0.label == "destination" }, isPresented: false, at: place)
        }
        add(arguments.filter { $0.label == nil }, isPresented: false, at: place)
    }

    /// Adds a way to the views that arguments make.
    private mutating func add(_ arguments: [Argument], isPresented: Bool, at place: Place) {
        var found: [ViewUse?] = []
        var stack: ViewContent.Stack?
        for argument in arguments {
            switch argument.value.kind {
            case .closure(let closure) where argument.label != "onDismiss":
                if isPresented, let own = self.stack(in: closure.body) {
                    stack = own
                } else {
                    found += uses(of: closure.body)
                }
            case .call where argument.label == "destination" || argument.label == "content":
                found += uses(of: [.evaluate(argument.value)])
            default: break
            }
        }
        if let stack {
            content.stacks.append(stack)
            content.links.append(ViewContent.Link(to: stack.roots, isPresented: true, place: place))
            return
        }
        guard !found.isEmpty, found.allSatisfy({ $0 != nil }) else {
            if !isPresented { ledger.note(.unread("it is not known which view it leads to"), of: .way, at: place) }
            return
        }
        content.links.append(ViewContent.Link(to: found.compactMap(\.self), isPresented: isPresented, place: place))
    }

    /// The stack that a sheet has around its content.
    private func stack(in body: [Statement]) -> ViewContent.Stack? {
        for term in expressions(of: body) {
            var next: Term? = term
            while case .call(let function, let arguments)? = next?.kind {
                if case .name(let name) = function.kind {
                    guard Self.stacks.contains(name), case .closure(let closure)? = arguments.last?.value.kind else {
                        break
                    }
                    let roots = uses(of: closure.body)
                    guard !roots.isEmpty, roots.allSatisfy({ $0 != nil }) else { return nil }
                    return ViewContent.Stack(roots: roots.compactMap(\.self), place: function.place)
                }
                guard case .member(let base?, _) = function.kind else { break }
                next = base
            }
        }
        return nil
    }
}
