extension BarScene {
    /// The back button of a bar that draws with `appearance` (uikit.md F).
    func backButton(of appearance: EffectiveAppearance) -> BarState.BackButton {
        let isShown = showsBackButton
        return BarState.BackButton(
            isShown: isShown,
            title: isShown ? backButtonTitle : nil,
            color: buttonColor(of: appearance)
        )
    }

    /// Whether there is one (uikit.md F1): above another screen, and at the root where the app gives it an action.
    var showsBackButton: Bool {
        (previousPlace != nil || environment.os >= .itemStyles && screen.navigationItem.hasBackAction)
            && !screen.navigationItem.hidesBackButton
            && (screen.navigationItem.leftBarButtonItems.isEmpty
                || screen.navigationItem.leftItemsSupplementBackButton)
    }

    /// Whether a tap on it runs an action of the app's, and pops nothing (uikit.md F1).
    var runsBackAction: Bool {
        showsBackButton && environment.os >= .itemStyles && screen.navigationItem.hasBackAction
    }

    /// What stands beside the chevron; nil where nothing does.
    ///
    /// UIKit puts "Back" in its place, and then nothing, where the title of the bar leaves no room (uikit.md F3, F4).
    /// Apple publishes no widths for that, so that it is not answered here: this is the text where there is room.
    private var backButtonTitle: String? {
        guard environment.designVersion < .liquidGlass else { return nil }  // uikit.md F6
        if environment.os >= .itemStyles, screen.navigationItem.style == .editor { return nil }  // uikit.md F3
        let mode = previousPlace?.screen.navigationItem.backButtonDisplayMode ?? .default
        var title = previousPlace?.screen.navigationItem.backBarButtonItemTitle  // uikit.md F2
        switch environment.os >= .backButtonDisplayMode ? mode : .default {  // uikit.md F3
        case .minimal: return nil
        case .generic: break
        case .default:
            if environment.os >= .largeTitles {
                title = title ?? previousPlace?.screen.navigationItem.backButtonTitle
            }
            title = title ?? previousPlace?.screen.navigationItem.title ?? previousPlace?.screen.title
        }
        guard let title else { return BarState.BackButton.genericTitle }
        return title.isEmpty ? nil : title  // uikit.md F5
    }

    /// The colour of the bar's buttons (uikit.md F8).
    private func buttonColor(of appearance: EffectiveAppearance) -> RGBA {
        if let color = appearance.buttonColor { return color.resolved(for: environment.userInterfaceStyle) }
        if case .color = properties[.tintColor] { return tintColor }
        return environment.designVersion >= .liquidGlass ? labelColor : tintColor
    }

    /// The bar's `tintColor`, which nobody need have set.
    var tintColor: RGBA {
        if case .color(let color) = properties[.tintColor] {
            return color.resolved(for: environment.userInterfaceStyle)
        }
        return environment.systemTintColor
    }
}

extension BarState.BackButton {
    /// What UIKit calls a screen without a title (uikit.md F2).
    static let genericTitle = "Back"
}
