/// Decides conditions that nobody knows: the same one alike each time, so that each way to run the code is a plain run.
struct Oracle {
    /// A condition, and what may come of it.
    struct Question: Hashable {
        var key: String
        /// The names of the outcomes; the first is that which is taken if nobody decides.
        var outcomes: [String]
        /// The depth of calls in which it comes up first.
        var depth = 0
    }

    /// The outcomes that are decided.
    var decided: [String: Int] = [:]
    /// The outcome that all others have; a last one stands for all that are greater.
    var usual = 0
    /// The number of questions, each as often as it came up.
    private(set) var count = 0
    /// The number of statements and expressions of the run that asks.
    var steps = 0
    /// The questions in the order in which they came up.
    private(set) var asked: [Question] = []
    private var keys: Set<String> = []

    /// The outcome of a question that came up before.
    func known(_ key: String) -> Int? { keys.contains(key) ? min(decided[key] ?? usual, 1) : nil }

    /// The outcome of a question.
    mutating func outcome(of question: Question) -> Int {
        count += 1
        if keys.insert(question.key).inserted { asked.append(question) }
        return min(decided[question.key] ?? usual, question.outcomes.count - 1)
    }
}

/// The ways in which code may run, as far as they are followed.
struct Exploration<Result> {
    /// A run: what was decided, and what came of it.
    struct Outcome {
        var decided: [String: Int]
        var usual: Int
        /// The question that the run is made for.
        var asks: String?
        var result: Result
    }

    /// The run in which each question has its first outcome.
    let first: Result
    /// All runs.
    private(set) var outcomes: [Outcome]
    /// The questions that came up in any of them.
    private(set) var questions: [Oracle.Question]
    /// Whether there were more questions than are followed.
    private(set) var isCut = false

    /// The most questions of one body of code that are followed.
    static var mostQuestions: Int { 24 }
    /// The most statements and expressions of all runs together.
    static var mostSteps: Int { 60_000 }
    /// The same, after which what is asked below the code itself and what it calls is not followed any more.
    static var mostStepsBelow: Int { 20_000 }

    /// Runs code with each question's outcomes in turn.
    ///
    /// There are two beginnings: all other questions with their first outcome, and with their last. The number of runs grows
    /// with the questions, not with their combinations.
    ///
    /// - Parameters:
    ///   - isSame: Whether two runs have come to the same. With it, a question that changes nothing in one beginning is not
    ///     asked in the other, and those of the code itself come before those of what it calls; without it, all count alike.
    ///   - run: Runs the code.
    init(isSame: ((Result, Result) -> Bool)? = nil, _ run: (inout Oracle) -> Result) {
        var oracle = Oracle()
        let first = run(&oracle)
        var questions: [Oracle.Question] = []
        var contexts: [[String: Int]] = []
        var known: Set<String> = []
        var outcomes = [Outcome(decided: [:], usual: 0, result: first)]
        var steps = 0
        func add(_ oracle: Oracle) {
            steps += oracle.steps
            for question in oracle.asked where known.insert(question.key).inserted {
                questions.append(question)
                // A question within a branch comes up only where that is taken.
                contexts.append(oracle.decided)
            }
        }
        add(oracle)
        let count = oracle.asked.count
        /// Runs the code with the other outcomes of a question, and returns whether none of them changes anything.
        func ask(_ place: Int, usual: Int) -> Bool {
            let (question, context) = (questions[place], contexts[place])
            var changesNothing = isSame != nil
            for outcome in question.outcomes.indices.prefix(8) where outcome != usual {
                let decided = context.merging([question.key: outcome]) { $1 }
                var oracle = Oracle(decided: decided, usual: usual)
                let result = run(&oracle)
                outcomes.append(Outcome(decided: decided, usual: usual, asks: question.key, result: result))
                let isAsked = oracle.asked.count == count && oracle.known(question.key) != nil
                changesNothing = changesNothing && isAsked && isSame?(first, result) ?? false
                add(oracle)
            }
            return changesNothing
        }
        func mayAsk(_ place: Int) -> Bool {
            place < questions.count && place < Self.mostQuestions && steps < Self.mostSteps
        }
        var next = 0
        // What comes up where one branch is taken is asked there, before the run that takes the last of all.
        while isSame == nil, mayAsk(next) {
            _ = ask(next, usual: 0)
            next += 1
        }
        isCut = isSame == nil && next < questions.count
        let ofFirst = next
        next = 0
        if !questions.isEmpty {
            var last = Oracle(usual: 1)
            outcomes.append(Outcome(decided: [:], usual: 1, result: run(&last)))
            add(last)
        }
        while mayAsk(next) {
            guard isSame != nil else {
                if next >= ofFirst || contexts[next].isEmpty { _ = ask(next, usual: 1) }
                next += 1
                continue
            }
            if let near = questions.indices[next...].min(by: { questions[$0].depth < questions[$1].depth }) {
                guard questions[near].depth <= 1 || steps < Self.mostStepsBelow else { break }
                questions.insert(questions.remove(at: near), at: next)
                contexts.insert(contexts.remove(at: near), at: next)
            }
            if !ask(next, usual: 0), contexts[next].isEmpty { _ = ask(next, usual: 1) }
            next += 1
        }
        isCut = isCut || next < questions.count
        self.first = first
        self.questions = questions
        self.outcomes = outcomes
    }

    /// The questions whose outcome changes the result, and those without whose outcome such a question does not come up.
    func relevant(_ isSame: (Result, Result) -> Bool) -> [Oracle.Question] {
        var keys: Set<String> = []
        for outcome in outcomes {
            guard let key = outcome.asks else { continue }
            var context = outcome.decided
            context[key] = nil
            guard let base = outcomes.first(where: { $0.decided == context && $0.usual == outcome.usual }),
                !isSame(base.result, outcome.result)
            else { continue }
            keys.insert(key)
            keys.formUnion(context.keys)
        }
        return questions.filter { keys.contains($0.key) }
    }
}

extension Oracle {
    /// Makes an oracle that decides questions so, and all others by their usual outcome.
    init(decided: [String: Int] = [:], usual: Int) {
        self.decided = decided
        self.usual = usual
    }
}
