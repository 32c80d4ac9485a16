/// The rules, in the order in which they run; to add a rule, add a line here.
///
/// Cheap rules that often rule out a fix on trial come first: then the others do not run.
enum DiagnosticRegistry {
    static let all: [any DiagnosticRule.Type] = [
        TranslucencyChangedRule.self,
        TranslucencyWrittenRule.self,
        PolicyCopyRule.self,
        StyleSnapsRule.self,
        WillDisappearRule.self,
        OtherScreensBarRule.self,
        HiddenBarRule.self,
        DeclaredStyleRule.self,
        PopCountRule.self,
        BarAlphaRule.self,
        ScrollEdgeRule.self,
        BackIndicatorRule.self,
        ItemStackRule.self,
        InteractivePopGestureRule.self,
        WriteOverriddenRule.self,
        UsageRule.self,
        InterfaceRule.self,
        StatusBarStyleRule.self,
        AppearanceSlotRule.self,
        AppearanceResetRule.self,
        LargeTitleRule.self,
        ScrollViewTrackingRule.self,
        LargeTitleCollapseRule.self,
        SearchControllerRule.self,
        MetricsUnknownRule.self,
        TitleAttributesRule.self,
        AppearanceCallbacksRule.self,
        AppearanceProxyRule.self,
        AnimatorRule.self,
        DarkBarRule.self,
        BarItemRule.self,
        RootViewRule.self,
        StatusBarRoomRule.self,
        SystemFeatureRule.self,
        ContrastRule.self,
        StatusBarContrastRule.self,
        LayoutJumpRule.self,
        IneffectivePropertyRule.self,
        StyleLeakRule.self,
    ]
}

extension DiagnosticContext {
    /// Returns the findings of every rule.
    func findings() -> DiagnosticFindings {
        var findings = DiagnosticFindings(for: log.purpose, ofTransition: operation?.index ?? 0)
        for rule in DiagnosticRegistry.all where !findings.isGoalMissed { rule.check(self, &findings) }
        findings.close()
        return findings
    }
}

/// Finds diagnostics of one kind, or of a small family: pure, and nothing is found without a cause in the request.
protocol DiagnosticRule: Sendable {
    /// The pages that describe the diagnostics of the rule.
    static var pages: [DiagnosticPage] { get }

    /// Adds its diagnostics to `findings`.
    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings)
}
