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
        let item = screen.appending(.navigationItem)
        for member in context.screen(top, { $0.navigationItem.setMembers }) where os < member.version {
            addLater(item.appending(member.key), member.key.name, than: member.version)
        }
        let (mode, hidesNoSearchBar) = context.screen(top) {
            (
                $0.navigationItem.largeTitleDisplayMode,
                !$0.navigationItem.hidesSearchBarWhenScrolling && $0.navigationItem.searchController == nil
            )
        }
        if mode == .inline, os >= .largeTitles, os < .inlineLargeTitles {
            add(
                item.appending(.largeTitleDisplayMode),
                "largeTitleDisplayMode",
                "inline was added in iOS \(SystemVersion.inlineLargeTitles.major), and this is iOS \(os)",
                fix: "Keep inline for later versions, and choose always or never below them."
            )
        }
        if hidesNoSearchBar {
            add(
                item.appending(.hidesSearchBarWhenScrolling),
                "hidesSearchBarWhenScrolling",
                "the item has no search controller",
                fix: "Set a searchController, or leave it out."
            )
        }
    }
}

extension NavigationItem {
    /// The members that are set and that are newer than items, each with the version of iOS that brought it.
    fileprivate var setMembers: [(key: RequestPointer.Key, version: SystemVersion)] {
        var members: [(key: RequestPointer.Key, version: SystemVersion)] = []
        if largeTitleDisplayMode != .automatic { members.append((.largeTitleDisplayMode, .largeTitles)) }
        if backButtonTitle != nil { members.append((.backButtonTitle, .largeTitles)) }
        if backButtonDisplayMode != .default { members.append((.backButtonDisplayMode, .backButtonDisplayMode)) }
        if hasBackAction { members.append((.hasBackAction, .itemStyles)) }
        if style != .navigator { members.append((.style, .itemStyles)) }
        if searchController != nil { members.append((.searchController, .searchControllers)) }
        if preferredSearchBarPlacement != .automatic {
            let isIntegrated = preferredSearchBarPlacement == .integrated
            members.append((.preferredSearchBarPlacement, isIntegrated ? .liquidGlass : .searchBarPlacements))
        }
        return members
    }
}
