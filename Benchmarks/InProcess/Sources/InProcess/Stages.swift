import Glibc
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

/// The stages of an answer, each measured on its own over the same bodies.
enum Stage: String, CaseIterable {
    /// The measuring loop alone, which has a cost too.
    case nothing
    case decode, engine, encode
    /// Audits of the bodies; the result is the number of the engine's steps.
    case audit
}

/// The bodies, with the prepared input of each stage, so that no stage's cost includes the one before.
struct Stages {
    let bodies: [[UInt8]]
    private let requests: [TransitionRequest]
    private let responses: [TransitionResponse]
    private let audits: [AuditRequest]

    /// Prepares the stages up to `last`.
    init(bodies: [[UInt8]], upTo last: Stage = .encode) throws {
        self.bodies = bodies
        requests = last == .engine || last == .encode ? try bodies.map { try TransitionRequest(json: $0) } : []
        responses = last == .encode ? try requests.map { try $0.response() } : []
        audits = last == .audit ? try bodies.map { try AuditRequest(json: $0) } : []
    }

    /// Runs a stage for one body, and returns a value that must be used.
    private func run(_ stage: Stage, _ index: Int) throws -> Int {
        switch stage {
        case .nothing: bodies[index].count
        case .decode: try TransitionRequest(json: bodies[index]).scenario.stack.count
        case .engine: try requests[index].response().stack.after.count
        case .encode: responses[index].json().count
        case .audit: try audits[index].audit().engineSteps
        }
    }

    // MARK: - Time

    /// Returns the processor time of a stage per body, in nanoseconds: the best of several passes over all bodies.
    func nanoseconds(of stage: Stage) throws -> Double {
        var best = Double.infinity
        var sum = 0
        for _ in 0..<passes {
            let start = processorNanoseconds()
            for index in bodies.indices { sum &+= try run(stage, index) }
            best = min(best, processorNanoseconds() - start)
        }
        // A result that is used cannot be optimized away.
        precondition(sum > 0)
        return best / Double(bodies.count)
    }

    private var passes: Int { 7 }

    /// The processor time of this thread, in nanoseconds: other processes disturb it less than the wall clock.
    private func processorNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    // MARK: - Counts

    /// Runs a stage once for each body, after a round that fills all caches.
    ///
    /// Returns the number of mallocs and the sum of the results.
    func count(_ stage: Stage, by counter: MallocCounter) throws -> (mallocs: Int, sum: Int) {
        let warmUp = try warmUp(stage)
        let start = counter.count
        let sum = try counted(stage)
        let mallocs = counter.count - start
        precondition(sum == -warmUp)
        return (mallocs, sum)
    }

    /// The one function that valgrind measures; `Instructions/gate` has its name.
    @inline(never)
    private func counted(_ stage: Stage) throws -> Int {
        var sum = 0
        for index in bodies.indices { sum += try run(stage, index) }
        return sum
    }

    /// Warms up with code that differs from the counted round, since the linker might otherwise merge both functions.
    @inline(never)
    private func warmUp(_ stage: Stage) throws -> Int {
        var sum = 0
        for index in bodies.indices.reversed() { sum -= try run(stage, index) }
        return sum
    }
}

extension AuditResponse {
    /// The number of the engine's steps in all runs.
    fileprivate var engineSteps: Int {
        runs.reduce(0) { $0 + ($1.report?.statistics.engineSteps ?? 0) }
    }
}

/// The count of allocations, if the library that counts them is preloaded (`Instructions/mallocs.c`).
struct MallocCounter {
    private let read: (@convention(c) () -> Int)?

    init() {
        let symbol = dlsym(dlopen(nil, RTLD_NOW), "counted_mallocs")
        read = symbol.map { unsafeBitCast($0, to: (@convention(c) () -> Int).self) }
    }

    /// The number of allocations so far; 0 without the library.
    var count: Int { read?() ?? 0 }
}
