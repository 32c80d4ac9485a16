public import NavigationStyle

extension AuditRequest {
    /// The positions of a graph's values in the app's code, by pointers into the graph.
    public struct Sources: Hashable, Sendable {
        /// The positions, by JSON Pointers (RFC 6901).
        public var places: [String: AuditScreen.Source] = [:]

        /// Makes an empty table.
        public init() {}

        /// The greatest number of positions.
        public static let most = 1_000_000

        /// Returns the position of the value at `pointer`, or else of the nearest value above that has one.
        ///
        /// - Returns: The position, and its pointer in the table; nil if no value on the way has one.
        package func place(of pointer: String) -> (pointer: String, source: AuditScreen.Source)? {
            var pointer = pointer[...]
            while true {
                if let source = places[String(pointer)] { return (String(pointer), source) }
                guard let end = pointer.lastIndex(of: "/") else { return nil }
                pointer = pointer[..<end]
            }
        }
    }
}

extension AuditRequest {
    /// Returns the position in the app's code of the value at `pointer`, if the graph has it.
    ///
    /// The nearest position above it counts; a screen's, a base's or a route's own `source` is that of the whole.
    package func source(of pointer: String) -> AuditScreen.Source? {
        let tokens = JSONPointer.tokens(of: pointer)
        var whole: AuditScreen.Source?
        if tokens.count > 1, let index = Int(tokens[1]) {
            switch tokens[0] {
            case "screens" where screens.indices.contains(index): whole = screens[index].source
            case "bases" where bases.indices.contains(index): whole = bases[index].source
            case "routes" where routes.indices.contains(index): whole = routes[index].source
            default: break
            }
        }
        guard let (nearest, source) = sources.place(of: pointer) else { return whole }
        // The screen's own `source` is nearer than one of all screens.
        return JSONPointer.tokens(of: nearest).count < 2 ? whole ?? source : source
    }
}

extension AuditRequest {
    /// The graph as a value, without the positions, of which a program that reads an app makes one for each value.
    var treeWithoutSources: Value {
        var request = self
        request.sources = Sources()
        return request.tree
    }

    /// Whether the graph has a position for the very value at `pointer`, and not only for the whole screen.
    package func hasSource(_ pointer: String) -> Bool {
        sources.place(of: pointer).map { JSONPointer.tokens(of: $0.pointer).count > 2 } ?? false
    }
}

extension AuditRequest.Sources: WireForm {
    @usableFromInline package static var shape: Shape { .openObject }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        let place = reader.place
        guard var scope = try reader.object(orNull ? .object.orNull : .object) else { return nil }
        var sources = Self()
        while let key = try reader.openMember(in: &scope, keepsExtensions: true) {
            guard sources.places.count < most else {
                try reader.skipValue()
                reader.note(.tooMany(limit: most), at: place)
                continue
            }
            if let source = try AuditScreen.Source.read(from: &reader, orNull: false) { sources.places[key] = source }
        }
        return sources
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.value(.object(members: places.mapValues(\.tree)))
    }
}
