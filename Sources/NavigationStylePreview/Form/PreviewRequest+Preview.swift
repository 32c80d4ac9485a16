public import NavigationStyle

extension PreviewRequest {
    /// Draws the picture; throws every fault that prevents it.
    public func preview() throws(ScenarioError) -> Preview { try response().drawn() }

    /// Returns the answer to draw; throws every fault that prevents it.
    public func response() throws(ScenarioError) -> PreviewAnswer {
        var budget = WorkBudget.unlimited
        return try response(within: &budget)
    }

    /// Returns the answer to draw; throws every fault that prevents it, or that it takes too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> PreviewAnswer {
        let faults = self.faults
        guard faults.isEmpty else { throw ScenarioError(faults + subject.faults(within: &budget)) }
        try budget.reserve(work)
        let drawn = try subject.withImagesReencoded()
        guard let before else {
            return PreviewAnswer(request: self, subject: try drawn.answer(include: include, within: &budget))
        }
        // What differs is found in all that a person sees.
        let include = include.union([.diagnostics, .screens, .layout])
        let earlier: PreviewAnswer.Subject
        do throws(ScenarioError) {
            earlier = try before.withImagesReencoded().answer(include: include, within: &budget)
        } catch {
            throw ScenarioError(error.faults.map { $0.inside(Self.beforePointer) })
        }
        let sheet = SheetAnswer(
            before: earlier.answers,
            after: try drawn.answer(include: include, within: &budget).answers
        )
        return PreviewAnswer(request: self, subject: .sheet(sheet))
    }

    /// The work of the subject, and of drawing it.
    package var work: RequestWork {
        guard let before else {
            return subject.work(including: include).drawn(inFrames: frameCount, ofPixels: subject.pixelCount)
        }
        let include = include.union([.diagnostics, .screens, .layout])
        return subject.work(including: include).beside(before.work(including: include))
            .drawn(inFrames: frameCount, ofPixels: subject.pixelCount + before.pixelCount)
    }

    /// The parts of an answer that are drawn.
    private var include: Inclusion {
        options.annotations ? [.plan, .motion, .diagnostics, .provenance] : [.plan, .motion]
    }

    fileprivate func draw(_ answer: PreviewAnswer.Subject) -> Preview {
        switch answer {
        case .resolve(let response): draw(Course(response, resolvedOptions, numberedAfter: 0))
        case .transition(let operation, let response): draw(course(of: response, to: operation))
        case .replay(let operations, let response): draw(response, to: operations)
        case .sheet(let answer): drawSheet(of: answer)
        }
    }

    private func course(
        of response: TransitionResponse,
        to operation: NavigationOperation
    ) -> Course? {
        Course(response, to: operation, resolvedOptions, numberedAfter: 0)
    }

    /// Draws several operations: a film of each, or one picture of them all.
    private func draw(_ response: ReplayResponse, to operations: [NavigationOperation]) -> Preview {
        var courses: [Course] = []
        var numbers: [Diagnostic: Int] = [:]
        for (transition, operation) in zip(response.transitions, operations) {
            guard var course = course(of: transition, to: operation) else { continue }
            // A repeated diagnostic keeps its number.
            for index in course.marks.indices {
                let known = numbers[course.marks[index].diagnostic]
                course.marks[index].isRepeated = known != nil
                course.marks[index].number = known ?? numbers.count + 1
                numbers[course.marks[index].diagnostic] = course.marks[index].number
            }
            courses.append(course)
        }
        switch form {
        case .storyboard, .sheet: return drawRows(courses)
        case .beforeAfter:
            // From the state before the first operation to the state after the last one.
            guard var course = courses.last else { return draw(nil) }
            course.before = courses.first?.before
            course.outcome = course.before == course.after ? .unchanged : .changed
            course.title = Self.count(courses.count)
            return draw(course)
        case .still, .film, .animation: return draw(courses.last)
        }
    }

    static func count(_ operations: Int) -> String { operations == 1 ? "1 operation" : "\(operations) operations" }

    private func draw(_ course: Course?) -> Preview {
        guard let course else { return Preview(Picture(), form, options) }
        switch form {
        case .sheet, .storyboard: return drawRows([course])
        case .still, .beforeAfter, .film, .animation: return drawOne(course)
        }
    }
}

/// The answer of another endpoint, ready to be drawn.
public struct PreviewAnswer: Sendable {
    fileprivate let request: PreviewRequest
    fileprivate let subject: Subject

    fileprivate indirect enum Subject: Sendable {
        case resolve(ResolveResponse)
        case transition(NavigationOperation, TransitionResponse)
        case replay([NavigationOperation], ReplayResponse)
        case sheet(SheetAnswer)

        /// The answer to each operation; one without operations.
        fileprivate var answers: [SheetAnswer.Answer] {
            switch self {
            case .resolve(let response): [.resolve(response)]
            case .transition(let operation, let response): [.transition(operation, response)]
            case .replay(let operations, let response):
                zip(operations, response.transitions).map { .transition($0, $1) }
            case .sheet: []
            }
        }
    }

    /// Draws the picture; throws if it would be too large.
    public func drawn() throws(ScenarioError) -> Preview {
        let preview = request.draw(subject)
        guard preview.byteCount <= PreviewOptions.mostBytes else {
            throw ScenarioError([RequestFault(.pictureTooLarge(limit: PreviewOptions.mostBytes), at: "")])
        }
        return preview
    }

    /// The operations that were carried out, each with its response.
    public var transitions: [(NavigationOperation, TransitionResponse)] {
        switch subject {
        case .resolve: []
        case .transition(let operation, let response): [(operation, response)]
        case .replay(let operations, let response): Array(zip(operations, response.transitions))
        case .sheet(let answer): answer.transitions
        }
    }
}

extension PreviewRequest.Subject {
    /// Returns the work of the endpoint's answer with the parts of `include`.
    fileprivate func work(including include: Inclusion) -> RequestWork {
        func work(_ request: some EnvironmentsRequest) -> RequestWork {
            var request = request
            request.scenario.include = include
            return request.work.inEnvironments(max(request.environments.count, 1))
        }
        switch self {
        case .resolve(let request): return work(request)
        case .transition(let request): return work(request)
        case .compare(let request): return work(request)
        case .replay(var request):
            request.scenario.include = include
            return request.work
        }
    }

    /// Returns the endpoint's answer.
    fileprivate func answer(
        include: Inclusion,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> PreviewAnswer.Subject {
        switch self {
        case .resolve(var request):
            request.scenario.include = include
            guard !request.environments.isEmpty else { return .resolve(try request.response(within: &budget)) }
            return .sheet(SheetAnswer(try request.responses(within: &budget), in: environments) { .resolve($0) })
        case .transition(var request):
            request.scenario.include = include
            let operation = request.operation
            guard !request.environments.isEmpty else {
                return .transition(operation, try request.response(within: &budget))
            }
            return .sheet(
                SheetAnswer(try request.responses(within: &budget), in: environments) { .transition(operation, $0) }
            )
        case .replay(var request):
            request.scenario.include = include
            return .replay(request.operations, try request.response(within: &budget))
        case .compare(var request):
            request.scenario.include = include
            guard request.environments.isEmpty else {
                return .sheet(
                    SheetAnswer(try request.responses(within: &budget), to: request.operation, in: environments)
                )
            }
            return .sheet(SheetAnswer(try request.response(within: &budget), to: request.operation))
        }
    }

    /// Returns the faults that keep it from being answered, for a picture that cannot be drawn anyway.
    fileprivate func faults(within budget: inout WorkBudget) -> [RequestFault] {
        do throws(ScenarioError) { _ = try answer(include: [], within: &budget) } catch { return error.faults }
        return []
    }
}
