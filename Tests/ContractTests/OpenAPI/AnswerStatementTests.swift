import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON
@testable import NavigationStylePreview
@testable import NavigationStyleService

/// The code's forms of answers, compared with `openapi.yaml`: names, kinds, enums, required members, and members that
/// may be null.
@Suite struct AnswerStatementTests {
    let file: OpenAPIFile

    init() throws {
        file = try OpenAPIFile()
    }

    /// The objects of answers of all kinds, as the code declares them.
    private static let objects: [String: AnswerLister.Object] = {
        var lister = AnswerLister()
        for page in PolicyPage.all {
            lister.list(page)
            lister.list(page.entry)
        }
        for page in AuditPage.all {
            lister.list(page)
            lister.list(page.entry)
        }
        for page in RulePage.all { lister.list(page) }
        for page in ReferencePage.all {
            lister.list(page)
            lister.list(page.entry)
        }
        for page in ProblemPage.all {
            lister.list(page)
            lister.list(page.entry)
        }
        lister.list(DeviceList(DevicePage.all))
        for major in Array(7...18) + [26] {
            var environment = NavigationEnvironment()
            environment.os = SystemVersion(major)
            lister.list(ViewHierarchy(in: environment))
        }
        lister.list(ServiceHealth())
        lister.list(SchemaList([]))
        let day = CalendarDay(2026, 12, 31)
        let contracts = [ContractVersion(name: "v0", deprecation: day, sunset: day), ContractVersion(name: "v1")]
        lister.list(ServiceVersion("1", contracts))
        listProblems(&lister)
        listComputations(&lister)
        listAudits(&lister)
        return lister.objects
    }()

    private static func listProblems(_ lister: inout AnswerLister) {
        let parameter = Problem.Parameter(
            code: "invalid-parameter",
            name: "pretty",
            allowed: ["true"],
            suggestion: "true"
        )
        let faults = [
            RequestFault(.unknownPolicy("wrNavigationBa"), at: "/policy"), RequestFault(.empty, at: "/stack"),
        ]
        let place = JSONPlace(line: 1, column: 2, offset: 3)
        lister.list(Problem(.invalidRequest, "Faulty", faults: faults))
        lister.list(Problem(.malformedJSON, "No JSON", place: place))
        lister.list(Problem(.invalidRequest, "Wrong", parameter: parameter))
    }

    /// Records answers under every policy.
    private static func listComputations(_ lister: inout AnswerLister) {
        // Operations and outcomes that a few random requests rarely include.
        for action in [
            Step.Action.adjustScrollInsets(screen: "a"), .restoreScrollInsets(screen: "a"),
            .skipFakeBar(screen: "a", reason: "It is hidden"),
        ] {
            lister.list(Step(at: Step.Event(.call), by: .uikit, action: action, rule: "uikit.S5"))
        }
        var model = RandomModel(seed: 4)
        for round in 0..<12 {
            for page in PolicyPage.all {
                let policy = model.policy(of: page)
                let request = model.transitionRequest(policy: policy)
                guard let response = try? request.response() else { continue }
                lister.list(response)
                lister.list(BatchResponse(results: [BatchResponse.Entry(id: "a", answer: .success(response))]))
                if round % 6 == 0 { listOthers(&lister, request, &model) }
            }
        }
    }

    /// Records an audit of a graph with unknown values.
    private static func listUnknown(_ lister: inout AnswerLister) {
        let text = #"""
            {"policies": ["system"],
             "screens": [{"id": "a"}, {"id": "b", "base": "Gone", "callbacks": {"viewWillAppear":
                 {"tintColor": {"unknown": "theme"}, "isNavigationBarHidden": true}}},
               {"id": "c", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": false}}}, {"id": "d"}],
             "entries": [{"id": "root", "stack": ["a"]}, {"id": "deep", "stack": ["d"], "isReached": false}],
             "routes": [{"from": "a", "to": ["b", "c"]}, {"from": "b", "to": "c"}], "find": {"severity": "info"},
             "isIntended": [{"code": "stuck-hidden-bar", "because": "x"}, {"fingerprint": "y", "because": "z"}]}
            """#
        if let response = try? AuditRequest(json: Array(text.utf8)).response() { lister.list(response) }
    }

    /// Records an audit with findings of most kinds, a run that fails, and one that is left out.
    private static func listAudits(_ lister: inout AnswerLister) {
        let text = #"""
            {"policies": ["system", "itemAppearance"], "environments": [{"os": "12.0"}],
             "screens": [{"id": "a"}, {"id": "b", "bar": {"hidden": true, "background": {"color": "red"}}}, {"id": "c"}],
             "entries": [{"id": "root", "stack": ["a"]}], "routes": [{"from": "a", "to": "b"}, {"from": "c", "to": "a"}],
             "find": {"severity": "info"}}
            """#
        guard let request = try? AuditRequest(json: Array(text.utf8)), let response = try? request.response() else {
            return
        }
        lister.list(response)
        lister.list(AuditLine.progress(AuditProgress(run: 1, of: 2)))
        lister.list(AuditLine.described(response.described))
        listUnknown(&lister)
        for run in response.runs { lister.list(AuditLine.run(run)) }
        if var run = response.runs.first {
            run.outcome = .leftOut
            lister.list(AuditLine.run(run))
        }
        lister.list(AuditLine.end(response))
        var withoutRoom = response
        withoutRoom.fixes = []
        withoutRoom.areFixesLeftOut = true
        lister.list(withoutRoom)
        lister.list(AuditLine.end(withoutRoom))
        for var fix in response.fixes {
            fix.policy = PolicySelection("restoring")
            lister.list(fix)
        }
    }

    private static func listOthers(
        _ lister: inout AnswerLister,
        _ request: TransitionRequest,
        _ model: inout RandomModel
    ) {
        if let response = try? ResolveRequest(request.scenario).response() { lister.list(response) }
        if let response = try? model.replayRequest(policy: request.scenario.policy).response() { lister.list(response) }
        let others = CompareRequest(
            request.scenario,
            operation: request.operation,
            policies: [request.scenario.policy, PolicySelection("system"), PolicySelection("transitionBar")]
        )
        if var response = try? others.response() {
            response.results[1].answer = .failure(ScenarioError([RequestFault(.emptyStack, at: "/stack")]))
            for leftOut in [nil, [LeftOutPolicy(policy: "swiftUI", reason: "It needs a later iOS")]] {
                response.leftOut = leftOut
                lister.list(response)
            }
        }
        var several = request
        several.environments = [NavigationEnvironment(), NavigationEnvironment()]
        several.environments[0].os = SystemVersion(12)
        if var response = try? several.responses() {
            for index in response.differences.indices where index % 2 == 0 {
                response.differences[index].policies = ["system"]
            }
            lister.list(response)
        }
        var earlier = request
        for index in earlier.scenario.stack.indices {
            earlier.scenario.stack[index].bar = nil
            earlier.scenario.stack[index].callbacks = Callbacks()
        }
        for before in [nil, PreviewRequest.Subject.transition(earlier)] {
            if let preview = try? PreviewRequest(.transition(request), before: before).preview() {
                lister.list(PreviewResponse(preview, link: "", image: ""))
            }
        }
    }

    /// Schemas without a form of their own: objects that only wrap a list, which the routes write; reduced versions of
    /// another schema; and options, which belong to the forms of requests.
    private static let unstated: Set<String> = [
        "DiagnosticList", "PolicyList", "ProblemList", "ReactNavigationTheme", "ReferenceList", "ReplayedTransition",
        "RuleList",
    ]

    @Test func `every object that is answered has a statement`() {
        var names: Set<String> = []
        for operation in file.operations {
            for response in file.responses(of: operation).values {
                for content in (response["content"]?.object ?? [:]).values {
                    if let schema = content["schema"] { collect(schema, into: &names) }
                }
            }
        }
        let stated = Set(Self.objects.keys.map { schemaName($0) }).union(Self.requestObjects)
        #expect(names.subtracting(stated) == Self.unstated)
    }

    /// Objects that requests contain too, which are compared with the forms of requests.
    private static let requestObjects: Set<String> = [
        "AssumedEnvironment", "Appearance", "BarProperties", "ContainedAppearanceProxy", "ControllerState",
        "DescribedImage", "FakeBar",
        "GradientStop", "Insets", "Provenance", "ProvenanceTable", "SavedBars",
        "TextAttributes", "ColorPair", "ComponentColor",
        "DesignColor", "DesignToken", "SolidPaint", "SolidFills",
        "AnimatedNavigationBarHiding",
    ]

    /// Objects that are answered as they were sent, with the forms of requests.
    private static let requestForms: Set<String> = ["PolicySelection"]

    /// Collects the schemas of objects to which `schema` leads.
    private func collect(_ schema: JSONValue, into names: inout Set<String>) {
        if let reference = schema["$ref"]?.string {
            let name = String(reference.split(separator: "/").last ?? "")
            if Self.requestForms.contains(name) { return }
            let target = file.resolved(schema)
            if target["properties"] != nil {
                guard names.insert(name).inserted else { return }
            }
            return collect(target, into: &names)
        }
        for choice in schema["oneOf"]?.array ?? schema["anyOf"]?.array ?? [] { collect(choice, into: &names) }
        if let items = schema["items"] { collect(items, into: &names) }
        if let values = schema["additionalProperties"] { collect(values, into: &names) }
        for member in (schema["properties"]?.object ?? [:]).values { collect(member, into: &names) }
    }

    @Test func `the members of each object are those of the document`() throws {
        for (name, object) in Self.objects.sorted(by: { $0.key < $1.key }) {
            let schema = try #require(file.document.at("/components/schemas/" + schemaName(name)), "\(name)")
            check(object, schema, at: name)
        }
    }

    /// Returns the schema of an object: that of its kind, if the document has one for each kind.
    private func schemaName(_ name: String) -> String {
        let parts = name.split(separator: "/").map(String.init)
        guard parts.count == 2 else { return name }
        let mapping = file.document.at("/components/schemas/\(parts[0])/discriminator/mapping")
        return mapping?[parts[1]]?.string?.split(separator: "/").last.map(String.init) ?? name
    }

    @Test func `every action of a step was walked`() {
        let actions = Self.objects.keys.filter { $0.hasPrefix("PlanStep/") }
        #expect(Set(actions) == Set(Step.Action.Name.allCases.map { "PlanStep/" + $0.rawValue }))
    }

    // MARK: - Walking

    private func check(_ object: AnswerLister.Object, _ schema: JSONValue, at place: String) {
        let properties = schema["properties"]?.object ?? [:]
        if object.isOpen {
            #expect(Set(properties.keys).isSuperset(of: object.members.keys), "\(place)")
        } else {
            #expect(Set(properties.keys) == Set(object.members.keys), "\(place)")
        }
        let required = Set((schema["required"]?.array ?? []).compactMap(\.string))
        let always = object.members.filter { !$0.value.isOptional && $0.value.count == object.count }
        #expect(required == Set(always.keys), "\(place)")
        for (name, member) in object.members {
            if let schema = properties[name] { check(member, schema, at: "\(place)/\(name)") }
        }
    }

    private func check(_ member: AnswerLister.Member, _ schema: JSONValue, at place: String) {
        let forms = forms(schema)
        let mayBeNull = forms.contains { $0.type == "null" }
        if case .open = member.shape {} else { #expect(mayBeNull == member.isNullable, "\(place)") }
        check(member.shape, schema, at: place)
    }

    /// Places at which answers use only some of the names of an enum.
    private static let fewer = [
        "BarStatusBar/style", "Contrast/appleVerdict", "/action", "AuditFinding/property", "AuditDifference/property",
    ]

    private func check(_ shape: Shape, _ schema: JSONValue, at place: String) {
        let forms = forms(schema)
        let types = Set(forms.compactMap(\.type)).subtracting(["null"])
        switch shape {
        case .boolean: #expect(types == ["boolean"], "\(place)")
        case .string, .text: #expect(types == ["string"], "\(place)")
        case .number: #expect(types == ["number"], "\(place)")
        case .integer: #expect(types == ["integer"], "\(place)")
        case .name(let names):
            let told = forms.flatMap { $0["enum"]?.array ?? [$0["const"]].compactMap(\.self) }.compactMap(\.string)
            if Self.fewer.contains(where: place.hasSuffix) {
                #expect(!told.isEmpty && Set(told).isSubset(of: names), "\(place)")
            } else {
                #expect(Set(told) == Set(names), "\(place)")
            }
        case .named(let name):
            // The document allows any object here because generators of clients cannot handle more.
            if schema["type"] == .string("object"), schema["properties"] == nil { return }
            // Within a replay, a transition has a schema of its own with fewer members.
            let names = name == "TransitionResponse" ? [name, "ReplayedTransition"] : [name]
            #expect(!references(schema).isDisjoint(with: names), "\(place) is \(references(schema))")
        case .array(let element):
            guard let items = forms.first(where: { $0.type == "array" })?["items"] else {
                Issue.record("\(place) is no array")
                return
            }
            check(element, items, at: place + "/-")
        case .anyOf(let shapes):
            let told = Set(shapes.map { shape in if case .number = shape { "number" } else { "string" } })
            #expect(types == told, "\(place)")
        case .object(let table):
            let object = forms.first { $0["properties"] != nil }
            #expect(Set((object?["properties"]?.object ?? [:]).keys) == Set(table.members.map(\.name)), "\(place)")
        case .byScreen, .openObject: #expect(types == ["object"], "\(place)")
        case .null, .open: break
        }
    }

    /// Returns every alternative that a schema allows, with references and choices resolved.
    private func forms(_ schema: JSONValue) -> [JSONValue] {
        if schema["$ref"] != nil { return forms(file.resolved(schema)) }
        if let choices = schema["oneOf"]?.array ?? schema["anyOf"]?.array { return choices.flatMap { forms($0) } }
        guard let types = schema["type"]?.array else { return [schema] }
        return types.map { schema.replacing(["type"], with: $0) }
    }

    /// Returns the names of the schemas that a schema refers to, directly or in a choice.
    private func references(_ schema: JSONValue) -> Set<String> {
        var names: Set<String> = []
        if let reference = schema["$ref"]?.string {
            names.insert(String(reference.split(separator: "/").last ?? ""))
            names.formUnion(references(file.resolved(schema)))
        }
        for choice in schema["oneOf"]?.array ?? schema["anyOf"]?.array ?? [] { names.formUnion(references(choice)) }
        return names
    }
}

extension JSONValue {
    /// The type of a schema that has a single one.
    fileprivate var type: String? { self["type"]?.string }
}
