import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

/// The cases beside the checkout, in the simple format that the head of their file explains.
@Suite(.enabled(if: AuditVectors.isThere, "there are no vectors beside the checkout"))
struct VectorTests {
    @Test(arguments: AuditVectors.names)
    func `findings and lengths are those of the vector`(name: String) throws {
        let vector = try #require(AuditVectors.all.first { $0.name == name })
        let request = try vector.request()
        #expect(request.faults.isEmpty)
        let graph = Graph(request)
        let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
        let search = Search(graph, on: engine)
        let looks = Looks(search)
        #expect(search.exhaustion == nil)
        var found: Set<AuditVectors.Finding> = []
        var counts: [String: Int] = [:]
        for (kind, reached) in Dictionary(grouping: looks.reached, by: \.kind) {
            let screen = graph.kinds[kind].screen.id.rawValue
            counts[screen] = reached.count
            for (place, property) in VisibleProperty.ofScreen.enumerated()
            where !AuditVectors.later.contains(property) {
                var lengths: [VisibleValue: Int] = [:]
                for look in reached {
                    guard let value = look.look.values[place] else { continue }
                    lengths[value] = min(lengths[value] ?? .max, look.length)
                }
                guard lengths.count > 1 else { continue }
                let finding = AuditVectors.Finding(
                    screen: screen,
                    property: property.rawValue,
                    lengths: lengths.values.sorted()
                )
                found.insert(finding)
            }
        }
        #expect(found == Set(vector.findings.map(\.finding)))
        #expect(counts == vector.looks)
        #expect(looks.reached.count == vector.lookCount)
        #expect(search.headCount == vector.heads)
        #expect(looks.reached.map(\.length).max() == vector.longest)
    }

    @Test(arguments: AuditVectors.names)
    func `each value is that of the vector, by a path of its length and by the path of the vector`(name: String) throws
    {
        let vector = try #require(AuditVectors.all.first { $0.name == name })
        let request = try vector.request()
        let graph = Graph(request)
        let engine = try request.engine(policy: request.policies[0], environment: request.environments[0])
        let looks = Looks(Search(graph, on: engine))
        for finding in vector.findings {
            let kind = try #require(graph.kinds.firstIndex { $0.screen.id.rawValue == finding.finding.screen })
            let place = try #require(
                VisibleProperty.ofScreen.firstIndex { $0.rawValue == finding.finding.property }
            )
            for expected in finding.values {
                let same = looks.reached.filter { look in
                    look.kind == kind
                        && look.look.values[place].map { $0.tree.has(expected.value) } ?? false
                }
                #expect(same.map(\.length).min() == expected.length)
                // Moves of one name do the same, wherever they start.
                let moves = expected.path.map(AuditVectors.name).compactMap { name in
                    graph.moves.firstIndex { $0.name == name }.map { ID<Move>($0) }
                }
                #expect(moves.count == expected.length)
                let scenario = request.scenario(policy: request.policies[0], environment: request.environments[0])
                var replay = graph.replay(History(entry: 0, moves: moves), in: scenario)
                replay.scenario.include = [.screens, .layout]
                let shown = try #require(try replay.response().transitions.last?.screens?.last)
                let value = try #require(Look(shown).values[place])
                #expect(value.tree.has(expected.value))
            }
        }
    }

    @Test(arguments: AuditVectors.names)
    func `all sequences up to the vector's length have its findings`(name: String) throws {
        let vector = try #require(AuditVectors.all.first { $0.name == name })
        let request = try vector.request()
        let brute = try BruteForce(
            request,
            policy: request.policies[0],
            environment: request.environments[0],
            shortest: vector.bruteLength,
            most: 0
        )
        #expect(brute.length == vector.bruteLength)
        #expect(brute.sequenceCount == vector.bruteReplays)
        var values: [AuditVectors.Finding: [VisibleValue: Int]] = [:]
        for (look, length) in brute.lengths {
            for (property, value) in zip(VisibleProperty.ofScreen, look.look.values)
            where !AuditVectors.later.contains(property) {
                guard let value else { continue }
                let key = AuditVectors.Finding(screen: look.kind.rawValue, property: property.rawValue, lengths: [])
                values[key, default: [:]][value] = min(values[key]?[value] ?? .max, length)
            }
        }
        let found = values.filter { $0.value.count > 1 }.map { key, values in
            AuditVectors.Finding(screen: key.screen, property: key.property, lengths: values.values.sorted())
        }
        #expect(Set(found) == vector.bruteFindings)
        #expect(vector.isAllFoundByBruteForce == (Set(found) == Set(vector.findings.map(\.finding))))
    }
}

enum AuditVectors {
    /// Properties that the vectors lack; a finding about the title or the frame, which they have, covers them.
    static let later: Set<VisibleProperty> = [.largeTitle, .searchBar]

    struct Finding: Hashable {
        var screen: String
        var property: String
        var lengths: [Int]
    }

    struct ValuedFinding {
        var finding: Finding
        var values: [(value: Value, length: Int, path: [String])]
    }

    /// Returns the name of a move in a vector's path.
    static func name(_ operation: String) -> String {
        let words = operation.split(separator: " ")
        switch words.first {
        case "pop": return "back"
        case "cancel": return "cancelledSwipe"
        case "popToRoot": return "toRoot"
        default: return words.prefix(2).joined(separator: " ")
        }
    }

    private static func findings(_ value: Value?) -> [ValuedFinding] {
        (value?["findings"]?.elements ?? []).map { finding in
            let values = (finding["values"]?.elements ?? []).map { value in
                (
                    value: value["value"] ?? .null, length: value["shortestPathLength"]?.integer ?? -1,
                    path: (value["aShortestPath"]?.elements ?? []).compactMap(\.text)
                )
            }
            return ValuedFinding(
                finding: Finding(
                    screen: finding["screen"]?.text ?? "",
                    property: finding["property"]?.text ?? "",
                    lengths: values.map(\.length).sorted()
                ),
                values: values
            )
        }
    }

    struct Vector {
        var name: String
        var value: Value
        var findings: [ValuedFinding]
        var looks: [String: Int]
        /// The number of replayed looks.
        var lookCount: Int
        var heads: Int
        var longest: Int
        var bruteLength: Int
        var bruteReplays: Int
        var bruteFindings: Set<Finding>
        var isAllFoundByBruteForce: Bool

        func request() throws -> AuditRequest {
            var members: [Value.Member] = [
                Value.Member("policies", .array([value["policy"] ?? .null])),
                Value.Member("environments", .array([value["environment"] ?? .null])),
            ]
            if case .object(let graph)? = value["graph"] { members += graph }
            members.sort { $0.key < $1.key }
            var reader = ValueReader(at: .object(members))
            let request = AuditRequest.read(from: &reader, orNull: false)
            #expect(reader.faults.isEmpty)
            return try #require(request)
        }
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "shared/vectors/audit.json")

    static let isThere = FileManager.default.fileExists(atPath: file.path)

    static let all: [Vector] = {
        guard let data = try? Data(contentsOf: file), let text = try? JSONDecoder().decode(Value.self, from: data)
        else {
            return []
        }
        return (text["cases"]?.elements ?? []).map { value in
            let expected = value["expected"]
            let brute = value["bruteForce"]
            var looks: [String: Int] = [:]
            if case .object(let members)? = expected?["looks"] {
                for member in members { looks[member.key] = member.value.integer }
            }
            return Vector(
                name: value["name"]?.text ?? "",
                value: value,
                findings: findings(expected),
                looks: looks,
                lookCount: value["verifiedByReplay"]?.elements.first?.integer ?? -1,
                heads: expected?["heads"]?.integer ?? -1,
                longest: expected?["longestShortestPath"]?.integer ?? -1,
                bruteLength: brute?["maxLength"]?.integer ?? -1,
                bruteReplays: brute?["replays"]?.integer ?? -1,
                bruteFindings: Set(findings(brute).map(\.finding)),
                isAllFoundByBruteForce: expected?["allFoundByBruteForce"] == .bool(true)
            )
        }
    }()

    static let names = all.map(\.name)
}

extension Value {
    fileprivate var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }

    /// Returns whether the value has everything in `expected`, with numbers to its precision; members that are null may
    /// be missing.
    fileprivate func has(_ expected: Value) -> Bool {
        switch (self, expected) {
        case (.number(let number), .number(let other)): abs(number - other) < 0.001
        case (.object, .object(let members)):
            members.allSatisfy { self[$0.key]?.has($0.value) ?? ($0.value == .null) }
        default: self == expected
        }
    }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate var integer: Int? { if case .number(let number) = self { Int(number) } else { nil } }
}
