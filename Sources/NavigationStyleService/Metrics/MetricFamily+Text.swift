extension MetricFamily {
    /// Writes families in Prometheus' text format, version 0.0.4.
    ///
    /// - Parameter families: The families; each name appears once.
    /// - Returns: The text, UTF-8; every line ends in a line feed.
    public static func text(_ families: [MetricFamily]) -> [UInt8] {
        var text = ""
        text.reserveCapacity(16 << 10)
        for family in families { family.write(to: &text) }
        return Array(text.utf8)
    }

    private func write(to text: inout String) {
        text += "# HELP \(name) \(help.escaped(quotes: false))\n# TYPE \(name) \(kind.rawValue)\n"
        for sample in samples {
            text += name
            text += sample.suffix
            for (index, label) in sample.labels.enumerated() {
                text += index == 0 ? "{" : ","
                text += "\(label.name)=\"\(label.value.escaped(quotes: true))\""
            }
            text += sample.labels.isEmpty ? " " : "} "
            text += sample.value.metricText
            text += "\n"
        }
    }
}

extension String {
    /// Returns the text with backslashes, line feeds and, in a label's value, quotes escaped.
    fileprivate func escaped(quotes: Bool) -> String {
        guard utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\"") })
        else { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\"" where quotes: text += "\\\""
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

extension Double {
    /// The number in the form of the format: integers have no fraction.
    var metricText: String {
        if self == .infinity { return "+Inf" }
        return Int64(exactly: self).map { String($0) } ?? description
    }
}
