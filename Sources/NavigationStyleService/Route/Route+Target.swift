import HTTPMessage

extension Route {
    /// The target of a request line.
    enum Target {
        /// A route, with the value of the parameter in its path; empty if it has none.
        case route(Route, parameter: String)
        /// The methods of the path.
        case options(allowing: [HTTPMethod])
    }

    /// The routes by their paths; those with a parameter are listed by the part before it.
    private static let table = Dictionary(grouping: all) { route in String(route.path.prefix { $0 != "{" }) }

    /// Finds the target of a request line.
    ///
    /// The path is compared as it was sent, because no name in a path needs escapes.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path.
    ///   - isPreflight: Whether a browser asks if it may send a request. It may, to any path: a page that asks for a
    ///     path that does not exist should see the 404.
    /// - Returns: The route, or the methods for OPTIONS; nil for an unknown path.
    /// - Throws: An error for an unknown method, or one that the path does not have.
    static func target(_ method: HTTPMethod, _ path: String, _ isPreflight: Bool) throws(ServiceError) -> Target? {
        if case .other(let token) = method { throw .unknownMethod(token) }
        // `OPTIONS *` asks about the server as a whole (RFC 9110 9.3.7).
        if method == .options, path == "*" { return .options(allowing: everyMethod) }
        guard let (routes, parameter) = find(path) else {
            return isPreflight ? .options(allowing: everyMethod) : nil
        }
        if method == .options { return .options(allowing: methods(of: routes)) }
        let wanted = method == .head ? .get : method
        guard let route = routes.first(where: { $0.method == wanted }) else {
            throw .methodNotAllowed(method, allowed: methods(of: routes))
        }
        return .route(route, parameter: parameter)
    }

    /// Returns the methods of a path with these routes.
    private static func methods(of routes: [Route]) -> [HTTPMethod] {
        routes.flatMap { $0.method == .get ? [.get, .head] : [$0.method] } + [.options]
    }

    /// Returns the first route of a path, for any method; nil if there is none.
    static func matching(_ path: String) -> Route? { find(path)?.routes.first }

    /// Returns the kind of the routes of a path; nil if there are none.
    ///
    /// Every path under `/playground/` is the playground's, even one that no file has.
    static func kind(of path: String) -> Kind? {
        path.hasPrefix("/playground/") ? .playground : matching(path)?.kind
    }

    /// Whether a path needs no token.
    static func isOpen(_ path: String) -> Bool { [.health, .playground].contains(kind(of: path)) }

    /// The paths of all routes, each once.
    static let paths = all.reduce(into: [String]()) { if $0.last != $1.path { $0.append($1.path) } }

    /// The methods of all routes.
    private static let everyMethod: [HTTPMethod] = [.get, .head, .post, .options]

    /// Returns the routes of a path, and the value of the parameter at its end; nil if there are none.
    private static func find(_ path: String) -> (routes: [Route], parameter: String)? {
        if path == "/" { return table[path].map { ($0, "") } }
        // A path that ends in a slash is only the beginning of one with a parameter.
        guard path.utf8.last != UInt8(ascii: "/") else { return nil }
        if let routes = table[path] { return (routes, "") }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex,
            let routes = table[String(path[...slash])]
        else { return nil }
        return (routes, String(path[path.utf8.index(after: slash)...]))
    }
}

extension HTTPMethod {
    /// Returns the methods as the value of `Allow`.
    static func list(_ methods: [HTTPMethod]) -> String {
        methods.map(\.description).joined(separator: ", ")
    }
}

extension HTTPResponse {
    /// Returns the answer to OPTIONS, which is also that to a preflight.
    static func options(allowing methods: [HTTPMethod]) -> HTTPResponse {
        HTTPResponse(
            status: .noContent,
            fields: [
                .allow: HTTPMethod.list(methods),
                .accessControlAllowMethods: HTTPMethod.list(methods),
                // By name: `*` does not cover `authorization` (Fetch 4.9).
                .accessControlAllowHeaders: HTTPFieldName.allowedAcrossOrigins,
                .accessControlMaxAge: "7200",
            ]
        )
    }
}
