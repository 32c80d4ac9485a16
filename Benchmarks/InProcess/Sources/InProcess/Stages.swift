import Glibc
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON

/// The stages of an answer, each of which is measured alone over the same bodies.
enum Stage: String, CaseIterable {
    /// The loop around the others, which costs something too.
    case nothing
    case decode, engine, encode
    /// The bodies are those of audits, and what comes out is how many steps the engine made for them.
    case audit
}

/// The bodies, with what each stage takes, so that none pays for the one before.
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

    /// Carries a stage out for one body; what it returns is there to be used.
    private func run(_ stage: Stage, _ index: Int) throws -> Int {
        switch stage {
        case .nothing: bodies[index].count
        case .decode: try TransitionRequest(json: bodies[index]).scenario.stack.count
        case .engine: try requests[index].response().stack.after.count
        case .encode: responses[index].json().count
        case .audit: try audits[index].response().engineSteps
        }
    }

    // MARK: - Time

    /// Nanoseconds of a processor that a stage takes for each body, in the best of several passes over all of them.
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

    /// What this thread has had of a processor: other processes take less from it than from the clock on the wall.
    private func processorNanoseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    // MARK: - Counts

    /// Carries a stage out once for each body, after a round in which all that is made once is made: how many mallocs
    /// that took, and what came out.
    func count(_ stage: Stage, by counter: MallocCounter) throws -> (mallocs: Int, sum: Int) {
        let warmUp = try warmUp(stage)
        let start = counter.count
        let sum = try counted(stage)
        let mallocs = counter.count - start
        precondition(sum == -warmUp)
        return (mallocs, sum)
    }

    /// What valgrind is told to look at, and nothing else: its name is in `Instructions/gate`.
    @inline(never)
    private func counted(_ stage: Stage) throws -> Int {
        var sum = 0
        for index in bodies.indices { sum += try run(stage, index) }
        return sum
    }

    /// Not the same code as the round that counts, or the linker might make one function of both.
    @inline(never)
    private func warmUp(_ stage: Stage) throws -> Int {
        var sum = 0
        for index in bodies.indices.reversed() { sum -= try run(stage, index) }
        return sum
    }
}

extension AuditResponse {
    /// How many steps the engine made for all runs.
    fileprivate var engineSteps: Int {
        runs.reduce(0) { steps, run in
            guard case .made(let report) = run.outcome else { return steps }
            return steps + report.statistics.engineSteps
        }
    }
}

/// How often memory was asked for, where the library is preloaded that counts it (`Instructions/mallocs.c`).
struct MallocCounter {
    private let read: (@convention(c) () -> Int)?

    init() {
        let symbol = dlsym(dlopen(nil, RTLD_NOW), "counted_mallocs")
        read = symbol.map { unsafeBitCast($0, to: (@convention(c) () -> Int).self) }
    }

    /// So far; 0 where nobody counts.
    var count: Int { read?() ?? 0 }
}
