import HTTPMessage

extension Route {
    /// What a request line asks for.
    enum Target: Hashable {
        /// A route, with the value of the parameter in its path; empty where it has none.
        case route(Route, parameter: String)
        /// The methods of the path.
        case options(allowing: [HTTPMethod])
    }

    /// The routes by their paths, those with a parameter by what precedes it.
    private static let table = Dictionary(grouping: allCases) { route in
        let path = route.endpoint.path
        return String(path.prefix { $0 != "{" })
    }

    /// Finds what a request line asks for.
    ///
    /// The path is compared as it was sent: no name in a path needs escapes.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: The path.
    ///   - isPreflight: Whether a browser asks if it may send a request. It may, to any path: a page that asks for one
    ///     that does not exist is to see the 404.
    /// - Returns: The route, or the methods for OPTIONS; nil for an unknown path.
    /// - Throws: An unknown method, or one that the path does not have.
    static func target(_ method: HTTPMethod, _ path: String, _ isPreflight: Bool) throws(ServiceError) -> Target? {
        if case .other(let token) = method { throw .unknownMethod(token) }
        // `OPTIONS *` asks about the server as a whole (RFC 9110 9.3.7).
        if method == .options, path == "*" { return .options(allowing: everyMethod) }
        guard let (routes, parameter) = find(path) else {
            return isPreflight ? .options(allowing: everyMethod) : nil
        }
        if method == .options { return .options(allowing: methods(of: routes)) }
        let wanted = method == .head ? .get : method
        guard let route = routes.first(where: { $0.endpoint.method == wanted }) else {
            throw .methodNotAllowed(method, allowed: methods(of: routes))
        }
        return .route(route, parameter: parameter)
    }

    /// The methods that a path with these routes has.
    private static func methods(of routes: [Route]) -> [HTTPMethod] {
        routes.flatMap { $0.endpoint.method == .get ? [.get, .head] : [$0.endpoint.method] } + [.options]
    }

    /// The route of a path, whatever the method; nil where there is none.
    static func matching(_ path: String) -> Route? {
        find(path)?.routes.first
    }

    /// The methods that any route has.
    private static let everyMethod: [HTTPMethod] = [.get, .head, .post, .options]

    /// The routes that have a path, and the value of the parameter at its end; nil where there are none.
    private static func find(_ path: String) -> (routes: [Route], parameter: String)? {
        if path == "/" { return table[path].map { ($0, "") } }
        // What ends in a slash is the beginning of a path with a parameter, not a path.
        guard path.utf8.last != UInt8(ascii: "/") else { return nil }
        if let routes = table[path] { return (routes, "") }
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex,
            let routes = table[String(path[...slash])]
        else { return nil }
        return (routes, String(path[path.utf8.index(after: slash)...]))
    }
}

extension HTTPMethod {
    /// The methods as the value of `Allow`.
    static func list(_ methods: [HTTPMethod]) -> String {
        methods.map(\.description).joined(separator: ", ")
    }
}

extension HTTPResponse {
    /// The answer to OPTIONS, which is also that to a preflight.
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
