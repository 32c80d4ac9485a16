import HTTPMessage
import Synchronization

/// Keeps the answer of a computation, for a client that may leave and a server that may stop.
final class TestChannel: HTTPAnswerChannel {
    /// The received answer.
    struct Answer {
        var response: HTTPResponse?
        var pieces: [[UInt8]] = []
        var hasEnded = false
    }

    private let kept = Mutex(Answer())
    private let looks = Atomic(0)
    private let reserved = Atomic(0)
    private let later: HTTPDemand
    private let memory: Int
    private let start: Int

    /// - Parameters:
    ///   - demand: The later demand; at first the answer is wanted.
    ///   - start: The number of the computation's checks before that.
    ///   - memory: The number of bytes that may be reserved.
    init(_ demand: HTTPDemand = .wanted, from start: Int = 0, memory: Int = .max) {
        self.memory = memory
        later = demand
        self.start = start
    }

    var answer: Answer { kept.withLock { $0 } }

    /// The content sent so far.
    var text: String {
        let answer = answer
        return String(decoding: (answer.response?.body ?? []) + answer.pieces.joined(), as: UTF8.self)
    }

    var demand: HTTPDemand { looks.add(1, ordering: .relaxed).newValue > start ? later : .wanted }
    var isBehind: Bool { false }

    /// The number of reserved bytes.
    var reservedMemory: Int { reserved.load(ordering: .relaxed) }

    func reserve(_ size: Int) -> Bool { reserved.add(size, ordering: .relaxed).newValue <= memory }

    func answer(_ response: HTTPResponse) { kept.withLock { $0.response = response } }
    func begin(_ response: HTTPResponse) { answer(response) }
    func send(_ piece: [UInt8]) { kept.withLock { $0.pieces.append(piece) } }
    func end() { kept.withLock { $0.hasEnded = true } }
}
