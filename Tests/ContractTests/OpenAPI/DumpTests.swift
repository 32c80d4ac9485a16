import Foundation
import Testing
@Suite struct DumpTests {
    @Test func dump() throws {
        let file = try OpenAPIFile()
        var lines: [String] = []
        for e in file.examples where e.response != nil || e.status != 200 {
            lines.append(JSONValue.array([.string(e.operation.id), .string(e.name), .number(Double(e.status)), try e.respond().json()]).text)
        }
        try lines.joined(separator: "\n").write(toFile: "/tmp/team/scratch-service/dump.jsonl", atomically: true, encoding: .utf8)
    }
}
