internal import MicroHTTP
internal import NavigationStyleService

extension HTTPServer.Statistics {
    /// What the server counts, for `GET /metrics`.
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
                "Requests under way, from their request lines to the ends of their answers.",
                Double(activeRequestCount)
            ),
            MetricFamily(
                "navigation_style_connections",
                .gauge,
                "Connections that are open.",
                Double(openConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_accepted_total",
                .counter,
                "Connections that were let in.",
                Double(acceptedConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_refused_total",
                .counter,
                "Connections for which there was no room.",
                Double(refusedConnectionCount)
            ),
            MetricFamily(
                "navigation_style_connections_timed_out_total",
                .counter,
                "Connections that were ended because the client took too long.",
                waits
            ),
        ]
    }
}
