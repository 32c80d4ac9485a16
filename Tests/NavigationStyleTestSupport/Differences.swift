extension [String] {
    /// Returns the elements that are missing, surplus or out of place: of two long lists, a failed test prints these
    /// alone.
    public func differences(from expected: [String]) -> [String] {
        difference(from: expected).map { change in
            switch change {
            case .insert(_, let element, _): "surplus: \(element)"
            case .remove(_, let element, _): "missing: \(element)"
            }
        }
    }
}
