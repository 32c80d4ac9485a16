package import NavigationStyle

extension TransitionRequest: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        var scenario = Scenario(stack: [])
        var operation: Operation?
        while let key = try reader.key(RequestKey.transition, in: &scope) {
            if key == .operation {
                operation = try Operation(from: &reader)
            } else {
                try scenario.read(key, from: &reader)
            }
        }
        reader.require(RequestKey.stack, RequestKey.transition, in: scope)
        reader.require(RequestKey.operation, RequestKey.transition, in: scope)
        guard let operation else { return nil }
        self.init(scenario, operation: operation)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.member("operation", operation)
        writer.endObject()
    }
}

extension ReplayRequest: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init(Scenario(stack: []), operations: [])
        while let key = try reader.key(RequestKey.replay, in: &scope) {
            if key == .operations {
                operations = try reader.operations()
            } else {
                try scenario.read(key, from: &reader)
            }
        }
        reader.require(RequestKey.stack, RequestKey.replay, in: scope)
        reader.require(RequestKey.operations, RequestKey.replay, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.key("operations")
        writer.array(operations)
        writer.endObject()
    }
}

extension ResolveRequest: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init(Scenario(stack: []))
        while let key = try reader.key(RequestKey.resolve, in: &scope) {
            try scenario.read(key, from: &reader)
        }
        reader.require(RequestKey.stack, RequestKey.resolve, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        scenario.writeMembers(to: &writer)
        writer.endObject()
    }
}

extension JSONReader {
    /// Reads the operations of a replay: at least one, no more than the limit.
    fileprivate mutating func operations() throws(JSONMalformed) -> [Operation] {
        guard var scope = try array() else { return [] }
        var operations: [Operation] = []
        while try element(in: &scope) {
            guard scope.count <= limits.operations else {
                try skipValue()
                continue
            }
            if let operation = try Operation(from: &self) { operations.append(operation) }
        }
        if scope.count == 0 { note(.empty, at: scope.offset) }
        if scope.count > limits.operations { note(.tooMany(limit: limits.operations), at: scope.offset) }
        return operations
    }
}
