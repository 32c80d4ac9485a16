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
        for (key, version) in context.screen(top, { $0.navigationItem.newerMembers(than: os) }) {
            addLater(item.appending(key), key.name, than: version)
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
    /// Returns the members that are set and that came with a later iOS than `os`, each with that version.
    fileprivate func newerMembers(than os: SystemVersion) -> [(RequestPointer.Key, SystemVersion)] {
        let placements: SystemVersion =
            preferredSearchBarPlacement == .integrated ? .liquidGlass : .searchBarPlacements
        let members: [(isSet: Bool, key: RequestPointer.Key, version: SystemVersion)] = [
            (largeTitleDisplayMode != .automatic, .largeTitleDisplayMode, .largeTitles),
            (backButtonTitle != nil, .backButtonTitle, .largeTitles),
            (backButtonDisplayMode != .default, .backButtonDisplayMode, .backButtonDisplayMode),
            (hasBackAction, .hasBackAction, .itemStyles),
            (style != .navigator, .style, .itemStyles),
            (searchController != nil, .searchController, .searchControllers),
            (preferredSearchBarPlacement != .automatic, .preferredSearchBarPlacement, placements),
        ]
        return members.filter { $0.isSet && os < $0.version }.map { ($0.key, $0.version) }
    }
}
