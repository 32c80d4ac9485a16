extension GraphDrawing {
    /// The graph in the language of Graphviz.
    var dot: String {
        var lines = [
            "digraph audit {",
            "  // \(description)",
            "  graph [rankdir=LR, fontname=\"Helvetica\", fontsize=12, labelloc=b, label=\(caption(extra: omission))];",
            "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11, color=\"#666666\"];",
            "  edge [fontname=\"Helvetica\", fontsize=9, color=\"#888888\", arrowsize=0.7];",
        ]
        for (index, node) in nodes.enumerated() {
            var attributes = ["label=\(node.label.quotedForDOT)", "fillcolor=\"\(node.fill)\""]
            switch node.kind {
            case .entry: attributes.append("shape=house")
            case .anywhere: attributes.append("shape=ellipse")
            case .screen: attributes.append("tooltip=\(node.looksWords.quotedForDOT)")
            }
            if node.looks == 0 { attributes.append("style=\"rounded,filled,dashed\"") }
            lines.append("  n\(index) [\(attributes.joined(separator: ", "))];")
        }
        for edge in edges {
            var attributes: [String] = []
            if !edge.label.isEmpty { attributes.append("label=\(edge.label.quotedForDOT)") }
            if edge.isOnPath { attributes += ["penwidth=3", "color=\"#C62828\"", "fontcolor=\"#C62828\""] }
            if edge.isBroken { attributes.append("style=dashed") }
            let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
            lines.append("  n\(edge.from) -> n\(edge.to)\(list);")
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func caption(extra: String?) -> String {
        [caption, extra].compactMap(\.self).joined(separator: "; ").quotedForDOT
    }
}

extension GraphDrawing.Node {
    /// The number of looks, in words.
    var looksWords: String {
        switch looks {
        case 0: "never reached"
        case 1: "1 look"
        default: "\(looks) looks"
        }
    }
}

extension String {
    /// The text in quotes, without quotation marks or escapes that Graphviz would interpret.
    fileprivate var quotedForDOT: String {
        let escaped = onOneLine.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}
