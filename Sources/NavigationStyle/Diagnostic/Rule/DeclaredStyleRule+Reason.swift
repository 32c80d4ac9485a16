/// A part of a declared style that is not visible, and the search for the reason: anything without which the part would
/// be visible.
struct UnseenPart {
    let part: BarStyle
    let key: RequestPointer.Key
    let scene: BarScene
    let state: BarState
    let top: Int
    let context: DiagnosticContext
    /// The place of the style.
    let place: RequestPointer
    /// The member of the policy's library that wins over the part, or hides the bar; nil if none does.
    private(set) var winner: RequestPointer?

    /// The reason that the part is not visible, and the advice on what to do about it.
    typealias Reason = (words: DiagnosticText, fix: DiagnosticText)

    init(
        _ part: BarStyle,
        _ key: RequestPointer.Key,
        of scene: BarScene,
        _ state: BarState,
        _ top: Int,
        _ context: DiagnosticContext,
        at place: RequestPointer? = nil
    ) {
        self.part = part
        self.key = key
        self.scene = scene
        self.state = state
        self.top = top
        self.context = context
        self.place = place ?? context.pointer(toScreen: top).appending(.bar)
        winner = findWinner()
    }

    /// The reason: the first obstacle that suffices alone, or else the first of those that suffice together.
    var reason: Reason {
        let os = context.environment.os
        if isHiddenWithBar { return reasonOfHiding }
        if part.largeTitle != nil, os < .largeTitles {
            return (
                "large titles came with iOS 11, and this is iOS \(os)",
                "Leave it out where iOS 10 and before are supported."
            )
        }
        if let lost = PolicyPage.named(context.policy)?.declarations.losses(of: part, on: os).first {
            return ("\(context.policy) cannot express it", "Leave it out. \(lost.loss)")
        }
        if let reasonOfUpdate { return reasonOfUpdate }
        if let winner { return ("\(winner) takes precedence", Self.fixOfWinner) }
        if let reasonOfInterface { return reasonOfInterface }
        if let member = memberWithoutBackground {
            return (
                "\(member.name) applies only while the bar shows a background, and here it shows none",
                "Declare a background color, which the bar always shows."
            )
        }
        if part.hidden != nil, context.leavesVisibility(of: top), let limit = context.conduct.hidingLimit {
            return (limit, "Push the screen, or hide the bar in viewWillAppear too.")
        }
        let obstacles = obstacles
        let decisive =
            obstacles.first { isShown(without: [$0]) } ?? (isShown(without: obstacles) ? gravest(of: obstacles) : nil)
        if let decisive { return reason(of: decisive) }
        if part.statusBar != nil { return statusBarReason }
        if part.shadow != nil, os < BarScene.shadowImageStandsAlone, scene.drawnLegacyImage(on: context.device) == nil {
            return (
                "up to iOS 10 a shadow image is drawn only with a background image", "Declare a background as well."
            )
        }
        if scene.backgroundView != nil {
            return (
                "\(context.policy) cannot express it", "Leave it out, or use a policy that can."
            )
        }
        return (
            "iOS \(os) shows \(state.background.kind) in the state \(state.appearance)",
            "Set it in \(context.conduct.stylePlace.words)."
        )
    }

    private static let fixOfWinner: DiagnosticText = "Change it there, or leave it out there."

    /// The reason that an update of the screen has just given it another look; nil if none has.
    var reasonOfUpdate: Reason? {
        guard let update = context.styleUpdate(of: top),
            let other = update.style.parts.first(where: { $0.key == key })?.style, other != part
        else { return nil }
        let pointer = update.place.appending(key)
        return (
            "the update has replaced it at \(pointer)", "Declare the new look, or leave \(key.name) out of the update."
        )
    }

    /// The reason that the policy's own interface asks for another look of the screen; nil if it does not.
    private var reasonOfInterface: Reason? {
        let touched = part.properties(for: context.environment.os).touched
        guard let pointer = touched.lazy.compactMap({ pointer(toMemberFor: $0) }).first else { return nil }
        return ("\(pointer) takes precedence", "Leave one of the two out.")
    }

    /// Returns the place at which the screen sets `property` by the policy's interface, or in its config.
    private func pointer(toMemberFor property: BarProperty) -> RequestPointer? {
        if context.configures(property, on: top) {
            return context.pointer(toMember: "config", of: top).appending(property)
        }
        if let pointer = context.pointer(toMemberFor: property, of: top) { return pointer }
        guard property == .isNavigationBarHidden, case .library(let member, _, _, _) = context.hidingPlace,
            context.screen(top, { $0.library?[member.description] != nil })
        else { return nil }
        return context.pointer(toMember: member.description, of: top)
    }

    /// The reason that the bar is hidden.
    private var reasonOfHiding: Reason {
        if let winner { return ("the bar is hidden by \(winner)", Self.fixOfWinner) }
        let property: BarProperty =
            if scene.isNavigationBarHidden {
                .isNavigationBarHidden
            } else if scene.properties.isHidden ?? false {
                .isHidden
            } else {
                .alpha
            }
        let author: DiagnosticText =
            switch context.cause(of: property) {
            case let cause? where cause.screen != nil:
                ", as \(context.id(cause.screen ?? top)) sets \(property)"
            case let cause?: " by \(cause.pointer)"
            case nil: ""
            }
        let fix: DiagnosticText =
            property == .isNavigationBarHidden
            ? "Declare hidden: false on this screen."
            : "Set \(property) to \(property == .isHidden ? "false" : "1") on this screen."
        return ("the bar is hidden\(author)", fix)
    }

    private var statusBarReason: Reason {
        let seen = state.statusBar?.style ?? .default
        if scene.statusBarStyle != nil || scene.asksScreenAboutStatusBar {
            return (
                "\(context.policy) answers for the status bar, and gives \(seen) here",
                "Set the screen's own style by the policy's interface, or by preferredStatusBarStyle."
            )
        }
        if state.isHidden {
            return (
                "while the bar is hidden, the screen's own preferredStatusBarStyle decides, and results in \(seen) here",
                "Return the style from preferredStatusBarStyle of the screen."
            )
        }
        return (
            "while the bar is shown, its barStyle decides, and results in \(seen) here",
            "Hide the bar, or declare lightContent if the status bar should be light."
        )
    }

    // MARK: - Obstacles

    enum Obstacle {
        /// A property that the style writes, with a value other than the one asked for.
        case overwritten(BarProperty, asked: BarValue)
        /// A property that is not part of the style.
        case beside(BarProperty)
        /// The appearances of the screen's item.
        case item
    }

    /// The obstacles, in the order in which they are reported.
    var obstacles: [Obstacle] {
        var obstacles: [Obstacle] = []
        // A policy that paints the background itself does not write the style's properties for iOS.
        if scene.backgroundView == nil || key == .tint || key == .hidden || key == .largeTitle {
            let asked = part.properties(for: context.environment.os).resolved(
                for: context.environment.userInterfaceStyle
            )
            for (property, value) in asked where !shown(property).means(value) {
                obstacles.append(.overwritten(property, asked: value))
            }
        }
        // UIKit draws over the views that a policy paints.
        let beside = scene.backgroundView == nil ? BarPropertySet.besideStyle : .besideStyle.union(.overPainting)
        for property in beside where scene.properties.touched.contains(property) {
            obstacles.append(.beside(property))
        }
        if context.screen(top, { $0.navigationItem.hasAppearance }) { obstacles.append(.item) }
        return obstacles
    }

    func shown(_ property: BarProperty) -> BarValue {
        scene.value(of: property) ?? .null
    }

    func isShown(without obstacles: [Obstacle]) -> Bool {
        var scene = scene
        for obstacle in obstacles {
            switch obstacle {
            case .overwritten(.isNavigationBarHidden, let asked): scene = scene.with(asked, for: .isNavigationBarHidden)
            case .overwritten(let property, let asked): scene.properties[property] = asked == .null ? nil : asked
            case .beside(.backgroundImage): scene.properties[.backgroundImage] = .image(.empty)
            case .beside(let property): scene.properties[property] = nil
            case .item:
                var screen = scene.screen
                screen.navigationItem.standardAppearance = nil
                screen.navigationItem.compactAppearance = nil
                screen.navigationItem.scrollEdgeAppearance = nil
                screen.navigationItem.compactScrollEdgeAppearance = nil
                scene.place = ScreenPlace(screens: [screen], index: 0)
            }
        }
        return scene.shows(part, in: scene.barState(on: context.device))
    }

    // MARK: - Messages

    private func reason(of obstacle: Obstacle) -> Reason {
        switch obstacle {
        case .overwritten(let property, _): return reason(ofOverwritten: property)
        case .beside(let property):
            let value = shown(property)
            let cause = context.cause(of: property, being: value)
            let author: DiagnosticText =
                switch (cause, cause?.screen) {
                case (let cause?, let screen?): ", as \(context.id(screen)) sets it at \(cause.pointer)"
                case (let cause?, nil): ", by \(cause.pointer)"
                case (nil, _): isPolicys(property) ? ", as \(context.policy) sets it" : ""
                }
            return ("\(property) is \(value)\(author), and \(effect(of: property, value))", fix(property))
        case .item:
            return (
                "the navigation item's own appearance takes precedence over that of the bar",
                "Set it in the item's appearances."
            )
        }
    }

    private func reason(ofOverwritten property: BarProperty) -> Reason {
        let shown = shown(property)
        if isPolicys(property) {
            return (
                context.copiesStyles
                    ? "\(context.policy) overwrote it with its own copy of \(property), \(shown)"
                    : "\(context.policy) set \(property) to \(shown)",
                "Change the style with the operation update, after the transition."
            )
        }
        if let cause = context.cause(of: property, being: shown), let author = cause.screen {
            return (
                "\(context.id(author)) set \(property) to \(shown) at \(cause.pointer)",
                "Declare it in viewWillAppear, and let no other code write \(property) after it."
            )
        }
        let isCopied = context.managed.contains(property) || !context.copiesStyles
        return isCopied
            ? ("\(property) is \(shown)", "Declare it in \(context.conduct.stylePlace.words).")
            : (
                "\(context.policy) does not copy \(property), which is \(shown)",
                "Name it in copiedProperties, or write it in viewWillAppear."
            )
    }

    func isPolicys(_ property: BarProperty) -> Bool {
        context.bar.origin(of: property).writer == .policy
    }

    /// Returns the effect of a property beside the style on what the style asks for.
    private func effect(of property: BarProperty, _ value: BarValue) -> DiagnosticText {
        switch property {
        case .isTranslucent where value == .flag(true): return "UIKit then draws an opaque image half transparent"
        case .isTranslucent: return "UIKit puts an opaque color behind the transparent parts"
        case .barStyle: return "such a bar is always translucent"
        case .alpha: return "fades the whole bar"
        case .isHidden: return "hides the bar's view"
        case .clipsToBounds: return "cuts off the hairline, which lies below the bar"
        case .backgroundColor: return "is visible only where nothing else is drawn"
        default: return "is the one that the bar uses in the state \(state.appearance)"
        }
    }

    private func fix(_ property: BarProperty) -> DiagnosticText {
        switch property {
        case .compactBackgroundImage, .compactAppearance, .compactScrollEdgeAppearance:
            return "Set it to the same look, or to nil."
        case .isTranslucent where isPolicys(property):
            return context.conduct.stylePlace == .config
                ? "Set isTranslucent in config to the value that the style needs." : "Let no screen set isTranslucent."
        default: return "Do not set \(property) in addition to a declared style."
        }
    }
}

extension BarPropertySet {
    /// The properties that change the look of a declared style without being part of one.
    fileprivate static let besideStyle: BarPropertySet = [
        .isTranslucent, .barStyle, .alpha, .isHidden, .clipsToBounds, .backgroundColor, .compactBackgroundImage,
        .compactAppearance, .compactScrollEdgeAppearance,
    ]

    /// The properties that are drawn over a background that a policy paints.
    fileprivate static let overPainting: BarPropertySet = .appearances.union([.backgroundImage])
}
