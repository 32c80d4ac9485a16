import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// What pictures show around the bar: tab bars, sheets, and black that shows through.
@Suite struct SurroundingsTests {
    /// A request for a push from a tab, or from what `controller` says.
    private func push(
        _ controller: String,
        _ screen: String = "",
        extent: String = "screen",
        form: String = "still"
    ) -> String {
        #"{"policy":"system","environment":{"os":"12.0","device":"iPhone 8"},"#
            + #""navigationController":\#(controller),"stack":[{"id":"a","title":"A"}],"#
            + #""operation":{"type":"push","screen":{"id":"b","title":"B"\#(screen)}},"#
            + #""preview":{"form":"\#(form)","extent":"\#(extent)","content":"plain","width":375,"at":[0.5]}}"#
    }

    private func course(_ json: String) throws -> Course {
        let request = try Pictures.request(json)
        guard case .transition(var transition) = request.subject else { throw Missing() }
        transition.scenario.include = [.motion, .plan, .diagnostics]
        let response = try transition.response()
        return try #require(
            Course(response, to: transition.operation, request.options, numberedAfter: 0)
        )
    }

    private struct Missing: Error {}

    /// The rectangles of `layers` that end at the lower edge of the window, with how far they are moved at `moment`.
    private func strips(
        _ layers: [Layer],
        at moment: Double,
        moved offset: Double = 0
    ) -> [(area: Rect, offset: Double)] {
        layers.flatMap { layer -> [(area: Rect, offset: Double)] in
            let offset = offset + layer.offset.value(at: moment).x
            switch layer.shape {
            case .rectangle(let area, _) where area.y > 600 && area.y < 667: return [(area, offset)]
            case .group(let layers), .part(_, let layers): return strips(layers, at: moment, moved: offset)
            default: return []
            }
        }
    }

    @Test func `a tab bar stands at the lower edge, and stays while screens move that keep it`() throws {
        let course = try course(push(#"{"tabBar":{}}"#))
        let passage = try #require(course.passage)
        let found = strips(passage.layers, at: 0.5)
        #expect(found.map(\.area.y) == [618, 618] && found.allSatisfy { $0.offset == 0 })
        let rest = try #require(course.scene(at: .after)?.scene)
        #expect(strips(rest.layers, at: 0).map(\.area.y) == [618, 618])
    }

    @Test func `a tab bar goes with the screen that leaves it`() throws {
        let course = try course(push(#"{"tabBar":{}}"#, #","hidesBottomBarWhenPushed":true"#))
        let passage = try #require(course.passage)
        let found = strips(passage.layers, at: 0.5)
        #expect(found.count == 2 && found.allSatisfy { $0.offset < 0 })
        let rest = try #require(course.scene(at: .after)?.scene)
        #expect(strips(rest.layers, at: 0).isEmpty)
    }

    @Test func `what nobody has measured is not drawn, nor what is below the picture`() throws {
        let unknown = push(#"{"tabBar":{}}"#)
            .replacing(#""12.0","device":"iPhone 8""#, with: #""26.1","device":"iPhone 17""#)
        let screen = try #require(try course(unknown).after)
        #expect(screen.tabBarHeight == 0)
        let bar = try course(push(#"{"tabBar":{}}"#, extent: "bar"))
        #expect(strips(try #require(bar.scene(at: .after)?.scene).layers, at: 0).isEmpty)
    }

    @Test func `a sheet begins 10 below the status bar, over its dimmed presenter`() throws {
        let sheet = push(#"{"modalPresentationStyle":"pageSheet"}"#).replacing("12.0", with: "17.0")
        let scene = try #require(try course(sheet).scene(at: .after)?.scene)
        #expect(scene.top == 30 && scene.height == 667 && scene.presenter.count == 1)
        #expect(scene.presenter[0].color.value(at: 0) == RGBA(rawValue: 0xCCCC_CCFF))
        // The bar alone shows the upper edge, with its corners.
        let bar = try #require(
            try course(sheet.replacing(#""extent":"screen""#, with: #""extent":"bar""#)).scene(at: .after)?.scene
        )
        #expect(bar.top == 0 && bar.presenter.isEmpty)
        let corners = bar.layers.filter { if case .polygon = $0.shape { true } else { false } }
        #expect(corners.count == 2)
        // Up to iOS 12 it covers the screen.
        let full = try #require(try course(push(#"{"modalPresentationStyle":"pageSheet"}"#)).scene(at: .after)?.scene)
        #expect(full.top == 0 && full.presenter.isEmpty)
    }

    @Test func `where black shows through the bar, its share is hatched and ringed while screens move`() throws {
        let dark = #"{"tabBar":{},"window":{"backgroundColor":null}}"#
        let course = try course(push(dark, #","hidesBottomBarWhenPushed":true"#))
        let mark = try #require(course.marks.first { $0.diagnostic.code == .darkBarInTransition })
        #expect(mark.phase == .moving)
        let area = try #require(mark.hatchedArea)
        #expect(area.maxX == 375 && area.x > 250 && area.height == 64)
        for stripe in area.hatching {
            #expect(stripe.count == 4)
            for point in stripe {
                #expect((area.x...area.maxX).contains(point.x) && (0...area.height).contains(point.y))
            }
        }
        #expect(course.rings(in: .moving).count > 2)
    }
}
