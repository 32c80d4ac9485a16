package import NavigationStyle

extension ControllerState: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case stack, loaded, bar, isNavigationBarHidden, isBarHidden, isBackgroundHidden, fakeBars
        case isItemStackAtRisk, policyState, provenance, contentOffsets, orientation
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object(.object.orNull) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .stack: stack = try reader.values(insteadOfFaulty: "") ?? []
            case .loaded: loaded = try reader.values(insteadOfFaulty: "") ?? []
            case .bar: bar = try BarProperties(from: &reader) ?? bar
            case .isNavigationBarHidden: isNavigationBarHidden = try reader.boolean() ?? false
            case .isBarHidden: isBarHidden = try reader.boolean() ?? false
            case .isBackgroundHidden: isBackgroundHidden = try reader.boolean() ?? false
            case .fakeBars:
                fakeBars = try reader.byScreen { reader throws(JSONMalformed) in try FakeBar(from: &reader) }
            case .isItemStackAtRisk: isItemStackAtRisk = try reader.boolean() ?? false
            case .policyState: policyState = try Value(from: &reader, extensions: .kept)
            case .provenance: provenance = try ProvenanceTable(from: &reader) ?? provenance
            case .contentOffsets:
                contentOffsets = try reader.byScreen { reader throws(JSONMalformed) in try reader.points() }
            case .orientation: orientation = try reader.name()
            }
        }
        reader.require(Key.stack, in: scope)
        reader.require(Key.loaded, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("stack")
        writer.array(stack)
        writer.key("loaded")
        writer.array(loaded)
        writer.member("bar", bar)
        writer.member("isNavigationBarHidden", isNavigationBarHidden)
        writer.member("isBarHidden", isBarHidden)
        writer.member("isBackgroundHidden", isBackgroundHidden)
        writer.key("fakeBars")
        writer.byScreen(fakeBars, stack) { $1.write(to: &$0) }
        writer.member("isItemStackAtRisk", isItemStackAtRisk)
        writer.member("policyState", policyState)
        if !provenance.written.isEmpty { writer.member("provenance", provenance) }
        if !contentOffsets.isEmpty {
            writer.key("contentOffsets")
            writer.byScreen(contentOffsets, stack) { $0.double($1) }
        }
        writer.member("orientation", name: orientation)
        writer.endObject()
    }
}

extension ControllerState.FakeBar: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case isAttached, isHidden, properties
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init(isAttached: false, properties: BarProperties())
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .isAttached: isAttached = try reader.boolean() ?? false
            case .isHidden: isHidden = try reader.boolean() ?? false
            case .properties: properties = try BarProperties(from: &reader) ?? properties
            }
        }
        reader.require(Key.isAttached, in: scope)
        reader.require(Key.properties, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("isAttached", isAttached)
        writer.member("isHidden", isHidden)
        writer.member("properties", properties)
        writer.endObject()
    }
}
