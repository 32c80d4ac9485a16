import HTTPMessage
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Synchronization

extension NavigationStyleService {
    /// `POST /audit`: every look that the screens of an app can have at rest after any history.
    ///
    /// A small body is read at once, so that its faults are reported without waiting for other computations; a large
    /// one is read where the audit is made.
    ///
    /// - Returns: The computation, which may take seconds.
    func audit(_ call: inout Call) throws(ServiceError) -> HTTPComputation {
        let isRead = call.body.count < Self.longestBodyReadAtOnce && call.coding == .identity
        let request = isRead ? try auditRequest(&call) : nil
        guard let place = auditPlaces.take() else { throw .tooManyAudits }
        return HTTPComputation(
            memory: configuration.audits.memory,
            refuse: { [call] violation in
                place.leave()
                return self.refuse(call, because: violation)
            },
            run: { [call] channel in
                var call = call
                do throws(ServiceError) {
                    let (request, isByLine) = if let request { request } else { try self.auditRequest(&call) }
                    self.work(for: call, request, isByLine: isByLine, place).run(channel)
                } catch {
                    place.leave()
                    channel.answer(self.refuse(with: Problem(error), fields: error.fields, of: call.head, &call.record))
                }
            }
        )
    }

    /// Reads the request, and returns whether its answer is sent line by line.
    private func auditRequest(_ call: inout Call) throws(ServiceError) -> (request: AuditRequest, isByLine: Bool) {
        var stopwatch = Stopwatch(now)
        try call.decode(within: configuration)
        var request = try stopwatch.decode(
            &call.record.phases,
            try AuditRequest(json: call.body, limits: configuration.limits)
        )
        call.body = []
        let limits = configuration.audits
        request.limits.findings = min(request.limits.findings ?? .max, limits.findings)
        let isByLine = request.progress || call.contentType == MediaType.lines
        // Lines that are sent as they are found are not compressed.
        if isByLine, call.record.acceptedCodings == .onlyGzip {
            throw .notAcceptable(available: "identity")
        }
        return (request, isByLine)
    }

    private func work(for call: Call, _ request: AuditRequest, isByLine: Bool, _ place: AuditPlace) -> AuditWork {
        AuditWork(
            service: self,
            head: call.head,
            format: call.format,
            record: call.record,
            request: request,
            isByLine: isByLine,
            place: place
        )
    }
}

/// An audit to be made, on a thread for long computations.
private struct AuditWork: Sendable {
    let service: NavigationStyleService
    let head: HTTPRequestHead
    /// The layout of JSON.
    let format: JSONWriter.Format
    /// The record of the request so far.
    let record: RequestRecord
    let request: AuditRequest
    /// Whether the answer is sent line by line, as it is found.
    let isByLine: Bool
    let place: AuditPlace

    func run(_ channel: any HTTPAnswerChannel) {
        switch channel.demand {
        case .wanted: isByLine ? answerByLine(channel) : answerAtOnce(channel)
        case .hurried:
            let error = ServiceError.notReady
            place.leave()
            var record = record
            channel.answer(service.refuse(with: Problem(error), fields: error.fields, of: head, &record))
        case .gone: abandon(record)
        }
    }

    private func answerAtOnce(_ channel: any HTTPAnswerChannel) {
        var record = record
        var stopwatch = Stopwatch(service.now)
        var observer = AuditObserver()
        observer.room = AuditRoom(of: limit, format).answerRoom
        let found = response(channel, telling: observer)
        stopwatch.lap(&record.phases.engine)
        guard channel.demand != .gone else { return abandon(record) }
        let answer: HTTPResponse
        switch found {
        case .success(let response):
            note(response, in: &record)
            var json = HTTPResponse.json(text(of: response))
            json.fields.append(.vary, HTTPFieldName.accept.spelling)
            stopwatch.lap(&record.phases.encode)
            answer = service.finish(json, of: head, &record)
        case .failure(let error):
            answer = service.refuse(with: Problem(error), fields: HTTPFields(), of: head, &record)
        }
        // Released before the client can know that the answer is complete, because it may send the next request at
        // once.
        place.leave()
        channel.answer(answer)
    }

    private func answerByLine(_ channel: any HTTPAnswerChannel) {
        var record = record
        let lines = AuditLines(to: channel, service.now)
        var opening = HTTPResponse(status: .ok)
        opening.fields.append(.contentType, MediaType.lines)
        opening.fields.append(.vary, HTTPFieldName.accept.spelling)
        service.dress(&opening, of: head, record)
        opening.body = lines.first(AuditProgress(run: 1, of: request.policies.count * request.environments.count))
        channel.begin(opening)
        lines.send(.described(request.described))
        var stopwatch = Stopwatch(service.now)
        var observer = AuditObserver(progress: { lines.send($0) }, made: { lines.send(.run($0)) })
        observer.room.looksInFull = AuditRoom.looksInFull
        observer.room.take = { [limit] in AuditLine.run($0).fits(within: limit) }
        let found = response(channel, telling: observer)
        stopwatch.lap(&record.phases.engine)
        guard channel.demand != .gone, case .success(var response) = found else { return abandon(record) }
        if !AuditLine.end(response).fits(within: limit) { response.leaveFixesOut() }
        lines.send(.end(response))
        note(response, in: &record)
        record.status = .ok
        record.responseSize = lines.size
        service.note(&record)
        place.leave()
        channel.end()
    }

    /// Makes the audit, as long as the client waits and within the limits.
    private func response(
        _ channel: any HTTPAnswerChannel,
        telling observer: AuditObserver
    ) -> Result<AuditResponse, ScenarioError> {
        let limits = service.configuration.audits
        let milliseconds = min(request.limits.milliseconds ?? .max, limits.milliseconds)
        let end = service.now() + UInt64(milliseconds) * 1_000_000
        let now = service.now
        var budget = Budget(steps: limits.steps, memory: limits.memory) {
            channel.demand != .wanted || now() >= end
        }
        budget.isAbandoned = { channel.demand == .gone }
        return Result { () throws(ScenarioError) in try request.response(within: budget, telling: observer) }
    }

    /// The largest document, or line, in bytes: twice that of other answers, because an audit reports many operations.
    private var limit: Int {
        let most = service.configuration.maximumAnswerLength
        return most > .max / 2 ? .max : most * 2
    }

    /// Returns the document, without its fixes if they do not fit.
    private func text(of response: AuditResponse) -> [UInt8] {
        if let text = try? response.json(format, limit: limit) { return text }
        var response = response
        response.leaveFixesOut()
        return response.json(pretty: format == .pretty)
    }

    private func note(_ response: AuditResponse, in record: inout RequestRecord) {
        record.audit = response.runs.allSatisfy(\.isComplete) ? .complete : .incomplete
        if request.policies.count == 1 { record.policy = request.policies[0].name }
    }

    private func abandon(_ record: RequestRecord) {
        var record = record
        record.audit = .abandoned
        place.leave()
        service.abandon(&record)
    }
}

extension AuditResponse {
    fileprivate mutating func leaveFixesOut() {
        fixes = []
        areFixesLeftOut = true
    }
}

/// The space for the runs of an audit within the limit of a document.
private final class AuditRoom: Sendable {
    /// The number of looks of a finding that an answer has in full.
    static let looksInFull = 20

    private let format: JSONWriter.Format
    /// The number of bytes left; nil after a run that did not fit.
    private let left: Mutex<Int?>

    init(of limit: Int, _ format: JSONWriter.Format) {
        self.format = format
        left = Mutex(limit)
    }

    var answerRoom: AnswerRoom {
        var room = AnswerRoom()
        room.looksInFull = Self.looksInFull
        room.isFull = { self.left.withLock { $0 == nil } }
        room.take = { self.take($0) }
        return room
    }

    /// Reserves the space of a document that contains only `run`, which is slightly more than the run needs.
    private func take(_ run: AuditRun) -> Bool {
        left.withLock { left in
            guard let room = left,
                let text = try? AuditResponse(runs: [run], matrix: []).json(format, limit: room)
            else {
                left = nil
                return false
            }
            left = room - text.count
            return true
        }
    }
}

/// The lines of an answer, as they are sent.
private final class AuditLines: Sendable {
    private struct State {
        var size = 0
        /// The time of the last progress line, in nanoseconds.
        var lastProgress: UInt64
    }

    /// The least time between two progress lines, in nanoseconds.
    private static let progressInterval: UInt64 = 250_000_000

    private let channel: any HTTPAnswerChannel
    private let now: @Sendable () -> UInt64
    private let state: Mutex<State>

    init(to channel: any HTTPAnswerChannel, _ now: @escaping @Sendable () -> UInt64) {
        self.channel = channel
        self.now = now
        state = Mutex(State(lastProgress: now()))
    }

    /// The number of bytes so far.
    var size: Int { state.withLock { $0.size } }

    /// Returns the first line, which shows that the computation has begun.
    func first(_ progress: AuditProgress) -> [UInt8] {
        let line = AuditLine.progress(progress).json
        state.withLock { $0.size += line.count }
        return line
    }

    func send(_ line: AuditLine) {
        let json = line.json
        state.withLock { $0.size += json.count }
        channel.send(json)
    }

    /// Sends the progress, unless that was done just before or the last line has not been read.
    func send(_ progress: AuditProgress) {
        let time = now()
        let isDue = state.withLock { state in
            guard Stopwatch.time(from: state.lastProgress, to: time) >= Self.progressInterval, !channel.isBehind else {
                return false
            }
            state.lastProgress = time
            return true
        }
        if isDue { send(.progress(progress)) }
    }
}
