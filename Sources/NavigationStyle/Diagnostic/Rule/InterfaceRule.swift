/// What a policy finds itself in what screens say by its interface: it knows what its members mean.
enum InterfaceRule: DiagnosticRule {
    /// The kinds are those of other rules.
    static let pages: [DiagnosticPage] = []

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let interface = context.conduct.interface else { return }
        for finding in interface.findings(context) {
            guard let page = DiagnosticPage.named(finding.code.rawValue) else { continue }
            findings.add(
                page,
                severity: finding.severity,
                screen: finding.screen.map { context.id($0) },
                key: finding.key,
                at: finding.pointer,
                sources: finding.rule?.sourcesOfBreach,
                finding.message,
                fix: finding.fix,
                fixes: finding.fixes
            )
        }
    }
}

extension DiagnosticContext {
    /// Whether `screen`, which is on top, came into sight with the operation, or nothing was done.
    func comesIntoSight(_ screen: Int) -> Bool { operation == nil || transition?.to == screen }

    /// What a policy finds in what `screen` says by the member of its interface that is called `member`.
    ///
    /// - Parameters:
    ///   - code: Its kind.
    ///   - member: The member.
    ///   - screen: The screen.
    ///   - severity: How much it matters; nil is as much as others of its kind.
    ///   - rule: The rule behind it, where there is one.
    ///   - message: What happens.
    ///   - fix: What to do about it.
    ///   - fixes: The same as changes of the request.
    /// - Returns: The finding.
    func finding(
        _ code: Diagnostic.Code,
        _ member: String,
        of screen: Int,
        severity: Diagnostic.Severity? = nil,
        rule: Rule? = nil,
        _ message: DiagnosticText,
        fix: DiagnosticText,
        fixes: [Fix] = []
    ) -> PolicyConduct.Finding {
        PolicyConduct.Finding(
            code: code,
            severity: severity,
            screen: screen,
            key: member,
            pointer: pointer(toMember: member, of: screen),
            rule: rule,
            message: message,
            fix: fix,
            fixes: fixes
        )
    }

    /// Where `screen` gives `property` its value by the policy's interface; nil where it does not.
    func pointer(toMemberFor property: BarProperty, of screen: Int) -> RequestPointer? {
        guard let interface = conduct.interface, let library = self.screen(screen, { $0.library }) else { return nil }
        return interface.members(property).first { library[$0] != nil }.map { pointer(toMember: $0, of: screen) }
    }

    /// Where the option of the policy stands that is called `name`.
    func pointer(toOption name: String) -> RequestPointer { RequestPointer(.policy).appending(member: name) }

    /// Where the member of `library` stands, or would stand, that is called `name`.
    func pointer(toMember name: String, of screen: Int) -> RequestPointer {
        pointer(toScreen: screen).appending(.library).appending(member: name)
    }
}
