import NavigationStyle
import Testing

@testable import NavigationStylePreview

/// Bars whose background is a gradient.
@Suite struct GradientTests {
    private static let sea =
        ##"{"id":"sea","title":"Sea","bar":{"background":{"image":{"gradient":[{"at":0,"color":"#0A84FF"},{"at":1,"color":"clear"}]}}}}"##
    private static let fire =
        ##"{"id":"fire","title":"Fire","bar":{"background":{"image":{"gradient":[{"at":0,"color":"#FF3B30"},{"at":1,"color":"#FFCC00"}],"gradientDirection":"right"}}}}"##

    private func stops(_ document: SVGDocument, _ index: Int) -> [[String: String]] {
        let gradients = document.elements.indices.filter {
            document.elements[$0].name == "linearGradient"
                && document.elements[$0].attributes["id"] == "ns-gradient\(index)"
        }
        return document.elements.filter { $0.name == "stop" && $0.ancestors.contains(gradients.first ?? -1) }
            .map(\.attributes)
    }

    /// Returns the picture of a moment of a push from one gradient to the other, and its elements with gradient fills.
    private func push(under policy: String, at moment: Double) throws -> (SVGDocument, [SVGDocument.Element]) {
        let json = Pictures.json(
            policy: "\"\(policy)\"",
            stack: "[\(Self.sea)]",
            operation: #"{"type":"push","screen":\#(Self.fire)}"#,
            options: #"{"form":"still","at":[\#(moment)],"content":"plain","caption":false,"annotations":false}"#
        )
        let document = try Pictures.document(json)
        return (document, document.elements.filter { $0.attributes["fill"]?.hasPrefix("url(#ns-gradient") == true })
    }

    @Test func `from blue to clear is drawn by its stops, and what is clear has the color of its neighbor`() throws {
        let document = try Pictures.document(Pictures.json(policy: "\"transitionBar\"", stack: "[\(Self.sea)]"))
        #expect(document.all("rect").count { $0.attributes["fill"] == "url(#ns-gradient0)" } == 1)
        let stops = stops(document, 0)
        #expect(stops.map { $0["stop-color"] } == ["#0A84FF", "#0A84FF"])
        #expect(stops.map { $0["stop-opacity"] } == [nil, "0"])
        #expect(stops.map { $0["offset"] } == ["0", "1"])
    }

    @Test func `in a cross-fade both are drawn, the second over the first with the opacity of the mix`() throws {
        let (document, fills) = try push(under: "restoring", at: 0.25)
        #expect(fills.map { $0.attributes["fill"] } == ["url(#ns-gradient0)", "url(#ns-gradient1)"])
        let opacities = fills.map { fill in
            fill.ancestors.compactMap { document.elements[$0].number("opacity") }.reduce(1, *)
        }
        #expect(opacities == [1, 0.25])
        #expect(stops(document, 1).map { $0["stop-color"] } == ["#FF3B30", "#FFCC00"])
    }

    @Test func `each screen carries its own in a bar of its own`() throws {
        let (_, fills) = try push(under: "transitionBar", at: 0.5)
        #expect(fills.count == 2 && fills.allSatisfy { $0.attributes["opacity"] == nil })
    }
}
