import Glibc
import NavigationStyle
import NavigationStyleJSON

/// The three stages of an answer, each measured alone over the same bodies.
struct Stages {
    private let bodies: [[UInt8]]
    private let requests: [TransitionRequest]
    private let responses: [TransitionResponse]

    /// Prepares what each stage takes, so that no stage pays for the one before.
    init(bodies: [[UInt8]]) throws {
        self.bodies = bodies
        requests = try bodies.map { try TransitionRequest(json: $0) }
        responses = try requests.map { try $0.response() }
    }

    /// Nanoseconds of a processor for each request, in the best of several passes over all bodies.
    func decode() throws -> Double {
        try bestOfPasses { try TransitionRequest(json: bodies[$0]).scenario.stack.count }
    }

    /// Nanoseconds of a processor for each request, in the best of several passes over all bodies.
    func engine() throws -> Double {
        try bestOfPasses { try requests[$0].response().stack.after.count }
    }

    /// Nanoseconds of a processor for each request, in the best of several passes over all bodies.
    func encode() throws -> Double {
        try bestOfPasses { responses[$0].json().count }
    }

    private func bestOfPasses(_ stage: (Int) throws -> Int) throws -> Double {
        var best = Double.infinity
        var sum = 0
        for _ in 0..<passes {
            let start = processorNanoseconds()
            for index in bodies.indices { sum &+= try stage(index) }
            best = min(best, processorNanoseconds() - start)
        }
        // A result that is used cannot be optimized away.
        precondition(sum > 0)
        return best / Double(bodies.count)
    }

    private var passes: Int { 7 }

    /// What this thread has had of a processor: other processes take less from it than from the clock on the wall.
    private func processorNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
