import HTTPMessage
import Synchronization

/// Keeps what a computation answers, for a client that may leave and a server that may stop.
final class TestChannel: HTTPAnswerChannel {
    /// What was answered.
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
    ///   - demand: What becomes of the demand, which there is at first.
    ///   - start: How often the computation asks before that.
    ///   - memory: The bytes that may be reserved.
    init(_ demand: HTTPDemand = .wanted, from start: Int = 0, memory: Int = .max) {
        self.memory = memory
        later = demand
        self.start = start
    }

    var answer: Answer { kept.withLock { $0 } }

    /// The content as far as it has been sent.
    var text: String {
        let answer = answer
        return String(decoding: (answer.response?.body ?? []) + answer.pieces.joined(), as: UTF8.self)
    }

    var demand: HTTPDemand { looks.add(1, ordering: .relaxed).newValue > start ? later : .wanted }
    var isBehind: Bool { false }

    /// The bytes that were asked for.
    var reservedMemory: Int { reserved.load(ordering: .relaxed) }

    func reserve(_ size: Int) -> Bool { reserved.add(size, ordering: .relaxed).newValue <= memory }

    func answer(_ response: HTTPResponse) { kept.withLock { $0.response = response } }
    func begin(_ response: HTTPResponse) { answer(response) }
    func send(_ piece: [UInt8]) { kept.withLock { $0.pieces.append(piece) } }
    func end() { kept.withLock { $0.hasEnded = true } }
}
