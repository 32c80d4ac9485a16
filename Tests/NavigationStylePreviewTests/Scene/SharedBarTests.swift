import NavigationStyle
import NavigationStylePreview
import Testing

/// What the one bar of two screens draws while they move.
@Suite struct SharedBarTests {
    /// Returns the frames of a push onto the screen `below` at 0.01, 0.5 and 0.99.
    private func push(
        _ screen: String,
        onto below: String,
        policy: String = "system",
        options: String = ""
    ) throws -> SVGDocument {
        try Pictures.document(
            Pictures.json(
                policy: "\"\(policy)\"",
                environment: #"{"os":"17.0","device":"iPhone 8"}"#,
                stack: "[\(below)]",
                operation: #"{"type":"push","screen":\#(screen)}"#,
                options: #"{"at":[0.01,0.5,0.99],"annotations":false\#(options)}"#
            )
        )
    }

    /// Returns the places of areas in `color`, each with the offset of the clipping element around it.
    private func tops(of color: String, in elements: [SVGDocument.Element], _ document: SVGDocument) -> [Double] {
        elements.filter { $0.name == "rect" && $0.attributes["fill"] == color }.map { element in
            let clips = element.ancestors.map { document.elements[$0] }.filter { $0.name == "svg" }
            return max(element.number("y") ?? 0, clips.last?.number("y") ?? 0)
        }
    }

    private static let colored =
        ##"{"id":"a","title":"A","callbacks":{"viewWillAppear":{"backgroundColor":"#FF00FF"}}}"##

    @Test(arguments: ["system", "rtRootNavigationController", "kmNavigationBarTransition"])
    func `the bar's own color ends below the status bar while the screens move, too`(_ policy: String) throws {
        let document = try push(##"{"id":"b","title":"B"}"##, onto: Self.colored, policy: policy)
        for frame in 0..<3 {
            #expect(tops(of: "#FF00FF", in: document.frame(frame), document).allSatisfy { $0 >= 20 })
        }
    }

    @Test func `the bar of a screen without one is whole`() throws {
        let plain = ##"{"id":"b","title":"B","bar":{"background":"#00FF00"}}"##
        let document = try push(plain, onto: Self.colored, policy: "rtRootNavigationController")
        for frame in 0..<3 {
            let areas = document.frame(frame).filter { $0.name == "rect" && $0.attributes["fill"] == "#00FF00" }
            #expect(areas.map { $0.number("height") } == [65])
        }
    }

    @Test func `it does so in a bar that grows`() throws {
        let document = try push(
            ##"{"id":"b","title":"B","navigationItem":{"prompt":"Choose"}}"##,
            onto: Self.colored
        )
        for frame in 0..<3 {
            let tops = tops(of: "#FF00FF", in: document.frame(frame), document)
            #expect(!tops.isEmpty)
            #expect(tops.allSatisfy { $0 >= 20 })
        }
    }

    @Test(arguments: ["film", "animation"])
    func `its material ends at its lower edge while that moves`(_ form: String) throws {
        let document = try push(
            ##"{"id":"b","title":"B","view":{"backgroundColor":"#00FF00"},"navigationItem":{"prompt":"Choose"}}"##,
            onto: ##"{"id":"a","title":"A","bar":{"background":"default"},"view":{"backgroundColor":"#0000FF"}}"##,
            options: #","form":"\#(form)""#
        )
        let blurred = document.elements.filter { $0.own["filter"] != nil }
        try #require(!blurred.isEmpty)
        for element in blurred {
            // The window around it slides down by 30 points, from 64 to 94.
            let windows = element.ancestors.dropFirst(2).map { document.elements[$0] }.filter { $0.name == "svg" }
            #expect(windows.contains { $0.number("height") == 94 })
        }
    }

    @Test func `a prompt without a title is there on the way`() throws {
        let document = try push(##"{"id":"b","navigationItem":{"prompt":"Choose"}}"##, onto: #"{"id":"a","title":"A"}"#)
        let prompt = document.frame(2).first { $0.text == "Choose" }
        #expect((prompt?.number("opacity") ?? 1) > 0.9)
    }

    @Test(arguments: ["viewWillAppear", "viewDidAppear"])
    func `its alpha applies at once to everything in it`(_ callback: String) throws {
        let document = try push(
            ##"{"id":"b","title":"B","callbacks":{"\##(callback)":{"alpha":0.5}}}"##,
            onto: #"{"id":"a","title":"A"}"#
        )
        let alpha = callback == "viewWillAppear" ? 0.5 : 1
        func opacity(of text: String, in frame: Int) throws -> Double {
            let element = document.frame(frame).first { $0.text == text && $0.attributes["font-weight"] == "600" }
            return try #require(element).number("opacity") ?? 1
        }
        #expect(abs(try opacity(of: "A", in: 0) - alpha) < 0.03)
        #expect(abs(try opacity(of: "B", in: 2) - alpha) < 0.03)
    }
}
