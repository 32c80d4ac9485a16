import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// The positions of a bar's content, compared with measurements on devices.
@Suite struct BarContentTests {
    private func seen(
        _ environment: String,
        title: String = "Photo",
        item: String = "{}"
    ) throws -> SeenScreen {
        let json = Pictures.json(
            environment: environment,
            stack: #"[{"id":"a","title":"Feed"},{"id":"b","title":"\#(title)","navigationItem":\#(item)}]"#
        )
        guard case .resolve(var request) = try Pictures.request(json).subject else { throw Missing() }
        request.scenario.include = [.motion]
        guard let seen = try request.response().seen else { throw Missing() }
        return seen
    }

    private struct Missing: Error {}

    private func expect(_ one: Double?, _ other: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(abs((one ?? .nan) - other) < 0.01, "\(one ?? .nan) is not \(other)", sourceLocation: sourceLocation)
    }

    @Test func `up to iOS 13 the chevron is 12,5 by 21, 7,5 before the margin and 11,5 below the bar's top`() throws {
        let content = BarContent(of: try seen(#"{"os":"13.7","device":"iPhone 8"}"#))
        let bounds = try #require(content.chevron?.bounds)
        expect(bounds.x, 8.5)
        expect(bounds.y, 31.5)
        expect(bounds.width, 12.5)
        expect(bounds.height, 21)
        expect(content.backTitle?.x, 27)
        expect(content.backTitle?.baseline, 48.5)
        // A pixel lower on screens with a scale of 2.
        expect(content.title?.baseline, 20 + 28.33 + 0.5)
    }

    @Test func `from iOS 14 on the chevron is 11 by 19`() throws {
        let content = BarContent(of: try seen(#"{"os":"17.0","device":"iPhone 15"}"#))
        let bounds = try #require(content.chevron?.bounds)
        expect(bounds.x, 9.33)
        expect(bounds.y, 53.667 + 12.33)
        expect(bounds.width, 11)
        expect(bounds.height, 19)
        expect(content.backTitle?.x, 30.33)
        expect(content.backTitle?.baseline, 53.667 + 28.33)
        expect(content.title?.baseline, 53.667 + 28.33)
    }

    @Test func `the margin is 20 on wide devices`() throws {
        let content = BarContent(of: try seen(#"{"os":"17.0","device":"iPhone 15 Pro Max"}"#))
        expect(content.chevron?.bounds.x, 20 - 6.67)
    }

    @Test func `on iOS 26 the back button is a circle of 44 at the margin`() throws {
        let screen = try seen(
            #"{"os":"26.1","device":"iPhone 16"}"#,
            item: #"{"rightBarButtonItems":["Edit","Share"]}"#
        )
        let content = BarContent(of: screen)
        #expect(content.backGlass == Rect(x: 16, y: screen.barFrame.y, width: 44, height: 44))
        #expect(content.backTitle == nil)
        let capsules = content.rightItems.compactMap(\.glass)
        expect(capsules[0].maxX, 393 - 16)
        expect(capsules[0].width - content.rightItems[0].bounds.width, 32)
        expect(capsules[0].x - capsules[1].maxX, 12)
    }

    @Test func `the ink of a chevron fills its bounds`() {
        for isRound in [false, true] {
            for isMirrored in [false, true] {
                let bounds =
                    isRound
                    ? Rect(x: 3, y: 5, width: 10.775, height: 19) : Rect(x: 3, y: 5, width: 12.55, height: 21)
                let stroke = isRound ? 2.55 : 2.9
                let points = Chevron(bounds: bounds, stroke: stroke, isRound: isRound, isMirrored: isMirrored).points
                // Two legs at 45 degrees.
                #expect(abs(abs(points[0].x - points[1].x) - (points[1].y - points[0].y)) < 0.01)
                #expect(abs((points[2].y - points[1].y) - (points[1].y - points[0].y)) < 0.01)
                #expect((points[1].x < points[0].x) != isMirrored)
            }
        }
    }

    @Test func `a title stands in the middle, and behind a back title that is in the way`() throws {
        let short = BarContent(of: try seen(#"{"os":"17.0"}"#))
        expect(short.title.map { $0.x + $0.width / 2 }, 393 / 2)
        let long = try seen(#"{"os":"18.0"}"#, title: "A title that leaves no room beside")
        let content = BarContent(of: long)
        if let back = content.backTitle, let title = content.title {
            #expect(title.x >= back.x + back.width + 6.79)
        }
        #expect((content.title?.x ?? 0) + (content.title?.width ?? 0) <= 393 - 15.99)
    }

    @Test(arguments: [("13.7", 9.5), ("15.5", 9.5), ("18.0", 6.8)])
    func `the gap behind the back title is the one that was measured`(_ os: String, _ gap: Double) throws {
        // From iOS 11 on, a label is shortened before it moves the title far, but a backBarButtonItem is not.
        let json = Pictures.json(
            environment: #"{"os":"\#(os)","device":"iPhone 8"}"#,
            stack:
                #"[{"id":"a","title":"Feed","navigationItem":{"backBarButtonItemTitle":"A rather long way back"}},{"id":"b","title":"A long title"}]"#
        )
        guard case .resolve(var request) = try Pictures.request(json).subject else { throw Missing() }
        request.scenario.include = [.motion]
        guard let seen = try request.response().seen else { throw Missing() }
        let content = BarContent(of: seen)
        let (label, title) = (try #require(content.backTitle), try #require(content.title))
        expect(title.x - label.x - label.width, gap)
    }

    @Test func `capsules never lie over one another, the title has room, and what does not fit is behind …`() throws {
        let screen = try seen(
            #"{"os":"26.1","device":"iPhone SE (3rd generation)"}"#,
            title: "Settings",
            item:
                #"{"rightBarButtonItems":["Share","Edit","Select"],"leftBarButtonItems":["Close"],"leftItemsSupplementBackButton":true}"#
        )
        let content = BarContent(of: screen)
        #expect(content.hiddenItemCount > 0)
        #expect(content.title?.text == "Settings")
        #expect((content.leftItems + content.rightItems).contains { $0.title == "…" })
        var areas = (content.leftItems + content.rightItems).compactMap(\.glass)
        areas += [content.backGlass, content.title?.bounds].compactMap(\.self)
        for (index, area) in areas.enumerated() {
            for other in areas[..<index] { #expect(area.maxX <= other.x || other.maxX <= area.x) }
        }
        let few = try seen(#"{"os":"26.1"}"#, item: #"{"rightBarButtonItems":["Edit"]}"#)
        #expect(BarContent(of: few).hiddenItemCount == 0)
    }

    @Test func `a title view is a box with its name`() throws {
        let content = BarContent(of: try seen(#"{"os":"17.0"}"#, item: #"{"hasTitleView":true}"#))
        let (box, name) = (try #require(content.titleView), try #require(content.title))
        #expect(name.text == "titleView · Photo")
        #expect(box.x < name.x && name.x + name.width < box.maxX)
        expect(box.midX, 393 / 2)
    }

    @Test func `a text that does not fit is cut by whole characters`() throws {
        let family = "👩‍👩‍👧"
        let screen = try seen(#"{"os":"17.0"}"#, title: String(repeating: family, count: 60))
        let title = try #require(BarContent(of: screen).title)
        #expect(title.text.last == "…")
        #expect(title.text.dropLast().allSatisfy { String($0) == family })
        #expect(title.width <= 393)
    }

    @Test func `from right to left all is mirrored`() throws {
        let left = BarContent(of: try seen(#"{"os":"17.0"}"#, item: #"{"rightBarButtonItems":["Edit"]}"#))
        let right = BarContent(
            of: try seen(#"{"os":"17.0","layoutDirection":"rightToLeft"}"#, item: #"{"rightBarButtonItems":["Edit"]}"#)
        )
        expect(right.chevron?.bounds.maxX, 393 - (left.chevron?.bounds.x ?? 0))
        #expect(right.chevron?.isMirrored == true)
        expect(right.rightItems.first?.bounds.x, 16)
        expect(right.backTitle.map { $0.x + $0.width }, 393 - (left.backTitle?.x ?? 0))
    }

    @Test func `a search field stands at the bar's lower edge, dashed where nobody knows that it is seen`() throws {
        let environment = #"{"os":"12.0","device":"iPhone 8"}"#
        let shown = BarContent(
            of: try seen(environment, item: #"{"searchController":{},"hidesSearchBarWhenScrolling":false}"#)
        )
        let field = try #require(shown.searchField)
        #expect(field.field == Rect(x: 16, y: 72, width: 343, height: 36))
        #expect(!field.isIndeterminate)
        #expect(field.text?.text == "Search")
        let first = BarContent(of: try seen(environment, item: #"{"searchController":{}}"#))
        #expect(first.searchField?.isIndeterminate == true)
        #expect(BarContent(of: try seen(environment)).searchField == nil)
        let toolbar = try seen(#"{"os":"26.1","device":"iPhone 17"}"#, item: #"{"searchController":{}}"#)
        #expect(BarContent(of: toolbar).searchField == nil)
    }

    @Test func `a bar whose height nobody knows says so`() throws {
        let json = Pictures.json(
            environment: #"{"os":"17.0","contentSizeCategory":"small"}"#,
            stack: #"[{"id":"a","title":"Feed","callbacks":{"viewDidLoad":{"prefersLargeTitles":true}}}]"#
        )
        let picture = try String(decoding: Pictures.draw(json).svg(), as: UTF8.self)
        #expect(picture.contains("height not known"))
    }
}

extension BarContent.Item {
    /// The title; nil for a symbol.
    fileprivate var title: String? { if case .title(let line) = content { line.text } else { nil } }
}
