/// What a policy finds itself in what screens say by its interface: it knows what its members mean.
enum InterfaceRule: DiagnosticRule {
    /// The kinds are those of other rules.
    static let pages: [DiagnosticPage] = []

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        context.conduct.interface?.check(context, &findings)
    }
}

extension DiagnosticFindings {
    /// Adds what a policy finds in what a screen says by its interface, of a kind that others find, too.
    ///
    /// - Parameters:
    ///   - code: The kind.
    ///   - member: The member of the interface, or the property.
    ///   - screen: The screen; nil where it is about none.
    ///   - pointer: What causes it; nil is the member.
    ///   - context: What the rules go by.
    ///   - severity: How much it matters; nil is as much as others of its kind.
    ///   - rule: The rule behind it, where there is one.
    ///   - message: What happens.
    ///   - fix: What to do about it.
    ///   - fixes: The same as changes of the request.
    mutating func add(
        _ code: Diagnostic.Code,
        _ member: String,
        of screen: Int?,
        at pointer: RequestPointer? = nil,
        in context: DiagnosticContext,
        severity: Diagnostic.Severity? = nil,
        rule: Rule? = nil,
        _ message: @autoclosure () -> DiagnosticText,
        fix: @autoclosure () -> DiagnosticText,
        fixes: @autoclosure () -> [Fix] = []
    ) {
        guard let page = DiagnosticPage.named(code.rawValue),
            let pointer = pointer ?? screen.map({ context.pointer(toMember: member, of: $0) })
        else { return }
        add(
            page,
            severity: severity,
            screen: screen.map { context.id($0) },
            key: member,
            at: pointer,
            sources: rule?.sourcesOfBreach,
            message(),
            fix: fix(),
            fixes: fixes()
        )
    }
}

extension DiagnosticContext {
    /// Whether `screen`, which is on top, came into sight with the operation, or nothing was done.
    func comesIntoSight(_ screen: Int) -> Bool { operation == nil || transition?.to == screen }

    /// Where `screen` gives `property` its value by the policy's interface; nil where it does not.
    func pointer(toMemberFor property: BarProperty, of screen: Int) -> RequestPointer? {
        guard let interface = conduct.interface, let library = self.screen(screen, { $0.library }) else { return nil }
        return interface.members(property).first { library[$0] != nil }.map { pointer(toMember: $0, of: screen) }
    }

    /// Where the options of the policy give `property` the value that it has; nil where they do not.
    func pointer(toOptionFor property: BarProperty) -> RequestPointer? {
        guard bar.origin(of: property).writer == .policy else { return nil }
        return conduct.interface?.option(property, self)
    }

    /// Where the option of the policy stands that is called `name`.
    func pointer(toOption name: String) -> RequestPointer { RequestPointer(.policy).appending(member: name) }

    /// Where the member of `library` stands, or would stand, that is called `name`.
    func pointer(toMember name: String, of screen: Int) -> RequestPointer {
        pointer(toScreen: screen).appending(.library).appending(member: name)
    }
}
