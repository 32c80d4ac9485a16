import NavigationStyle
import NavigationStyleJSON

extension FuzzTarget {
    /// Reads the input as each kind of request; a request that is written and read again must stay the same.
    func runCodec(_ input: [UInt8]) -> [String] {
        roundTrip(input, TransitionRequest.init(json:limits:)) { $0.json(pretty: $1) }
            + roundTrip(input, ReplayRequest.init(json:limits:)) { $0.json(pretty: $1) }
            + roundTrip(input, ResolveRequest.init(json:limits:)) { $0.json(pretty: $1) }
            + roundTrip(input, CompareRequest.init(json:limits:)) { $0.json(pretty: $1) }
            + batch(input)
    }

    func roundTrip<Request: Equatable>(
        _ input: [UInt8],
        _ read: ([UInt8], JSONLimits) throws(JSONRequestError) -> Request,
        _ write: (Request, _ pretty: Bool) -> [UInt8]
    ) -> [String] {
        do throws(JSONRequestError) {
            let request = try read(input, .standard)
            let text = write(request, false)
            let again = try? read(text, .standard)
            guard again == request else {
                return ["\(Request.self): what is written is read as \(again == nil ? "none" : "another")"]
            }
            let indented = try? read(write(request, true), .standard)
            return indented == request && write(request, false) == text
                ? [] : ["\(Request.self): the text is not stable"]
        } catch {
            return faults(of: error)
        }
    }

    private func faults(of error: JSONRequestError) -> [String] {
        switch error {
        case .malformed(let error):
            return error.description.isEmpty ? ["a syntax error without words"] : []
        case .invalid(let faults):
            let isRight = (1...JSONLimits.standard.faults).contains(faults.count)
            return isRight && faults.allSatisfy { $0.pointer.isEmpty || $0.pointer.hasPrefix("/") }
                ? [] : ["faults that are none, too many, or nowhere"]
        }
    }

    /// Checks that the requests of a batch are within its text, in order and disjoint.
    private func batch(_ input: [UInt8]) -> [String] {
        guard let ranges = try? BatchItem.ranges(in: input) else { return [] }
        var end = 0
        for item in ranges {
            guard item.lowerBound >= end, item.upperBound <= input.count, !item.isEmpty else {
                return ["a request of a batch that is not in it"]
            }
            end = item.upperBound
        }
        return []
    }
}
