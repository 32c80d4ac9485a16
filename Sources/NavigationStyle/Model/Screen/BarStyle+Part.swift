extension BarStyle {
    /// A part of a declared style; some policies cannot express some parts.
    public enum Part: String, CaseIterable, Codable, Sendable {
        case hidden
        case backgroundDefault = "background.default"
        case backgroundTransparent = "background.transparent"
        case backgroundColor = "background.color"
        case backgroundImage = "background.image"
        case shadowNone = "shadow.none"
        case shadowDefault = "shadow.default"
        case shadowColor = "shadow.color"
        case tint
        case titleColor = "title.color"
        case titleFontSize = "title.fontSize"
        case titleFontWeight = "title.fontWeight"
        case largeTitle
        case statusBarDefault = "statusBar.default"
        case statusBarLightContent = "statusBar.lightContent"
        case statusBarDarkContent = "statusBar.darkContent"
    }

    /// The parts that are asked for, in the order of the wire format.
    public var partsAskedFor: [Part] {
        var parts: [Part] = []
        if hidden != nil { parts.append(.hidden) }
        switch background {
        case nil: break
        case .default: parts.append(.backgroundDefault)
        case .transparent: parts.append(.backgroundTransparent)
        case .color: parts.append(.backgroundColor)
        case .image: parts.append(.backgroundImage)
        }
        switch shadow {
        case nil: break
        case .some(.none): parts.append(.shadowNone)
        case .default: parts.append(.shadowDefault)
        case .color: parts.append(.shadowColor)
        }
        if tint != nil { parts.append(.tint) }
        if title?.color != nil { parts.append(.titleColor) }
        if title?.fontSize != nil { parts.append(.titleFontSize) }
        if title?.fontWeight != nil { parts.append(.titleFontWeight) }
        if largeTitle != nil { parts.append(.largeTitle) }
        switch statusBar {
        case nil: break
        case .default: parts.append(.statusBarDefault)
        case .lightContent: parts.append(.statusBarLightContent)
        case .darkContent: parts.append(.statusBarDarkContent)
        }
        return parts
    }
}

extension BarStyle.Part {
    /// The member of a style that it belongs to.
    public var member: String { rawValue.split(separator: ".").first.map(String.init) ?? rawValue }
}
