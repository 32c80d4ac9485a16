/// The facts about SwiftUI that are contested or were observed only once, a constant each.
///
/// `GET /devices` lists them, and answers name those on which they depend (libraries.17.C).
enum SwiftUIContested {
    /// Whether UIKit fades from one shown background to another up to iOS 18; from iOS 26 on one report saw it snap.
    static let backgroundsFadeOnGlass = false
    /// Whether a color scheme applies if the background is hidden and content is scrolled under the bar.
    static let hiddenBackgroundHasScheme = false
    /// Whether an empty bar is hidden, from iOS 16 on.
    static let hidesEmptyBar = true
    /// Whether a screen without a setting keeps the hidden flag of the previous one, up to iOS 15.
    static let hiddenFlagLeaks = true
    /// Whether a hairline stays under a background of the app's.
    static let backgroundKeepsHairline = true
    /// Whether a background with automatic visibility also sets an appearance for the scroll edge.
    static let automaticSetsScrollEdge = false
    /// Whether the bar is hidden and shown along with the screens, animated as they are.
    static let hidesWithTransition = true
    /// Whether items with a tint keep it as it is in the app's color scheme.
    static let tintKeepsAppScheme = true
    /// Whether the appearance of an item begins as a copy of the bar's, so that the title attributes of the proxy stay.
    static let startsFromBar = true
    /// Whether the container's background is painted behind the bar, from iOS 18 on.
    static let containerBackgroundIsBehindBar = true

    private static func constant(_ name: String, _ isSo: Bool, _ source: String) -> Constant {
        Constant(name, isSo ? 1 : 0, .flag, .contested, source)
    }

    static let fade = constant(
        "swiftUIBackgroundsFadeOnGlass",
        backgroundsFadeOnGlass,
        "Whether UIKit fades from one background that a screen shows to another under SwiftUI on iOS 26, as it does up to "
            + "iOS 18: items have appearances of their own, and one report saw the incoming one there at once "
            + "(libraries.17.7)"
    )
    static let scheme = constant(
        "swiftUIHiddenBackgroundHasScheme",
        hiddenBackgroundHasScheme,
        "Whether toolbarColorScheme is respected under a hidden background: the documentation says no, one observer saw it "
            + "come in with scrolling (libraries.17.4)"
    )
    static let emptyBar = constant(
        "swiftUIHidesEmptyBar",
        hidesEmptyBar,
        "Whether SwiftUI hides a bar with nothing in it from iOS 16 on (libraries.17.5)"
    )
    static let flagLeak = constant(
        "swiftUIHiddenFlagLeaks",
        hiddenFlagLeaks,
        "Whether up to iOS 15 a screen that does not set the flag keeps that of the screen before (libraries.17.5)"
    )
    static let hairline = constant(
        "swiftUIBackgroundKeepsHairline",
        backgroundKeepsHairline,
        "Whether a hairline stays under toolbarBackground, as under UIKit's opaque preset (libraries.17.3)"
    )
    static let scrollEdge = constant(
        "swiftUIAutomaticSetsScrollEdge",
        automaticSetsScrollEdge,
        "Whether a toolbarBackground with automatic visibility has its own appearance for the scroll edge, "
            + "which otherwise is that of the proxy (libraries.17.C)"
    )
    static let animation = constant(
        "swiftUIHidesWithTransition",
        hidesWithTransition,
        "Whether the bar slides with the screens if one of them hides it (libraries.17.C)"
    )
    static let tint = constant(
        "swiftUITintKeepsAppScheme",
        tintKeepsAppScheme,
        "Whether tinted items keep the app's color scheme under another toolbarColorScheme, which reached them in a beta of "
            + "iOS 16 (libraries.17.4)"
    )
    static let base = constant(
        "swiftUIStartsFromBar",
        startsFromBar,
        "Whether the appearance of an item begins as that of the bar, so that a title's color of the proxy stays with a "
            + "background of the screen's (libraries.17.C)"
    )
    static let container = constant(
        "swiftUIContainerBackgroundIsBehindBar",
        containerBackgroundIsBehindBar,
        "Whether containerBackground is painted behind the bar, which stays automatic: seen once (libraries.17.1)"
    )

    static let all = [fade, scheme, emptyBar, flagLeak, hairline, scrollEdge, animation, tint, base, container]
}

// The contested facts on which an answer depends.
extension SwiftUI {
    func contested(in simulation: Simulation, after transition: Transition?) -> [Constant] {
        guard let top = simulation.top else { return [] }
        let modifiers = simulation[memories, top].modifiers
        let isHidden = simulation.controller.isNavigationBarHidden
        var rests: [Constant] = []
        if let transition, motion(of: transition, in: simulation).immediacy != nil {
            rests.append(SwiftUIContested.fade)
        }
        if let transition, transition.hasCoordinator, hidesBar(transition, in: simulation) {
            rests.append(SwiftUIContested.animation)
        }
        if modifiers.isBarHidden == nil {
            if environment.os < Self.navigationStack {
                let isSet = simulation.bar.origin(of: .isNavigationBarHidden).writer == .screen
                if isHidden, isSet { rests.append(SwiftUIContested.flagLeak) }
            } else if isBarEmpty(of: top, in: simulation) ?? false {
                rests.append(SwiftUIContested.emptyBar)
            }
        }
        guard !isHidden, let scene = simulation.currentScene else { return rests }
        let visibility = modifiers.toolbarBackgroundVisibility ?? .automatic
        let isAtEdge = isAtScrollEdge(scene, on: simulation.device)
        if case .color = modifiers.toolbarBackground, visibility == .visible || visibility == .automatic && !isAtEdge {
            rests.append(SwiftUIContested.hairline)
        }
        if modifiers.toolbarBackground != nil, visibility == .automatic, isAtEdge, proxy.scrollEdgeAppearance != nil {
            rests.append(SwiftUIContested.scrollEdge)
        }
        if !proxy.isEmpty, hasAppearances(modifiers) { rests.append(SwiftUIContested.base) }
        if modifiers.toolbarColorScheme != nil {
            if visibility == .hidden, !isAtEdge { rests.append(SwiftUIContested.scheme) }
            if scene.contentStyle != nil { rests.append(SwiftUIContested.tint) }
        }
        if modifiers.containerBackground != nil, environment.os >= SwiftUIModifiers.containerBackgrounds {
            rests.append(SwiftUIContested.container)
        }
        return rests
    }

    /// Whether one of the two screens of `transition` hides the bar and the other does not.
    private func hidesBar(_ transition: Transition, in simulation: Simulation) -> Bool {
        guard let from = transition.from else { return false }
        let isAsked = [from, transition.to].map { simulation[memories, $0].modifiers.isBarHidden ?? false }
        return isAsked[0] != isAsked[1]
    }
}
