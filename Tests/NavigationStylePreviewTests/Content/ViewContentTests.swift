import NavigationStyle
import NavigationStyleJSON
import NavigationStylePreview
import Testing

@Suite struct ViewContentTests {
    private static func still(_ content: String, view: String = "", options: String = "{}") -> String {
        Pictures.json(
            environment: ##"{"os":"17.0"}"##,
            stack:
                ##"[{"id":"a","title":"A","bar":{"background":"transparent"},"view":{"content":\##(content)\##(view)}}]"##,
            options: options
        )
    }

    private static let dot = ##"{"png":"data:image/png;base64,\##(PNGFile.withComment)"}"##

    @Test(arguments: ["hero", "list", "segments", "text"])
    func `each part is drawn, and differs from the others`(_ kind: String) throws {
        let svg = try Pictures.draw(Self.still(##"[{"type":"\##(kind)"}]"##)).svg()
        #expect(try SVGDocument(svg).hazards == [])
        for other in ["hero", "list", "segments", "text"] where other != kind {
            #expect(try Pictures.draw(Self.still(##"[{"type":"\##(other)"}]"##)).svg() != svg)
        }
        let plain = ##"{"content":"plain","annotations":false}"##
        #expect(
            try Pictures.draw(Self.still(##"[{"type":"\##(kind)"}]"##, options: plain)).svg()
                == Pictures.draw(Self.still("null", options: plain)).svg()
        )
    }

    @Test func `a hero begins at the view's edge, unless a scroll view keeps it below the bar`() throws {
        func top(_ view: String) throws -> Double? {
            try Pictures.document(Self.still(##"[{"type":"hero","height":120}]"##, view: view)).all("rect")
                .first { $0.attributes["fill"] == "#9FA6B2" }?.number("y") ?? 0
        }
        #expect(try top("") == 0)
        #expect(try top(##","scrollView":{"contentInsetAdjustmentBehavior":"never"}"##) == 0)
        #expect(try top(##","scrollView":{}"##) == 97.667)
    }

    @Test func `an image is drawn as wide as the view, made anew of its pixels, once in a film`() throws {
        let json = Pictures.json(
            environment: ##"{"os":"17.0"}"##,
            stack: ##"[{"id":"a","view":{"content":\##(Self.dot)}}]"##,
            operation: ##"{"type":"push","screen":{"id":"b","view":{"content":\##(Self.dot)}}}"##
        )
        let document = try Pictures.document(json)
        let images = document.all("image")
        #expect(images.count == 1)
        #expect(images.first?.number("width") == 393)
        #expect(document.all("use").count > 4)
        let href = try #require(images.first?.attributes["href"])
        #expect(href.hasPrefix("data:image/png;base64,"))
        #expect(!href.contains(PNGFile.withComment))
        #expect(document.hazards == [])
    }

    /// Contents, and the codes and places of their faults.
    private static let faults: [(content: String, fault: String)] = [
        ("[]", "wrong-count /stack/0/view/content"),
        (
            "[" + Array(repeating: ##"{"type":"text"}"##, count: 13).joined(separator: ",") + "]",
            "wrong-count /stack/0/view/content"
        ),
        (##"[{"type":"video"}]"##, "unknown-value /stack/0/view/content/0/type"),
        (##"[{"height":3}]"##, "missing-key /stack/0/view/content/0"),
        (##"[{"type":"hero","height":-1}]"##, "out-of-range /stack/0/view/content/0/height"),
        (##""hero""##, "wrong-type /stack/0/view/content"),
        ("{}", "missing-key /stack/0/view/content"),
        (##"{"png":"https://example.com/a.png"}"##, "malformed-string /stack/0/view/content/png"),
        (##"{"png":"data:image/svg+xml;base64,PHN2Zy8+"}"##, "malformed-string /stack/0/view/content/png"),
        (##"{"png":"data:image/png;base64,PHN2Zy8+"}"##, "malformed-image /stack/0/view/content/png"),
        (##"{"png":"data:image/png;base64,iVBORw0KGg\"><script>"}"##, "malformed-string /stack/0/view/content/png"),
        (
            ##"{"png":"data:image/png;base64,\##(String(PNGFile.dot.dropLast(24)))"}"##,
            "malformed-image /stack/0/view/content/png"
        ),
        (
            ##"{"png":"data:image/png;base64,\##(String(repeating: "AAAA", count: 87_383))"}"##,
            "too-long /stack/0/view/content/png"
        ),
        (
            // The chunks are complete, but there are too few pixels.
            ##"{"png":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADElEQVR4nGNgZGIGAAAOAAfXb+R4AAAAAElFTkSuQmCC"}"##,
            "malformed-image /stack/0/view/content/png"
        ),
    ]

    @Test(arguments: faults.indices)
    func `content that cannot be drawn is refused in its place`(_ index: Int) throws {
        let (content, fault) = Self.faults[index]
        var found: [RequestFault] = []
        do {
            _ = try Pictures.draw(Self.still(content))
        } catch let error as ScenarioError {
            found = error.faults
        } catch JSONRequestError.invalid(let faults) {
            found = faults
        }
        #expect(found.map { "\($0.code) \($0.pointer)" } == [fault])
    }

    @Test func `an image of more than four megapixels is refused, whatever its pixels are`() {
        func header(_ width: Int, _ height: Int) -> [UInt8] {
            func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
            func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
                let body = Array(name.utf8) + data
                return number(data.count) + body + number(CRC32.value(of: body))
            }
            return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [])
                + chunk("IEND", [])
        }
        #expect(throws: Never.self) { try PNGImage(header(2000, 2000)) }
        #expect(throws: PNGImage.Fault.tooManyPixels(width: 2001, height: 2000)) { try PNGImage(header(2001, 2000)) }
        #expect(throws: PNGImage.Fault.tooManyPixels(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) {
            try PNGImage(header(0x7FFF_FFFF, 0x7FFF_FFFF))
        }
    }

    @Test func `a request is written as it was read`() throws {
        for content in [Self.dot, ##"[{"type":"hero","height":90.5},{"type":"list"}]"##] {
            let request = try Pictures.request(Self.still(content))
            #expect(try PreviewRequest(json: request.json()) == request)
            #expect(String(decoding: request.json(), as: UTF8.self).contains(content))
        }
    }

    @Test func `over an image under a clear bar contrast is indeterminate, and below a bar it is not`() throws {
        func contrast(_ content: String, _ view: String = "") throws -> BarContrast? {
            let json = Self.still(content, view: view).replacing(##","preview":{}"##, with: "")
            return try ResolveRequest(json: Array(json.utf8)).response().bar?.contrast
        }
        for content in [Self.dot, ##"[{"type":"hero"}]"##] {
            #expect(try contrast(content)?.title?.verdict == .indeterminate)
            #expect(try contrast(content)?.behind?.from == .unknown)
            #expect(try contrast(content, ##","scrollView":{}"##)?.behind?.from == .default)
        }
        #expect(try contrast(##"[{"type":"list"},{"type":"hero"}]"##)?.behind?.from == .default)
    }
}
