// Code that runs while a screen is shown.
extension Simulation {
    /// The code of `screen` restyles the bar.
    mutating func update(_ restyling: NavigationOperation.Restyling, by screen: Int, _ record: inout OperationRecord) {
        record.enter(.call, of: id(screen))
        defer { record.enter(.call) }
        let style = environment.userInterfaceStyle
        let resolved: BarProperties
        switch restyling {
        case .properties(let properties): resolved = properties.resolved(for: style)
        case .style(let bar):
            let bar = bar.resolved(for: style)
            if policy.update(bar, by: screen, in: &self, &record) { return }
            resolved = bar.properties(for: environment.os)
        }
        if !policy.update(resolved, by: screen, in: &self, &record) {
            writeOwn(resolved, of: screen, &record)
            policy.didRunCode(of: screen, in: &self, &record)
        }
    }

    /// The user scrolls `screen` to `offset`.
    mutating func scroll(_ screen: Int, to offset: Double, _ record: inout OperationRecord) {
        records[screen].contentOffset = offset
        records[screen].plain.writtenContentOffset = nil
        record.enter(.call, of: id(screen))
        writeScrollStyling(of: screen, &record)
        policy.didScroll(screen, in: &self, &record)
        record.enter(.call)
    }

    /// In a transition the offset of the outgoing screen changes once more, and code that still listens writes again
    /// (seed0.6.4).
    mutating func followScroll(of screen: Int, _ record: inout OperationRecord) {
        guard let styling = self.screen(screen).scrollStyling, !styling.stopsWhenDisappearing else { return }
        record.enter(.duringTransition, of: id(screen))
        writeScrollStyling(of: screen, &record)
    }

    /// The phone is turned: the top is laid out anew.
    mutating func rotate(to orientation: Orientation, _ record: inout OperationRecord) {
        guard environment.orientation != orientation else { return }
        let wasCompact = device.hasCompactHeight(in: environment.orientation)
        environment.orientation = orientation
        hideBar(inCompactHeight: device.hasCompactHeight(in: orientation), after: wasCompact, &record)
        if let top { layOut(top, rule: .uikitC4, &record) }
        record.enter(.call)
    }

    /// How far `screen` is scrolled now, in points below the resting top.
    func contentOffset(of screen: Int) -> Double {
        records[screen].contentOffset ?? self.screen(screen).view.scrollView?.contentOffset ?? 0
    }

    private mutating func writeScrollStyling(of screen: Int, _ record: inout OperationRecord) {
        guard let styling = self.screen(screen).scrollStyling else { return }
        let alpha = styling.alpha(at: contentOffset(of: screen))
        var properties = BarProperties()
        switch styling.channel {
        case .barAlpha: properties.alpha = alpha
        case .backgroundImageAlpha:
            properties = policy.barProperties(reachedBy: screen, in: self).background(withAlpha: alpha)
        case .ownBarAlpha: policy.setOwnBarAlpha(alpha, of: screen, in: &self, &record)
        }
        record.isScrollStyling = true
        writeOwn(properties, of: screen, &record)
        record.isScrollStyling = false
        policy.didRunCode(of: screen, in: &self, &record)
    }
}

extension BarProperties {
    /// The write that gives the bar's background `alpha`: the image's, or the appearances' where there are any
    /// (seed0.6.4).
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
    /// The same appearance, its image or else its color with `alpha`.
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
    /// The same color with `alpha`, 0…1.
    package func withAlpha(_ alpha: Double) -> RGBA {
        RGBA(rawValue: rawValue & 0xFFFF_FF00 | UInt32((min(max(alpha, 0), 1) * 255).rounded()))
    }
}
