import NavigationStyle
import NavigationStyleAudit
import Testing

/// The engine's forms of requests, compared with `openapi.yaml`: names, kinds, ranges, defaults, required members, and
/// members that may be null.
@Suite struct StatementTests {
    let file: OpenAPIFile

    init() throws {
        file = try OpenAPIFile()
    }

    /// The objects of requests, by their names in the document.
    private static let objects: [(name: String, table: MemberTable)] = [
        ("TransitionRequest", RequestForm(.transition).table), ("ReplayRequest", RequestForm(.replay).table),
        ("ResolveRequest", RequestForm(.resolve).table), ("EarlierRequest", RequestForm(.earlier).table),
        ("CompareRequest", RequestForm(.compare).table),
        ("Environment", NavigationEnvironment.table), ("Defaults", Scenario.Defaults.table), ("Screen", Screen.table),
        ("Callbacks", Callbacks.table), ("NavigationItem", NavigationItem.table), ("ScreenView", ScreenView.table),
        ("ScrollView", ScreenScrollView.table), ("ContentOffsetWrites", ContentOffsetWrites.table),
        ("SearchController", SearchController.table), ("ScrollStyling", ScrollStyling.table),
        ("ScrollStop", ScrollStyling.Stop.table), ("BarStyle", BarStyle.table),
        ("Appearance", Appearance.table), ("TextAttributes", TextAttributes.table), ("Insets", Insets.table),
        ("AuditRequest", AuditRequest.table), ("AuditScreen", AuditScreen.table),
        ("AuditSource", AuditScreen.Source.table), ("AuditUpdate", AuditScreen.Update.table),
        ("AuditBase", AuditRequest.Base.table), ("AuditVariant", AuditScreen.Variant.table),
        ("CallWrites", NavigationOperation.Writes.table), ("AuditIntention", AuditRequest.Intention.table),
        ("AuditEntry", AuditRequest.Entry.table), ("AuditRoute", AuditRequest.Route.table),
        ("AuditPops", AuditRequest.Pops.table), ("AuditFind", AuditRequest.Find.table),
        ("AuditLimits", AuditRequest.Limits.table), ("ControllerState", ControllerState.table),
        ("SavedBars", SavedBars.table), ("FakeBar", ControllerState.FakeBar.table),
        ("NavigationController", NavigationController.table),
        ("ContainedAppearanceProxy", ContainedAppearanceProxy.table),
        ("Provenance", Provenance.table),
    ]

    @Test func `the members of each object are those of the document`() throws {
        for (name, table) in Self.objects {
            let schema = try #require(file.document.at("/components/schemas/" + name), "\(name)")
            check(table, schema, at: name)
        }
    }

    @Test func `the members of operations are those of the document`() throws {
        let mapping = file.document.at("/components/schemas/NavigationOperation/discriminator/mapping")?.object ?? [:]
        #expect(Set(mapping.keys) == Set(NavigationOperation.Action.Name.allCases.map(\.rawValue)))
        var members: [String: [JSONValue]] = [:]
        for reference in mapping.values.compactMap(\.string) {
            for (name, schema) in file.document.at(String(reference.dropFirst()) + "/properties")?.object ?? [:] {
                members[name, default: []].append(schema)
            }
        }
        #expect(Set(members.keys) == Set(OperationMembers.table.members.map(\.name)))
        // The values of `by` and `type` depend on the operation.
        for member in OperationMembers.table.members where !["by", "type"].contains(member.name) {
            for schema in members[member.name] ?? [] { check(member, schema, at: "Operation/" + member.name) }
        }
    }

    @Test func `a policy's options are told of on its page and in the document`() {
        let options = file.document.at("/components/schemas/PolicyConfiguration/properties")?.object ?? [:]
        for page in PolicyPage.all {
            let own = Set(page.options.map(\.name)).subtracting(["copiedProperties"])
            let stated = names(page.schemas?.options)
            #expect(stated == own, "\(page.name)")
            #expect(own.isSubset(of: options.keys), "\(page.name)")
            let library = names(page.schemas?.library)
            #expect(library == Set(page.libraryMembers.map(\.name)), "\(page.name)")
        }
    }

    @Test func `what the schemas of policies refer to is in the document`() {
        func check(_ value: Value) {
            switch value {
            case .object(let members):
                if case .string(let reference)? = value["$ref"] {
                    let pointer = reference.split(separator: "#").last.map(String.init) ?? ""
                    #expect(file.document.at(pointer) != nil, "\(reference)")
                }
                for member in members { check(member.value) }
            case .array(let elements): for element in elements { check(element) }
            case .null, .bool, .number, .string: break
            }
        }
        for page in PolicyPage.all {
            guard let schemas = page.schemas else { continue }
            for schema in [schemas.options, schemas.library, schemas.policyState] { check(schema) }
        }
    }

    private func names(_ schema: Value?) -> Set<String> {
        guard case .object(let members)? = schema?["properties"] else { return [] }
        return Set(members.map(\.key))
    }

    // MARK: - Walking

    /// Returns every alternative that a schema allows, with references and choices resolved.
    private func forms(_ schema: JSONValue) -> [JSONValue] {
        if schema["$ref"] != nil { return forms(file.resolved(schema)) }
        if let choices = schema["oneOf"]?.array ?? schema["anyOf"]?.array { return choices.flatMap { forms($0) } }
        guard let types = schema["type"]?.array else { return [schema] }
        return types.map { schema.replacing(["type"], with: $0) }
    }

    private func check(_ table: MemberTable, _ schema: JSONValue, at place: String) {
        guard let object = forms(schema).first(where: { $0["properties"] != nil }) else {
            Issue.record("\(place) is no object")
            return
        }
        let properties = object["properties"]?.object ?? [:]
        #expect(Set(properties.keys) == Set(table.members.map(\.name)), "\(place)")
        let required = Set((object["required"]?.array ?? []).compactMap(\.string))
        // Members that are always written are required in answers.
        let written = Set(table.members.filter { $0.isRequired || $0.usual != nil }.map(\.name))
        #expect(required.isSubset(of: written), "\(place)")
        #expect(required.isSuperset(of: table.members.filter(\.isRequired).map(\.name)), "\(place)")
        for member in table.members {
            if let schema = properties[member.name] { check(member, schema, at: "\(place)/\(member.name)") }
        }
    }

    private func check(_ member: MemberTable.Member, _ schema: JSONValue, at place: String) {
        let forms = forms(schema)
        let types = Set(forms.compactMap { $0["type"]?.string })
        if case .open = member.shape {
            #expect(types.isEmpty || types.contains("null"), "\(place)")
        } else {
            #expect(types.contains("null") == member.isNullable, "\(place)")
        }
        // A generated client would write the default of a flag into an answer that left it out.
        let inWords = ["policy", "policies", "environments", "include", "velocity", "isKeyboardShown"]
        let isToldInWords = inWords.contains(member.name)
        if let told = schema["default"] ?? file.resolved(schema)["default"] {
            #expect(isToldInWords || member.usual.map { JSONValue($0) } == told, "\(place)")
        } else if let usual = member.usual, usual != .array([]), usual != .object([]), !isToldInWords {
            Issue.record("\(place) tells no default, which is \(usual)")
        }
        check(member.shape, forms, types, at: place)
    }

    private func check(_ shape: Shape, _ forms: [JSONValue], _ types: Set<String>, at place: String) {
        switch shape {
        case .boolean: #expect(types.contains("boolean"), "\(place)")
        case .string, .text: #expect(types.contains("string"), "\(place)")
        case .number(let range):
            let number = forms.first { $0["type"] == .string("number") }
            #expect(number?["minimum"] == .number(range.lowerBound), "\(place)")
            #expect(number?["maximum"] == .number(range.upperBound), "\(place)")
        case .integer(let range):
            let number = forms.first { $0["type"] == .string("integer") }
            #expect(number?["minimum"] == .number(Double(range.lowerBound)), "\(place)")
            #expect(number?["maximum"] == .number(Double(range.upperBound)), "\(place)")
        case .name(let names):
            let told = forms.flatMap { $0["enum"]?.array ?? [$0["const"]].compactMap(\.self) }.compactMap(\.string)
            // Screens at rest have only some of the properties that are compared.
            let known = place == "AuditFind/properties/-" ? VisibleProperty.ofScreen.map(\.rawValue) : names
            #expect(Set(told).isSuperset(of: known), "\(place)")
        case .array(let element):
            let array = forms.first { $0["type"] == .string("array") }
            guard let items = array?["items"] else {
                Issue.record("\(place) is no array")
                return
            }
            let forms = self.forms(items)
            check(element, forms, Set(forms.compactMap { $0["type"]?.string }), at: place + "/-")
        case .anyOf(let shapes): for shape in shapes { check(shape, forms, types, at: place) }
        case .object(let table):
            // A value whose form differs between requests and answers has a schema for each; this is the one of
            // requests.
            guard let object = forms.first(where: { $0["properties"] != nil }) else {
                Issue.record("\(place) is no object")
                return
            }
            #expect(Set((object["properties"]?.object ?? [:]).keys) == Set(table.members.map(\.name)), "\(place)")
        case .byScreen, .openObject: #expect(types.contains("object"), "\(place)")
        case .named, .null, .open: break
        }
    }
}

extension JSONValue {
    fileprivate init(_ value: Value) {
        switch value {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .number(let number): self = .number(number)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { JSONValue($0) })
        case .object(let members):
            self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.key, JSONValue($0.value)) }))
        }
    }
}
