extension Statement {
    /// The number of conditions that decide what a body returns.
    static func conditions(in body: [Statement]) -> Int {
        body.reduce(0) { $0 + $1.conditions }
    }

    private var conditions: Int {
        switch self {
        case .evaluate(let term): Self.conditions(in: term)
        case .give(let term): term.map { Self.conditions(in: $0) } ?? 0
        case .branch(let asked, let then, let otherwise):
            Self.conditions(asked) + Self.conditions(in: then) + Self.conditions(in: otherwise)
        case .require(let asked, let otherwise): Self.conditions(asked) + Self.conditions(in: otherwise)
        case .select(_, let cases): 1 + cases.reduce(0) { $0 + Self.conditions(in: $1.body) }
        case .block(let body, _), .later(let body): Self.conditions(in: body)
        case .declare, .local, .breakOff, .leave: 0
        }
    }

    private static func conditions(_ asked: [Condition]) -> Int {
        asked.reduce(0) { count, condition in
            switch condition {
            case .available: count
            case .term(let term): count + conditions(in: term)
            case .pattern, .binding: count + 1
            }
        }
    }

    private static func conditions(in term: Term) -> Int {
        switch term.kind {
        case .flag: 0
        case .branch(let statement): statement.conditions
        case .binary("&&", let left, let right), .binary("||", let left, let right):
            conditions(in: left) + conditions(in: right)
        case .ternary(let asked, let then, let otherwise):
            conditions(in: asked) + conditions(in: then) + conditions(in: otherwise)
        default: 1
        }
    }
}
