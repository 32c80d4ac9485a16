import HTTPMessage
import NavigationStyleJSON
import Testing

@testable import NavigationStyleService

@Suite struct ServiceMetricsTests {
    let metrics = ServiceMetrics()
    let recorded = RecordedService()

    private func samples(_ name: String) -> [String: Double] {
        for record in recorded.records { metrics.count(record) }
        let family = metrics.families.first { $0.name == "navigation_style_\(name)" }
        return Dictionary(
            uniqueKeysWithValues: (family?.samples ?? []).map { sample in
                (sample.suffix + sample.labels.map { " \($0.name)=\($0.value)" }.joined(), sample.value)
            }
        )
    }

    @Test func `requests are counted by route, method and status`() {
        for _ in 1...3 { recorded.respond(.post, "/transition", body: SmallBody.transition) }
        recorded.respond(.post, "/transition", body: "{}")
        recorded.respond(.get, "/policies/system")
        recorded.respond(.get, "/policies/none")
        recorded.respond(.options, "/policies/x")
        #expect(
            samples("http_requests_total") == [
                " route=/transition method=POST status=200": 3,
                " route=/transition method=POST status=422": 1,
                " route=/policies/{name} method=GET status=200": 1,
                " route=/policies/{name} method=GET status=404": 1,
                " route=/policies/{name} method=OPTIONS status=204": 1,
            ]
        )
    }

    @Test func `what a client makes up is no label`() {
        for number in 1...50 {
            recorded.respond(.other("BREW\(number)"), "/path/\(number)")
            recorded.respond(.get, "/\"\n\\\(number)")
        }
        #expect(
            samples("http_requests_total") == [
                " route=unmatched method=other status=501": 50, " route=unmatched method=GET status=404": 50,
            ]
        )
    }

    @Test func `every method that HTTP defines is a label`() {
        for method in HTTPMethod.defined { recorded.respond(method, "/path") }
        recorded.respond(HTTPMethod("QUERY"), "/path")
        #expect(samples("http_requests_total")[" route=unmatched method=QUERY status=404"] == 2)
        #expect(samples("http_requests_total").keys.allSatisfy { !$0.contains("method=other") })
    }

    @Test func `operations are counted by policy, type and outcome`() {
        recorded.respond(.post, "/transition", body: SmallBody.transition)
        recorded.respond(.post, "/batch", body: SmallBody.batch)
        recorded.respond(.post, "/compare", body: SmallBody.compare)
        #expect(
            samples("transitions_total") == [
                " policy=transitionBar operation=push outcome=changed": 2,
                " policy=system operation=pop outcome=unchanged": 1,
            ]
        )
    }

    @Test func `what nobody has counted has no sample`() {
        #expect(samples("http_requests_total").isEmpty)
        #expect(samples("transitions_total").isEmpty)
    }

    @Test func `the counts of a row are there once one of them is more than 0`() {
        let row = CounterRow(count: 3)
        #expect(row.values.isEmpty)
        row.add(at: 1)
        row.add(at: 1)
        #expect(row.values == [0, 2, 0])
    }

    @Test func `problems are counted by type`() {
        recorded.respond(.get, "/nowhere")
        recorded.respond(.get, "/policies/none")
        recorded.respond(.post, "/resolve", body: "[[")
        let samples = samples("problems_total")
        #expect(samples.filter { $0.value > 0 } == [" type=not-found": 2, " type=malformed-json": 1])
        #expect(samples.count == Problem.Kind.allCases.count)
    }

    @Test func `bytes are those of content`() {
        let response = recorded.respond(.post, "/resolve", body: SmallBody.resolve)
        #expect(samples("http_request_content_bytes_total") == ["": Double(SmallBody.resolve.utf8.count)])
        #expect(
            metrics.families.first { $0.name.contains("response_content") }?.samples.first?.value
                == Double(response.body.count)
        )
    }

    @Test func `a duration is counted in the bucket of every bound that it does not pass`() {
        for nanoseconds: UInt64 in [0, 50_000, 50_001, 999_999, 1_000_001, 5_000_000_000] {
            metrics.count(record(taking: nanoseconds))
        }
        let samples = samples("http_request_duration_seconds")
        let counts = [
            "5e-05": 2.0, "0.0001": 3, "0.0005": 3, "0.001": 4, "0.0025": 5, "1": 5, "+Inf": 6,
        ]
        for (bound, count) in counts { #expect(samples["_bucket route=/livez le=\(bound)"] == count) }
        #expect(samples["_count route=/livez"] == 6)
        #expect(samples["_sum route=/livez"] == 5.002_100_001)
        #expect(samples.keys.allSatisfy { $0.contains("/livez") })
    }

    @Test func `every status that is answered has a label of its own`() {
        for status in Problem.Kind.allCases.map({ .error($0.status) }) + [HTTPStatus.ok, .noContent, .notModified] {
            var record = record(taking: 0)
            record.status = status
            metrics.count(record)
            #expect(samples("http_requests_total")[" route=/livez method=GET status=\(status.code)"] != nil)
        }
    }

    private func record(taking duration: UInt64) -> RequestRecord {
        var record = RequestRecord(
            id: "a",
            method: .get,
            path: "/livez",
            versionedPath: nil,
            client: nil,
            traceID: nil,
            acceptedCodings: .identity,
            requestSize: 0,
            start: 0
        )
        record.route = "/livez"
        record.duration = duration
        return record
    }
}
