public import NavigationStyle

extension AuditRequest {
    /// The places of values of a graph in the app's code, by pointers into the graph.
    public struct Sources: Hashable, Sendable {
        /// The places by JSON Pointers (RFC 6901).
        public var places: [String: AuditScreen.Source] = [:]

        /// Makes a table without places.
        public init() {}

        /// The most places there may be.
        public static let most = 1_000_000

        /// The place of what `pointer` leads to, or else of the nearest that has one above it.
        ///
        /// - Returns: The place, and the pointer by which the table has it; nil where nothing on the way has one.
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
    /// Returns the place in the app's code of the value that `pointer` leads to, if the graph says so.
    ///
    /// The nearest above it counts; a screen's, a base's or a route's own `source` is the place of the whole of it.
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
        // What is said of the screen stands between.
        return JSONPointer.tokens(of: nearest).count < 2 ? whole ?? source : source
    }
}

extension AuditRequest {
    /// Whether the graph says of the very value that `pointer` leads to where it stands, and not only of the whole screen.
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
