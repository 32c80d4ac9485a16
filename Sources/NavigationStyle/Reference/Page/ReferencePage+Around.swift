extension ReferencePage {
    /// The facts about what surrounds the bar.
    static let aroundTheBar = [
        ReferencePage(
            "around.W1",
            "The bar's row at other sizes of text",
            "Standard bars do not scale with the accessibility sizes: a long press shows an item large instead. Up to iOS 12 an "
                + "inline title is 17 points high whatever the size. On iOS 26.1 it grows to at most 21, measured at "
                + "accessibilityMedium, and the row stays as it is. How titles of other sizes are set in between is contested.",
            from: [
                "WWDC19, Large Content Viewer", "woocommerce-ios#904", "kickstarter ios-oss#605",
                "OpenUIKit on iOS 26.1",
            ]
        ),
        ReferencePage(
            "around.W2",
            "Large titles at other sizes of text, iOS 26",
            "The zone below the row is 52 points high at large, 54 at extraExtraExtraLarge and 61.5 at accessibilityMedium. "
                + "Of the nine other sizes nothing is known. Collapsed, the bar is as high as its row.",
            from: ["OpenUIKit on iOS 26.1"]
        ),
        ReferencePage(
            "around.W3",
            "Large titles at other sizes of text, up to iOS 18",
            "A large title grows with the text style largeTitle: 31 to 40 points, and 44 to 60 at the accessibility sizes. By "
                + "how much the bar grows with it nobody says. At large it is 52.",
            from: ["Apple, Human Interface Guidelines, Typography"]
        ),
    ]
}
