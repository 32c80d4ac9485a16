/// What people read about a kind of diagnostic: `GET /diagnostics/{code}`.
public struct DiagnosticPage: Hashable, Sendable {
    /// The kind.
    public let code: Diagnostic.Code
    /// The bit of the kind.
    let bit: UInt64
    /// How much it matters where nothing makes it better or worse.
    public var severity: Diagnostic.Severity
    /// What a person sees.
    public var symptom: String
    /// Why it happens.
    public var cause: String
    /// How to mend it.
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

    /// The page of the kind called `code`; nil where there is none.
    public static func named(_ code: String) -> DiagnosticPage? {
        all.first { $0.code.rawValue == code }
    }
}

extension DiagnosticPage {
    /// Whether diagnostics of the kind have edits, where there are any that work: those whose fix is mechanical.
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

    /// Whether what it tells may well be meant, so that its fix is looked for only where it is asked for.
    var mayBeMeant: Bool { self == .inheritedStyle }

    /// Why a diagnostic of the kind has no edits where its rule proposes no fix and does not say why.
    var usualReason: Diagnostic.NoEdits.Reason { reasons.first ?? .noSingleWrite }

    private static let withEdits: Set<Diagnostic.Code> = [
        .statusBarStyleIgnored, .appearanceProxyTooLate, .darkBarInTransition, .finalFrameIgnored, .barItemStaysDimmed,
        .appearanceSlotMissing,
        .backIndicatorMaskCovers, .backIndicatorMaskMissing,
        .barAlphaChanged, .changeLost,
        .contentUnderStatusBar,
        .declaredStyleNotShown, .hiddenAnimationMismatch, .hiddenNotAnimated, .hiddenRestoredInWillDisappear,
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
    /// Where the code stands in the list.
    var position: Int { Self.list.firstIndex(of: self) ?? Self.list.count }

    private static let list = allCases

    /// A bit of its own: there are no more than 64.
    var bit: UInt64 { 1 << UInt64(truncatingIfNeeded: position) }
}
