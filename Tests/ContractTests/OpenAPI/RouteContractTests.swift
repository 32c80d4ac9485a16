import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStylePreview
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleService

/// `openapi.yaml` and the routes of the code, compared in both directions.
@Suite struct RouteContractTests {
    let file: OpenAPIFile

    init() throws {
        file = try OpenAPIFile()
    }

    @Test func `the routes are the operations of the document`() {
        let routes = Route.all.map { "\($0.method) \($0.path)" }
        let operations = file.operations.map { "\($0.method.uppercased()) \($0.path)" }
        #expect(operations.sorted().differences(from: routes.sorted()) == [])
    }

    @Test func `the document names the type of what a route answers, and who is refused it`() throws {
        for operation in file.operations {
            let route = try #require(
                Route.all.first { $0.path == operation.path && "\($0.method)" == operation.method.uppercased() }
            )
            let responses = file.responses(of: operation)
            let content = responses[200]?["content"]?.object ?? [:]
            #expect(Set(content.keys) == Set(route.contentTypes), "\(operation.description)")
            #expect(responses[406] != nil, "\(operation.description)")
            let isOpen = operation.object["security"] == .array([])
            #expect(isOpen == Route.isOpen(route.path), "\(operation.description)")
            #expect((responses[401] == nil) == isOpen, "\(operation.description)")
            #expect((responses[429] == nil) == (route.kind == .health), "\(operation.description)")
        }
    }

    @Test func `the document lists the types of problems`() {
        #expect(names(at: "ProblemType").differences(from: Problem.Kind.allCases.map(\.type)) == [])
    }

    @Test func `the document lists the policies and their families`() {
        #expect(names(at: "PolicyName").differences(from: PolicyPage.all.map(\.name)) == [])
        #expect(names(at: "PolicyFamily").differences(from: all(PolicyPage.Family.self)) == [])
    }

    @Test func `the document lists the options of the policies`() {
        let common: Set = ["name", "edition"]
        let options = Set(PolicyPage.all.flatMap(\.options).map(\.name))
        #expect(keys(at: "PolicyConfiguration/properties").differences(from: options.union(common).sorted()) == [])
    }

    @Test func `the document lists the parts of a response`() {
        #expect(names(at: "ResponsePart").differences(from: Inclusion.names.map(\.name)) == [])
    }

    @Test func `the document lists the codes of diagnostics and their severities`() {
        #expect(names(at: "DiagnosticCode").differences(from: all(Diagnostic.Code.self)) == [])
        #expect(names(at: "FindingCode").differences(from: AuditCode.allCases.map(\.rawValue)) == [])
        #expect(names(at: "AuditMeans").differences(from: all(AuditRequest.Route.Means.self)) == [])
        #expect(names(at: "AuditPrecision").differences(from: all(AuditRun.Precision.self)) == [])
        #expect(names(at: "Severity").differences(from: all(Diagnostic.Severity.self)) == [])
        #expect(names(at: "NoEditsReason").differences(from: all(Diagnostic.NoEdits.Reason.self)) == [])
    }

    @Test func `the document lists the devices`() {
        #expect(names(at: "DeviceName").differences(from: Device.names) == [])
    }

    @Test func `the document lists the families of devices and how well numbers are known`() {
        #expect(names(at: "DeviceFamily").differences(from: all(Device.Family.self)) == [])
        #expect(names(at: "Confidence").differences(from: all(Confidence.self)) == [])
        #expect(names(at: "ConstantUnit").differences(from: all(Constant.Unit.self)) == [])
    }

    @Test func `the document lists what a view is there for`() {
        #expect(names(at: "ViewRole").differences(from: all(ViewNode.Role.self)) == [])
    }

    @Test func `the document lists the properties of a bar`() {
        let properties = BarProperty.allCases.map(\.name)
        #expect(names(at: "BarPropertyName").differences(from: properties) == [])
        #expect(names(at: "CopiedPropertyName").differences(from: BarPropertySet.copyable.map(\.name)) == [])
        #expect(keys(at: "BarProperties/properties").differences(from: properties.sorted()) == [])
        #expect(keys(at: "CallbackProperties/properties").differences(from: properties.sorted()) == [])
        #expect(keys(at: "ProvenanceTable/properties").differences(from: properties.sorted()) == [])
    }

    @Test func `the document lists the values of each kind`() {
        #expect(names(at: "SystemColor").sorted().differences(from: BarColor.systemNames.sorted()) == [])
        #expect(names(at: "BackgroundEffect").differences(from: all(BackgroundEffect.self)) == [])
        #expect(names(at: "FontWeight").differences(from: all(FontWeight.self)) == [])
        #expect(names(at: "SystemBarStyle").differences(from: all(SystemBarStyle.self)) == [])
        #expect(names(at: "StatusBarStyle").differences(from: all(StatusBarStyle.self)) == [])
        #expect(names(at: "Orientation").differences(from: all(Orientation.self)) == [])
        #expect(names(at: "Origin").differences(from: all(Scenario.Origin.self)) == [])
        #expect(names(at: "Timing").differences(from: all(NavigationOperation.Timing.self)) == [])
        #expect(names(at: "StepEventName").differences(from: all(Step.Event.Name.self)) == [])
        #expect(names(at: "StepActor").differences(from: all(Step.Actor.self)) == [])
        #expect(names(at: "Outcome").differences(from: all(TransitionResponse.Outcome.self)) == [])
        #expect(names(at: "Reason").differences(from: all(TransitionResponse.Reason.self)) == [])
        #expect(names(at: "PlanKind").differences(from: all(Plan.Kind.self)) == [])
        #expect(names(at: "Presentation").differences(from: all(Plan.Presentation.self)) == [])
        #expect(names(at: "ComponentName").differences(from: all(Component.Name.self)) == [])
        #expect(names(at: "ComponentSide").differences(from: all(Component.Side.self)) == [])
        #expect(names(at: "ComponentPlace").differences(from: all(Component.Place.self)) == [])
        #expect(names(at: "AppearanceSlot").differences(from: all(BarState.AppearanceSlot.self)) == [])
        #expect(names(at: "BackgroundKind").differences(from: all(BarState.Background.Kind.self)) == [])
        #expect(names(at: "PropertyWriter").differences(from: all(Provenance.Writer.self)) == [])
        #expect(names(at: "VisibleProperty").differences(from: all(VisibleProperty.self)) == [])
        #expect(keys(at: "Callbacks/properties").differences(from: all(Callback.self).sorted()) == [])
        #expect(names(at: "CallbackName").differences(from: all(Callback.self)) == [])
    }

    @Test func `the defaults of the document are those of the code`() {
        let limits = NavigationStyleService.Configuration(version: "").limits
        #expect(number(at: "ScreenStack/maxItems") == limits.screens)
        #expect(number(at: "ReplayRequest/properties/operations/maxItems") == limits.operations)
        #expect(number(at: "BatchRequest/properties/requests/maxItems") == limits.requests)
        #expect(number(at: "CompareRequest/properties/policies/maxItems") == limits.policies)
        #expect(number(at: "Screen/properties/title/maxLength") == limits.stringLength)
        #expect(number(at: "ScreenID/maxLength") == Screen.ID.maximumLength)
        #expect(number(at: "Problem/properties/errors/maxItems") == limits.faults)
        #expect(number(at: "AuditRequest/properties/policies/maxItems") == AuditRequest.mostRuns)
        #expect(number(at: "AuditRequest/properties/environments/maxItems") == AuditRequest.mostRuns)
        #expect(number(at: "AuditRequest/properties/screens/maxItems") == AuditRequest.mostScreens)
        #expect(number(at: "AuditRequest/properties/entries/maxItems") == AuditRequest.mostEntries)
        #expect(number(at: "AuditRequest/properties/flags/maxItems") == AuditRequest.mostFlags)
        #expect(number(at: "AuditEntry/properties/stack/maxItems") == AuditRequest.mostScreens)
        #expect(schema("Environment/properties/device/default")?.string == NavigationEnvironment().device)
        #expect(schema("Environment/properties/os/default")?.string == NavigationEnvironment().os.description)
    }

    @Test func `the document lists how pictures are drawn`() {
        let limits = PreviewOptions.widths
        #expect(names(at: "PreviewForm").differences(from: all(PreviewOptions.Form.self)) == [])
        #expect(names(at: "PreviewOptions/properties/extent").differences(from: all(PreviewOptions.Extent.self)) == [])
        #expect(
            names(at: "PreviewOptions/properties/content").differences(from: all(PreviewOptions.Content.self)) == []
        )
        #expect(number(at: "PreviewOptions/properties/width/minimum") == Int(limits.lowerBound))
        #expect(number(at: "PreviewOptions/properties/width/maximum") == Int(limits.upperBound))
        #expect(number(at: "PreviewOptions/properties/at/maxItems") == PreviewOptions.momentCounts.upperBound)
        #expect(number(at: "PreviewRequest/properties/operations/maxItems") == PreviewOptions.mostOperations)
        #expect(schema("PreviewOptions/properties/idPrefix/default")?.string == PreviewOptions().idPrefix)
    }

    private func schema(_ path: String) -> JSONValue? { file.document.at("/components/schemas/" + path) }

    private func names(at path: String) -> [String] { schema(path)?["enum"]?.array?.compactMap(\.string) ?? [] }

    private func keys(at path: String) -> [String] { (schema(path)?.object ?? [:]).keys.sorted() }

    private func number(at path: String) -> Int { Int(schema(path)?.number ?? -1) }

    private func all<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> [String] {
        Choice.allCases.map(\.rawValue)
    }
}
