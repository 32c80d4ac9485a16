import HTTPMessage
import NavigationStyle
import NavigationStyleJSON
import NavigationStyleService

/// A service with a constant request id.
struct TestService {
    static let requestID = "0af7651916cd43dd8448eb211c80319c"

    let service: NavigationStyleService

    init(
        maximumBodyLength: Int = 1 << 20,
        limits: JSONLimits = .standard,
        maximumAnswerLength: Int = 32 << 20,
        maximumWork: Int = WorkBudget.standardLimit,
        allowedOrigins: AllowedOrigins = .any,
        tokens: BearerTokens? = nil,
        trustedProxies: TrustedProxies = .none,
        rate: RequestRate? = nil,
        servesPlayground: Bool = true,
        isReady: Bool = true,
        now: @escaping @Sendable () -> UInt64 = { 0 }
    ) {
        service = NavigationStyleService(
            configuration: NavigationStyleService.Configuration(
                version: "1.2.3",
                maximumBodyLength: maximumBodyLength,
                limits: limits,
                maximumAnswerLength: maximumAnswerLength,
                maximumWork: maximumWork,
                allowedOrigins: allowedOrigins,
                tokens: tokens,
                trustedProxies: trustedProxies,
                rate: rate,
                servesPlayground: servesPlayground
            ),
            makeRequestID: { TestService.requestID },
            isReady: { isReady },
            now: now
        )
    }

    func respond(
        _ method: HTTPMethod,
        _ target: String,
        _ fields: HTTPFields = [:],
        body: [UInt8] = []
    ) -> HTTPResponse {
        service.respond(to: HTTPRequest(head: head(method, target, fields), body: body))
    }

    func respond(_ method: HTTPMethod, _ target: String, _ fields: HTTPFields = [:], body: String) -> HTTPResponse {
        respond(method, target, fields, body: Array(body.utf8))
    }

    func head(_ method: HTTPMethod, _ target: String, _ fields: HTTPFields = [:]) -> HTTPRequestHead {
        let parts = target.split(separator: "?", maxSplits: 1)
        return HTTPRequestHead(
            method: method,
            path: String(parts[0]),
            query: parts.count == 2 ? String(parts[1]) : nil,
            fields: fields
        )
    }
}

extension NavigationStyleService {
    /// Returns the refusal of a request by its head; nil if it is accepted.
    func refusal(of head: HTTPRequestHead) -> HTTPResponse? {
        guard case .refuse(let refusal) = decision(on: head) else { return nil }
        return refusal
    }
}

extension HTTPResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// The smallest valid bodies.
enum SmallBody {
    static let transition = #"{"stack":[{"id":"a"}],"operation":{"type":"push","screen":{"id":"b"}}}"#
    static let replay = #"{"stack":[{"id":"a"}],"operations":[{"type":"push","screen":{"id":"b"}}]}"#
    static let resolve = #"{"stack":[{"id":"a"}]}"#
    static let batch = "{\"requests\":[\(transition)]}"
    static let compare = #"{"policies":["system"],"stack":[{"id":"a"}],"operation":{"type":"pop"}}"#
    static let audit = #"{"screens":[{"id":"a"}],"entries":[{"id":"root","stack":["a"]}]}"#
    static let all = [
        "/transition": transition, "/replay": replay, "/resolve": resolve, "/batch": batch, "/compare": compare,
        "/audit": audit,
    ]
}
