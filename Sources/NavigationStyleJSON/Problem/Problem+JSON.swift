package import NavigationStyle

extension Problem {
    /// Returns the problem as the body of an answer, `application/problem+json`.
    ///
    /// - Parameters:
    ///   - instance: The id of the request that has the problem.
    ///   - pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(instance: String, pretty: Bool = false) -> [UInt8] {
        json(in: .answer(to: instance), pretty ? .pretty : .compact)
    }

    /// Returns the problem without HTTP: without a status and a request id.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool) -> [UInt8] {
        json(in: .file, pretty ? .pretty : .compact)
    }

    package func json(in setting: Setting, _ format: JSONWriter.Format, linkPrefix: String = "") -> [UInt8] {
        JSONWriter.bytes(format, capacity: 512 + faults.count * 256) { writer in
            writer.linkPrefix = linkPrefix
            writer.form(Body(problem: self, setting: setting))
        }
    }

    /// The context of the problem.
    package enum Setting {
        /// The whole answer to the request with this id.
        case answer(to: String)
        /// The answer to one item of a request.
        case item
        /// A report about a file, which has no status.
        case file
    }

    /// The problem as an object.
    package struct Body: AnswerObject {
        let problem: Problem
        let setting: Setting

        package init(problem: Problem, setting: Setting) { (self.problem, self.setting) = (problem, setting) }

        @usableFromInline package static var shape: Shape { .named("Problem") }

        @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
            visitor.required("type", problem.kind)
            visitor.required("title", problem.kind.title)
            switch setting {
            case .answer, .item: visitor.required("status", problem.kind.status)
            case .file: break
            }
            visitor.required("detail", problem.detail)
            if case .answer(let instance) = setting { visitor.optional("instance", instance) }
            visitor.optional("line", problem.place?.line)
            visitor.optional("column", problem.place?.column)
            visitor.optional("offset", problem.place?.offset)
            if let parameter = problem.parameter {
                visitor.optional("errors", [ParameterFault(parameter: parameter, detail: problem.detail)])
            } else {
                visitor.optional("errors", problem.faults.isEmpty ? nil : problem.faults)
            }
        }
    }
}

/// A query parameter as an element of `errors`.
private struct ParameterFault: AnswerObject {
    let parameter: Problem.Parameter
    let detail: String

    static var shape: Shape { .named("Fault") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("code", parameter.code)
        visitor.optional("parameter", parameter.name)
        visitor.required("detail", detail)
        visitor.optional("allowed", parameter.allowed)
        visitor.optional("suggestion", parameter.suggestion)
    }
}
