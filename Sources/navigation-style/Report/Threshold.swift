internal import ArgumentParser
internal import NavigationStyle

/// The lowest severity at which a finding makes `validate` fail.
enum Threshold: String, CaseIterable, ExpressibleByArgument {
    case error, warning, info

    /// Whether a finding reaches the threshold, which a fault always does.
    func isReached(by finding: LocatedFinding) -> Bool { isReached(by: finding.severity) }

    /// Whether a severity reaches the threshold.
    func isReached(by severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: self != .error
        case .info: self == .info
        }
    }
}
