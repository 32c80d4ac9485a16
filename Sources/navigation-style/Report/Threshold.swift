internal import ArgumentParser
internal import NavigationStyle

/// From which severity on a finding makes `validate` fail.
enum Threshold: String, CaseIterable, ExpressibleByArgument {
    case error, warning, info

    /// Whether a finding makes it fail: a fault always does.
    func isReached(by finding: LocatedFinding) -> Bool { isReached(by: finding.severity) }

    /// Whether something of that severity makes a command fail.
    func isReached(by severity: Diagnostic.Severity) -> Bool {
        switch severity {
        case .error: true
        case .warning: self != .error
        case .info: self == .info
        }
    }
}
