// Members of a screen that have no effect on this iOS. No fix removes them, since they have one on later versions.
extension IneffectivePropertyRule {
    /// Looks at the members of the screen on top, once it is there.
    static func checkMembers(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top, context.isFirstAppearance else { return }
        let os = context.environment.os
        let screen = context.pointer(toScreen: top)
        func add(_ pointer: RequestPointer, _ key: String, _ reason: DiagnosticText, fix: DiagnosticText) {
            findings.add(
                page,
                screen: context.id(top),
                key: key,
                at: pointer,
                "\(key) of \(context.id(top)) has no effect: \(reason).",
                fix: fix,
                noFix: .needsDecision
            )
        }
        func addLater(_ pointer: RequestPointer, _ key: String, than version: SystemVersion) {
            add(
                pointer,
                key,
                "it was added in iOS \(version.major), and this is iOS \(os)",
                fix: "It works in iOS \(version.major) and later: keep it for those versions, or leave it out."
            )
        }
        if os < .contentScrollViews, context.screen(top, { $0.view.contentScrollView ?? .automatic }) != .automatic {
            addLater(
                screen.appending(.view).appending(.contentScrollView),
                "contentScrollView",
                than: .contentScrollViews
            )
        }
        let (controller, hides, placement) = context.screen(top) {
            (
                $0.navigationItem.searchController, $0.navigationItem.hidesSearchBarWhenScrolling,
                $0.navigationItem.preferredSearchBarPlacement
            )
        }
        let item = screen.appending(.navigationItem)
        if os < .inlineLargeTitles, context.screen(top, { $0.navigationItem.largeTitleDisplayMode == .inline }) {
            add(
                item.appending(.largeTitleDisplayMode),
                "largeTitleDisplayMode",
                "inline was added in iOS \(SystemVersion.inlineLargeTitles.major), and this is iOS \(os)",
                fix: "Keep inline for later versions, and choose always or never below them."
            )
        }
        if os < .searchControllers, controller != nil {
            addLater(item.appending(.searchController), "searchController", than: .searchControllers)
        }
        if !hides, controller == nil {
            add(
                item.appending(.hidesSearchBarWhenScrolling),
                "hidesSearchBarWhenScrolling",
                "the item has no search controller",
                fix: "Set a searchController, or leave it out."
            )
        }
        if placement != .automatic, os < (placement == .integrated ? .liquidGlass : .searchBarPlacements) {
            addLater(
                item.appending(.preferredSearchBarPlacement),
                "preferredSearchBarPlacement",
                than: placement == .integrated ? .liquidGlass : .searchBarPlacements
            )
        }
    }
}
