public import NavigationStyle
import NavigationStyleJSON

extension AuditLine {
    /// The line as it is sent, with its line feed: JSON without other line feeds, UTF-8.
    public var json: [UInt8] { JSONWriter.bytes(of: self, .compact, capacity: 4096) + [UInt8(ascii: "\n")] }

    /// Whether the line has at most `limit` bytes, without its line feed.
    package func fits(within limit: Int) -> Bool {
        (try? JSONWriter.bytes(.compact, limit: limit, capacity: 4096) { write(to: &$0) }) != nil
    }
}

extension AuditLine: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditLine") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        var line: (progress: AuditProgress?, described: AuditDescription?, run: AuditRun?, end: End?)
        switch told {
        case .progress(let progress): line.progress = progress
        case .described(let described): line.described = described
        case .run(let run): line.run = run
        case .end(let response): line.end = End(response: response)
        case nil: break
        }
        if let progress = try members.optionalMember("progress", line.progress) {
            self = .progress(progress)
        } else if let described = try members.optionalMember("described", line.described) {
            self = .described(described)
        } else if let run = try members.optionalMember("run", line.run) {
            self = .run(run)
        } else {
            self = .end(try members.member("end", line.end).response)
        }
    }

    /// The parts of an answer other than its runs.
    fileprivate struct End {
        var response: AuditResponse
    }
}

extension AuditLine.End: ReadableAnswer {
    static var shape: Shape { .named("AuditEnd") }

    init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        response = AuditResponse(runs: [], matrix: [])
        response.fixes = try members.member("fixes", told?.response.fixes)
        response.areFixesLeftOut = try members.optionalMember("noFixes", told?.response.noFixes) != nil
        response.matrix = try members.member("matrix", told?.response.matrix)
    }
}

extension AuditProgress: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("AuditProgress") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        run = try members.member("run", told?.run)
        of = try members.member("of", told?.of)
        search = SearchProgress()
        search.heads = try members.member("heads", told?.search.heads)
        search.steps = try members.member("steps", told?.search.steps)
        search.queued = try members.member("queued", told?.search.queued)
        search.length = try members.member("length", told?.search.length)
    }
}
