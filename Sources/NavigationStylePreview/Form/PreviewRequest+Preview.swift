public import NavigationStyle

extension PreviewRequest {
    /// Draws the picture; throws all that makes it impossible.
    public func preview() throws(ScenarioError) -> Preview {
        let faults = self.faults
        guard faults.isEmpty else { throw ScenarioError(faults + subject.faults) }
        let preview = try draw()
        guard preview.svg().count <= PreviewOptions.mostBytes else {
            throw ScenarioError([RequestFault(.pictureTooLarge(limit: PreviewOptions.mostBytes), at: "")])
        }
        return preview
    }

    /// What of an answer is drawn.
    private var include: Inclusion {
        options.annotations ? [.plan, .motion, .diagnostics, .provenance] : [.plan, .motion]
    }

    private func draw() throws(ScenarioError) -> Preview {
        switch subject {
        case .resolve(var request):
            request.scenario.include = include
            let response = try request.response()
            return draw(Course(response, of: request.scenario, options, numberedAfter: 0))
        case .transition(var request):
            request.scenario.include = include
            let response = try request.response()
            return draw(course(of: response, to: request.operation))
        case .replay(var request):
            request.scenario.include = include
            let response = try request.response()
            return draw(response, to: request.operations)
        case .compare(var request):
            request.scenario.include = include
            return drawSheet(of: try request.response(), to: request.operation)
        }
    }

    private func course(
        of response: TransitionResponse,
        to operation: Operation,
        numberedAfter last: Int = 0
    ) -> Course? {
        Course(response, to: operation, options, numberedAfter: last)
    }

    /// Several operations: a film of each, or one picture of them all.
    private func draw(_ response: ReplayResponse, to operations: [Operation]) -> Preview {
        var courses: [Course] = []
        var last = 0
        for (transition, operation) in zip(response.transitions, operations) {
            guard let course = course(of: transition, to: operation, numberedAfter: last) else { continue }
            last += course.marks.count
            courses.append(course)
        }
        switch form {
        case .storyboard, .sheet: return drawRows(courses)
        case .beforeAfter:
            // From before the first to after the last.
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

extension PreviewRequest.Subject {
    /// What keeps it from being answered, where nothing is to be drawn of it anyway.
    fileprivate var faults: [RequestFault] {
        do throws(ScenarioError) {
            switch self {
            case .resolve(let request): _ = try request.response()
            case .transition(let request): _ = try request.response()
            case .replay(let request): _ = try request.response()
            case .compare(let request): _ = try request.response()
            }
            return []
        } catch {
            return error.faults
        }
    }
}
