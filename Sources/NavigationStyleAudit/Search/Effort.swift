import Synchronization
import SystemThread

/// The number of threads that work is spread over, and its time limit.
struct Effort: Sendable {
    /// The number of threads, 1 or more.
    var threads = 1
    /// Returns whether the work must end; called repeatedly.
    var isOver: @Sendable () -> Bool = { false }

    /// Applies `work` to each of `items` on all threads, and keeps their order.
    ///
    /// - Parameters:
    /// - items: The items to work on.
    ///   - tell: Called with each result, in order, as soon as it and all before it are ready.
    ///   - work: The work to do on one item.
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
        // If a thread cannot be created, the others do its part.
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
    /// The number of results that have been passed to `tell`.
    private let told = Mutex(0)

    init(_ items: [Item], _ tell: @escaping @Sendable (Result) -> Void, _ make: @escaping @Sendable (Item) -> Result) {
        self.items = items
        self.tell = tell
        self.make = make
        state = Mutex(State(results: Array(repeating: nil, count: items.count)))
    }

    /// Takes items until none is left.
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

    /// The results so far, in the order of the items.
    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }
}
