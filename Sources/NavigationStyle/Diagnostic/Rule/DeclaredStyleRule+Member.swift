// The members of a policy's interface that decide about a part of a declared style.
extension UnseenPart {
    /// The place of what must be changed: of the member of the policy's library that wins over the part, or of the part.
    var pointer: RequestPointer { winner ?? place.appending(key) }

    /// Whether the part belongs to the bar, and the bar is hidden.
    var isHiddenWithBar: Bool { key != .hidden && key != .statusBar && state.isHidden }

    /// Returns the member of the policy's library that wins over the part, or hides the bar; nil if none does.
    func findWinner() -> RequestPointer? {
        if isHiddenWithBar {
            guard scene.isNavigationBarHidden, let member = context.pointer(to: .hidden, of: top) else { return nil }
            return context.cause(of: .isNavigationBarHidden)?.pointer == member ? member : nil
        }
        guard isSayable, reasonOfUpdate == nil else { return nil }
        return styleParts.lazy.compactMap { context.pointer(to: $0, of: top) }.first
    }

    /// The parts of a policy's style that may win over the part, the decisive one first.
    private var styleParts: [PolicyConduct.StylePart] {
        switch key {
        case .hidden: [.hidden]
        // A transparent background implies no hairline.
        case .background: context.backgroundParts + (part.background == .transparent ? context.shadowParts : [])
        case .shadow: context.shadowParts
        case .tint: [.tint]
        case .title: unseenTitleParts
        case .largeTitle: [.largeTitle]
        case .statusBar: [.statusBar]
        default: []
        }
    }

    /// The attributes of the title that are not visible.
    private var unseenTitleParts: [PolicyConduct.StylePart] {
        let attributes: [(PolicyConduct.StylePart, TextAttributes)] = [
            (.titleColor, TextAttributes(color: part.title?.color)),
            (.titleFontSize, TextAttributes(fontSize: part.title?.fontSize)),
            (.titleFontWeight, TextAttributes(fontWeight: part.title?.fontWeight)),
        ]
        return attributes.compactMap { name, attributes in
            var single = BarStyle()
            single.title = attributes
            return scene.shows(single, in: state) ? nil : name
        }
    }

    /// The member of the policy's interface that stands for the part, and does not apply as the bar has no background;
    /// nil if it applies, or needs none.
    var memberWithoutBackground: PolicyConduct.TextMember? {
        let member: PolicyConduct.TextMember? =
            switch key {
            case .title: part.title?.color == nil ? nil : context.conduct.titleMember
            case .statusBar: context.conduct.statusBarMember
            default: nil
            }
        guard let member, member.background != nil, scene.contentStyle == nil, !state.isHidden else { return nil }
        return member
    }
}
