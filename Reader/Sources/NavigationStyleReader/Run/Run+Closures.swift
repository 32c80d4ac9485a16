extension Run {
    // MARK: - Closures

    /// Keeps a closure, which code elsewhere may run.
    mutating func keep(_ closure: ClosureTerm, _ scope: Scope) {
        if leading != nil { closures.append((closure, scope)) }
    }

    /// Notes that a closure was run.
    mutating func noteRun(of closure: ClosureTerm) { closuresThatRan.insert(ObjectIdentifier(closure)) }

    /// Follows `bar.do { $0.tintColor = .white }`, by functions that libraries add to all objects; nil for other calls.
    mutating func configured(_ receiver: Datum, by name: String, _ arguments: [Argument], in scope: Scope) -> Datum? {
        guard ["do", "then", "with", "apply", "also", "configure"].contains(name), arguments.count == 1,
            case .closure(let closure) = arguments[0].value.kind
        else { return nil }
        _ = run(closure, scope, [receiver])
        return receiver
    }

    /// Runs what stands in a closure that runs at a time that nobody knows.
    mutating func detached(_ body: (inout Run) -> Void) {
        turns += 1
        let outer = turn
        turn = turns
        detachment += 1
        body(&self)
        detachment -= 1
        turn = outer
    }

    /// Runs the closures that nothing has run: they are kept for later.
    mutating func runClosuresLeft() {
        var next = 0
        while next < closures.count, !isExhausted() {
            let (closure, scope) = closures[next]
            next += 1
            guard !closuresThatRan.contains(ObjectIdentifier(closure)) else { continue }
            detached { _ = $0.run(closure, scope, []) }
        }
    }
}
