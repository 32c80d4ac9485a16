public import NavigationStyle
public import NavigationStyleJSON

/// A fault of a request, or a diagnostic of its answer.
public struct Finding: Hashable, Sendable {
    /// The subject of a finding.
    public enum Subject: Hashable, Sendable {
        /// The text is not JSON.
        case problem(Problem)
        /// The text is JSON, but not a request that can be answered.
        case fault(RequestFault)
        /// The request can be answered, with this diagnostic.
        case diagnostic(Diagnostic)
    }

    /// The subject; its own pointers begin at the request, which in a batch is an item.
    public var subject: Subject
    /// The pointer to the request in the text, a JSON Pointer; empty if the request is the whole text.
    public var item: String
    /// The policies of a comparison under which it is found, by their labels; empty if it does not depend on one.
    public var policies: [String] = []
    /// The environments in which it is found, by their names; empty if it is in all.
    public var environments: [String] = []

    /// Makes a finding about the request at the pointer `item`.
    public init(_ subject: Subject, at item: String = "") { (self.subject, self.item) = (subject, item) }

    /// The pointer to its cause in the text, a JSON Pointer.
    public var pointer: String {
        switch subject {
        case .problem: item
        case .fault(let fault): item + fault.pointer
        case .diagnostic(let diagnostic): item + (diagnostic.pointer?.description ?? "")
        }
    }
}

extension Problem {
    /// The problem as findings: one for each fault.
    public var findings: [Finding] {
        faults.isEmpty ? [Finding(.problem(self))] : faults.map { Finding(.fault($0)) }
    }
}

extension [Diagnostic] {
    /// The diagnostics as findings.
    var findings: [Finding] { map { Finding(.diagnostic($0)) } }
}
