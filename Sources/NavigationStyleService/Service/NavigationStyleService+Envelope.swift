import HTTPMessage
import NavigationStyleJSON

// The parts that all answers share.
extension NavigationStyleService {
    /// Makes the record of a request from its head.
    func record(of head: HTTPRequestHead?) -> RequestRecord {
        RequestRecord(
            id: RequestID.sent(in: head) ?? makeRequestID(),
            method: head?.method,
            path: head?.path,
            versionedPath: head.map { VersionedPath($0.path, among: configuration.contracts) },
            client: head.flatMap { configuration.trustedProxies.client(of: $0) },
            traceID: head?.fields[.traceParent].flatMap(TraceParent.init)?.traceID,
            acceptedCodings: AcceptedCodings(head?.fields[.acceptEncoding])
        )
    }

    /// Answers a request with a problem document.
    func refuse(
        with problem: Problem,
        fields: HTTPFields,
        of head: HTTPRequestHead?,
        _ record: inout RequestRecord
    ) -> HTTPResponse {
        record.problem = problem.kind
        // Indentation applies to errors too, unless the query itself is faulty.
        let format = (try? Query(head?.query).format) ?? .compact
        var response = HTTPResponse(
            status: .error(problem.kind.status),
            fields: [.contentType: "application/problem+json"],
            body: problem.json(instance: record.id, format, linkPrefix: record.linkPrefix)
        )
        for field in fields { response.fields.append(field.name, field.value) }
        return finish(response, of: head, &record)
    }

    /// Encodes an answer for its client, adds the fields that all answers have, and records it.
    func finish(
        _ response: consuming HTTPResponse,
        of head: HTTPRequestHead?,
        _ record: inout RequestRecord
    ) -> HTTPResponse {
        if head != nil { response.encode(for: record.acceptedCodings) }
        dress(&response, of: head, record)
        record.status = response.status
        record.responseSize = record.method == .head ? 0 : response.body.count
        note(&record)
        return response
    }

    /// Adds the fields that all answers have.
    func dress(_ response: inout HTTPResponse, of head: HTTPRequestHead?, _ record: RequestRecord) {
        response.fields.append(.requestID, record.id)
        switch configuration.allowedOrigins {
        case .any: response.fields.append(contentsOf: Self.fieldsForAll)
        case .only(let origins):
            response.allowReading(by: origins, from: head?.fields[.origin])
            response.fields.append(contentsOf: Self.fieldsForSome)
        }
        record.versionedPath?.version?.write(to: &response.fields)
        record.quota?.write(to: &response.fields)
        record.phases.write(to: &response.fields)
    }

    /// The fields that are the same in all answers, if every page may read them.
    private static let fieldsForAll: HTTPFields = {
        var fields: HTTPFields = [.accessControlAllowOrigin: "*"]
        fields.append(contentsOf: fieldsForSome)
        return fields
    }()

    /// The fields that are the same in all answers, if only some pages may read them; each answer adds whether the
    /// asking page may.
    private static let fieldsForSome: HTTPFields = [
        .accessControlExposeHeaders: HTTPFieldName.exposedAcrossOrigins,
        .contentTypeOptions: "nosniff",
    ]

    /// Records a request that has ended.
    func note(_ record: inout RequestRecord) {
        record.route = record.route ?? (record.versionedPath?.path).flatMap(Route.matching)?.path
        record.duration = Stopwatch.time(from: record.start, to: now())
        observe(record)
    }
}
