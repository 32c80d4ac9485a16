import Foundation
import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview
import Testing

/// Frames, compared with the answer.
@Suite struct FrameTests {
    static let policies = PolicyPage.all.map(\.name)

    private static let bare = #""form":"still","caption":false,"annotations":false,"idPrefix":"ns""#

    /// Returns the contents of the picture's only frame.
    private func frame(_ json: String) throws -> String {
        let text = String(decoding: try Pictures.draw(json).svg(), as: UTF8.self)
        let tag = try #require(text.range(of: "<svg width="))
        let start = try #require(text.range(of: ">", range: tag.upperBound..<text.endIndex))
        let end = try #require(text.range(of: "</svg>", options: .backwards))
        return String(text[start.upperBound..<end.lowerBound])
    }

    @Test func `no number lies over another, even of rings whose ends are close`() throws {
        // The right button and the bar end at the same edge of a frame in which a pixel is several points.
        let document = try Pictures.document(
            Pictures.json(
                policy: #""system""#,
                environment: #"{"os":"16.4","device":"iPad mini (6th generation)","orientation":"landscape"}"#,
                stack: ##"""
                    [{"id":"a","title":"A","navigationItem":{"rightBarButtonItems":["Edit"]}},
                     {"id":"b","title":"B","callbacks":{"viewWillAppear":{"tintColor":"#B3261E","barTintColor":"#FDE68A",
                      "scrollEdgeAppearance":{"background":"opaque","backgroundColor":"#FDE68A"}}}}]
                    """##,
                operation: #"{"type":"pop"}"#,
                options: #"{"form":"film"}"#
            )
        )
        let discs = document.frame(4).filter { $0.name == "circle" }
        #expect(discs.count > 1)
        for (index, disc) in discs.enumerated() {
            for other in discs[..<index] {
                let x = (disc.number("cx") ?? 0) - (other.number("cx") ?? 0)
                let y = (disc.number("cy") ?? 0) - (other.number("cy") ?? 0)
                let apart = 2 * (disc.number("r") ?? 0)
                #expect(x * x + y * y >= apart * apart, "\(disc.attributes) \(other.attributes)")
            }
        }
    }

    @Test(arguments: policies)
    func `frames at 0 and 1 are the stills of the bars before and after`(_ policy: String) throws {
        for (operation, stack) in [
            (#"{"type":"pop"}"#, "[\(Pictures.white),\(Pictures.blue)]"),
            (#"{"type":"push","screen":\#(Pictures.blue)}"#, "[\(Pictures.white)]"),
        ] {
            let policy = "\"\(policy)\""
            let before = try frame(Pictures.json(policy: policy, stack: stack, options: "{\(Self.bare)}"))
            let first = try frame(
                Pictures.json(policy: policy, stack: stack, operation: operation, options: #"{\#(Self.bare),"at":[0]}"#)
            )
            #expect(first == before)
            let last = try frame(
                Pictures.json(policy: policy, stack: stack, operation: operation, options: #"{\#(Self.bare),"at":[1]}"#)
            )
            let after = try frame(
                Pictures.json(policy: policy, stack: stack, operation: operation, options: "{\(Self.bare)}")
            )
            #expect(last == after)
            #expect(first != last)
        }
    }

    @Test(arguments: policies, ["13.4", "17.0", "12.0", "9.3"])
    func `a frame has the look of the bar during the same pop`(_ policy: String, _ os: String) throws {
        let page = try #require(PolicyPage.named(policy))
        if let version = SystemVersion(os), version < page.minimumSystem { return }
        for progress in [0.2, 0.35, 0.5, 0.65, 0.9] {
            func request(_ operation: String) throws -> PreviewRequest {
                try Pictures.request(
                    Pictures.json(
                        policy: "\"\(policy)\"",
                        environment: #"{"os":"\#(os)","device":"iPhone 8"}"#,
                        stack: "[\(Pictures.white),\(Pictures.blue)]",
                        operation: operation,
                        options: #"{"form":"film","at":[\#(progress)],"annotations":false,"content":"plain"}"#
                    )
                )
            }
            let swipe = try request(#"{"type":"interactivePop","progress":\#(progress),"velocity":1}"#)
            let pop = try request(#"{"type":"pop"}"#)
            guard let answer = try response(swipe), let look = answer.bars.during else { continue }
            for (request, comment) in [(swipe, "swipe"), (pop, "pop")] {
                // Some policies mix colors only in an interactive pop, or with a timing of their own.
                let isAlike = try response(request)?.plan?.presentation == answer.plan?.presentation
                guard comment == "swipe" || (isAlike && !Self.ownClocks.contains(policy)) else { continue }
                let elements = try SVGDocument(try request.preview().svg()).frame(0)
                expect(elements, toLookAs: look, of: answer.bars, at: progress, "\(policy), \(os), \(comment)")
            }
        }
    }

    private static let ownClocks = ["wrNavigationBar", "hbdNavigationBar"]

    private func response(_ request: PreviewRequest) throws -> TransitionResponse? {
        guard case .transition(let transition) = request.subject else { return nil }
        return try transition.response()
    }

    private func expect(
        _ elements: [SVGDocument.Element],
        toLookAs look: BarLook,
        of bars: TransitionResponse.Bars,
        at progress: Double,
        _ comment: String
    ) {
        let comment = "\(comment) at \(progress)"
        // The shared background, or the one of either screen.
        for background in [look.background, look.incomingBackground].compactMap(\.self) {
            guard background.kind == .color, let color = background.color else { continue }
            let isThere = elements.contains {
                $0.name == "rect" && $0.attributes["fill"] == String(color.hex.prefix(7))
            }
            #expect(isThere, "\(comment): \(color.hex)")
        }
        if let edge = look.edge {
            let isThere = elements.contains {
                $0.attributes["transform"]?.hasPrefix("translate(\(plain(edge)) ") == true
            }
            #expect(isThere, "\(comment): edge \(edge)")
        }
        if let text = look.title.text {
            let isThere = elements.contains {
                $0.name == "text" && $0.text == text && $0.attributes["fill"] == String(look.title.color.hex.prefix(7))
            }
            #expect(isThere, "\(comment): title \(look.title.color.hex)")
        }
        // The only button is the back button of the outgoing screen, which may have a color of its own.
        guard progress < 0.5, let before = bars.before, before.backButton.isShown,
            before.backButton.color == before.tintColor
        else { return }
        let strokes = elements.filter { $0.name == "path" }.compactMap { $0.attributes["stroke"] }
        let labels = elements.filter { $0.name == "text" }.compactMap { $0.attributes["fill"] }
        #expect(
            (strokes + labels).contains(String(look.tintColor.hex.prefix(7))),
            "\(comment): tint \(look.tintColor.hex)"
        )
    }

    private func plain(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    @Test func `equal requests give equal bytes`() throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white)]",
            operation: #"{"type":"push","screen":\#(Pictures.blue)}"#,
            options: #"{"form":"animation"}"#
        )
        #expect(try Pictures.draw(json).svg() == Pictures.draw(json).svg())
    }

    @Test func `a swipe is drawn under the finger and after its release`() throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white),\(Pictures.blue)]",
            operation: #"{"type":"interactivePop","progress":0.6,"velocity":-2}"#
        )
        let picture = try Pictures.draw(json)
        #expect(picture.moments.map(\.label) == ["0", "0.3", "0.6", "cancelled"])
        #expect(picture.outcome == .cancelled)
        let finished = try Pictures.draw(json.replacing("-2", with: "2"))
        #expect(finished.moments.map(\.label) == ["0", "0.3", "0.6", "finished"])
    }

    @Test(arguments: PreviewOptions.Form.allCases)
    func `where nothing changes every form is one still, and says why`(_ form: PreviewOptions.Form) throws {
        let json = Pictures.json(
            stack: "[\(Pictures.white)]",
            operation: #"{"type":"pop"}"#,
            options: #"{"form":"\#(form.rawValue)"}"#
        )
        let picture = try Pictures.draw(json)
        let document = try SVGDocument(picture.svg())
        #expect(document.frame(1).isEmpty)
        #expect(document.all("style").isEmpty)
        #expect(picture.description.contains("alreadyAtRoot"))
    }

    @Test func `the body tells the form`() throws {
        let stack = "[\(Pictures.white),\(Pictures.blue)]"
        func form(_ members: String) throws -> PreviewOptions.Form {
            try Pictures.request("{\"stack\":\(stack)\(members)}").form
        }
        #expect(try form("") == .still)
        #expect(try form(#","operation":{"type":"pop"}"#) == .film)
        #expect(try form(#","operation":{"type":"pop","animated":false}"#) == .beforeAfter)
        #expect(try form(#","operation":{"type":"rotate","orientation":"landscape"}"#) == .beforeAfter)
        #expect(try form(#","operations":[{"type":"pop"}]"#) == .storyboard)
        #expect(try form(#","policies":["system"],"operation":{"type":"pop"}"#) == .sheet)
    }

    @Test func `a picture has a limited number of frames, and of bytes`() throws {
        let operations = Array(repeating: #"{"type":"pop"}"#, count: 50).joined(separator: ",")
        let json = "{\"stack\":[\(Pictures.white)],\"operations\":[\(operations)]}"
        let error = #expect(throws: ScenarioError.self) { try Pictures.draw(json) }
        #expect(error?.faults.map(\.reason) == [.tooManyFrames(count: 250, limit: 240)])
        let more = json.replacing("[{\"type\":\"pop\"},", with: "[{\"type\":\"pop\"},{\"type\":\"pop\"},")
        let other = #expect(throws: ScenarioError.self) { try Pictures.draw(more) }
        #expect(other?.faults.first?.reason == .tooMany(limit: 50))
    }
}
