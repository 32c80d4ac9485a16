import NavigationStyle
import Testing

struct ReferenceTests {
    static let words: [([Reference], String)] = [
        (["seed0.4.3.1"], "seed 0, 4.3.1"),
        (["seed3"], "seed 3"),
        (["seed0.4.3.1", "seed0.6.6", "uikit.D5"], "seed 0, 4.3.1 and 6.6; uikit.md D5"),
        (["libraries.1.3", "libraries.1.9", "libraries.12"], "libraries.md 1.3, 1.9 and 12"),
        (["meituan.usage.2", "seed0.5.2"], "meituan.usage.2; seed 0, 5.2"),
        ([], ""),
    ]

    @Test(arguments: words)
    func `references read as words`(references: [Reference], words: String) {
        #expect(references.words == words)
    }

    @Test(arguments: DiagnosticPage.all.map(\.code))
    func `every page names its sources`(code: Diagnostic.Code) throws {
        let page = try #require(DiagnosticPage.named(code.rawValue))
        #expect(!page.references.isEmpty && page.reference == page.references.words)
        for reference in page.references { #expect(reference.isKnown) }
    }

    @Test func `the sources of every rule are there`() {
        for reference in Rule.all.flatMap(\.sources) { #expect(reference.isKnown, "\(reference)") }
    }

    @Test(arguments: DiagnosticExample.shown)
    func `what a diagnostic refers to is there`(example: DiagnosticExample) throws {
        for diagnostic in try example.diagnostics() {
            #expect(!diagnostic.references.isEmpty && diagnostic.reference == diagnostic.references.words)
            for reference in diagnostic.references { #expect(reference.isKnown, "\(reference)") }
        }
    }

    @Test func `a rule that is broken is on the policy's page`() throws {
        let rules = PolicyPage.all.flatMap(\.usageRules).map(\.id)
        #expect(Set(rules).count == rules.count)
        for example in DiagnosticExample.shown where example.code == .ruleBroken {
            let found = try example.diagnostics().filter { $0.code == .ruleBroken }
            #expect(found.allSatisfy { $0.references.first.map { rules.contains($0.id) } ?? false })
        }
    }
}

extension Reference {
    /// Whether there is a page with text about the reference.
    fileprivate var isKnown: Bool { ReferencePage.named(id).map { $0.text.count > 20 } ?? false }
}
