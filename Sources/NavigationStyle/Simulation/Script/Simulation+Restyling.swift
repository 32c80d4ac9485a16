// Code that runs while a screen is shown.
extension Simulation {
    /// Restyles the bar by the code of `screen`.
    mutating func update(_ restyling: NavigationOperation.Restyling, by screen: Int) {
        enter(.call, of: screen)
        defer { enter(.call) }
        let style = environment.userInterfaceStyle
        let resolved: BarProperties
        switch restyling {
        case .properties(let properties): resolved = properties.resolved(for: style)
        case .style(let bar):
            let bar = bar.resolved(for: style)
            if policy.update(bar, by: screen, in: &self) { return }
            resolved = bar.properties(for: environment.os)
        }
        if !policy.update(resolved, by: screen, in: &self) {
            writeOwn(resolved, of: screen)
            policy.didRunCode(of: screen, in: &self)
        }
    }

    /// Scrolls `screen` to `offset`, in points below the resting top, as the user does.
    mutating func scroll(_ screen: Int, to offset: Double) {
        records[screen].contentOffset = offset
        records[screen].plain.writtenContentOffset = nil
        enter(.call, of: screen)
        writeScrollStyling(of: screen)
        policy.didScroll(screen, in: &self)
        enter(.call)
    }

    /// Runs the scroll styling of the outgoing screen once more: its offset changes again in a transition, and code
    /// that still listens writes again (seed0.6.4).
    mutating func followScroll(of screen: Int) {
        guard let styling = self.screen(screen).scrollStyling, !styling.stopsWhenDisappearing else { return }
        enter(.duringTransition, of: screen)
        writeScrollStyling(of: screen)
    }

    /// Rotates the phone, which lays out the top screen again.
    mutating func rotate(to orientation: Orientation) {
        guard environment.orientation != orientation else { return }
        let wasCompact = device.hasCompactHeight(in: environment.orientation)
        environment.orientation = orientation
        hideBar(inCompactHeight: device.hasCompactHeight(in: orientation), after: wasCompact)
        if let top { layOut(top, rule: .uikitC4) }
        enter(.call)
    }

    /// Returns the current scroll distance of `screen`, in points below the resting top.
    func contentOffset(of screen: Int) -> Double {
        if let contentOffset = records[screen].contentOffset { return contentOffset }
        let place = ScreenPlace(of: screen, among: requested, added)
        return place { $0.view.scrollView?.contentOffset ?? 0 }
    }

    private mutating func writeScrollStyling(of screen: Int) {
        guard let styling = self.screen(screen).scrollStyling else { return }
        let alpha = styling.alpha(at: contentOffset(of: screen))
        var properties = BarProperties()
        switch styling.channel {
        case .barAlpha: properties.alpha = alpha
        case .backgroundImageAlpha:
            properties = policy.barProperties(reachedBy: screen, in: self).background(withAlpha: alpha)
        case .ownBarAlpha: policy.setOwnBarAlpha(alpha, of: screen, in: &self)
        }
        record.isScrollStyling = true
        writeOwn(properties, of: screen)
        record.isScrollStyling = false
        policy.didRunCode(of: screen, in: &self)
    }
}

extension BarProperties {
    /// Returns the write that gives the bar's background `alpha`, 0…1: to the appearances if there are any, otherwise
    /// to the image (seed0.6.4).
    func background(withAlpha alpha: Double) -> BarProperties {
        var result = BarProperties()
        for property in [BarProperty.standardAppearance, .scrollEdgeAppearance] {
            if case .appearance(let appearance) = self[property] {
                result[property] = .appearance(appearance.background(withAlpha: alpha))
            }
        }
        guard result.isEmpty else { return result }
        var picture = BarImage.Picture()
        if case .some(.some(.picture(let current))) = backgroundImage { picture = current }
        picture.minimumAlpha = alpha
        result.backgroundImage = .some(.picture(picture))
        return result
    }
}

extension Appearance {
    /// Returns the appearance with `alpha`, 0…1, for its image or, without one, for its color.
    func background(withAlpha alpha: Double) -> Appearance {
        var result = self
        if case .picture(var picture) = backgroundImage {
            picture.minimumAlpha = alpha
            result.backgroundImage = .picture(picture)
        } else if let color = backgroundColor {
            result.background = .transparent
            result.backgroundColor = color.mapped { $0.withAlpha(alpha) }
        }
        return result
    }
}

extension RGBA {
    /// Returns the color with `alpha`, 0…1.
    package func withAlpha(_ alpha: Double) -> RGBA {
        RGBA(rawValue: rawValue & 0xFFFF_FF00 | UInt32((min(max(alpha, 0), 1) * 255).rounded()))
    }
}
