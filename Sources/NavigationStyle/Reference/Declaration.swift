/// The members by which a policy expresses a part of a declared style, and vice versa, for people who move from one to
/// the other.
public struct Declaration: Hashable, Sendable {
    /// The directions in which a part can be converted.
    public enum Direction: String, CaseIterable, Codable, Sendable {
        /// The part and the members express exactly each other.
        case both
        /// The members express the part, but have other values that no part expresses.
        case fromStyle
        /// The part expresses the members, but the members cannot express the part.
        case toStyle
        /// The policy has no member for the part, or a declared style no part for the members.
        case none
    }

    /// The values to which a declaration is limited.
    public enum Limit: String, CaseIterable, Codable, Sendable {
        /// The title colors of light and dark mode.
        case whiteOrBlack
        /// Images that are gradients.
        case gradient
    }

    /// The part; nil for members for which a declared style has no part.
    public var part: BarStyle.Part?
    /// The members of `library`, of a screen or of the object `policy`, each as a path.
    public var members: [String]
    /// The directions of conversion.
    public var direction: Direction
    /// The values to which it is limited; nil for all.
    public var limit: Limit?
    /// The first iOS to which it applies; nil for the policy's first.
    public var since: SystemVersion?
    /// The first iOS to which it no longer applies; nil for none.
    public var until: SystemVersion?
    /// The loss in the conversion; nil if there is none.
    public var loss: String?

    init(
        _ part: BarStyle.Part?,
        _ members: [String],
        _ direction: Direction = .both,
        limit: Limit? = nil,
        since: SystemVersion? = nil,
        until: SystemVersion? = nil,
        loss: String? = nil
    ) {
        self.part = part
        self.members = members
        self.direction = direction
        self.limit = limit
        self.since = since
        self.until = until
        self.loss = loss
    }
}

extension Declaration {
    /// Returns whether the policy expresses the part of `style` on `os` by these members.
    func says(_ style: BarStyle, on os: SystemVersion) -> Bool {
        guard direction == .both || direction == .fromStyle else { return false }
        if let since, os < since { return false }
        if let until, os >= until { return false }
        switch limit {
        case nil: return true
        case .whiteOrBlack:
            guard let color = style.title?.color else { return false }
            return [RGBA.white, .black].contains(color.light) && [RGBA.white, .black].contains(color.dark)
        case .gradient:
            guard case .image(.picture(let picture)) = style.background else { return false }
            return picture.gradient != nil
        }
    }

    /// Returns the declaration of a part that the policy cannot express.
    static func unsaid(_ part: BarStyle.Part, _ loss: String, since: SystemVersion? = nil, until: SystemVersion? = nil)
        -> Declaration
    {
        Declaration(part, [], .none, since: since, until: until, loss: loss)
    }

    /// Returns the declaration of members that a declared style cannot express.
    static func own(_ members: [String], _ loss: String = "A declared style cannot express it.") -> Declaration {
        Declaration(nil, members, .none, loss: loss)
    }
}

extension [Declaration] {
    /// Returns the parts of `style` that nothing expresses on `os`, each with its loss.
    func losses(of style: BarStyle, on os: SystemVersion) -> [(part: BarStyle.Part, loss: String)] {
        style.partsAskedFor.compactMap { part in
            let own = filter { $0.part == part }
            if own.contains(where: { $0.says(style, on: os) }) { return nil }
            let told = own.last { declaration in
                declaration.since.map { os >= $0 } ?? true && declaration.until.map { os < $0 } ?? true
            }
            return (part, told?.loss ?? own.last?.loss ?? "The policy cannot express it.")
        }
    }

    /// Returns the declarations of a policy under which the code at `place` writes a style to the bar itself, without
    /// the parts in `except`.
    static func written(at place: String, except: Set<BarStyle.Part> = []) -> [Declaration] {
        var declarations: [Declaration] = []
        for part in BarStyle.Part.allCases where !except.contains(part) {
            let eras: [(sample: SystemVersion, since: SystemVersion?, until: SystemVersion?)] = [
                (SystemVersion(12), nil, .appearanceObjects), (SystemVersion(17), .appearanceObjects, nil),
            ]
            for (sample, since, until) in eras {
                let written = part.sample.properties(for: sample).touched
                let members = written.map { place + "." + $0.name }
                let loss = part.lossWhenWritten(on: sample)
                declarations.append(
                    Declaration(
                        part,
                        members,
                        loss == nil ? .both : .fromStyle,
                        since: since,
                        until: until,
                        loss: loss
                    )
                )
            }
        }
        return declarations.merged
    }

    /// The declarations, with those of adjacent systems merged if they are equal.
    private var merged: [Declaration] {
        reduce(into: []) { result, next in
            if let last = result.last, last.part == next.part, last.members == next.members, last.loss == next.loss {
                result[result.count - 1].until = nil
            } else {
                result.append(next)
            }
        }
    }
}

extension BarStyle.Part {
    /// A style with only this part.
    package var sample: BarStyle {
        var style = BarStyle()
        let color = BarColor(RGBA(rawValue: 0x3366_99FF))
        switch self {
        case .hidden: style.hidden = true
        case .backgroundDefault: style.background = .default
        case .backgroundTransparent: style.background = .transparent
        case .backgroundColor: style.background = .color(color)
        case .backgroundImage: style.background = .image(.picture(BarImage.Picture(name: "wave", color: color)))
        case .shadowNone: style.shadow = BarStyle.Shadow.none
        case .shadowDefault: style.shadow = .default
        case .shadowColor: style.shadow = .color(color)
        case .tint: style.tint = color
        case .titleColor: style.title = TextAttributes(color: color)
        case .titleFontSize: style.title = TextAttributes(fontSize: 20)
        case .titleFontWeight: style.title = TextAttributes(fontWeight: .heavy)
        case .largeTitle: style.largeTitle = true
        case .statusBarDefault: style.statusBar = .default
        case .statusBarLightContent: style.statusBar = .lightContent
        case .statusBarDarkContent: style.statusBar = .darkContent
        }
        return style
    }

    /// Returns the loss if code writes the part to the bar; nil if there is none.
    fileprivate func lossWhenWritten(on os: SystemVersion) -> String? {
        switch self {
        case .statusBarDarkContent:
            "barStyle cannot express dark content: it becomes default, which is light in dark mode."
        case .hidden: nil
        default: nil
        }
    }
}

extension [Declaration] {
    /// The declarations of a policy that keeps each screen's declared style unchanged.
    static let kept: [Declaration] = BarStyle.Part.allCases.map { Declaration($0, ["bar." + $0.member]) }
}
