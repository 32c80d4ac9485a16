import NavigationStyle

/// A diagnostic as it is marked in a picture: always by a number, and by a ring if it has a place.
struct Mark: Sendable {
    /// From 1, in the order of the answer.
    var number: Int
    var diagnostic: Diagnostic
    /// The area inside the ring, in points of the window; nil if the diagnostic is not about anything visible.
    var area: Rect?
    /// The place of its number among the signs at the right end of the ring, from 0.
    var position = 0
    /// Whether an earlier mark has the ring around the area.
    var sharesRing = false
    /// The phase of the animation in which the diagnostic applies.
    var phase: Timeline.Phase
    /// The message, with code, screen and property.
    var words: String
    /// The rule or the callback that set the value, as a sentence of its own; empty if unknown.
    var origin = ""

    /// The caption beside the picture.
    var caption: String { origin.isEmpty ? "\(number)  \(words)" : "\(number)  \(words) \(origin)" }
    /// The offset of the ringed part while the screens move.
    var way = Track.constant(Point.zero)
    /// The color of the part that a leaked property would color, if that part is not there.
    var ghostColor: RGBA?
    /// The area in which something is seen of a color that nobody knows; nil where there is none.
    var hatchedArea: Rect?
    /// Whether it was explained before: a number stands for one diagnostic in the whole picture.
    var isRepeated = false

    /// The outline of a part that is not there.
    var ghost: Layer? {
        guard let ghostColor, !sharesRing, let area else { return nil }
        return Layer(shape: .outline(area.outset(by: -4), isDashed: true), color: .constant(ghostColor))
    }

    /// The stripes that stand for a color that nobody knows.
    var hatching: Layer? {
        hatchedArea.map { area in
            let ink = Track.constant(RGBA.black.withAlpha(0.5))
            return Layer(shape: .group(area.hatching.map { Layer(shape: .polygon($0), color: ink) }))
        }
    }

    /// The ring; marks around the same area share one.
    var ring: Layer? {
        sharesRing ? nil : area.map { Layer(shape: .ring($0, isOfChange: false), offset: way) }
    }

    /// The number at the ring.
    var numberLayer: Layer? { sign.map { Layer(shape: .sign($0), offset: way) } }

    /// The number, and its place.
    var sign: Layer.Sign.Place? {
        area.map { Layer.Sign.Place(sign: .diagnostic(number), area: $0, position: position) }
    }
}

extension Mark {
    /// Marks `diagnostics` of an operation between two screens, numbered after `last`.
    ///
    /// While the screens move, the incoming one is `arrival`: after a cancelled swipe, `after` is another.
    static func all(
        of diagnostics: [Diagnostic],
        before: SeenScreen?,
        after: SeenScreen?,
        arrival: SeenScreen? = nil,
        isAnimated: Bool,
        isPop: Bool = false,
        pixel: Double,
        numberedAfter last: Int
    ) -> [Mark] {
        var marks: [Mark] = []
        // A message about a property that is repeated for another moment is written once in a picture.
        let told = diagnostics.uniqued { [$0.code.rawValue, $0.screen?.rawValue, $0.property, $0.message] }
        for (index, diagnostic) in told.enumerated() {
            var phase = Timeline.Phase.after
            if isAnimated, diagnostic.code.aspect == .motion {
                phase = .moving
            } else if let before, diagnostic.screen == before.id, before.id != after?.id {
                phase = .before
            } else if isAnimated, before?.id == after?.id, let id = diagnostic.screen, id != after?.id {
                // The screen that was visible only during a cancelled swipe.
                phase = .moving
            }
            let screen =
                switch phase {
                case .before: before
                case .moving: diagnostic.screen == before?.id ? before : arrival ?? after
                case .after: after
                }
            var mark = Mark(
                number: last + index + 1,
                diagnostic: diagnostic,
                area: nil,
                phase: phase,
                words: Self.words(for: diagnostic),
                origin: origin(of: diagnostic, on: screen)
            )
            if let screen, let property = diagnostic.property {
                let place = MarkPlace(of: property)
                let ghost = diagnostic.code == .styleLeak ? place.ghost(on: screen) : nil
                mark.ghostColor = ghost?.color
                let area = ghost?.area ?? place.area(on: screen)
                mark.area = area
                let others = marks.filter { $0.phase == phase }
                mark.sharesRing = others.contains { $0.area == area }
                mark.position = screen.freePosition(
                    of: .diagnostic(mark.number),
                    around: area,
                    besides: others.compactMap(\.sign),
                    pixel: pixel
                )
            }
            if diagnostic.code == .darkBarInTransition, let screen = after ?? before {
                let isRightToLeft = screen.environment.layoutDirection == .rightToLeft
                mark.hatchedArea = screen.darkBarArea(isFromLeft: isPop != isRightToLeft)
                mark.area = mark.hatchedArea?.outset(by: -2)
            }
            marks.append(mark)
        }
        return marks
    }

    /// Returns the code, the screen, the property, and the message.
    private static func words(for diagnostic: Diagnostic) -> String {
        var words = diagnostic.code.rawValue
        if let screen = diagnostic.screen { words += " · \(SceneText.shortened(screen.rawValue))" }
        let message = diagnostic.message
        guard let property = diagnostic.property else { return words + " — " + message }
        words += " · \(property) — "
        // If the message begins with the property, the property is not repeated.
        return words + (message.hasPrefix(property + " ") ? message.dropFirst(property.count + 1) : message[...])
    }

    /// Returns the author of the value on the screen that the diagnostic is about, if the message does not name it.
    private static func origin(of diagnostic: Diagnostic, on screen: SeenScreen?) -> String {
        guard let name = diagnostic.property, let screen, diagnostic.screen ?? screen.id == screen.id,
            let property = BarProperty(name: name), let provenance = screen.bar.provenance?[property]
        else { return "" }
        if let callback = provenance.callback, diagnostic.message.parts(separatedBy: callback.rawValue).count > 1 {
            return ""
        }
        var words =
            switch provenance.setBy {
            case .system: "UIKit's default"
            case .appearanceProxy: "Set by the appearance proxy"
            case .entry: "Set by the navigation controller"
            case .policy: "Set by the policy"
            case .screen: "Set"
            }
        if let writer = provenance.screen {
            words += provenance.setBy == .screen ? " by" : " for"
            words += " \(SceneText.shortened(writer.rawValue))"
        }
        if let callback = provenance.callback { words += " in \(callback.rawValue)" }
        return words + "."
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

    /// The components of a transition that it stands for; empty if there are none.
    var components: [Component.Name] {
        switch self {
        case .title: [.title, .largeTitle]
        case .backButton: [.backButton]
        case .hairline, .statusBar, .bar: []
        }
    }

    /// Returns the area that a missing part would have on `screen`, in points, and its color; nil if the part is there,
    /// or does not belong to the bar's content.
    func ghost(on screen: SeenScreen) -> (area: Rect, color: RGBA)? {
        guard !screen.bar.isHidden else { return nil }
        let content = BarContent(of: screen)
        switch self {
        case .title:
            guard content.title == nil else { return nil }
            let (width, height) = (96.0, 36.0)
            let y = content.backTitlePlace.y - 6 - height / 2
            return (
                Rect(x: (screen.windowWidth - width) / 2, y: y, width: width, height: height), screen.bar.title.color
            )
        case .backButton:
            guard content.chevron == nil, content.leftItems.isEmpty, content.rightItems.isEmpty else { return nil }
            let area = Rect(x: 6, y: content.backTitlePlace.y - 24, width: 76, height: 36)
            let isRightToLeft = screen.environment.layoutDirection == .rightToLeft
            return (isRightToLeft ? area.mirrored(in: screen.windowWidth) : area, screen.bar.tintColor)
        case .hairline, .statusBar, .bar: return nil
        }
    }

    /// Returns the area to ring on `screen`, in points: that of the part, or the bar if the part is not there.
    func area(on screen: SeenScreen) -> Rect {
        let content = BarContent(of: screen)
        let bottom = screen.barFrame.maxY
        switch self {
        case .title:
            if let title = content.title { return title.bounds.outset(by: 5) }
        case .backButton:
            if let chevron = content.chevron {
                var area = content.backGlass ?? chevron.bounds
                if let title = content.backTitle { area = area.union(title.bounds) }
                return area.outset(by: 4)
            }
            let items = (content.leftItems + content.rightItems).map(\.bounds)
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

extension SeenScreen {
    /// Returns the first position of `sign` at the ring around `area` where it covers none of `signs`.
    func freePosition(
        of sign: Layer.Sign,
        around area: Rect,
        besides signs: [Layer.Sign.Place],
        pixel: Double
    ) -> Int {
        let centers = signs.map { $0.center(pixel: pixel, width: windowWidth) }
        // Two signs at one ring are a diameter apart, give or take a rounding.
        let reach = (Layer.Sign.Place.diameter - 0.1) * pixel
        return (0..<signs.count + 1).first { position in
            let center = Layer.Sign.Place(sign: sign, area: area, position: position)
                .center(pixel: pixel, width: windowWidth)
            return !centers.contains { abs($0.x - center.x) < reach && abs($0.y - center.y) < reach }
        } ?? signs.count
    }
}
