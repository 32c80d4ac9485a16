import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// Captions about what is drawn by values that nobody has measured.
@Suite struct UnmeasuredTests {
    private func captions(_ json: String) throws -> [String] {
        try Pictures.document(json).all("text").map(\.text).filter { $0.hasPrefix("≈") }
    }

    @Test func `each constant of a part is one, and contested`() {
        let constants = Dictionary((Constant.all + PreviewConstant.all).map { ($0.name, $0) }) { first, _ in first }
        for name in UnmeasuredPart.allCases.flatMap(\.constants) {
            #expect(constants[name]?.confidence == .contested, "\(name)")
        }
    }

    @Test func `every contested constant of pictures has its mark, but those of the picture's own making`() {
        let marked = Set(UnmeasuredPart.allCases.flatMap(\.constants))
        // The outlines of devices, with their islands, are no part of a bar; hatchings and the room for titles are the
        // picture's own; and an unknown alpha has a note.
        let own: Set = [
            "notchWidth", "notchHeight", "notchCornerRadius", "islandCornerRadius", "darkBarShare", "hatchingGap",
            "hatchingStroke", "islandHeight", "islandWidth", "islandY", "leastTitleRoom", "unknownOpacity",
        ]
        for constant in PreviewConstant.all where constant.confidence == .contested {
            #expect(marked.contains(constant.name) != own.contains(constant.name), "\(constant.name)")
        }
    }

    /// Where a part is drawn, and where it is not.
    @Test(arguments: [
        (
            "the place of the large title",
            ##"[{"id":"a","title":"A","bar":{"largeTitle":true},"view":{"scrollView":{}}}]"##, ""
        ),
        ("the prompt", ##"[{"id":"a","navigationItem":{"prompt":"P"}}]"##, ""),
        ("the size of symbols", ##"[{"id":"a","navigationItem":{"rightBarButtonItems":["add"]}}]"##, ""),
        ("the gap between items", ##"[{"id":"a","navigationItem":{"rightBarButtonItems":["A","B"]}}]"##, ""),
        ("the search field", ##"[{"id":"a","navigationItem":{"searchController":{}}}]"##, ""),
        (
            "the hairline of a dark bar", ##"[{"id":"a","bar":{"background":"#222222"}}]"##,
            #","userInterfaceStyle":"dark""#
        ),
    ])
    func `a part is named where it is drawn`(_ words: String, _ stack: String, _ environment: String) throws {
        func caption(_ stack: String) throws -> String {
            let environment = #"{"os":"13.0","device":"iPhone 8"\#(environment)}"#
            return try captions(Pictures.json(environment: environment, stack: stack)).joined()
        }
        #expect(try caption(stack).contains(words))
        #expect(try !caption(##"[{"id":"a","bar":{"background":"#FFFFFF","shadow":"clear"}}]"##).contains(words))
    }

    @Test func `a film names what is guessed on the way, and a still does not`() throws {
        let push = #"{"type":"push","screen":\#(Pictures.blue)}"#
        func json(_ policy: String, _ form: String) -> String {
            Pictures.json(
                policy: "\"\(policy)\"",
                environment: #"{"os":"13.0","device":"iPhone 8"}"#,
                stack: "[\(Pictures.white)]",
                operation: push,
                options: #"{"form":"\#(form)","annotations":false}"#
            )
        }
        let film = try captions(json("system", "film")).joined()
        #expect(film.contains("how titles fade") && film.contains("when the status bar changes"))
        // In fake bars titles do not fade.
        let fake = try captions(json("transitionBar", "film")).joined()
        #expect(!fake.contains("how titles fade") && fake.contains("when the status bar changes"))
        #expect(try captions(json("system", "still")).joined().isEmpty)
        #expect(try captions(json("system", "film").replacing("film\",", with: "film\",\"caption\":false,")).isEmpty)
    }

    @Test func `what was measured has no mark`() throws {
        let environment = #"{"os":"13.7","device":"iPhone 8"}"#
        #expect(
            try captions(Pictures.json(environment: environment, stack: "[\(Pictures.white),\(Pictures.blue)]")) == []
        )
    }

    @Test func `a sheet and a storyboard name each part once`() throws {
        let push = #"{"type":"push","screen":\#(Pictures.blue)}"#
        let storyboard =
            #"{"policy":"system","environment":{"os":"13.0","device":"iPhone 8"},"stack":[\#(Pictures.white)],"operations":[\#(push),{"type":"pop"}]}"#
        #expect(try captions(storyboard).count == 1)
        let sheet =
            #"{"policies":["system","restoring"],"environment":{"os":"13.0","device":"iPhone 8"},"stack":[\#(Pictures.white)],"operation":\#(push)}"#
        #expect(try captions(sheet).count == 1)
    }
}
