import HTTPMessage

extension NavigationStyleService {
    /// Begins to note what is known of a request.
    func record(of head: HTTPRequestHead?, contentSize: Int = 0) -> RequestRecord {
        RequestRecord(
            id: requestID(of: head),
            method: head?.method,
            path: head?.path,
            traceID: head?.fields[.traceParent].flatMap(TraceParent.init)?.traceID,
            requestSize: contentSize,
            start: now()
        )
    }

    /// Tells of an answer, and adds to it what was measured.
    func finished(_ response: consuming HTTPResponse, _ record: consuming RequestRecord) -> HTTPResponse {
        if let timing = record.phases.serverTiming {
            response.fields.append(.serverTiming, timing)
        }
        record.matchedRoute = record.matchedRoute ?? record.path.flatMap(Route.matching)
        record.status = response.status
        record.responseSize = record.method == .head ? 0 : response.body.count
        record.duration = Stopwatch.time(from: record.start, to: now())
        observe(record)
        return response
    }
}
