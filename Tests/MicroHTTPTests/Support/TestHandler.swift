import HTTPMessage
import Synchronization

/// A handler whose answers show the request.
final class TestHandler: HTTPHandler {
    private let answered = Atomic(0)
    private let isGateOpen = Atomic(true)
    private let waiting = Atomic(0)
    private let doesComputeOn = Atomic(false)
    private let begun = Mutex<[String]>([])
    private let sentLines = Atomic(0)

    /// The number of answered requests.
    var answeredCount: Int { answered.load(ordering: .sequentiallyConsistent) }

    /// The number of requests to `/wait` that are being answered.
    var waitingCount: Int { waiting.load(ordering: .sequentiallyConsistent) }

    /// The size of a line of `lines` in bytes, and the number of lines.
    static let lineSize = 256 << 10
    static let lineCount = 128

    /// The number of lines of `lines` that were sent, received or not.
    var sentLineCount: Int { sentLines.load(ordering: .sequentiallyConsistent) }

    /// The queries of the requests to `/queued` whose computations have begun, in that order.
    var begunQueries: [String] { begun.withLock { $0 } }

    /// Delays answers to `/wait` until the gate is opened.
    func closeGate() {
        isGateOpen.store(false, ordering: .sequentiallyConsistent)
    }

    func openGate() {
        isGateOpen.store(true, ordering: .sequentiallyConsistent)
    }

    /// Makes `/later` wait for the gate even if no client waits for the answer.
    func computesOn() {
        doesComputeOn.store(true, ordering: .sequentiallyConsistent)
    }

    func decision(on head: HTTPRequestHead) -> HTTPDecision {
        if let refusal = refusal(of: head) { return .refuse(refusal) }
        return .accept { self.answer(to: HTTPRequest(head: head, body: $0)) }
    }

    private func refusal(of head: HTTPRequestHead) -> HTTPResponse? {
        switch head.path {
        case "/echo" where head.method != .post:
            HTTPResponse(status: .methodNotAllowed, fields: [.allow: "POST"])
        case "/", "*", "/later", "/queued", "/describe", "/echo", "/length", "/big", "/unsendable", "/wait", "/address":
            nil
        default:
            HTTPResponse(status: .notFound, body: Array(head.path.utf8))
        }
    }

    func response(to violation: HTTPViolation, of head: HTTPRequestHead?) -> HTTPResponse {
        HTTPResponse(
            status: violation.status,
            fields: [.contentType: "text/plain", "Access-Control-Allow-Origin": "*"],
            body: Array("\(violation)".utf8)
        )
    }

    private func answer(to request: HTTPRequest) -> HTTPAnswer {
        switch request.path {
        case "/later": .computation(HTTPComputation { self.compute(request.query ?? "", for: $0) })
        case "/queued": .computation(queued(request))
        default: .response(answer(request))
        }
    }

    /// Returns a computation for the client numbered by `X-Client`, with the memory limit in `X-Memory`; if the query
    /// is `lingers`, it answers before it waits for the gate.
    private func queued(_ request: HTTPRequest) -> HTTPComputation {
        let query = request.query ?? ""
        return HTTPComputation(
            .queued(.token(request.fields["X-Client"].flatMap { Int($0) } ?? 0)),
            memory: request.fields["X-Memory"].flatMap { Int($0) } ?? 0,
            refuse: { self.response(to: $0, of: request.head) },
            run: { channel in
                self.begun.withLock { $0.append(query) }
                if query == "lingers" { channel.answer(HTTPResponse(status: .ok, body: Array("lingers".utf8))) }
                self.compute("whole", for: channel)
            }
        )
    }

    /// Waits for the gate, and answers according to `what`: `whole` in one piece, `pieces` in two, `nothing` not at
    /// all, and `watch` once the client has left.
    private func compute(_ what: String, for channel: any HTTPAnswerChannel) {
        if what == "lines" { return sendLines(to: channel) }
        if what == "pieces" { channel.begin(HTTPResponse(status: .ok, body: Array("one\n".utf8))) }
        waiting.add(1, ordering: .sequentiallyConsistent)
        let deadline = ContinuousClock.now + patience
        while !isGateOpen.load(ordering: .sequentiallyConsistent), ContinuousClock.now < deadline {
            guard doesComputeOn.load(ordering: .sequentiallyConsistent) || channel.demand == .wanted else { break }
            nap()
        }
        waiting.subtract(1, ordering: .sequentiallyConsistent)
        defer { answered.add(1, ordering: .sequentiallyConsistent) }
        switch what {
        case "whole": channel.answer(HTTPResponse(status: .ok, body: Array("\(channel.demand)".utf8)))
        case "big": channel.answer(HTTPResponse(status: .ok, body: Array(repeating: UInt8(ascii: "x"), count: 8 << 20)))
        case "pieces":
            channel.send(Array("two\n".utf8))
            for _ in 1...3 { channel.send(Array(repeating: UInt8(ascii: "x"), count: 100_000)) }
            channel.end()
        case "broken":
            channel.begin(HTTPResponse(status: .ok, body: Array("one\n".utf8)))
        default: break
        }
    }

    /// Sends many lines, as long as the client is there, without waiting for the gate.
    private func sendLines(to channel: any HTTPAnswerChannel) {
        defer { answered.add(1, ordering: .sequentiallyConsistent) }
        channel.begin(HTTPResponse(status: .ok, body: Array("one\n".utf8)))
        let line = Array(repeating: UInt8(ascii: "x"), count: Self.lineSize)
        for _ in 1...Self.lineCount where channel.demand != .gone {
            channel.send(line)
            sentLines.add(1, ordering: .sequentiallyConsistent)
        }
        channel.end()
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        defer { answered.add(1, ordering: .sequentiallyConsistent) }
        switch request.path {
        case "/echo":
            return HTTPResponse(status: .ok, body: request.body)
        case "/length":
            return HTTPResponse(status: .ok, body: Array("\(request.body.count)".utf8))
        case "/big":
            return HTTPResponse(status: .ok, body: Array(repeating: UInt8(ascii: "x"), count: 32 << 20))
        case "/describe":
            return HTTPResponse(status: .ok, body: Array(description(of: request).utf8))
        case "/address":
            return HTTPResponse(status: .ok, body: Array((request.remoteAddress?.description ?? "-").utf8))
        case "/unsendable":
            return HTTPResponse(status: .ok, fields: ["X-Split": "a\r\nX-Injected: b"])
        case "/wait":
            waitForGate()
            return HTTPResponse(status: .ok, body: Array("late".utf8))
        default:
            return HTTPResponse(status: .ok, fields: [.contentType: "text/plain"], body: Array("hello".utf8))
        }
    }

    private func description(of request: HTTPRequest) -> String {
        let fields = request.fields.map { "\($0.name.spelling.lowercased())=\($0.value)" }.joined(separator: "&")
        return "\(request.method) \(request.path) \(request.query ?? "-") \(fields)"
    }

    private func waitForGate() {
        waiting.add(1, ordering: .sequentiallyConsistent)
        let deadline = ContinuousClock.now + patience
        while !isGateOpen.load(ordering: .sequentiallyConsistent), ContinuousClock.now < deadline {
            nap()
        }
        waiting.subtract(1, ordering: .sequentiallyConsistent)
    }
}
