public import NavigationStyle

/// One thing that is wrong with a request, or will go wrong.
public struct Finding: Hashable, Sendable {
    /// What it is.
    public enum Subject: Hashable, Sendable {
        /// The text is not JSON.
        case problem(Problem)
        /// It is JSON, but no request that can be answered.
        case fault(RequestFault)
        /// It can be answered, and this is what is to be said of it.
        case diagnostic(Diagnostic)
    }

    /// What it is; its own pointers begin at the request, which in a batch is an item.
    public var subject: Subject
    /// Where the request stands in the text: a JSON Pointer, empty where the request is the whole text.
    public var item = ""
    /// The policies of a comparison under which it is found, by their labels; empty where it does not depend on one.
    public var policies: [String] = []
    /// The environments in which it is found, by their names; empty where it is in all.
    public var environments: [String] = []

    /// What in the text causes it: a JSON Pointer.
    public var pointer: String {
        switch subject {
        case .problem: item
        case .fault(let fault): item + fault.pointer
        case .diagnostic(let diagnostic): item + (diagnostic.pointer?.description ?? "")
        }
    }
}

extension Problem {
    /// The problem as findings: each fault is one.
    public var findings: [Finding] {
        faults.isEmpty ? [Finding(subject: .problem(self))] : faults.map { Finding(subject: .fault($0)) }
    }
}

extension [Diagnostic] {
    /// Each as a finding.
    var findings: [Finding] { map { Finding(subject: .diagnostic($0)) } }
}
