extension VectorCase {
    /// The kinds of expectations of a case.
    enum Expectation {
        case status(Int)
        case equal(pointer: String, JSONValue)
        case near(pointer: String, Double, tolerance: Double)
        case diagnostic(String, isThere: Bool)
        case unknown(JSONValue)

        init(_ value: JSONValue) {
            if let status = value["status"]?.number {
                self = .status(Int(status))
            } else if let pointer = value["pointer"]?.string, let expected = value["equals"] {
                self = .equal(pointer: pointer, expected)
            } else if let pointer = value["pointer"]?.string, let expected = value["near"]?.number {
                self = .near(pointer: pointer, expected, tolerance: value["tolerance"]?.number ?? 0)
            } else if let code = value["diagnostic"]?.string {
                self = .diagnostic(code, isThere: true)
            } else if let code = value["noDiagnostic"]?.string {
                self = .diagnostic(code, isThere: false)
            } else {
                self = .unknown(value)
            }
        }

        var isDiagnostic: Bool {
            if case .diagnostic = self { true } else { false }
        }
    }

    var expectations: [Expectation] { (expected.array ?? []).map(Expectation.init) }

    /// Returns the differences of an answer from the expectations.
    func differences(in answer: VectorAnswer, _ expectations: [Expectation]) -> [String] {
        var status = 200
        for case .status(let expected) in expectations { status = expected }
        guard answer.status == status else { return ["\(answer.status); expected \(status): \(answer.body.text)"] }
        return expectations.flatMap { expectation -> [String] in
            switch expectation {
            case .status: return []
            case .equal(let pointer, let expected):
                return answer.body.at(pointer).map { expected.differences(to: $0, at: pointer) } ?? [
                    "\(pointer): missing"
                ]
            case .near(let pointer, let expected, let tolerance):
                guard let found = answer.body.at(pointer)?.number else { return ["\(pointer): no number"] }
                guard abs(found - expected) > tolerance else { return [] }
                return ["\(pointer): \(found); expected \(expected) ± \(tolerance)"]
            case .diagnostic(let code, let isThere):
                let codes = answer.diagnosticCodes
                return codes.contains(code) == isThere ? [] : ["\(code): \(codes); expected \(isThere ? "it" : "none")"]
            case .unknown(let value): return ["an expectation of a kind that is not known: \(value.text)"]
            }
        }
    }
}
