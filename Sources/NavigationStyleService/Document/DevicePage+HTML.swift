import NavigationStyle

extension DevicePage {
    /// The link to its page, with the size of its screen.
    var link: HTMLPage.Link {
        HTMLPage.Link(
            device.name,
            to: "/devices/" + device.name.split(separator: " ").joined(separator: "%20"),
            note: "\(device.width.inPoints) × \(device.height.inPoints) points at \(device.scale)×"
        )
    }

    /// The page for people.
    var html: HTMLPage {
        HTMLPage(
            title: device.name,
            blocks: [
                .text("A screen of \(link.note ?? "")."),
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
            ("Status bar", statusBarHeight?.inPoints ?? "unknown"),
            ("Navigation bar in portrait", portrait.words), ("Navigation bar in landscape", landscape.words),
            ("Large title", largeTitleHeight.map { "adds \($0.inPoints)" } ?? "none"),
            ("Prompt", "adds \(promptHeight.inPoints)"),
        ]
    }
}

extension DeviceMetrics.Room {
    fileprivate var words: String {
        "from \(navigationBar.y.inPoints) to \((navigationBar.y + navigationBar.height).inPoints)"
            + ", \(navigationBar.width.inPoints) wide; safe area \(safeAreaInsets.top.inPoints) at the top"
    }
}

extension Double {
    /// The number without a fraction if it has none, else with at most three digits of it.
    fileprivate var inPoints: String {
        let rounded = roundedToThousandths
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
