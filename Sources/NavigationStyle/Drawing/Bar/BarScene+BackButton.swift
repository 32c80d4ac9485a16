extension BarScene {
    /// Returns the back button of a bar that draws with `appearance` (uikit.F1 to uikit.F8).
    func backButton(of appearance: EffectiveAppearance, on device: Device) -> BarState.BackButton {
        var button = unlabeledBackButton(of: appearance)
        if button.isShown { button.title = backButtonTitle(besideTitleOf: appearance, on: device) }
        return button
    }

    /// Returns the back button without its label, which has to be measured.
    func unlabeledBackButton(of appearance: EffectiveAppearance) -> BarState.BackButton {
        BarState.BackButton(isShown: showsBackButton, title: nil, color: buttonColor(of: appearance))
    }

    /// Whether the back button is shown (uikit.F1): above another screen, and at the root if the app gives it an
    /// action.
    var showsBackButton: Bool {
        (previousPlace != nil || environment.os >= .itemStyles && screen.navigationItem.hasBackAction)
            && !screen.navigationItem.hidesBackButton
            && (screen.navigationItem.leftBarButtonItems.isEmpty
                || screen.navigationItem.leftItemsSupplementBackButton)
    }

    /// Whether a tap on the back button runs an action of the app and pops nothing (uikit.F1).
    var runsBackAction: Bool {
        showsBackButton && environment.os >= .itemStyles && screen.navigationItem.hasBackAction
    }

    /// Returns the label beside the chevron: the back title if it fits, else "Back" if that fits, else nil (uikit.F3,
    /// F4).
    private func backButtonTitle(besideTitleOf appearance: EffectiveAppearance, on device: Device) -> String? {
        guard environment.designVersion < .liquidGlass else { return nil }  // uikit.F6
        if environment.os >= .itemStyles, screen.navigationItem.style == .editor { return nil }
        let mode = backButtonDisplayMode
        if mode == .minimal { return nil }
        let title = backTitle(in: mode)
        if let title {
            if title.isEmpty { return nil }  // uikit.F5
            if environment.os >= BarMetrics.unabbreviatedBackBarButtonItem,
                previousPlace?.screen.navigationItem.backBarButtonItemTitle != nil
            {
                return title
            }
        }
        let room = backButtonRoom(of: appearance, on: device)
        func fits(_ label: String) -> Bool {
            room.holdsLabel(ofWidth: buttonFont.width(of: label, upTo: room.barWidth))
        }
        if let title, fits(title) { return title }
        return fits(BarState.BackButton.genericTitle) ? BarState.BackButton.genericTitle : nil
    }

    private var backButtonDisplayMode: NavigationItem.BackButtonDisplayMode {
        guard environment.os >= .backButtonDisplayMode else { return .default }
        return previousPlace?.screen.navigationItem.backButtonDisplayMode ?? .default
    }

    /// Returns the back title that the app provides; nil if it leaves the title to UIKit (uikit.F2).
    private func backTitle(in mode: NavigationItem.BackButtonDisplayMode) -> String? {
        guard let previousPlace else { return nil }
        if let title = previousPlace.screen.navigationItem.backBarButtonItemTitle { return title }
        guard mode == .default else { return nil }
        if environment.os >= .largeTitles, let title = previousPlace.screen.navigationItem.backButtonTitle {
            return title
        }
        return previousPlace.screen.itemTitle
    }

    /// Returns the color of the bar's buttons (uikit.F8).
    func buttonColor(of appearance: EffectiveAppearance) -> RGBA {
        if let color = appearance.buttonColor { return resolved(color) }
        if tintsButtons, case .color = properties[.tintColor] { return tintColor }
        return environment.designVersion >= .liquidGlass ? labelColor : tintColor
    }

    /// The bar's `tintColor`, or the system's if none is set.
    var tintColor: RGBA {
        if case .color(let color) = properties[.tintColor] {
            return resolved(color)
        }
        return environment.systemTintColor
    }
}

extension BarState.BackButton {
    /// The label that UIKit uses for a screen without a title (uikit.F2).
    static let genericTitle = "Back"
}
