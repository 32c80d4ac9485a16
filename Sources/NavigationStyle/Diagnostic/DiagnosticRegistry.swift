/// The rules, in the order in which they are asked: a new one is one line here.
enum DiagnosticRegistry {
    static let all: [any DiagnosticRule.Type] = [
        StyleLeakRule.self,
        DeclaredStyleRule.self,
        HiddenBarRule.self,
        WillDisappearRule.self,
        OtherScreensBarRule.self,
        TranslucencyChangedRule.self,
        TranslucencyWrittenRule.self,
        LayoutJumpRule.self,
        PopCountRule.self,
        BarAlphaRule.self,
        IneffectivePropertyRule.self,
        ScrollEdgeRule.self,
        BackIndicatorRule.self,
        ItemStackRule.self,
        InteractivePopGestureRule.self,
        PolicyCopyRule.self,
        WriteOverriddenRule.self,
        UsageRule.self,
        InterfaceRule.self,
        StyleSnapsRule.self,
        StatusBarStyleRule.self,
        AppearanceSlotRule.self,
        AppearanceResetRule.self,
        LargeTitleRule.self,
        TitleAttributesRule.self,
        RootViewRule.self,
        ContrastRule.self,
        SystemFeatureRule.self,
    ]
}

extension DiagnosticContext {
    /// What every rule finds.
    func findings() -> DiagnosticFindings {
        var findings = DiagnosticFindings(for: trace.purpose, ofTransition: operation?.index ?? 0)
        for rule in DiagnosticRegistry.all where !findings.isDecided { rule.check(self, &findings) }
        findings.dropConsequences()
        return findings
    }
}

/// Finds diagnostics of one kind, or of a small family: pure, and nothing is found without a cause in the request.
protocol DiagnosticRule: Sendable {
    /// What people read about what it finds.
    static var pages: [DiagnosticPage] { get }

    /// Adds what it finds to `findings`.
    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings)
}
