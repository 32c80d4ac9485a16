/// A bar that a policy put on a screen's view: what the screen looked like when it was left.
struct FakeBar: Hashable, Sendable {
    /// What differs from a fresh bar's defaults; `isTranslucent` only if it was set on the fake bar.
    var properties: BarProperties
    /// Whether it is in the view hierarchy; detached it is memory only.
    var isAttached: Bool
    /// Its view's own flag.
    var isHidden = false

    /// What it looks like: without what is as on a fresh bar, and with `isTranslucent` as it comes out.
    var image: BarProperties {
        let isTranslucent = BarValue.flag(properties.translucency.isTranslucent)
        return BarProperties(properties.touched.union([.isTranslucent])) {
            $0 == .isTranslucent ? isTranslucent : properties[$0]
        }
    }
}
