internal import NavigationStyle
internal import NavigationStyleJSON
internal import NavigationStyleService

extension Report {
    /// Returns the report for people, and for tools that read the output of compilers.
    func text(_ style: TextStyle) -> String {
        files.map { file in
            file.findings.map { $0.text(in: file.name, style) }.joined()
                + file.links.map { "\(style(.bold, text: (file.name + $0.item).onOneLine)): link: \($0.link)\n" }
                .joined()
        }.joined()
    }

    /// The numbers of requests and findings, in one line.
    var tally: String {
        let subject = files.count == 1 ? "1 request" : "\(files.count) requests"
        let severities = files.flatMap { $0.findings.map(\.severity) }
        return "\(subject): \(Tally.words(of: severities, orNone: "nothing to report"))\n"
    }
}

/// Numbers of things, in words.
enum Tally {
    /// Returns the number with its noun; nil for 0.
    static func words(_ count: Int, _ one: String, _ many: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }

    /// Returns the number of things of each severity, most severe first, or the words for no such thing.
    static func words(of severities: [Diagnostic.Severity], orNone none: String) -> String {
        let counts = Diagnostic.Severity.allCases.sorted(by: >).compactMap { severity in
            words(severities.count { $0 == severity }, severity.rawValue, severity.rawValue + "s")
        }
        return counts.isEmpty ? none : counts.joined(separator: ", ")
    }
}

extension LocatedFinding {
    /// Returns the line `file:line:column: severity: code: message [references]`, followed by the pointer and the fix.
    func text(in file: String, _ style: TextStyle) -> String {
        let place = style(.bold, text: "\(file):\(place.line):\(self.place.column):".onOneLine)
        return place + " " + finding.text(style)
    }
}
