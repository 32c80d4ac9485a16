import Foundation
import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// uikit.K and uikit.L: common mistakes, each code tested by examples and near misses.
struct DiagnosticTests {
    @Test(arguments: DiagnosticExample.shown)
    func `what a code is about is reported, with its cause`(example: DiagnosticExample) throws {
        let diagnostics = try example.diagnostics()
        let found = diagnostics.filter { $0.code == example.code && $0.pointer?.description == example.pointer ?? "" }
        #expect(!found.isEmpty, "\(diagnostics.map { "\($0.code.rawValue) \($0.pointer?.description ?? "")" })")
        if let severity = example.severity { #expect(found.first?.severity == severity) }
        if let words = example.words {
            #expect(found.contains { $0.message.contains(words) }, "\(found.map(\.message))")
        }
        if let message = example.message { #expect(found.first?.message == message) }
        if let fix = example.fix { #expect(found.first?.fix == fix) }
        for diagnostic in diagnostics {
            #expect(diagnostic.readsAsSentences, "\(diagnostic.message) \(diagnostic.fix)")
        }
    }

    @Test(arguments: DiagnosticExample.close)
    func `what only comes close is not reported`(example: DiagnosticExample) throws {
        let found = try example.diagnostics().filter { $0.code == example.code }
        #expect(found.isEmpty, "\(found)")
    }

    @Test(arguments: Diagnostic.Code.allCases)
    func `every code has an example, a near miss and a page`(code: Diagnostic.Code) {
        #expect(DiagnosticExample.shown.contains { $0.code == code })
        #expect(DiagnosticExample.close.contains { $0.code == code })
        let page = DiagnosticPage.named(code.rawValue)
        #expect(page?.code == code)
        for text in [page?.symptom, page?.cause, page?.remedy, page?.reference] { #expect(!(text ?? "").isEmpty) }
    }

    @Test func `every file of examples is about a code`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: DiagnosticExample.folder.path).sorted()
        let codes = Diagnostic.Code.allCases.map { $0.rawValue + ".json" }.sorted()
        #expect(files.differences(from: codes) == [])
    }

    @Test func `the page of a code says whether it has edits`() throws {
        // title-attributes-stay needs a bar that keeps its attributes, so its tests are in a suite of their own.
        var mended: Set<Diagnostic.Code> = [.titleAttributesStay]
        for example in DiagnosticExample.shown {
            for diagnostic in try example.diagnostics(including: .all) where diagnostic.edits != nil {
                mended.insert(diagnostic.code)
            }
        }
        let offered = DiagnosticPage.all.filter(\.offersEdits).map(\.code.rawValue)
        #expect(mended.map(\.rawValue).sorted().differences(from: offered.sorted()) == [])
    }

    @Test(arguments: DiagnosticExample.shown + DiagnosticExample.close)
    func `what has no edits says why, for a reason that its page names`(example: DiagnosticExample) throws {
        for parts in [Inclusion.diagnostics, .all] {
            for diagnostic in try example.diagnostics(including: parts) {
                #expect((diagnostic.edits == nil) == (diagnostic.noEdits != nil))
                guard let reason = diagnostic.noEdits?.reason else { continue }
                let page = try #require(DiagnosticPage.named(diagnostic.code.rawValue))
                #expect(page.noEdits.contains(reason), "\(diagnostic.code): \(reason)")
            }
        }
    }

    @Test func `what may well be meant is mended only where that is asked for`() throws {
        let request = body(
            writing("a", "viewDidLoad", ##""barTintColor":"#F00""##),
            push(##"{"id":"b"}"##),
            policy: "transitionBar"
        )
        let untouched = try diagnostics(of: request).filter { $0.code == .inheritedStyle }
        #expect(untouched.map(\.noEdits) == [Diagnostic.NoEdits(.notAsked)])
        let mended = try diagnostics(of: request, including: [.diagnostics, .fixes]).filter {
            $0.code == .inheritedStyle
        }
        #expect(mended.allSatisfy { $0.edits != nil } && mended.count == 1, "\(mended)")
    }

    @Test func `the pages stand in the order of the codes`() {
        #expect(
            DiagnosticPage.all.map(\.code.rawValue).differences(from: Diagnostic.Code.allCases.map(\.rawValue)) == []
        )
    }

    @Test(arguments: PolicyPage.all.map(\.name), ["8.0", "10.0", "12.0", "14.0", "15.0", "17.0", "26.0"])
    func `a stack that says nothing of the bar has no diagnostics`(policy: String, os: String) throws {
        guard let page = PolicyPage.named(policy), let version = SystemVersion(os), version >= page.minimumSystem else {
            return
        }
        let stack = ##"{"id":"a","title":"A"},{"id":"b","title":"B","view":{"scrollView":{"contentHeight":2000}}}"##
        let operations = [
            "", push(##"{"id":"c","title":"C"}"##), push(##"{"id":"c"}"##, animated: false), pop, swipe,
            ##""operation":{"type":"interactivePop","outcome":"cancelled"}"##,
            ##""operation":{"type":"scroll","contentOffset":100}"##,
            ##""operation":{"type":"setViewControllers","screens":["b",{"id":"c"}]}"##,
        ]
        for operation in operations {
            let found = try diagnostics(of: body(stack, operation, policy: policy, os: os, device: "iPhone 15"))
            // The limits of a custom container do not depend on the stack but on the chosen policy.
            #expect(found.filter { $0.code != .customContainerLimits }.isEmpty, "\(operation): \(found)")
        }
    }

    @Test func `what nobody asks for is not there`() throws {
        var scenario = Scenario(stack: [.tinted("a", .red)])
        scenario.include = [.screens]
        #expect(try scenario.transition(.push(Screen(id: "b"), animated: true)).diagnostics == nil)
        #expect(try ResolveRequest(scenario).response().diagnostics == nil)
        scenario.include = [.diagnostics]
        #expect(try scenario.transition(.push(Screen(id: "b"), animated: true)).diagnostics != nil)
        #expect(try ResolveRequest(scenario).response().diagnostics != nil)
    }

    @Test func `of a bar that is shown against its declaration, only that is reported`() throws {
        let shown = try diagnostics(
            of: body(
                ##"{"id":"a","styledIn":"viewDidLoad","bar":{"hidden":true,"tint":"#F00","title":{"color":"#0F0"}}}"##,
                ##""operation":{"type":"reappear"}"##,
                policy: "restoring"
            )
        )
        #expect(shown.filter { $0.code == .declaredStyleNotShown }.map(\.property) == ["hidden"])
    }

    @Test func `diagnostics stand in the order of their causes`() throws {
        let stack = writing("a", "viewDidLoad", ##""alpha":0.5,"barTintColor":"#FF0000","tintColor":"#00FF00""##)
        let found = try diagnostics(of: body(stack, push(writing("b", "viewWillAppear", ##""alpha":0.7"##))))
        #expect(
            found.map { "\($0.code.rawValue) \($0.pointer?.description ?? "")" } == [
                "style-leak /stack/0/callbacks/viewDidLoad/barTintColor",
                "style-leak /stack/0/callbacks/viewDidLoad/tintColor",
                "low-contrast /stack/0/callbacks/viewDidLoad/tintColor",
                "bar-alpha-changed /stack/0/callbacks/viewDidLoad/alpha",
                "bar-alpha-changed /operation/screen/callbacks/viewWillAppear/alpha",
            ]
        )
    }
}

extension Diagnostic {
    /// Whether the message and the fix are complete sentences, in which opaque colors have six digits.
    fileprivate var readsAsSentences: Bool {
        [message, fix].allSatisfy {
            $0.hasSuffix(".") && !$0.hasSuffix("..") && !$0.contains("  ") && !$0.contains(" in call")
                && $0.firstMatch(of: /#[0-9A-F]{6}FF\b/) == nil
        }
    }
}
