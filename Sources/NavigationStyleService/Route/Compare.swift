import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /compare`: what one operation does to the bars under several policies, and where they differ.
    func compare(_ request: HTTPRequest, _ record: inout RequestRecord) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        var stopwatch = Stopwatch(now)
        let comparison = try stopwatch.decode(
            &record.phases,
            try CompareRequest(json: request.body, limits: configuration.limits)
        )
        let response = try stopwatch.answer(
            &record.phases,
            to: request.body,
            within: configuration.limits,
            try comparison.response()
        )
        for entry in response.results {
            if case .success(let transition) = entry.answer { record.note(comparison.operation, transition) }
        }
        defer { stopwatch.lap(&record.phases.encode) }
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact, capacity: response.results.count * 8192) { writer in
            writer.beginObject()
            writer.key("results")
            writer.beginArray()
            for entry in response.results {
                writer.beginObject()
                writer.member("policy", entry.policy)
                entry.answer
                    .mapError { Problem($0.inOrder(of: request.body, limits: configuration.limits)) }
                    .write(to: &writer, instance: record.id)
                writer.endObject()
            }
            writer.endArray()
            writer.key("differences")
            response.writeDifferences(to: &writer)
            writer.endObject()
        }
        return .json(body)
    }
}
