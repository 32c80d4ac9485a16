import NavigationStyle

@testable import NavigationStyleJSON

/// Returns the faults that `body` records in `text`; none if the text is valid or is not JSON.
func faults<Value>(
    _ text: String,
    limits: JSONLimits = .standard,
    _ body: (inout JSONReader) throws(JSONMalformed) -> Value?
) -> [RequestFault] {
    do throws(JSONRequestError) {
        _ = try JSONReader.read(Array(text.utf8), limits: limits, body)
        return []
    } catch .invalid(let faults) {
        return faults
    } catch {
        return []
    }
}

/// A small object with members of every kind, to test the reader.
struct Sample: Equatable {
    enum Style: String, CaseIterable, WireName {
        case `default`, lightContent, darkContent
        static let names = NameTable(Self.self)
    }

    var id = ""
    var title: String?
    var isHidden: Bool?
    var alpha: Double?
    var count = 1
    var style: Style?
    var children: [Sample] = []
    var backIndicatorTransitionMaskImage: String?
}

extension Sample: WireObject, WireElement {
    static let table = MemberTable { lister in
        var sample = Sample()
        sample.members(&lister)
    }

    static var shape: Shape { .open }

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.required("id", &id)
        try visitor.text("title", &title, orNull: false)
        try visitor.optional("isHidden", &isHidden)
        try visitor.optional("alpha", &alpha, in: 0...1)
        try visitor.member("count", &count, in: 1...10, default: 1)
        try visitor.optional("style", &style)
        try visitor.member("children", &children, default: [])
        try visitor.optional("backIndicatorTransitionMaskImage", &backIndicatorTransitionMaskImage)
    }
}

func sampleFaults(_ text: String, limits: JSONLimits = .standard) -> [RequestFault] {
    faults(text, limits: limits) { reader throws(JSONMalformed) in try Sample.read(from: &reader, orNull: false) }
}
