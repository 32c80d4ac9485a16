import NavigationStyle

/// The parts of a bar's content, as layers in their places.
struct BarParts {
    private let content: BarContent
    private let screen: SeenScreen
    private let alpha: Track<Double>

    /// Makes the parts, with the opacity `alpha` of the bar's view, or that of the bar at rest.
    init(_ content: BarContent, of screen: SeenScreen, alpha: Track<Double>? = nil) {
        self.content = content
        self.screen = screen
        self.alpha = alpha ?? .constant(screen.barAlpha)
    }

    var title: [Layer] {
        guard let title = content.title else { return [] }
        let color = screen.bar.title.color
        return (content.titleView.map { [layer(.outline($0, isDashed: false), color)] } ?? []) + [text(title, color)]
    }

    var backButton: [Layer] { chevron + backTitle }

    /// The chevron, with the glass under it.
    var chevron: [Layer] {
        guard let chevron = content.chevron else { return [] }
        return glass(content.backGlass) + [layer(.chevron(chevron), screen.bar.backButton.color)]
    }

    var backTitle: [Layer] { content.backTitle.map { [text($0, screen.bar.backButton.color)] } ?? [] }
    var leftItems: [Layer] { items(content.leftItems) }
    var rightItems: [Layer] { items(content.rightItems) }
    var prompt: [Layer] { content.prompt.map { [text($0, screen.bar.title.color)] } ?? [] }

    var searchField: [Layer] {
        content.searchField?.layers(alpha: alpha, isDark: screen.contentStyle == .dark) ?? []
    }

    private func items(_ items: [BarContent.Item]) -> [Layer] {
        let color = screen.bar.backButton.color
        return items.flatMap { item in
            switch item.content {
            case .title(let line): glass(item.glass) + [text(line, color)]
            case .symbol(let symbol, let area):
                glass(item.glass) + [layer(.symbol(symbol, area, isMirrored: isRightToLeft), color)]
            }
        }
    }

    private var isRightToLeft: Bool { screen.environment.layoutDirection == .rightToLeft }

    /// Returns a capsule of glass; over a flat background its fill cannot be seen.
    private func glass(_ area: Rect?) -> [Layer] {
        guard let area else { return [] }
        let rim = 1 / screen.scale
        return [
            layer(.glass(area, rim: rim), Material.glass(isDark: screen.contentStyle == .dark).veil)
        ]
    }

    private func text(_ line: TextLine, _ color: RGBA) -> Layer { layer(.text(line), color) }

    private func layer(_ shape: Layer.Shape, _ color: RGBA) -> Layer {
        Layer(shape: shape, opacity: alpha, color: .constant(color))
    }
}
