/// Reports what a policy finds in the values that screens set by its interface, whose meaning only the policy knows.
enum InterfaceRule: DiagnosticRule {
    /// The kinds are those of other rules.
    static let pages: [DiagnosticPage] = []

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        context.review?(context, &findings)
    }
}

extension DiagnosticFindings {
    /// Adds a finding of a policy in the values that a screen sets by its interface, with a code that other rules
    /// report, too.
    ///
    /// - Parameters:
    ///   - code: The kind of diagnostic.
    ///   - member: The member of the interface, or the property.
    ///   - screen: The index of the screen; nil if it is about none.
    ///   - pointer: The cause; nil means the member.
    ///   - context: The facts that rules judge by.
    ///   - severity: The degree to which it matters; nil means the usual one of its kind.
    ///   - rule: The rule behind it, if there is one.
    ///   - message: The message.
    ///   - fix: The advice on what to do.
    ///   - fixes: The fixes, as changes of the request.
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
    /// Whether `screen`, which is on top, appeared with the operation, or there was no operation.
    func comesIntoSight(_ screen: Int) -> Bool { operation == nil || transition?.to == screen }

    /// Returns the place at which `screen` sets `property` by the policy's interface; nil if it does not.
    func pointer(toMemberFor property: BarProperty, of screen: Int) -> RequestPointer? {
        if let part = PolicyConduct.StylePart(property), let pointer = pointer(to: part, of: screen) { return pointer }
        guard let interface = conduct.interface, let library = self.screen(screen, { $0.library }) else { return nil }
        return interface.members(property).first { library[$0] != nil }.map { pointer(toMember: $0, of: screen) }
    }

    /// Returns the place of the option by which the policy gives `property` its value; nil if there is none.
    func pointer(toOptionFor property: BarProperty) -> RequestPointer? {
        guard bar.origin(of: property).writer == .policy else { return nil }
        return conduct.interface?.option(property, self)
    }

    /// Returns the place of the policy's option named `name`.
    func pointer(toOption name: String) -> RequestPointer { RequestPointer(.policy).appending(member: name) }

    /// Returns the place of the member of `library` named `name`, whether it exists or not.
    func pointer(toMember name: String, of screen: Int) -> RequestPointer {
        pointer(toScreen: screen).appending(.library).appending(member: name)
    }
}
