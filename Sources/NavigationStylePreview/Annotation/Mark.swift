import NavigationStyle

/// A diagnostic as it is marked in a picture: by a number everywhere, and by a ring where it has a place.
struct Mark: Sendable {
    /// From 1, in the order of the answer.
    var number: Int
    var diagnostic: Diagnostic
    /// What is ringed, in points of the window; nil where the diagnostic is about nothing that is seen.
    var area: Rect?
    /// Which it is of those around the same, from 0.
    var position = 0
    /// When it is true.
    var phase: Timeline.Phase
    /// What is said of it beside the picture.
    var words: String
    /// How far what is ringed has gone while the screens move.
    var way = Track.constant(Point.zero)

    /// The ring, of which those around the same are one.
    var ring: Layer? {
        position > 0 ? nil : area.map { Layer(shape: .ring($0), offset: way) }
    }

    /// The number at the ring.
    var numberLayer: Layer? {
        area.map { Layer(shape: .number(number, of: $0, position: position), offset: way) }
    }
}

extension Mark {
    /// Marks `diagnostics` of an operation between two screens, numbered after `last`.
    static func all(
        of diagnostics: [Diagnostic],
        before: SeenScreen?,
        after: SeenScreen?,
        isAnimated: Bool,
        numberedAfter last: Int
    ) -> [Mark] {
        var marks: [Mark] = []
        for (index, diagnostic) in diagnostics.enumerated() {
            var phase = Timeline.Phase.after
            if isAnimated, diagnostic.code.isOfPassage {
                phase = .moving
            } else if let before, diagnostic.screen == before.id, before.id != after?.id {
                phase = .before
            }
            let screen = phase == .before ? before : after
            var mark = Mark(
                number: last + index + 1,
                diagnostic: diagnostic,
                area: nil,
                phase: phase,
                words: words(for: diagnostic, on: screen)
            )
            if let screen, let property = diagnostic.property {
                let area = MarkPlace(of: property).area(on: screen)
                mark.area = area
                mark.position = marks.count { $0.area == area && $0.phase == phase }
            }
            marks.append(mark)
        }
        return marks
    }

    /// Code, screen, property, and the rule or the callback that set the value.
    private static func words(for diagnostic: Diagnostic, on screen: SeenScreen?) -> String {
        var words = diagnostic.code.rawValue
        if let screen = diagnostic.screen { words += " · \(screen.rawValue)" }
        guard let property = diagnostic.property else { return words }
        words += " · \(property)"
        guard let screen, let property = BarProperty(name: property), let table = screen.bar.provenance else {
            return words
        }
        let provenance = table[property]
        switch provenance.setBy {
        case .system: words += " — UIKit's default"
        case .appearanceProxy: words += " — set by the appearance proxy"
        case .policy: words += " — set by the policy"
        case .screen: words += " — set"
        }
        if let writer = provenance.screen {
            words += provenance.setBy == .screen ? " by \(writer.rawValue)" : " for \(writer.rawValue)"
        }
        if let callback = provenance.callback { words += " in \(callback.rawValue)" }
        return words
    }
}

extension Diagnostic.Code {
    /// Whether it is about what is seen while the screens move.
    fileprivate var isOfPassage: Bool {
        switch self {
        case .hiddenNotAnimated, .hiddenAnimationMismatch, .translucencyChanged, .layoutJump, .previousScreenVisible,
            .styleSnaps, .backIndicatorMaskCovers:
            true
        default: false
        }
    }
}

/// The parts of a bar that a diagnostic can be about.
enum MarkPlace {
    case title, backButton, hairline, statusBar, bar

    /// The place of a property, by its key in a request.
    init(of property: String) {
        switch property {
        case "title", "titleTextAttributes", "largeTitleTextAttributes": self = .title
        case "tint", "tintColor", "backIndicatorImage", "backIndicatorTransitionMaskImage": self = .backButton
        case "shadow", "shadowImage", "shadowColor": self = .hairline
        case "barStyle", "statusBar", "preferredStatusBarStyle", "prefersStatusBarHidden": self = .statusBar
        default: self = .bar
        }
    }

    /// What of the components of a transition it is; nil of what is none.
    var components: [Component.Name] {
        switch self {
        case .title: [.title, .largeTitle]
        case .backButton: [.backButton]
        case .hairline, .statusBar, .bar: []
        }
    }

    /// What is ringed on `screen`, in points; where the part is not there, the bar.
    func area(on screen: SeenScreen) -> Rect {
        let content = BarContent(of: screen)
        let bottom = screen.bar.frame.maxY
        switch self {
        case .title:
            if let title = content.title { return title.bounds.outset(by: 5) }
        case .backButton:
            if let chevron = content.chevron {
                var area = content.backGlass ?? chevron.bounds
                if let title = content.backTitle { area = area.union(title.bounds) }
                return area.outset(by: 4)
            }
            let items = (content.leftItems + content.rightItems).map(\.text.bounds)
            if let first = items.first { return items.dropFirst().reduce(first) { $0.union($1) }.outset(by: 4) }
        case .hairline: return Rect(x: 3, y: bottom - 4, width: screen.windowWidth - 6, height: 8)
        case .statusBar:
            if screen.windowInsets.top >= 20 {
                return Rect(x: 3, y: 3, width: screen.windowWidth - 6, height: screen.windowInsets.top - 6)
            }
        case .bar: break
        }
        return Rect(x: 3, y: 3, width: screen.windowWidth - 6, height: bottom - 6)
    }
}

extension Rect {
    /// The least rectangle that holds both.
    fileprivate func union(_ other: Rect) -> Rect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
