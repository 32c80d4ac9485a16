import HTTPMessage
import Synchronization

/// The number of requests that a client may send in a second.
public struct RequestRate: Hashable, Sendable {
    /// The number of requests.
    public let requestsPerSecond: Int

    /// The highest rate that can be set.
    private static let highest = 1_000_000

    /// Reads a rate, such as `10/s`.
    ///
    /// - Parameter text: A number of requests from 1 to 1,000,000, and `/s`.
    public init?(_ text: String) {
        let unit = "/s"
        let digits = text.dropLast(unit.count)
        guard text.hasSuffix(unit), digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let requests = Int(digits), (1...Self.highest).contains(requests)
        else { return nil }
        requestsPerSecond = requests
    }
}

/// The requests that a client has left, once one has been counted.
struct RequestQuota: Hashable {
    /// The requests of a second.
    let limit: Int
    /// The requests that are left; nil if the counted one exceeded the limit.
    let remaining: Int?

    /// The length in seconds of the period that the limit is for.
    static let seconds = 1

    /// Writes the fields of the draft *RateLimit header fields for HTTP* (draft-ietf-httpapi-ratelimit-headers-10).
    func write(to fields: inout HTTPFields) {
        fields.append(.rateLimitPolicy, "\"client\";q=\(limit);w=\(Self.seconds)")
        fields.append(.rateLimit, "\"client\";r=\(remaining ?? 0);t=\(Self.seconds)")
    }
}

/// The recent requests of each client.
///
/// A single number is kept for each client: the moment at which all of its requests are available again (the generic
/// cell rate algorithm of ITU-T I.371). Each answered request moves it by a request's share of a second, and a request
/// that would move it further than a second ahead is refused. So a client that keeps to the rate is never refused, even
/// if it sends the requests of a second at once, and a refusal does not make it wait longer.
///
/// A client that was silent for a second is forgotten, which changes nothing for it. If more clients ask in a second
/// than can be remembered, those that were silent the longest are forgotten earlier.
final class RequestQuotas: Sendable {
    /// The greatest number of clients that are remembered.
    static let capacity = 100_000

    fileprivate static let second: UInt64 = 1_000_000_000

    fileprivate struct State {
        /// For each client that has asked since `start`, the moment at which all of its requests are available again.
        var recent: [HTTPClient: UInt64] = [:]
        /// The same for clients that asked in the second before `start`.
        var earlier: [HTTPClient: UInt64] = [:]
        var start: UInt64 = 0
    }

    private let state = Mutex(State())
    private let rate: RequestRate

    init(rate: RequestRate) {
        self.rate = rate
    }

    /// The number of clients that are remembered.
    var clientCount: Int { state.withLock { $0.recent.count + $0.earlier.count } }

    /// Counts a request of a client, unless it has none left.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - now: The time in nanoseconds.
    /// - Returns: The requests that it has left.
    func count(_ client: HTTPClient, at now: UInt64) -> RequestQuota {
        let share = Self.second / UInt64(rate.requestsPerSecond)
        let whole = share * UInt64(rate.requestsPerSecond)
        return state.withLock { state in
            state.forget(before: now)
            let earlier = state.earlier.removeValue(forKey: client)
            let renewed = max(state.recent[client] ?? earlier ?? 0, now)
            let debt = renewed - now + share
            let isExceeded = debt > whole
            state.recent[client] = isExceeded ? renewed : renewed + share
            return RequestQuota(
                limit: rate.requestsPerSecond,
                remaining: isExceeded ? nil : Int((whole - debt) / share)
            )
        }
    }
}

extension RequestQuotas.State {
    /// Forgets the earlier clients once the recent ones span a second, or are half of those that may be remembered.
    fileprivate mutating func forget(before now: UInt64) {
        let isOver = now >= start + RequestQuotas.second
        guard isOver || recent.count >= RequestQuotas.capacity / 2 else { return }
        // All remembered requests are more than a second old.
        earlier = now >= start + 2 * RequestQuotas.second ? [:] : recent
        recent = [:]
        start = now
    }
}

extension NavigationStyleService {
    /// Identifies the client of a request: checks its token, and counts the request against the client's rate.
    ///
    /// OPTIONS and health checks are not counted. A request without a valid token counts by its address, so that no
    /// client can try many tokens.
    func identify(_ call: inout Call) throws(ServiceError) {
        guard call.head.method != .options else { return }
        do throws(ServiceError) {
            try call.authenticate(by: configuration.tokens)
        } catch {
            try count(&call)
            throw error
        }
        try count(&call)
    }

    private func count(_ call: inout Call) throws(ServiceError) {
        guard let quotas, Route.kind(of: call.path) != .health else { return }
        let quota = quotas.count(call.client, at: now())
        call.record.quota = quota
        guard quota.remaining != nil else { throw .tooManyRequests(limit: quota.limit) }
    }
}
