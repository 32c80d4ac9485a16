import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

/// The cases that lie beside the checkout, in the simple form that their head explains.
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
            for (place, property) in VisibleProperty.ofScreen.enumerated() {
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
        #expect(found == vector.findings)
        #expect(counts == vector.looks)
        #expect(search.headCount == vector.heads)
        #expect(looks.reached.map(\.length).max() == vector.longest)
    }
}

enum AuditVectors {
    struct Finding: Hashable {
        var screen: String
        var property: String
        var lengths: [Int]
    }

    struct Vector {
        var name: String
        var value: Value
        var findings: Set<Finding>
        var looks: [String: Int]
        var heads: Int
        var longest: Int

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
            let findings = (expected?["findings"]?.elements ?? []).map { finding in
                Finding(
                    screen: finding["screen"]?.text ?? "",
                    property: finding["property"]?.text ?? "",
                    lengths: (finding["values"]?.elements ?? []).map { $0["shortestPathLength"]?.integer ?? -1 }
                        .sorted()
                )
            }
            var looks: [String: Int] = [:]
            if case .object(let members)? = expected?["looks"] {
                for member in members { looks[member.key] = member.value.integer }
            }
            return Vector(
                name: value["name"]?.text ?? "",
                value: value,
                findings: Set(findings),
                looks: looks,
                heads: expected?["heads"]?.integer ?? -1,
                longest: expected?["longestShortestPath"]?.integer ?? -1
            )
        }
    }()

    static let names = all.map(\.name)
}

extension Value {
    fileprivate var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }

    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    fileprivate var integer: Int? { if case .number(let number) = self { Int(number) } else { nil } }
}
