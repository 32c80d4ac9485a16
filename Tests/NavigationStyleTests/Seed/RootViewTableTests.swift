import Testing

@testable import NavigationStyle

/// uikit.C1, the table, every row with all values of its 'any' columns; seed 4.
struct RootViewTableTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var isVisible: Bool
        var isTranslucent: Bool
        var includesOpaqueBars: Bool
        var extendsToTop: Bool
        /// The expected y: the bottom of the bar, the top of the window's own safe area, or 0.
        var viewY, top: Double
    }

    /// H on an iPhone 8.
    static let barBottom = 64.0
    /// S on an iPhone 8.
    static let windowTop = 20.0

    static let cases: [Case] = [true, false].flatMap { isVisible in
        [true, false].flatMap { isTranslucent in
            [true, false].flatMap { includesOpaqueBars in
                [true, false].map { extendsToTop in
                    let goesUnder = isTranslucent || includesOpaqueBars
                    let (row, viewY, top) =
                        switch (isVisible, goesUnder, extendsToTop) {
                        case (false, _, _): ("no | any | any", 0.0, windowTop)
                        case (true, true, true): ("yes | yes | yes", 0.0, barBottom)
                        case (true, true, false): ("yes | yes | no", barBottom, 0.0)
                        case (true, false, _): ("yes | no | any", barBottom, 0.0)
                        }
                    return Case(
                        testDescription: "\(row): T \(isTranslucent), X \(includesOpaqueBars), E \(extendsToTop)",
                        isVisible: isVisible,
                        isTranslucent: isTranslucent,
                        includesOpaqueBars: includesOpaqueBars,
                        extendsToTop: extendsToTop,
                        viewY: viewY,
                        top: top
                    )
                }
            }
        }
    }

    @Test(arguments: cases, [SystemVersion.iOS(7), .iOS(10), .iOS(11), .iOS(18)])
    func `the table of C1: bar, translucency, opaque bars and edges decide where the view is and what covers it`(
        _ row: Case,
        os: SystemVersion
    ) {
        let scene = BarScene.on(
            os,
            device: "iPhone 8",
            isNavigationBarHidden: !row.isVisible,
            bar: { $0.isTranslucent = row.isTranslucent },
            screen: {
                $0.view.extendedLayoutIncludesOpaqueBars = row.includesOpaqueBars
                $0.view.edgesForExtendedLayout = row.extendsToTop ? .all : [.left, .bottom, .right]
            }
        )
        let layout = scene.layout()
        #expect(layout.view.y == row.viewY)
        #expect(layout.view.height == 667 - row.viewY)
        switch layout.obscured {
        case .safeArea(let insets): #expect(insets.top == row.top && os >= .safeArea)
        case .layoutGuides(let top, _): #expect(top == row.top && os < .safeArea)
        }
    }
}
