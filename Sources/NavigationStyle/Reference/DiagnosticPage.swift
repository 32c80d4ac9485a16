/// The public description of a kind of diagnostic: `GET /diagnostics/{code}`.
public struct DiagnosticPage: Hashable, Sendable {
    /// The code of the kind.
    public let code: Diagnostic.Code
    /// The bit of the kind.
    let bit: UInt64
    /// The usual severity, which circumstances may raise or lower.
    public var severity: Diagnostic.Severity
    /// The visible symptom.
    public var symptom: String
    /// The cause.
    public var cause: String
    /// The remedy.
    public var remedy: String
    /// The sources of the rule.
    public let references: [Reference]
    /// The sources of the rule, in words.
    public let reference: String

    init(
        code: Diagnostic.Code,
        severity: Diagnostic.Severity,
        symptom: String,
        cause: String,
        remedy: String,
        references: [Reference]
    ) {
        self.code = code
        bit = code.bit
        self.severity = severity
        self.symptom = symptom
        self.cause = cause
        self.remedy = remedy
        self.references = references
        reference = references.words
    }

    /// The page of every kind, in the order of the codes.
    public static let all: [DiagnosticPage] = DiagnosticRegistry.all.flatMap { $0.pages }
        .sorted { $0.code.position < $1.code.position }

    /// Returns the page of the kind with `code`; nil if there is none.
    public static func named(_ code: String) -> DiagnosticPage? {
        all.first { $0.code.rawValue == code }
    }
}

extension DiagnosticPage {
    /// Whether diagnostics of the kind can have edits: those whose fix is mechanical do, if it works.
    public var offersEdits: Bool { code.offersEdits }

    /// The reasons for which a diagnostic of the kind may have no edits.
    public var noEdits: [Diagnostic.NoEdits.Reason] {
        var reasons = Set(code.reasons)
        if offersEdits { reasons.formUnion([.takesLookAway, .noneWorks, .conflicts, .tooMuchWork]) }
        if code.mayBeMeant { reasons.insert(.notAsked) }
        return Diagnostic.NoEdits.Reason.allCases.filter(reasons.contains)
    }
}

extension Diagnostic.Code {
    /// Whether fixes are proposed for some diagnostics of the kind.
    var offersEdits: Bool { Self.withEdits.contains(self) }

    /// Whether the finding may well be intended, so that its fix is computed only on request.
    var mayBeMeant: Bool { self == .inheritedStyle }

    /// The reason why a diagnostic of the kind has no edits, unless its rule proposes a fix or gives another reason.
    var usualReason: Diagnostic.NoEdits.Reason { reasons.first ?? .noSingleWrite }

    private static let withEdits: Set<Diagnostic.Code> = [
        .statusBarStyleIgnored, .appearanceProxyTooLate, .darkBarInTransition, .finalFrameIgnored, .barItemStaysDimmed,
        .appearanceSlotMissing,
        .backIndicatorMaskCovers, .backIndicatorMaskMissing,
        .barAlphaChanged, .changeLost,
        .contentUnderStatusBar,
        .declaredStyleNotShown, .glassInterference,
        .hiddenAnimationMismatch, .hiddenNotAnimated, .hiddenRestoredInWillDisappear,
        .ineffectiveProperty, .inheritedStyle, .interactivePopDisabled, .largeTitleWithoutPreference, .layoutJump,
        .lowContrast, .popCountClamped, .rootSwipeFreeze, .ruleBroken, .scrollStylingNotStopped, .statusBarUnreadable,
        .styleInWillDisappear, .styleLeak, .styleSnaps, .titleAttributesStay, .translucencyChanged,
        .translucencyInferred,
        .scrollViewNotTracked, .largeTitleStartsCollapsed, .largeTitleJerky, .searchStaysOverPushedScreen,
        .searchControllerTooLate, .searchRevealsHiddenBar,
        .translucencySet, .transparentAtScrollEdge, .unmanagedByPolicy, .writeOverridden,
    ]

    /// The reasons for which rules propose no fix, the usual one first.
    fileprivate var reasons: [Diagnostic.NoEdits.Reason] {
        switch self {
        case .styleLeak, .layoutJump, .inheritedStyle, .translucencyChanged, .translucencyInferred, .translucencySet,
            .hiddenNotAnimated, .hiddenAnimationMismatch, .hiddenRestoredInWillDisappear, .styleInWillDisappear,
            .titleAttributesStay:
            [.noSingleWrite]
        case .declaredStyleNotShown: [.needsDecision, .policyForbids, .systemForbids, .noSingleWrite]
        case .styleSnaps, .changeLost, .unmanagedByPolicy, .writeOverridden, .ruleBroken: [.policyForbids]
        case .lowContrast, .statusBarUnreadable, .barAlphaChanged: [.needsNewValue]
        case .otherScreensBarChanged, .barLeftBehind, .scrollStylingNotStopped, .popCountClamped,
            .customContainerLimits, .appearanceCallbacksSkipped, .appearanceProxyTooLate, .finalFrameIgnored,
            .barItemStaysDimmed, .darkBarInTransition, .scrollViewNotTracked, .searchRevealsHiddenBar:
            [.needsCode]
        case .transparentAtScrollEdge, .backIndicatorMaskMissing, .backIndicatorMaskCovers: [.noSingleWrite]
        case .ineffectiveProperty: [.noSingleWrite, .needsDecision]
        case .appearanceSlotMissing: [.noSingleWrite, .needsDecision]
        case .appearanceProxyNotContained, .contentUnderBar, .contentUnderStatusBar, .previousScreenVisible,
            .bothHiddenCancelledPop,
            .nestedNavigationPop,
            .interactivePopDisabled, .rootSwipeFreeze, .statusBarStyleIgnored, .appearanceResets,
            .largeTitleWithoutPreference, .glassInterference, .metricsUnknown, .largeTitleStartsCollapsed,
            .largeTitleJerky, .searchStaysOverPushedScreen, .searchControllerTooLate:
            [.needsDecision]
        }
    }
}

extension Diagnostic.Code {
    /// The position of the code in the list.
    var position: Int { Self.list.firstIndex(of: self) ?? Self.list.count }

    private static let list = allCases

    /// A bit that belongs to this code alone, of at most 64.
    var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: position) }
}
