extension GraphDrawing {
    /// The greatest number of characters of a name in a box; Mermaid does not draw texts of more than 50,000 in all.
    private static let mostCharacters = 40

    /// The graph as a flowchart of Mermaid, which GitHub draws in Markdown.
    var mermaid: String {
        var lines = ["flowchart LR", "  %% \(description.plainForMermaid)", "  %% \(caption.plainForMermaid)"]
        for (index, node) in nodes.enumerated() {
            let label = String(node.label.prefix(Self.mostCharacters)).escapedForMermaid
            switch node.kind {
            case .entry: lines.append("  n\(index)([\"\(label)\"]):::entry")
            case .anywhere: lines.append("  n\(index){{\"\(label)\"}}:::anywhere")
            case .screen: lines.append("  n\(index)[\"\(label)\"]:::looks\(min(node.looks, 4))")
            }
        }
        for edge in edges {
            let arrow = edge.isOnPath ? "==>" : edge.isBroken ? "-.->" : "-->"
            let label = String(edge.label.prefix(Self.mostCharacters)).escapedForMermaid
            lines.append("  n\(edge.from) \(arrow)\(label.isEmpty ? "" : "|\"\(label)\"|") n\(edge.to)")
        }
        if let omission { lines.append("  omitted[\"\(omission.escapedForMermaid)\"]:::note") }
        for (looks, _) in Node.legend {
            let border = looks == 0 ? ",stroke-dasharray:4" : ""
            lines.append(
                "  classDef looks\(looks) fill:\(Node.fill(looks: looks)),stroke:#666666,color:#000000\(border)"
            )
        }
        for (name, kind) in [("entry", Node.Kind.entry("")), ("anywhere", .anywhere)] {
            lines.append("  classDef \(name) fill:\(Node(kind: kind).fill),stroke:#666666,color:#000000")
        }
        if omission != nil { lines.append("  classDef note fill:#FFFFFF,stroke:#FFFFFF,color:#666666") }
        let path = edges.indices.filter { edges[$0].isOnPath }
        if !path.isEmpty {
            lines.append("  linkStyle \(path.map { "\($0)" }.joined(separator: ",")) stroke:#C62828,stroke-width:3px")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension String {
    /// The text within quotes; characters with a meaning in Mermaid, Markdown or HTML are written by their numbers.
    fileprivate var escapedForMermaid: String {
        onOneLine.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "-", ":", "(", ")", "→": String(scalar)
            case _ where scalar.properties.isAlphabetic: String(scalar)
            default: "#\(scalar.value);"
            }
        }.joined()
    }

    /// The text as a comment, which ends with its line and must not begin a directive.
    fileprivate var plainForMermaid: String {
        String(String.UnicodeScalarView(onOneLine.unicodeScalars.map { "{}%".unicodeScalars.contains($0) ? " " : $0 }))
    }
}
