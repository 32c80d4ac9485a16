internal import MicroHTTP
internal import NavigationStyleService

extension HTTPServer.Statistics {
    /// The server's counters, for `GET /metrics`.
    var families: [MetricFamily] {
        let waits = Wait.allCases.map { wait in
            MetricFamily.Sample(
                Double(timedOutConnectionCount(wait)),
                labels: [MetricFamily.Label("wait", wait.rawValue)]
            )
        }
        return [
            MetricFamily(
                "navigation_style_http_requests_in_flight",
                .gauge,
                "Requests in progress, from the request line to the end of the response.",
                Double(activeRequestCount)
            ),
            MetricFamily(
                "navigation_style_computations_running",
                .gauge,
                "Computations running on threads of their own.",
                Double(runningComputationCount)
            ),
            MetricFamily(
                "navigation_style_computations_waiting",
                .gauge,
                "Computations waiting for a thread.",
                Double(waitingComputationCount)
            ),
            MetricFamily(
                "navigation_style_memory_reserved_bytes",
                .gauge,
                "Bytes of memory counted against --max-memory.",
                Double(reservedMemory)
            ),
            MetricFamily(
                "navigation_style_connections",
                .gauge,
                "Open connections.",
                Double(openConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_accepted_total",
                .counter,
                "Accepted connections.",
                Double(acceptedConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_refused_total",
                .counter,
                "Connections refused because a connection limit was reached.",
                Double(refusedConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_timed_out_total",
                .counter,
                "Connections closed because the client took too long.",
                waits
            ),
        ]
    }
}
