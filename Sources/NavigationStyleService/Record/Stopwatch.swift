import NavigationStyle
import NavigationStyleJSON

/// Measures the durations of successive steps.
struct Stopwatch {
    private let now: @Sendable () -> UInt64
    private var last: UInt64

    /// Starts the watch; `now` reads a monotonic clock, in nanoseconds.
    init(_ now: @escaping @Sendable () -> UInt64) {
        self.now = now
        last = now()
    }

    /// Adds the time since the last call, or since the start, to `total`.
    mutating func lap(_ total: inout UInt64?) {
        let time = now()
        total = (total ?? 0) + Self.time(from: last, to: time)
        last = time
    }

    /// Reads a request, and adds the time this takes to `phases`.
    mutating func decode<Request>(
        _ phases: inout ComputationPhases,
        _ request: @autoclosure () throws(JSONRequestError) -> Request
    ) throws(ServiceError) -> Request {
        defer { lap(&phases.decode) }
        do { return try request() } catch { throw .request(error) }
    }

    /// Computes the answer to `body` within `budget`, and adds the time this takes to `phases`.
    mutating func answer<Response>(
        _ phases: inout ComputationPhases,
        to body: [UInt8],
        within budget: inout WorkBudget,
        _ limits: JSONLimits,
        _ response: (_ budget: inout WorkBudget) throws(ScenarioError) -> Response
    ) throws(ServiceError) -> Response {
        defer { lap(&phases.engine) }
        do { return try response(&budget) } catch { throw .scenario(error.inOrder(of: body, limits: limits)) }
    }

    /// Returns the time between two moments; 0 if the clock went back, which must not end the process.
    static func time(from start: UInt64, to end: UInt64) -> UInt64 {
        end > start ? end - start : 0
    }
}
