/// The heights and places of bars, in points (uikit.md C5), each number once.
enum BarMetrics {
    /// The row of the buttons on phones up to iOS 18, and on iPads up to iOS 11.
    static let height = 44.0
    /// On iPads from iOS 12 on.
    static let padHeight = 50.0
    /// On phones in landscape up to iOS 18.
    static let compactHeight = 32.0
    /// On phones in landscape that are as wide as a Plus.
    ///
    /// Contested: QMUI and GKNavigationBar have 44, React Navigation has 32 on all.
    static let widePhoneCompactHeight = 44.0
    /// On every device and in every orientation from iOS 26 on: 44 with 10 below (measured on iOS 26.1).
    static let glassHeight = 54.0
    /// What a large title adds.
    static let largeTitleHeight = 52.0
    /// What a prompt adds up to iOS 18.
    ///
    /// Contested: a number without a source.
    static let promptHeight = 30.0
    /// What a prompt adds from iOS 26 on (measured on iOS 26.1).
    static let glassPromptHeight = 32.0
    /// Whether a prompt is drawn in compact height.
    ///
    /// Contested: it is hidden 'in some compact layouts' (uikit.md G).
    static let showsPromptInCompactHeight = false
    /// How much higher than the safe area a bar begins under a Dynamic Island up to iOS 18, to which pixels come.
    ///
    /// With one pixel it is React Navigation's formula, and 53.667 where the safe area begins at 59.
    static let dynamicIslandOverlap = 5.0
    /// The pixels that come to it.
    static let dynamicIslandPixels = 1
    /// The pixels that come to it on phones with a thin bezel, where the safe area begins at 62.
    ///
    /// Two recordings that know nothing of each other have 56.333 on the iPhone 16 Pro and Pro Max; one pixel would give
    /// 56.667.
    static let thinBezelPixels = 2
    /// The least y of a bar from iOS 26 on (measured on iOS 26.1).
    static let leastGlassY = 10.0
    /// The y of a bar in compact height from iOS 26 on: measured on an iPhone SE, contested for all others.
    static let glassCompactHeightY = 24.0
}
