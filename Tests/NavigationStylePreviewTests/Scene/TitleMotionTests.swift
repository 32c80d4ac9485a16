import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// Titles in motion, compared with recordings of iOS 9.2 and 11.
@Suite struct TitleMotionTests {
    private static let push = #"{"type":"push","screen":\#(Pictures.blue)}"#

    /// A text in a frame, with its visible edges.
    private struct Seen {
        var text: String
        /// The left and the right edge, in points.
        var x, maxX: Double
        var opacity: Double
        /// Whether the text is semibold, as a title is and a label is not.
        var isTitle: Bool
    }

    private func texts(
        _ operation: String,
        stack: String = "[\(Pictures.white)]",
        policy: String = "system",
        environment: String = #"{"os":"12.0","device":"iPhone 8"}"#,
        at moment: Double
    ) throws -> [Seen] {
        let json = Pictures.json(
            policy: "\"\(policy)\"",
            environment: environment,
            stack: stack,
            operation: operation,
            options: #"{"form":"still","at":[\#(moment)],"caption":false,"annotations":false}"#
        )
        let document = try Pictures.document(json)
        return document.all("text").filter { $0.text != "9:41" }.map { element in
            let around = [element] + element.ancestors.map { document.elements[$0] }
            let offset = around.compactMap { $0.attributes["transform"] }.reduce(0.0) { sum, transform in
                sum + (Double(transform.dropFirst("translate(".count).prefix { $0 != " " }) ?? .nan)
            }
            let x = (element.number("x") ?? .nan) + offset
            return Seen(
                text: element.text,
                x: x,
                maxX: x + (element.number("textLength") ?? .nan),
                opacity: around.compactMap { $0.number("opacity") }.reduce(1, *),
                isTitle: element.attributes["font-weight"] == "600"
            )
        }
    }

    private func title(_ text: String, in texts: [Seen]) throws -> Seen {
        try #require(texts.first { $0.text == text && $0.isTitle })
    }

    private func label(_ text: String, in texts: [Seen]) throws -> Seen {
        try #require(texts.first { $0.text == text && !$0.isTitle })
    }

    @Test(arguments: [(0.480, 0.417), (0.574, 0.516), (0.874, 0.861)])
    func `in an animated push titles are a little behind the views`(_ view: Double, _ share: Double) throws {
        let rest = try title("Photo", in: texts(Self.push, at: 1))
        let start = try title("Feed", in: texts(Self.push, at: 0))
        let end = try label("Feed", in: texts(Self.push, at: 1))
        let moving = try texts(Self.push, at: view)
        let new = try title("Photo", in: moving)
        #expect(abs(new.x - (375 + (rest.x - 375) * share)) < 375 * 0.01)
        #expect(abs(new.opacity - view) < 0.001)
        let old = try title("Feed", in: moving)
        #expect(abs(old.x - (start.x + (end.x - start.x) * share)) < 375 * 0.01)
    }

    @Test func `in a push the title that goes becomes the label`() throws {
        let early = try texts(Self.push, at: 0.25)
        #expect(abs(try title("Feed", in: early).opacity - 0.422) < 0.01)
        #expect(try label("Feed", in: early).opacity < 0.02)
        let late = try texts(Self.push, at: 0.75)
        #expect(try title("Feed", in: late).opacity < 0.02)
        #expect(abs(try label("Feed", in: late).opacity - 0.365) < 0.01)
        for moving in [early, late] {
            // The title and the label begin at the same place, since one turns into the other.
            #expect(abs(try title("Feed", in: moving).x - label("Feed", in: moving).x) < 0.01)
        }
    }

    private static let both = "[\(Pictures.white),\(Pictures.blue)]"

    @Test(arguments: [#"{"type":"pop"}"#, #"{"type":"interactivePop","progress":0.8,"velocity":1}"#])
    func `in a pop the label becomes the title, and the title that goes leaves at the far edge`(_ pop: String) throws {
        let before = try texts(pop, stack: Self.both, at: 0)
        let (label, photo) = (try label("Feed", in: before), try title("Photo", in: before))
        let end = try title("Feed", in: texts(#"{"type":"pop"}"#, stack: Self.both, at: 1))
        for moment in [0.25, 0.5, 0.75] {
            let moving = try texts(pop, stack: Self.both, at: moment)
            let coming = try title("Feed", in: moving)
            #expect(abs(coming.x - (label.x + (end.x - label.x) * moment)) < 0.01)
            let power = coming.opacity
            #expect(power >= moment * moment * moment * moment - 0.01 && power <= moment * moment * moment + 0.01)
            let going = try title("Photo", in: moving)
            #expect(abs(going.x - (photo.x + (375 - photo.x) * moment)) < 0.01)
            let rest = 1 - moment
            #expect(abs(going.opacity - rest * rest * rest) < 0.01)
            #expect(moving.filter(\.isTitle).count == 2)
        }
    }

    @Test func `the label of the screen below the two leaves at the near edge and comes back there`() throws {
        let third = ##"{"id":"third","title":"Third"}"##
        let push = try texts(#"{"type":"push","screen":\#(third)}"#, stack: Self.both, at: 0.5)
        let rest = try label("Feed", in: texts(#"{"type":"push","screen":\#(third)}"#, stack: Self.both, at: 0))
        #expect(try label("Feed", in: push).x < rest.x)
        #expect(try label("Feed", in: push).opacity == 0.125)
        let stack = "[\(Pictures.white),\(Pictures.blue),\(third)]"
        let pop = try texts(#"{"type":"pop"}"#, stack: stack, at: 0.5)
        #expect(try label("Feed", in: pop).x < rest.x)
    }

    @Test func `from right to left all runs the other way`() throws {
        let environment = #"{"os":"12.0","device":"iPhone 8","layoutDirection":"rightToLeft"}"#
        for moment in [0.2, 0.5, 0.8] {
            let left = try texts(Self.push, at: moment)
            let right = try texts(Self.push, environment: environment, at: moment)
            for isTitle in [true, false] {
                for name in ["Feed", "Photo"] {
                    guard let one = left.first(where: { $0.text == name && $0.isTitle == isTitle }) else { continue }
                    let other = try #require(right.first { $0.text == name && $0.isTitle == isTitle })
                    #expect(abs(one.x - (375 - other.maxX)) < 0.01)
                    #expect(one.opacity == other.opacity)
                }
            }
        }
    }

    /// On iOS 26, the lower screen's title moves with its screen and is covered by the upper screen.
    @Test(arguments: ["leftToRight", "rightToLeft"], [0.72, 0.78])
    func `what goes with the lower screen ends at the edge of the upper one`(_ direction: String, _ moment: Double)
        throws
    {
        let json = Pictures.json(
            environment: #"{"os":"26.0","device":"iPhone 16","layoutDirection":"\#(direction)"}"#,
            stack: "[\(Pictures.white)]",
            operation: Self.push,
            options: #"{"form":"still","at":[\#(moment)],"caption":false,"annotations":false}"#
        )
        let document = try Pictures.document(json)
        let title = try #require(document.all("text").first { $0.text == "Feed" })
        let clip = try #require(title.ancestors.map { document.elements[$0] }.last { $0.name == "svg" })
        let (x, width) = (clip.number("x") ?? .nan, clip.number("width") ?? .nan)
        let isRightToLeft = direction == "rightToLeft"
        let front = isRightToLeft ? 393 * moment : 393 * (1 - moment)
        #expect(abs((isRightToLeft ? x : x + width) - front) < 0.01)
        // The title of the incoming screen is outside the covered part.
        let coming = try #require(document.all("text").first { $0.text == "Photo" })
        #expect(
            coming.ancestors.last { document.elements[$0].name == "svg" }
                != title.ancestors.last { document.elements[$0].name == "svg" }
        )
    }

    @Test func `of two chevrons in one bar one is seen`() throws {
        let third = ##"{"id":"third","title":"Third"}"##
        for (operation, count) in [(#"{"type":"push","screen":\#(third)}"#, 1), (#"{"type":"pop"}"#, 1)] {
            let json = Pictures.json(
                environment: #"{"os":"12.0","device":"iPhone 8"}"#,
                stack: Self.both,
                operation: operation,
                options: #"{"form":"still","at":[0.5],"content":"plain","caption":false,"annotations":false}"#
            )
            let chevrons = try Pictures.document(json).all("path").filter { $0.attributes["fill"] == "none" }
            #expect(chevrons.count == count)
            if operation.contains("push") { #expect(chevrons.first?.attributes["opacity"] == nil) }
        }
    }

    @Test func `of a bar that only is not seen the titles move and fade as in any pop`() throws {
        let hidden = Pictures.white.replacing(#""bar":{"#, with: #""bar":{"hidden":true,"#)
        let stack = "[\(hidden),\(Pictures.blue)]"
        let before = try texts(#"{"type":"pop"}"#, stack: stack, policy: "hbdNavigationBar", at: 0)
        let moving = try texts(#"{"type":"pop"}"#, stack: stack, policy: "hbdNavigationBar", at: 0.5)
        let (start, photo) = (try title("Photo", in: before), try title("Photo", in: moving))
        #expect(abs(photo.x - (start.x + (375 - start.x) / 2)) < 0.01)
        #expect(photo.opacity == 0.125)
        let label = try label("Feed", in: moving)
        #expect(label.opacity == 0.125)
        let middle = (label.x + label.maxX) / 2
        let first = try self.label("Feed", in: before)
        #expect(abs(middle - ((first.x + first.maxX) / 2 + 375 / 2) / 2) < 0.01)
    }

    @Test(arguments: ["transitionBar", "doubleNavigationController"])
    func `in a fake bar under which the real one is hidden, titles keep their color and go with their screens`(
        _ policy: String
    ) throws {
        for (operation, stack) in [(Self.push, "[\(Pictures.white)]"), (#"{"type":"pop"}"#, Self.both)] {
            let json = Pictures.json(
                policy: "\"\(policy)\"",
                environment: #"{"os":"12.0","device":"iPhone 8"}"#,
                stack: stack,
                operation: operation,
                options: #"{"form":"still","at":[0.5],"caption":false,"annotations":false}"#
            )
            let titles = try Pictures.document(json).all("text").filter { $0.attributes["font-weight"] == "600" }
            #expect(titles.first { $0.text == "Feed" }?.attributes["fill"] == "#111111")
            #expect(titles.first { $0.text == "Photo" }?.attributes["fill"] == "#EEEEFF")
            #expect(titles.allSatisfy { $0.number("opacity") == nil })
            let moving = try texts(operation, stack: stack, policy: policy, at: 0.5)
            let rest = try texts(operation, stack: stack, policy: policy, at: operation == Self.push ? 1 : 0)
            let (half, whole) = (try title("Photo", in: moving), try title("Photo", in: rest))
            #expect(abs(half.x - whole.x - 375 / 2) < 0.01)
        }
    }

    @Test func `KMNavigationBarTransition hides the background alone, and titles fly`() throws {
        let moving = try texts(Self.push, policy: "kmNavigationBarTransition", at: 0.5)
        #expect(try title("Feed", in: moving).opacity == 0.125)
    }

    @Test(arguments: ["12.0", "17.0"])
    func `in a bar that goes only when the screens have arrived the title comes in as in any`(_ os: String) throws {
        let hiding =
            #"{"id":"photo","title":"Photo","callbacks":{"viewDidAppear":{"isNavigationBarHidden":{"hidden":true,"animated":true}}}}"#
        let environment = #"{"os":"\#(os)","device":"iPhone 8"}"#
        func moving(_ screen: String, at moment: Double) throws -> [Seen] {
            try texts(#"{"type":"push","screen":\#(screen)}"#, environment: environment, at: moment)
        }
        let plain = #"{"id":"photo","title":"Photo"}"#
        for text in ["Photo", "Feed"] {
            let (late, usual) = (try moving(hiding, at: 0.5), try moving(plain, at: 0.5))
            #expect(late.filter { $0.text == text }.map(\.x) == usual.filter { $0.text == text }.map(\.x))
            #expect(late.contains { $0.text == text })
        }
        #expect(try moving(hiding, at: 1).isEmpty)
    }

    @Test func `what is behind the spring is where that was`() {
        #expect(Spring.progress(delayedBy: 0.01, at: 0) == 0)
        #expect(Spring.progress(delayedBy: 0.01, at: 1) == 1)
        for index in 2..<50 {
            let time = Double(index) / 100
            let delayed = Spring.progress(delayedBy: 0.01, at: Spring.progress(at: time))
            #expect(abs(delayed - Spring.progress(at: time - 0.01)) < 1e-6)
        }
    }
}
