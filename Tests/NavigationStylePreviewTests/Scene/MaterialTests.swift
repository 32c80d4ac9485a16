import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// The veil of a material over its backdrop, compared with measurements.
@Suite struct MaterialTests {
    @Test func `a light blur over green is what iOS 13, 15 and 18 show`() {
        #expect(Material.blur(isDark: false).color(over: RGBA(rawValue: 0x00FF_00FF)) == RGBA(rawValue: 0xCCFF_CCFF))
        #expect(Material.blur(isDark: false).color(over: .white) == .white)
    }

    @Test func `glass over white is what iOS 26 shows`() {
        #expect(Material.glass(isDark: false).color(over: .white) == RGBA(rawValue: 0xFDFD_FDFF))
    }

    @Test func `the shadow of glass is as wide as a blur of 28 in CSS, and is not cut`() throws {
        let document = try Pictures.document(
            Pictures.json(
                environment: #"{"os":"26.1"}"#,
                stack: #"[{"id":"a"},{"id":"b","title":"B"}]"#
            )
        )
        let filter = try #require(document.all("filter").first { $0.attributes["id"] == "ns-glass" })
        let blur = document.all("feGaussianBlur").first { $0.attributes["in"] == "SourceAlpha" }
        #expect(blur?.number("stdDeviation") == 14)
        // The filter's region is relative to the capsule, which is 44 points high and as wide at least.
        func points(_ name: String) -> Double {
            (filter.attributes[name].flatMap { Double($0.dropLast()) } ?? 0) / 100 * 44
        }
        for (start, length) in [("x", "width"), ("y", "height")] {
            #expect(-points(start) >= 3 * 14)
            #expect(points(length) + points(start) - 44 >= 3 * 14 + 4)
        }
    }

    @Test(arguments: [(false, true), (true, false)])
    func `the other screen shows through a bar whose root view begins below it`(
        _ isTranslucent: Bool,
        _ isSeen: Bool
    ) throws {
        let screen =
            ##"{"id":"b","title":"B","callbacks":{"viewDidLoad":{"isTranslucent":\##(isTranslucent)}},"view":{"scrollView":{"contentOffset":80}}}"##
        let document = try Pictures.document(
            Pictures.json(
                policy: #""perScreenBar""#,
                environment: #"{"os":"18.0"}"#,
                stack: ##"[{"id":"a","title":"A","bar":{"background":"#1B5E20"}},\##(screen)]"##,
                operation: #"{"type":"pop"}"#
            )
        )
        /// Whether the lower screen's bar is in something that is blurred, in a frame.
        func isBlurred(in frame: Int) -> Bool {
            let filters = document.elements.indices.filter { document.elements[$0].attributes["filter"] != nil }
            return document.frame(frame).contains { element in
                element.attributes["fill"] == "#1B5E20" && element.ancestors.contains(where: filters.contains)
            }
        }
        #expect(!isBlurred(in: 0) && !isBlurred(in: 4))
        #expect(isBlurred(in: 1) == isSeen && isBlurred(in: 3) == isSeen)
    }

    @Test func `a tint never hides a blur`() {
        let background = BarState.Background.test(.blur, color: RGBA(rawValue: 0xFF00_00FF))
        let paint = BackgroundPaint(background, barAlpha: 1, isDark: false)
        #expect(paint.material == 1)
        #expect(paint.color.alpha == 217)
    }

    @Test func `the alpha of the bar fades its background once, and at once`() throws {
        let faded = ##"{"id":"b","bar":{"background":"#FC0"},"callbacks":{"viewWillAppear":{"alpha":0.5}}}"##
        let document = try Pictures.document(
            Pictures.json(
                environment: #"{"os":"14.0"}"#,
                stack: ##"[{"id":"a","bar":{"background":"#FC0"}}]"##,
                operation: #"{"type":"push","screen":\#(faded)}"#
            )
        )
        for frame in 0...4 {
            let fills = document.frame(frame).filter { $0.attributes["fill"] == "#FFCC00" }
            #expect(fills.map { $0.attributes["fill-opacity"] } == [frame == 0 ? nil : "0.502"])
        }
    }
}

extension BarState.Background {
    static func test(_ kind: Kind, color: RGBA?) -> Self {
        var background = Self.testBase
        background.kind = kind
        background.color = color
        return background
    }

    private static var testBase: Self {
        let json = #"{"stack":[{"id":"a"}],"environment":{"os":"12.0"}}"#
        guard let request = try? Pictures.request(json), case .resolve(let resolve) = request.subject,
            let bar = try? resolve.response().bar
        else { fatalError("the smallest request is answered") }
        return bar.background
    }
}
