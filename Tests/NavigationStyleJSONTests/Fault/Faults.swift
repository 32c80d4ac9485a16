import NavigationStyle

@testable import NavigationStyleJSON

/// The faults that `body` notes in `text`; none where it reads or is not JSON.
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

/// A small object with members of every kind, to try the reader on.
struct Sample: Equatable {
    enum Key: String, CaseIterable, JSONName {
        case id, title, isHidden, alpha, count, style, child, children
        case backIndicatorTransitionMaskImage
        static let names = JSONNameTable(Self.self)
    }

    enum Style: String, CaseIterable, JSONName {
        case `default`, lightContent, darkContent
        static let names = JSONNameTable(Self.self)
    }

    var id = ""
    var title: String?
    var isHidden: Bool?
    var alpha: Double?
    var count: Int?
    var style: Style?
    var children: [Sample] = []

    init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .id: id = try reader.string() ?? ""
            case .title, .backIndicatorTransitionMaskImage: title = try reader.string()
            case .isHidden: isHidden = try reader.boolean()
            case .alpha: alpha = try reader.double(in: 0...1)
            case .count: count = try reader.integer(in: 1...10)
            case .style: style = try reader.name()
            case .child: children = try Sample(from: &reader).map { [$0] } ?? []
            case .children:
                guard var elements = try reader.array() else { continue }
                while try reader.element(in: &elements) {
                    if let child = try Sample(from: &reader) { children.append(child) }
                }
            }
        }
        reader.require(Key.id, in: scope)
    }
}

func sampleFaults(_ text: String, limits: JSONLimits = .standard) -> [RequestFault] {
    faults(text, limits: limits) { reader throws(JSONMalformed) in try Sample(from: &reader) }
}
