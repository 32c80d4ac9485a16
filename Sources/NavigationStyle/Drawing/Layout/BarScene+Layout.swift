extension BarScene {
    /// Where the root view is and what of it lies under the bar.
    func layout() -> Layout {
        layout(on: environment.knownDevice)
    }

    /// Where the root view is on `device`.
    func layout(on device: Device) -> Layout {
        let window = windowInsets(on: device)
        let height = device.height(in: environment.orientation)
        let width = device.width(in: environment.orientation)
        let barBottom = isInsetByBar ? frame(on: device).maxY : nil
        let y = barBottom.map { beginsUnderBar ? 0 : $0 } ?? 0
        let top = barBottom.map { beginsUnderBar ? $0 : 0 } ?? window.top
        let obscured: Layout.Obscured
        let inset: Insets?
        let contentTop: Double
        if environment.os >= .safeArea {
            let additional = screen.view.additionalSafeAreaInsets
            let safeArea = Insets(
                top: max(top + additional.top, 0),
                left: max(window.left + additional.left, 0),
                bottom: max(window.bottom + additional.bottom, 0),
                right: max(window.right + additional.right, 0)
            )
            obscured = .safeArea(safeArea)
            inset = screen.view.adjustedContentInset(for: safeArea, width: width, height: height - y)
            contentTop = y + safeArea.top
        } else {
            obscured = .layoutGuides(top: top, bottom: window.bottom)
            inset = screen.view.writtenContentInset(top: top, bottom: window.bottom)
            contentTop = y + top
        }
        return Layout(
            view: Layout.View(y: y, height: height - y, width: width),
            obscured: obscured,
            adjustedContentInset: inset,
            contentTop: contentTop
        )
    }

    /// Whether the root view goes to the window's upper edge.
    var reachesTop: Bool { !isInsetByBar || beginsUnderBar }

    /// Whether the bar takes room from the screen: hidden in any way it takes none (uikit.md C1, `visible`).
    private var isInsetByBar: Bool {
        let bar = layoutProperties ?? properties
        return !isNavigationBarHidden && !isBarHidden && !(bar.isHidden ?? false) && bar.alpha ?? 1 > 0
    }

    /// Whether the root view goes to the window's upper edge under a visible bar: the rows of uikit.md C1 (seed 4).
    private var beginsUnderBar: Bool {
        ((layoutProperties ?? properties).translucency.isTranslucent || screen.view.extendedLayoutIncludesOpaqueBars)
            && screen.view.extendsUnderTopBars
    }
}

extension Rect {
    /// The y of the lower edge, in points.
    public var maxY: Double { y + height }
}
