import HTTPMessage
import NavigationStyleService
import Synchronization

/// A service that keeps the records of its answers, with a clock that advances by a microsecond each time it is read.
final class RecordedService: Sendable {
    private let ticks = Atomic<UInt64>(0)
    private let list = Mutex<[RequestRecord]>([])

    var records: [RequestRecord] { list.withLock { $0 } }

    var service: NavigationStyleService {
        NavigationStyleService(
            configuration: NavigationStyleService.Configuration(version: "1.2.3"),
            makeRequestID: { TestService.requestID },
            now: { [self] in ticks.wrappingAdd(1000, ordering: .relaxed).newValue },
            metrics: { Array("# nothing\n".utf8) },
            observe: { [self] record in list.withLock { $0.append(record) } }
        )
    }

    @discardableResult
    func respond(
        _ method: HTTPMethod,
        _ path: String,
        _ fields: HTTPFields = [:],
        body: String = ""
    ) -> HTTPResponse {
        let head = HTTPRequestHead(method: method, path: path, fields: fields)
        return service.respond(to: HTTPRequest(head: head, body: Array(body.utf8)))
    }
}
