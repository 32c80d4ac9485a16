// Values that other screens have left on the bar, over what the screen on top asks for: they must go, and not what it
// asks for.
extension IneffectivePropertyRule {
    /// Returns the leaks that cover `property` of the screen on top, on this version of iOS or on another.
    static func leaks(
        covering property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> [Leak] {
        guard let top = context.top, context.hasSharedBar, !context.isInheritanceMeant else { return [] }
        let covers = property.covers.intersection(after.scene.properties.touched)
        return covers.isEmpty ? [] : context.leaks(on: top, in: after.scene).filter { covers.contains($0.property) }
    }

    /// Returns the advice to remove `leaks`, if `property` has an effect without them; nil if it has none.
    static func advice(
        against leaks: [Leak],
        over property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> (words: DiagnosticText, fixes: [Fix])? {
        guard let top = context.top, let first = leaks.first,
            hasEffect(property, in: after.scene, without: leaks, context)
        else { return nil }
        let cover = leaks.first { hasEffect(property, in: after.scene, without: [$0], context) } ?? first
        let words: DiagnosticText = "\(context.wordsForSetting(cover.property)) of \(context.id(top))."
        return (words, context.fixes(of: cover, among: leaks, on: top))
    }

    private static func hasEffect(
        _ property: BarProperty,
        in scene: BarScene,
        without leaks: [Leak],
        _ context: DiagnosticContext
    ) -> Bool {
        let bare = scene.without(leaks)
        return reason(property, scene: bare, state: bare.barState(on: context.device), context) == nil
    }
}

extension BarProperty {
    /// The properties that may be drawn in its place.
    fileprivate var covers: BarPropertySet {
        switch self {
        case .barTintColor: .appearances.union([.backgroundImage])
        case .backgroundColor: .appearances.union([.backgroundImage, .barTintColor])
        case .backgroundImage, .shadowImage, .titleTextAttributes, .largeTitleTextAttributes, .tintColor: .appearances
        default: []
        }
    }
}
