/// How a part of a declared style is said under a policy, and back: for people who move from one to another.
public struct Declaration: Hashable, Sendable {
    /// Which way the words lead.
    public enum Direction: String, CaseIterable, Codable, Sendable {
        /// What the part says the members say, and what the members say the part says.
        case both
        /// The members say the part; what else they may say no part does.
        case fromStyle
        /// A part says the members; the other way there is none.
        case toStyle
        /// The policy has no word for the part, or a declared style none for the members.
        case none
    }

    /// Of which values alone something holds.
    public enum Limit: String, CaseIterable, Codable, Sendable {
        /// The colors that light and dark give text.
        case whiteOrBlack
        /// Images that are gradients.
        case gradient
    }

    /// The part; nil of members for which a declared style has no word.
    public var part: BarStyle.Part?
    /// Where it is said: members of `library`, of a screen or of the object `policy`, each as a path.
    public var members: [String]
    /// Which way.
    public var direction: Direction
    /// Of which values alone; nil is of all.
    public var limit: Limit?
    /// The first iOS on which that holds; nil is the policy's first.
    public var since: SystemVersion?
    /// The iOS from which on it holds no longer.
    public var until: SystemVersion?
    /// What gets lost on the way; nil where nothing does.
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
    /// Whether the policy can say the part of `style` on `os` by these members.
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

    /// A part that the policy has no word for.
    static func unsaid(_ part: BarStyle.Part, _ loss: String, since: SystemVersion? = nil, until: SystemVersion? = nil)
        -> Declaration
    {
        Declaration(part, [], .none, since: since, until: until, loss: loss)
    }

    /// Members for which a declared style has no word.
    static func own(_ members: [String], _ loss: String = "A declared style cannot express it.") -> Declaration {
        Declaration(nil, members, .none, loss: loss)
    }
}

extension [Declaration] {
    /// What of `style` is lost on `os`, part by part: nothing says it.
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

    /// The declarations of a policy under which a style is written to the bar itself by the code at `place`, but for the
    /// parts that `except` names.
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

    /// The same without the difference of systems where there is none.
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
    /// A style that asks for this part alone.
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

    /// What gets lost where it is written to the bar by code.
    fileprivate func lossWhenWritten(on os: SystemVersion) -> String? {
        switch self {
        case .statusBarDarkContent:
            "barStyle has no word for dark content: it becomes default, which is light in dark mode."
        case .hidden: nil
        default: nil
        }
    }
}

extension [Declaration] {
    /// The declarations of a policy that keeps the declared style of each screen as it is.
    static let kept: [Declaration] = BarStyle.Part.allCases.map { Declaration($0, ["bar." + $0.member]) }
}
