/// What a screen writes past its policy's own interface, and the policy does not let be seen (libraries.md 3 to 7).
enum WriteOverriddenRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .writeOverridden,
        severity: .warning,
        symptom: "A screen sets something of the bar, and it is never seen.",
        cause:
            "The policy has an interface of its own for it: what is written to the bar itself it writes over at once, paints "
            + "over, or does not take.",
        remedy: "Say it by the policy's interface.",
        references: ["libraries.3", "libraries.4", "libraries.5", "libraries.6", "libraries.7"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let overriding = Overriding(context.policy), let top = context.top, let after = context.after else {
            return
        }
        if overriding == .items { return checkItem(of: top, after.scene, context, &findings) }
        let writes = context.newWrites
        var later = BarPropertySet()
        for write in writes.reversed() where write.screen == top && write.isOwnStyling {
            let asked = write.withheld.followed(
                by: write.properties.restricted(to: .all.subtracting(write.withheld.touched))
            )
            for (property, value) in asked where !later.contains(property) {
                guard let shown = overriding.value(over: value, of: property, in: after, context) else { continue }
                let id = context.id(top)
                findings.add(
                    page,
                    screen: id,
                    property: property,
                    at: context.pointer(to: property, in: write),
                    sources: overriding.sources,
                    """
                    \(id) sets \(property) to \(value) in \(write.event), and it is never seen: under \(context.policy) it \
                    is \(shown).
                    """,
                    fix: overriding.fix(of: property),
                    fixes: context.fixes(removing: property, from: write)
                )
            }
            later = later.union(asked.touched)
        }
    }

    /// Appearances of the screen's own item in whose place the policy puts others.
    private static func checkItem(
        of top: Int,
        _ scene: BarScene,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.screen(top, { $0.navigationItem.hasAppearances }) else { return }
        let own = context.screen(top) { $0.navigationItem }
        for property in BarPropertySet.appearances {
            guard let appearance = own.appearance(property),
                scene.screen.navigationItem.appearance(property) != appearance
            else { continue }
            let id = context.id(top)
            findings.add(
                page,
                screen: id,
                property: property,
                at: context.pointer(toScreen: top).appending(.navigationItem).appending(property),
                sources: Overriding.items.sources,
                """
                \(property) of the item of \(id) is never seen: \(context.policy) puts the appearances of the root's item over \
                those of every other.
                """,
                fix: "Give the root's item none, or style the screen's own bar.",
                fixes: [Fix(.itemAppearance(property, nil), of: top, keepsLooks: true)]
            )
        }
    }
}

extension Trace.Write {
    /// Whether it is code of the screen's own that styles the bar as the screen comes.
    var isOwnStyling: Bool { isStyling && event != .call && !isRunByPolicy && !isScrollStyling }
}

/// What a policy does with writes past its own interface.
private enum Overriding {
    /// `setNavigationBarHidden`: the library says whether the bar is hidden.
    case hiding
    /// All that HBDNavigationBar declares.
    case hbdStyle
    /// All that WRNavigationBar declares.
    case wrStyle
    /// Whatever is written to the bar that is behind the screens' own.
    case sharedBar
    /// Whatever is written to the container's bar, with the next transition's end.
    case containerBar
    /// The appearances of items.
    case items

    init?(_ policy: String) {
        switch policy {
        case FDFullscreenPopGesture.page.name: self = .hiding
        case HBDNavigationBar.page.name: self = .hbdStyle
        case WRNavigationBar.page.name: self = .wrStyle
        case PerScreenBar.page.name: self = .sharedBar
        case CustomContainer.page.name: self = .containerBar
        case RTRootNavigationController.page.name: self = .items
        default: return nil
        }
    }

    var sources: Sources {
        switch self {
        case .hiding: Self.fd
        case .hbdStyle: Self.hbd
        case .wrStyle: Self.wr
        case .sharedBar: Self.each
        case .containerBar: Self.container
        case .items: Self.rt
        }
    }

    private static let fd: Sources = ["libraries.5"]
    private static let hbd: Sources = ["libraries.3"]
    private static let wr: Sources = ["libraries.4"]
    private static let each: Sources = ["libraries.7"]
    private static let container: Sources = ["seed0.5.1.1"]
    private static let rt: Sources = ["libraries.6"]

    /// What is on the bar in the place of `value`, which was written; nil where that is seen, or was not touched.
    func value(
        over value: BarValue,
        of property: BarProperty,
        in after: BarSnapshot,
        _ context: DiagnosticContext
    ) -> BarValue? {
        let hidden = BarValue.visibility(BarVisibility(hidden: after.scene.isNavigationBarHidden))
        if property == .isNavigationBarHidden {
            guard self == .hiding || self == .containerBar || self == .sharedBar else { return nil }
            return hidden.means(value) ? nil : hidden
        }
        let shown = after.scene.properties[property] ?? property.defaultValue ?? .null
        switch self {
        case .hiding, .items: return nil
        case .hbdStyle where HBDBackground.ownProperties.contains(property):
            return after.bar.isDrawn(value, as: property, in: context.environment)
                ? nil : after.bar.painted(as: property)
        case .hbdStyle where property == .isTranslucent:
            return value == .flag(true) ? nil : .flag(true)
        case .wrStyle where property == .barTintColor:
            guard after.scene.backgroundView != nil, value != .null else { return nil }
            return after.bar.isDrawn(value, as: property, in: context.environment)
                ? nil : after.bar.painted(as: property)
        case .sharedBar:
            guard after.scene.drawnBy != .navigationBar, BarPropertySet.seen.contains(property) else { return nil }
            return shown == value ? nil : shown
        case .wrStyle, .hbdStyle, .containerBar:
            guard context.bar.origins[Int(property.rawValue)].writer == .policy, shown != value else { return nil }
            // Of a title WRNavigationBar sets the color alone.
            if self == .wrStyle, case .textAttributes(let asked) = value, case .textAttributes(let seen) = shown,
                asked.color == nil || asked.color == seen.color
            {
                return nil
            }
            return shown
        }
    }

    func fix(of property: BarProperty) -> DiagnosticText {
        switch self {
        case .hiding: return "Say it by prefersNavigationBarHidden in library."
        case .sharedBar: return "Declare it in bar: that is the bar of the screen's own."
        case .containerBar: return "Declare it in bar."
        case .items: return ""
        case .hbdStyle:
            switch property {
            case .backgroundImage, .compactBackgroundImage: return "Say it by barImage in library."
            case .shadowImage: return "Say it by barShadowHidden in library."
            case .isTranslucent: return "Leave it out: under this policy the bar is always translucent."
            case .barTintColor, .barStyle, .tintColor, .titleTextAttributes: return "Say it by \(property) in library."
            default: return "Declare it in bar."
            }
        case .wrStyle:
            switch property {
            case .backgroundImage, .compactBackgroundImage: return "Say it by barBackgroundImage in library."
            case .shadowImage: return "Say it by shadowImageHidden in library."
            case .titleTextAttributes: return "Say it by titleColor in library."
            default: return "Say it by \(property) in library."
            }
        }
    }
}

extension BarPropertySet {
    /// What can be seen of a bar, whichever it is.
    fileprivate static let seen: BarPropertySet = .copyable.subtracting([
        .isTranslucent, .backIndicatorTransitionMaskImage,
    ])
}

extension BarState {
    /// Whether `value` of `property` is what the policy's own views show.
    fileprivate func isDrawn(_ value: BarValue, as property: BarProperty, in environment: Environment) -> Bool {
        switch (property, value) {
        case (.barTintColor, .color(let color)):
            return background.color == color.resolved(for: environment.userInterfaceStyle)
        case (.shadowImage, .image(.empty)): return !shadow.isVisible
        case (.shadowImage, .image(.picture(let picture))):
            return shadow.isVisible && shadow.color == picture.color?.resolved(for: environment.userInterfaceStyle)
        case (_, .image(.empty)): return background.kind == .clear
        case (_, .image(.picture(let picture))): return background.kind == .image && background.image == picture.name
        // Nothing was asked for.
        default: return true
        }
    }

    /// What the policy's own views show in the place of `property`.
    fileprivate func painted(as property: BarProperty) -> BarValue {
        if property == .shadowImage { return shadow.isVisible ? .null : .image(.empty) }
        if background.kind == .image {
            return .image(.picture(Image.Picture(name: background.image, color: background.color.map { Color($0) })))
        }
        return background.color.map { .color(Color($0)) } ?? .null
    }
}
