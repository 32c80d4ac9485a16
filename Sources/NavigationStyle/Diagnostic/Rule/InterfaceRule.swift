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
                sources: finding.rule.map { Sources([Reference($0.id)] + $0.sources) },
                finding.message,
                fix: finding.fix,
                fixes: finding.fixes
            )
        }
    }
}

extension DiagnosticContext {
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
