import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// Every reported fix works: after its edits of the body, the diagnostic is gone and no new one is as severe.
struct FixPropertyTests {
    /// The key that two equal diagnostics share.
    private struct Key: Hashable {
        var code: Diagnostic.Code
        var screen: Screen.ID?
        var property: String?

        init(_ diagnostic: Diagnostic) {
            code = diagnostic.code
            screen = diagnostic.screen
            property = diagnostic.property
        }
    }

    @Test(arguments: RandomRun.policies)
    func `a fix does what it says, brings nothing that matters as much, and takes nothing away`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        var random = RandomModel(seed: 0xF1C5)
        var tried: [Diagnostic.Code: Int] = [:]
        for _ in 0..<RandomRun.fixedPerPolicy {
            let request = random.replayRequest(count: 3, policy: random.policy(of: page))
            guard (try? request.response()) != nil else { continue }
            for code in try check(PatchedRequest(request)) { tried[code, default: 0] += 1 }
        }
        let count = tried.values.reduce(0, +)
        print("\(policy): \(count) fixes tried, of \(tried.keys.map(\.rawValue).sorted().joined(separator: ", "))")
        #expect(count > RandomRun.fixedPerPolicy / 4)
    }

    @Test(arguments: DiagnosticExample.shown)
    func `so does a fix of what people write`(example: DiagnosticExample) throws {
        _ = try check(PatchedRequest(example.request))
    }

    /// Applies every fix of the answer to `request`, and returns the codes of their diagnostics.
    private func check(_ request: PatchedRequest) throws -> [Diagnostic.Code] {
        guard let endings = try request.endings(telling: true) else { return [] }
        var carriedOut: [[Edit]: (request: PatchedRequest, endings: [PatchedRequest.Ending])] = [:]
        let shown = try request.endingsOnSystems()
        var codes: [Diagnostic.Code] = []
        for (index, ending) in endings.enumerated() {
            for diagnostic in ending.diagnostics {
                guard let edits = diagnostic.edits else { continue }
                codes.append(diagnostic.code)
                if carriedOut[edits] == nil {
                    let mended = try request.patched(by: edits)
                    carriedOut[edits] = (mended, try #require(try mended.endings(telling: true)))
                    let lost = try request.parts(lostIn: mended, of: shown)
                    let words = "\(diagnostic.code.rawValue): \(diagnostic.fix) \((try? encoded(request.body)) ?? "")"
                    #expect(lost.isEmpty, "\(words)")
                }
                let (mended, new) = try #require(carriedOut[edits])
                try expect(diagnostic, of: ending.diagnostics, toBeGoneFrom: new[index].diagnostics)
                #expect(diagnostic.unsaid(in: request) == [], "\(diagnostic.fix) \(edits)")
                try expect(diagnostic, toShowItsPartIn: new[index], of: request, mended: mended)
            }
        }
        return codes
    }

    /// Expects that a declared part that was not drawn is drawn after the fix, if it is still declared.
    private func expect(
        _ diagnostic: Diagnostic,
        toShowItsPartIn ending: PatchedRequest.Ending,
        of request: PatchedRequest,
        mended: PatchedRequest
    ) throws {
        let codes: Set<Diagnostic.Code> = [
            .transparentAtScrollEdge, .declaredStyleNotShown, .ineffectiveProperty, .appearanceSlotMissing,
        ]
        guard codes.contains(diagnostic.code), let bar = ending.bar, let path = diagnostic.pointer?.description,
            let part = try DeclaredPart.all(of: mended).first(where: { $0.path == path && $0.screen == ending.top })
        else { return }
        #expect(
            part.isShown(in: bar) != false,
            "\(diagnostic.code.rawValue): \(diagnostic.fix) \(part) \((try? encoded(request.body)) ?? "")"
        )
    }

    private func expect(
        _ diagnostic: Diagnostic,
        of old: [Diagnostic],
        toBeGoneFrom new: [Diagnostic]
    ) throws {
        let known = Dictionary(old.map { (Key($0), $0.severity) }, uniquingKeysWith: max)
        for other in new {
            #expect(Key(other) != Key(diagnostic), "\(diagnostic)")
            #expect(
                other.severity < diagnostic.severity || known[Key(other)].map { $0 >= other.severity } ?? false,
                "\(diagnostic.code) \(diagnostic.edits ?? []): \(other)"
            )
        }
    }

    @Test func `a fix that takes away, or says something else, is found out`() throws {
        let orange = writing("a", "viewWillAppear", ##""barTintColor":"#F60""##)
        let request = PatchedRequest(try decoded(body(orange, os: "17.0"), as: Value.self))
        let endings = try #require(try request.endings(telling: true))
        var diagnostic = try #require(endings[0].diagnostics.first { $0.code == .transparentAtScrollEdge })
        let edits = try #require(diagnostic.edits)
        #expect(try request.parts(lostIn: request.patched(by: edits), of: request.endingsOnSystems()).isEmpty)
        #expect(diagnostic.unsaid(in: request).isEmpty)
        let removal = Edit(.remove, "/stack/0/callbacks/viewWillAppear/barTintColor")
        // Before iOS 15, the removed color was drawn; from iOS 15 on, the added value is drawn in its place.
        let lost = try request.parts(lostIn: request.patched(by: edits + [removal]), of: request.endingsOnSystems())
        #expect(lost.contains { $0.hasSuffix("on 12.0") } && !lost.contains { $0.hasSuffix("on 17.0") }, "\(lost)")
        diagnostic.edits = edits + [removal]
        #expect(diagnostic.unsaid(in: request) == ["barTintColor"])
        diagnostic.edits = edits
        diagnostic.fix = diagnostic.fix.replacing("viewWillAppear", with: "duringTransition")
        #expect(diagnostic.unsaid(in: request) == ["duringTransition", "viewWillAppear"])
    }

    @Test(arguments: RandomRun.policies)
    func `all edits of an answer can be carried out one after another`(policy: String) throws {
        for answered in try AnsweredTransition.all(under: policy) {
            let fixed = (answered.response.diagnostics ?? []).filter { $0.edits != nil }
            guard !fixed.isEmpty else { continue }
            var edits: [Edit] = []
            for edit in fixed.flatMap({ $0.edits ?? [] }) where !edits.contains(edit) { edits.append(edit) }
            let mended = try #require(try PatchedRequest(answered.request).patched(by: edits).endings(telling: true))
            let left = Set(mended[0].diagnostics.map(Key.init))
            for diagnostic in fixed { #expect(!left.contains(Key(diagnostic)), "\(diagnostic)") }
        }
    }
}

extension Diagnostic {
    /// Returns the callbacks, properties and screens that are changed by the edits but not named in the fix's text, or
    /// the reverse.
    fileprivate func unsaid(in request: PatchedRequest) -> Set<String> {
        var changed: Set<String> = []
        for edit in edits ?? [] {
            let screen = request.screens.first { JSONPointer.isWithin($0.path, edit.path) }
            if case .string(let id)? = screen?.screen["id"] { changed.insert(id) }
            let rest = screen.map { String(edit.path.dropFirst($0.path.count)) } ?? edit.path
            changed.formUnion(JSONPointer.tokens(of: rest))
            // An added member may be nested in objects that are added with it.
            var (value, key) = (edit.value, edit.path)
            while case .object(let members)? = value, members.count == 1, !BarProperty.isNamed(at: key) {
                key = members[0].key
                changed.insert(key)
                value = members[0].value
            }
        }
        let names = Set(BarProperty.allCases.map(\.name) + Callback.allCases.map(\.rawValue))
        // The text names the callback in which the style is no longer applied.
        if changed.contains("styledIn") { changed.insert(Callback.viewWillAppear.rawValue) }
        // The text names viewDidLoad for views and controllers that are added or set in time.
        if !changed.isDisjoint(with: ["addedIn", "setIn"]) { changed.insert(Callback.viewDidLoad.rawValue) }
        let expected = changed.intersection(names.union(request.ids))
        // Quoted parts are names of the app, some of which contain a quotation mark.
        let words = request.ids.reduce(fix.replacing("quo\"te", with: "quote")) { $0.replacing("\"\($1)\"", with: " ") }
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        let plain = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
        var said = Set(plain.flatMap { $0.split { !$0.isLetter }.map(String.init) }).intersection(names)
        if fix.contains("setNavigationBarHidden(") { said.insert(BarProperty.isNavigationBarHidden.name) }
        for id in request.ids where fix.contains("\"\(id)\"") { said.insert(id) }
        return expected.symmetricDifference(said)
    }
}

extension PatchedRequest {
    fileprivate var ids: [String] {
        screens.compactMap { if case .string(let id)? = $0.screen["id"] { id } else { nil } }
    }
}

extension BarProperty {
    fileprivate static func isNamed(at path: String) -> Bool {
        BarProperty(name: JSONPointer.tokens(of: path).last ?? path) != nil
    }
}
