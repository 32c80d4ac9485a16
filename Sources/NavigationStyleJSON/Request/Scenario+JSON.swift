package import NavigationStyle

extension Scenario {
    /// Reads the member of a scenario that `key` is.
    @inline(__always)
    mutating func read(_ key: RequestKey, from reader: inout JSONReader) throws(JSONMalformed) {
        switch key {
        case .policy: policy = try PolicySelection(from: &reader) ?? policy
        case .environment: if try !reader.null() { environment = try Environment(from: &reader) ?? environment }
        case .defaults: if try !reader.null() { defaults = try Defaults(from: &reader) ?? defaults }
        case .stack: try readStack(from: &reader)
        case .origin: origin = try reader.name() ?? origin
        case .nested: isNested = try reader.boolean() ?? false
        case .controller: controller = try reader.null() ? nil : try ControllerState(from: &reader)
        case .include: include = try Inclusion(from: &reader) ?? include
        case .operation, .operations, .policies, .id, .preview: break
        }
    }

    /// Reads the stack screen by screen into the places where they will stay.
    private mutating func readStack(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.array() else { return }
        while try reader.element(in: &scope) {
            guard scope.count <= reader.limits.screens else {
                try reader.skipValue()
                continue
            }
            stack.append(Screen(id: ""))
            _ = try stack[stack.count - 1].read(from: &reader, .object)
        }
        if scope.count > reader.limits.screens { reader.note(.tooMany(limit: reader.limits.screens), at: scope.offset) }
    }

    /// Writes the members of a scenario.
    func writeMembers(to writer: inout JSONWriter) {
        if policy != PolicySelection() { writer.member("policy", policy) }
        if environment != Environment() { writer.member("environment", environment) }
        if defaults != Defaults() { writer.member("defaults", defaults) }
        writer.key("stack")
        writer.array(stack)
        if origin != .pushed { writer.member("origin", name: origin) }
        if isNested { writer.member("nested", true) }
        writer.member("controller", controller)
        writer.member("include", include)
    }
}

extension Scenario.Origin: JSONName {
    package static let names = JSONNameTable(Self.self)
}
