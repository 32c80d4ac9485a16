// The places of a policy's diagnostics in a request that names several policies.
extension Diagnostic {
    /// Returns the diagnostic with the places in the request's policy as those in the policy at `index` of several; nil
    /// stands for a policy that the request does not name, where only the whole can be pointed to, and nothing edited.
    func located(inPolicy index: Int?) -> Diagnostic {
        var diagnostic = self
        let policy = RequestPointer(.policy)
        if let pointer, pointer == policy || pointer.leads(into: policy) {
            diagnostic.pointer = index.map { pointer.inPolicy(at: $0) } ?? .whole
        }
        guard let edits, edits.contains(where: { JSONPointer.isWithin(policy.description, $0.path) }) else {
            return diagnostic
        }
        diagnostic.edits = index.map { index in
            edits.map { edit in
                guard JSONPointer.isWithin(policy.description, edit.path) else { return edit }
                let rest = edit.path.dropFirst(policy.description.utf8.count)
                return Edit(edit.op, policy.inPolicy(at: index).description + rest, edit.value)
            }
        }
        if diagnostic.edits == nil { diagnostic.noEdits = NoEdits(code.usualReason) }
        return diagnostic
    }
}
