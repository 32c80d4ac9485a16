import NavigationStyleService
import Testing

@Suite struct ExpositionTests {
    @Test func `a label's value and a sentence of help are escaped`() throws {
        let label = MetricFamily.Label("path", "a\\b\"c\nd é")
        let text = MetricFamily.text([
            MetricFamily("one_total", .counter, "A \\ and a\nbreak.", [MetricFamily.Sample(1, labels: [label])]),
            MetricFamily("two", .gauge, "Two.", 0.25),
        ])
        let expected = ##"""
            # HELP one_total A \\ and a\nbreak.
            # TYPE one_total counter
            one_total{path="a\\b\"c\nd é"} 1
            # HELP two Two.
            # TYPE two gauge
            two 0.25

            """##
        #expect(String(decoding: text, as: UTF8.self) == expected)
        #expect(try Exposition(text).value("one_total", ["path": #"a\\b\"c\nd é"#]) == 1)
    }

    @Test(arguments: [
        "# TYPE a gauge\na 1\n", "# HELP a A.\n# TYPE a gauge\na 1", "# HELP a A.\n# TYPE a gauge\nb 1\n",
        "# HELP a A.\n# TYPE a gauge\na 1\na 1\n", "# HELP a A.\n# TYPE a gauge\na{b=\"\"c\"} 1\n",
        "# HELP a A.\n# TYPE a gauge\na{b=\"c\",} 1\n", "# HELP a A.\n# TYPE a gauge\na one\n",
        "# HELP a A.\n# TYPE a counter\na 1\n", "# HELP a_total A.\n# TYPE a_total counter\na_total -1\n",
        "# HELP a A.\n# TYPE a histogram\na_bucket{le=\"1\"} 2\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 1\n",
        "# HELP a A.\n# TYPE a histogram\na_bucket{le=\"1\"} 1\na_bucket{le=\"+Inf\"} 2\na_sum 1\na_count 1\n",
        "# HELP a A.\n# TYPE a histogram\na_bucket{le=\"1\"} 1\na_sum 1\na_count 1\n",
    ])
    func `a text that breaks the format is found out`(_ text: String) {
        #expect(throws: Exposition.Fault.self) { try Exposition(Array(text.utf8)) }
    }
}
