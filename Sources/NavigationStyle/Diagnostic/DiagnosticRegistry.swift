/// The rules, in the order in which they are asked: a new one is one line here.
///
/// Those come first that take little and often rule a fix out that is tried: then the others are not asked.
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
    /// What every rule finds.
    func findings() -> DiagnosticFindings {
        var findings = DiagnosticFindings(for: trace.purpose, ofTransition: operation?.index ?? 0)
        for rule in DiagnosticRegistry.all where !findings.isDecided { rule.check(self, &findings) }
        findings.close()
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
