/// A text in Prometheus' format, version 0.0.4, parsed more strictly than Prometheus does.
struct Exposition {
    struct Fault: Error {
        let line: String
        let reason: String
    }

    struct Family {
        let name: String
        let kind: String
        var samples: [Sample] = []
    }

    struct Sample {
        let name: String
        let labels: [String: String]
        let value: Double
    }

    private(set) var families: [Family] = []

    init(_ bytes: [UInt8]) throws {
        let text = try Self.require(String(validating: bytes, as: UTF8.self), "", "is no UTF-8")
        guard text.hasSuffix("\n") else { throw Fault(line: "", reason: "the last line has no end") }
        var announced: String?
        for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let match = line.wholeMatch(of: #/# HELP ([a-z_]+) ((?:[^\\]|\\\\|\\n)+)/#) {
                announced = String(match.1)
            } else if let match = line.wholeMatch(of: #/# TYPE ([a-z_]+) (counter|gauge|histogram)/#) {
                guard announced == String(match.1), !families.contains(where: { $0.name == match.1 }) else {
                    throw Fault(line: line, reason: "has no HELP, or comes twice")
                }
                families.append(Family(name: String(match.1), kind: String(match.2)))
            } else {
                try append(try Self.sample(line), from: line)
            }
        }
        for family in families where family.kind == "histogram" { try Self.check(family) }
    }

    /// Returns the value of a metric; nil if there is none with exactly these labels.
    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        families.flatMap(\.samples).first { $0.name == name && $0.labels == labels }?.value
    }

    private mutating func append(_ sample: Sample, from line: String) throws {
        guard let family = families.last else { throw Fault(line: line, reason: "belongs to no family") }
        let suffixes = family.kind == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
        guard suffixes.contains(where: { family.name + $0 == sample.name }) else {
            throw Fault(line: line, reason: "belongs to another family")
        }
        if family.samples.contains(where: { $0.name == sample.name && $0.labels == sample.labels }) {
            throw Fault(line: line, reason: "comes twice")
        }
        if family.kind != "gauge", !(sample.value >= 0) { throw Fault(line: line, reason: "cannot be below zero") }
        if family.kind == "counter", !family.name.hasSuffix("_total") {
            throw Fault(line: line, reason: "is a counter by another name")
        }
        families[families.count - 1].samples.append(sample)
    }

    private static func sample(_ line: String) throws -> Sample {
        let match = try require(line.wholeMatch(of: #/([a-z_]+)(?:\{(.*)\})? (\S+)/#), line, "is no sample")
        let number = match.3 == "+Inf" ? Double.infinity : Double(match.3)
        var labels: [String: String] = [:]
        var rest = match.2 ?? ""
        while let label = rest.prefixMatch(of: #/([a-z_]+)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(?:,(?=[a-z])|$)/#) {
            guard labels.updateValue(String(label.2), forKey: String(label.1)) == nil else {
                throw Fault(line: line, reason: "has a label twice")
            }
            rest = rest[label.range.upperBound...]
        }
        guard rest.isEmpty else { throw Fault(line: line, reason: "has labels that are none") }
        return Sample(name: String(match.1), labels: labels, value: try require(number, line, "has no number"))
    }

    /// Checks for each combination of labels that its buckets never decrease and that the last one equals the count.
    private static func check(_ family: Family) throws {
        let series = Dictionary(grouping: family.samples) { sample in sample.labels.filter { $0.key != "le" } }
        for (labels, samples) in series {
            func fault(_ reason: String) -> Fault { Fault(line: "\(family.name) \(labels)", reason: reason) }
            let buckets = samples.filter { $0.name.hasSuffix("_bucket") }
            let bounds = buckets.map { $0.labels["le"].flatMap { $0 == "+Inf" ? .infinity : Double($0) } ?? .nan }
            let counts = buckets.map(\.value)
            guard zip(bounds, bounds.dropFirst()).allSatisfy({ $0 < $1 }), bounds.last == .infinity else {
                throw fault("the bounds do not grow to +Inf")
            }
            guard zip(counts, counts.dropFirst()).allSatisfy({ $0 <= $1 }) else { throw fault("is not cumulative") }
            guard samples.count == buckets.count + 2, samples.contains(where: { $0.name.hasSuffix("_sum") }),
                samples.first(where: { $0.name.hasSuffix("_count") })?.value == counts.last
            else { throw fault("the count is not that of all buckets") }
        }
    }

    private static func require<Value>(_ value: Value?, _ line: String, _ reason: String) throws -> Value {
        guard let value else { throw Fault(line: line, reason: reason) }
        return value
    }
}
