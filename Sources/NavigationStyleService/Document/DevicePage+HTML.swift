import NavigationStyle

extension DevicePage: HTMLResource {
    /// The link to its page, with the size of its screen.
    var htmlLink: HTMLPage.Link {
        HTMLPage.Link(
            name,
            to: "\(Self.path)/" + name.split(separator: " ").joined(separator: "%20"),
            note: "\(device.width.words) × \(device.height.words) points at \(device.scale)×"
        )
    }

    func html(hasPlayground: Bool) -> HTMLPage {
        HTMLPage(
            title: name,
            blocks: [
                .text("A screen of \(htmlLink.note ?? "")."),
                .text(
                    """
                    Lengths are in points, from the top of the screen. Each list applies until the version of the \
                    next one.
                    """
                ),
            ]
                + metrics.map { metrics in
                    .list("iOS \(metrics.since) and later", metrics.lines.map { HTMLPage.Link($0, note: $1) })
                }
        )
    }
}

extension DeviceMetrics {
    /// The lengths, each with its name.
    fileprivate var lines: [(String, String)] {
        [
            ("Status bar", statusBarHeight?.words ?? "unknown"),
            ("Navigation bar in portrait", portrait.words), ("Navigation bar in landscape", landscape.words),
            ("Large title", largeTitleHeight.map { "adds \($0.words)" } ?? "none"),
            ("Prompt", "adds \(promptHeight.words)"),
        ]
    }
}

extension DeviceMetrics.Room {
    fileprivate var words: String {
        "from \(navigationBar.y.words) to \((navigationBar.y + navigationBar.height).words)"
            + ", \(navigationBar.width.words) wide; safe area \(safeAreaInsets.top.words) at the top"
    }
}
