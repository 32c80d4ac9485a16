/// Two kinds of diagnostics of which only one is reported for the same screen and property: of a cause and its
/// consequence, the cause, which mentions the consequence; of two rules that one write breaks, the one that says more.
public struct DiagnosticPair: Hashable, Sendable {
    /// The kind that is reported.
    public let cause: Diagnostic.Code
    /// The kind that is left out if the other is reported.
    public let consequence: Diagnostic.Code
    /// The bits of both.
    let codes: UInt64

    init(_ cause: Diagnostic.Code, _ consequence: Diagnostic.Code) {
        self.cause = cause
        self.consequence = consequence
        codes = cause.bit | consequence.bit
    }

    /// Every pair.
    public static let all: [DiagnosticPair] = [
        // A write at the wrong time causes a visible jump.
        DiagnosticPair(.ruleBroken, .styleSnaps),
        DiagnosticPair(.styleInWillDisappear, .styleSnaps),
        DiagnosticPair(.scrollStylingNotStopped, .styleSnaps),
        DiagnosticPair(.barAlphaChanged, .styleSnaps),
        DiagnosticPair(.translucencyChanged, .styleSnaps),
        // What a rule forbids cannot be seen.
        DiagnosticPair(.ruleBroken, .declaredStyleNotShown),
        // A lost change explains everything else about the same write.
        DiagnosticPair(.changeLost, .ruleBroken),
        DiagnosticPair(.changeLost, .styleSnaps),
        DiagnosticPair(.changeLost, .declaredStyleNotShown),
        DiagnosticPair(.writeOverridden, .ruleBroken),
        DiagnosticPair(.writeOverridden, .styleLeak),
        DiagnosticPair(.writeOverridden, .styleSnaps),
        DiagnosticPair(.writeOverridden, .ineffectiveProperty),
        DiagnosticPair(.writeOverridden, .declaredStyleNotShown),
        DiagnosticPair(.writeOverridden, .hiddenNotAnimated),
        DiagnosticPair(.writeOverridden, .hiddenAnimationMismatch),
        DiagnosticPair(.writeOverridden, .barAlphaChanged),
        DiagnosticPair(.writeOverridden, .translucencyInferred),
        DiagnosticPair(.writeOverridden, .appearanceResets),
        DiagnosticPair(.writeOverridden, .appearanceSlotMissing),
        DiagnosticPair(.ineffectiveProperty, .appearanceSlotMissing),
        DiagnosticPair(.transparentAtScrollEdge, .appearanceSlotMissing),
        DiagnosticPair(.transparentAtScrollEdge, .declaredStyleNotShown),
        // UIKit shows the bar here, not another screen.
        DiagnosticPair(.searchRevealsHiddenBar, .styleLeak),
        DiagnosticPair(.searchRevealsHiddenBar, .declaredStyleNotShown),
        // If the screens are animated, the mismatch comes from the hide that is not.
        DiagnosticPair(.hiddenNotAnimated, .hiddenAnimationMismatch),
        // The attributes that remain were set by another screen.
        DiagnosticPair(.titleAttributesStay, .styleLeak),
        DiagnosticPair(.titleAttributesStay, .declaredStyleNotShown),
    ]

    /// The bits of the kinds beside which others are left out.
    static let causes = all.reduce(UInt64(0)) { $0 | $1.cause.bit }

    /// The bits of the kinds that may be left out.
    static let consequences = all.reduce(UInt64(0)) { $0 | $1.consequence.bit }

    /// Whether two diagnostics of these kinds are about one screen and one property.
    ///
    /// A declared style has its own names for properties: for it, the place in the request identifies the subject too.
    public func isOfOneThing(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        left.screen == right.screen
            && (left.property == right.property
                || consequence == .declaredStyleNotShown && left.pointer == right.pointer)
    }
}
