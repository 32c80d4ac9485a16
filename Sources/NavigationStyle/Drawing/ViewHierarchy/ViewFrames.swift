/// The frames of the views that follow from the bar's own metrics, each in its superview, in points.
struct ViewFrames {
    /// The window.
    let window: Rect
    /// The bar, in the window.
    let bar: Rect
    /// The app's view, in the window.
    let rootView: Rect
    /// The height of a pixel, in points.
    let pixel: Double

    /// The frames of a bar with neither large title nor prompt over a view that asks for nothing.
    init(in environment: NavigationEnvironment) {
        let device = environment.knownDevice
        let scene = BarScene(environment: environment, screen: Screen(id: ""), properties: BarProperties())
        let view = scene.layout(on: device).view
        window = Rect(
            x: 0,
            y: 0,
            width: device.width(in: environment.orientation),
            height: device.height(in: environment.orientation)
        )
        bar = scene.frame(on: device)
        rootView = Rect(x: 0, y: view.y, width: view.width, height: view.height)
        pixel = (1 / Double(device.scale)).roundedToThousandths
    }

    /// The background reaches from the top of the window to the bottom of the bar (`UIBarPosition.topAttached`).
    var background: Rect { Rect(x: 0, y: -bar.y, width: bar.width, height: bar.maxY) }

    /// The content of the background, which fills it.
    var backgroundContent: Rect { Rect(x: 0, y: 0, width: bar.width, height: bar.maxY) }

    /// The hairline, a pixel high just below the background (seed1.2; uikit.C5).
    var shadow: Rect { Rect(x: 0, y: bar.maxY, width: bar.width, height: pixel) }

    /// The content of the hairline, which fills it.
    var shadowContent: Rect { Rect(x: 0, y: 0, width: bar.width, height: pixel) }

    /// The arrow of the back button, which was printed only in a bar of 44 points (seed1.2).
    var backIndicator: Rect? {
        bar.height == BarMetrics.height ? Rect(x: 8, y: 11.5, width: 13, height: 21) : nil
    }
}
