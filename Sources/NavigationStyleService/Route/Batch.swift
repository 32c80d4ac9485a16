import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension NavigationStyleService {
    /// `POST /batch`: what operations do to the bars, each on a stack of its own.
    func batch(_ request: HTTPRequest, as id: String) throws(ServiceError) -> HTTPResponse {
        let isPretty = try Query(request.query).isPretty
        let batch: BatchRequest
        do {
            batch = try BatchRequest(json: request.body, limits: configuration.limits)
        } catch {
            throw .request(error)
        }
        // Each request is answered where it is written, so that no more than one answer is in memory beside the text.
        let body = JSONWriter.bytes(isPretty ? .pretty : .compact, capacity: batch.items.count * 4096) { writer in
            writer.beginObject()
            writer.key("results")
            writer.beginArray()
            for range in batch.items {
                let item = BatchItem(json: request.body[range], limits: configuration.limits)
                writer.beginObject()
                writer.member("id", item.id)
                item.answer.write(to: &writer, instance: id)
                writer.endObject()
            }
            writer.endArray()
            writer.endObject()
        }
        return .json(body)
    }
}

extension BatchItem {
    /// What `POST /transition` would answer.
    fileprivate var answer: Result<TransitionResponse, Problem> {
        request.mapError { Problem($0) }.flatMap { request in
            Result { () throws(ScenarioError) in try request.response() }.mapError { Problem($0) }
        }
    }
}

extension Result<TransitionResponse, Problem> {
    /// Writes the members of an answer among others: its status and its body.
    func write(to writer: inout JSONWriter, instance: String) {
        writer.key("status")
        switch self {
        case .success(let response):
            writer.integer(HTTPStatus.ok.code)
            writer.key("body")
            writer.value(response)
        case .failure(let problem):
            writer.integer(problem.kind.status.code)
            writer.key("body")
            problem.write(to: &writer, instance: instance)
        }
    }
}
