import Synchronization
import SystemThread

/// On how many threads work is done, and until when.
struct Effort: Sendable {
    /// How many threads there are, 1 or more.
    var threads = 1
    /// Asked from time to time; true ends the work.
    var isOver: @Sendable () -> Bool = { false }

    /// What `work` makes of each of `items`, in their order, on as many threads as there are.
    ///
    /// - Parameters:
    ///   - items: What there is to work on.
    ///   - tell: Is told of each result, in their order, once it and those before it are there.
    ///   - work: What is done.
    /// - Returns: The results.
    func map<Item: Sendable, Result: Sendable>(
        _ items: [Item],
        telling tell: @escaping @Sendable (Result) -> Void = { _ in },
        _ work: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        guard threads > 1, items.count > 1 else {
            return items.map { item in
                let result = work(item)
                tell(result)
                return result
            }
        }
        let pile = Pile(items, tell, work)
        // One that cannot be made leaves its part to the others.
        let helpers = (1..<min(threads, items.count)).compactMap { _ in try? SystemThread { pile.work() } }
        pile.work()
        for helper in helpers { helper.join() }
        return pile.results
    }
}

/// Items that several threads take one by one.
private final class Pile<Item: Sendable, Result: Sendable>: Sendable {
    private struct State {
        var next = 0
        var results: [Result?]
    }

    private let items: [Item]
    private let tell: @Sendable (Result) -> Void
    private let make: @Sendable (Item) -> Result
    private let state: Mutex<State>
    /// How many results have been told.
    private let told = Mutex(0)

    init(_ items: [Item], _ tell: @escaping @Sendable (Result) -> Void, _ make: @escaping @Sendable (Item) -> Result) {
        self.items = items
        self.tell = tell
        self.make = make
        state = Mutex(State(results: Array(repeating: nil, count: items.count)))
    }

    /// Takes items until there are none.
    func work() {
        while true {
            let next = state.withLock { state in
                defer { state.next += 1 }
                return state.next
            }
            guard next < items.count else { return }
            let result = make(items[next])
            state.withLock { $0.results[next] = result }
            told.withLock { told in
                while told < items.count, let result = state.withLock({ $0.results[told] }) {
                    tell(result)
                    told += 1
                }
            }
        }
    }

    /// What has been made of the items, in their order.
    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }
}
