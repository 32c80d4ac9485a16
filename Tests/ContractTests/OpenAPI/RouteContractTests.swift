import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStylePreview
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
        #expect(Set(routes) == Set(operations))
        #expect(routes.count == operations.count)
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
        #expect(names(at: "ProblemType") == Problem.Kind.allCases.map(\.type))
    }

    @Test func `the document lists the policies and their families`() {
        #expect(names(at: "PolicyName") == PolicyPage.all.map(\.name))
        #expect(names(at: "PolicyFamily") == all(PolicyPage.Family.self))
    }

    @Test func `the document lists the options of the policies`() {
        let common: Set = ["name", "edition"]
        let options = Set(PolicyPage.all.flatMap(\.options).map(\.name))
        #expect(keys(at: "PolicyConfiguration/properties") == options.union(common))
    }

    @Test func `the document lists the parts of a response`() {
        #expect(names(at: "ResponsePart") == Inclusion.names.map(\.name))
    }

    @Test func `the document lists the codes of diagnostics and their severities`() {
        #expect(names(at: "DiagnosticCode") == all(Diagnostic.Code.self))
        #expect(names(at: "FindingCode") == AuditCode.allCases.map(\.rawValue))
        #expect(names(at: "AuditMeans") == all(AuditRequest.Route.Means.self))
        #expect(names(at: "AuditPrecision") == all(AuditRun.Precision.self))
        #expect(names(at: "Severity") == all(Diagnostic.Severity.self))
        #expect(names(at: "NoEditsReason") == all(Diagnostic.NoEdits.Reason.self))
    }

    @Test func `the document lists the devices`() {
        #expect(names(at: "DeviceName") == Device.names)
    }

    @Test func `the document lists the families of devices and how well numbers are known`() {
        #expect(names(at: "DeviceFamily") == all(Device.Family.self))
        #expect(names(at: "Confidence") == all(Confidence.self))
        #expect(names(at: "ConstantUnit") == all(Constant.Unit.self))
    }

    @Test func `the document lists what a view is there for`() {
        #expect(names(at: "ViewRole") == all(ViewNode.Role.self))
    }

    @Test func `the document lists the properties of a bar`() {
        let properties = BarProperty.allCases.map(\.name)
        #expect(names(at: "BarPropertyName") == properties)
        #expect(names(at: "CopiedPropertyName") == BarPropertySet.copyable.map(\.name))
        #expect(keys(at: "BarProperties/properties") == Set(properties))
        #expect(keys(at: "CallbackProperties/properties") == Set(properties))
        #expect(keys(at: "ProvenanceTable/properties") == Set(properties))
    }

    @Test func `the document lists the values of each kind`() {
        #expect(Set(names(at: "SystemColor")) == Set(BarColor.systemNames))
        #expect(names(at: "BackgroundEffect") == all(BackgroundEffect.self))
        #expect(names(at: "FontWeight") == all(FontWeight.self))
        #expect(names(at: "SystemBarStyle") == all(SystemBarStyle.self))
        #expect(names(at: "StatusBarStyle") == all(StatusBarStyle.self))
        #expect(names(at: "Orientation") == all(Orientation.self))
        #expect(names(at: "Origin") == all(Scenario.Origin.self))
        #expect(names(at: "Timing") == all(NavigationOperation.Timing.self))
        #expect(names(at: "StepEventName") == all(Step.Event.Name.self))
        #expect(names(at: "StepActor") == all(Step.Actor.self))
        #expect(names(at: "Outcome") == all(TransitionResponse.Outcome.self))
        #expect(names(at: "Reason") == all(TransitionResponse.Reason.self))
        #expect(names(at: "PlanKind") == all(Plan.Kind.self))
        #expect(names(at: "Presentation") == all(Plan.Presentation.self))
        #expect(names(at: "ComponentName") == all(Component.Name.self))
        #expect(names(at: "ComponentSide") == all(Component.Side.self))
        #expect(names(at: "ComponentPlace") == all(Component.Place.self))
        #expect(names(at: "AppearanceSlot") == all(BarState.AppearanceSlot.self))
        #expect(names(at: "BackgroundKind") == all(BarState.Background.Kind.self))
        #expect(names(at: "PropertyWriter") == all(Provenance.Writer.self))
        #expect(names(at: "VisibleProperty") == all(VisibleProperty.self))
        #expect(keys(at: "Callbacks/properties") == Set(all(Callback.self)))
        #expect(names(at: "CallbackName") == all(Callback.self))
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
        #expect(names(at: "PreviewForm") == all(PreviewOptions.Form.self))
        #expect(names(at: "PreviewOptions/properties/extent") == all(PreviewOptions.Extent.self))
        #expect(names(at: "PreviewOptions/properties/content") == all(PreviewOptions.Content.self))
        #expect(number(at: "PreviewOptions/properties/width/minimum") == Int(limits.lowerBound))
        #expect(number(at: "PreviewOptions/properties/width/maximum") == Int(limits.upperBound))
        #expect(number(at: "PreviewOptions/properties/at/maxItems") == PreviewOptions.momentCounts.upperBound)
        #expect(number(at: "PreviewRequest/properties/operations/maxItems") == PreviewOptions.mostOperations)
        #expect(schema("PreviewOptions/properties/idPrefix/default")?.string == PreviewOptions().idPrefix)
    }

    private func schema(_ path: String) -> JSONValue? { file.document.at("/components/schemas/" + path) }

    private func names(at path: String) -> [String] { schema(path)?["enum"]?.array?.compactMap(\.string) ?? [] }

    private func keys(at path: String) -> Set<String> { Set((schema(path)?.object ?? [:]).keys) }

    private func number(at path: String) -> Int { Int(schema(path)?.number ?? -1) }

    private func all<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> [String] {
        Choice.allCases.map(\.rawValue)
    }
}
