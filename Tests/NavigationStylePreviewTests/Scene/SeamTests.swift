import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// Edges between two pixels, where the background could shine through a seam.
@Suite struct SeamTests {
    private func rectangles(_ json: String) throws -> [[String: String]] {
        try Pictures.document(json).frame(0).filter { $0.name == "rect" }.map(\.attributes)
    }

    private func still(_ background: String) -> String {
        Pictures.json(
            environment: #"{"os":"12.0","device":"iPhone 8"}"#,
            stack:
                ##"[{"id":"a","callbacks":{"viewDidLoad":{"isTranslucent":false,"barTintColor":"\##(background)"}},"view":{"backgroundColor":"#FF0000"}}]"##,
            options: #"{"form":"still","content":"plain","caption":false,"width":375}"#
        )
    }

    private func edges(_ attributes: [String: String]) -> (x: Double, y: Double, maxX: Double, maxY: Double) {
        func number(_ name: String) -> Double { attributes[name].flatMap(Double.init) ?? 0 }
        let (x, y) = (number("x"), number("y"))
        return (x, y, x + number("width"), y + number("height"))
    }

    @Test func `a root view goes on under an opaque bar, and past the frame`() throws {
        let all = try rectangles(still("#FFFFFF"))
        let view = edges(try #require(all.first { $0["fill"] == "#FF0000" }))
        let bar = edges(try #require(all.last { $0["fill"] == "#FFFFFF" }))
        #expect(view.y == bar.maxY - 1)
        #expect(view.x == -1 && view.maxX == 376)
        #expect(bar.x == -1 && bar.maxX == 376 && bar.y == -1)
        // The frame ends 96 points below the bar, at a whole pixel.
        #expect(view.maxY == (bar.maxY + 96).rounded(.up) + 1)
        // No background is drawn behind both.
        #expect(!all.contains { $0["fill"] == "#000000" && edges($0).maxY - edges($0).y > 40 })
    }

    @Test func `it does not where it would be seen through the bar`() throws {
        let json = Pictures.json(
            environment: #"{"os":"15.5"}"#,
            stack:
                ##"[{"id":"a","callbacks":{"viewDidLoad":{"isTranslucent":false,"scrollEdgeAppearance":{"background":"transparent"}}},"view":{"backgroundColor":"#FF0000"}}]"##,
            options: #"{"form":"still","content":"plain","caption":false,"annotations":false}"#
        )
        let all = try rectangles(json)
        let view = edges(try #require(all.first { $0["fill"] == "#FF0000" }))
        // The black window is visible down to the view, and not below the frame.
        let container = edges(try #require(all.first { $0["fill"] == "#000000" }))
        #expect(view.y > 90 && container.maxY == view.y)
    }

    @Test func `nor through a shared bar that becomes clear on the way`() throws {
        let opaque = ##"{"id":"a","view":{"backgroundColor":"#FF0000"},"bar":{"background":"#1B5E20"}}"##
        let clear =
            ##"{"type":"push","screen":{"id":"b","view":{"backgroundColor":"#0000FF"},"callbacks":{"viewWillAppear":{"isTranslucent":false}}}}"##
        for moment in [0.25, 0.5, 0.75] {
            let json = Pictures.json(
                policy: #""restoring""#,
                environment: #"{"os":"16.0"}"#,
                stack: "[\(opaque)]",
                operation: clear,
                options: #"{"form":"still","at":[\#(moment)],"content":"plain","caption":false,"annotations":false}"#
            )
            let views = try rectangles(json).filter { ["#FF0000", "#0000FF"].contains($0["fill"]) }.map(edges)
            #expect(views.count == 2)
            #expect(views.allSatisfy { $0.y > 97.6 }, "\(views)")
        }
    }

    @Test func `the edge of the screen that moves over the other is where it is`() throws {
        for direction in ["leftToRight", "rightToLeft"] {
            let json = Pictures.json(
                policy: "\"transitionBar\"",
                environment: #"{"os":"15.5","layoutDirection":"\#(direction)"}"#,
                stack: "[\(Pictures.white)]",
                operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
                options: #"{"form":"still","at":[0.5],"content":"plain","caption":false,"annotations":false}"#
            )
            let upper = try rectangles(json).filter { ["#FFF2EE", "#234567"].contains($0["fill"]) }.map(edges)
            #expect(upper.count == 2)
            #expect(upper.allSatisfy { direction == "leftToRight" ? $0.x == 0 : $0.maxX == 393 })
        }
    }
}
