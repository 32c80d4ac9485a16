import Foundation
import NavigationStyleReader
import Testing

/// Files that nobody writes on purpose, or only to do harm.
@Suite("Hostile files")
struct HostileTests {
    private static func reading(_ files: [String: [UInt8]]) throws -> AppReading.Result {
        try withFolder { folder in
            for (name, bytes) in files {
                try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
            }
            return try AppReading().read([folder])
        }
    }

    private static let shapes: [(name: String, text: String)] = [
        ("closures", "let a = " + String(repeating: "{ ", count: 10_000) + String(repeating: "}", count: 10_000)),
        ("parentheses", "let a = " + String(repeating: "(", count: 10_000)),
        ("calls", "func f() { a" + String(repeating: ".b()", count: 10_000) + " }"),
        ("operators", "let a = 1" + String(repeating: " + 1", count: 20_000)),
        ("branches", "func f() { if a {}" + String(repeating: " else if b {}", count: 10_000) + " }"),
        ("types", String(repeating: "class A { ", count: 5_000)),
        ("prefixes", "let a = " + String(repeating: "-", count: 20_000) + "1"),
        ("ternaries", "let a = " + String(repeating: "b ? c : ", count: 10_000) + "d"),
        ("assignments", "func f() { " + String(repeating: "a = ", count: 10_000) + "b }"),
    ]

    @Test("with 10,000 things within things are read to some depth", arguments: shapes.indices)
    func deep(number: Int) throws {
        let shell = "class AViewController: UIViewController { override func viewDidLoad() { title = \"a\" } }\n"
        let result = try Self.reading(["A.swift": Array((shell + Self.shapes[number].text).utf8)])
        #expect(result.report.swiftFiles == 1)
    }

    @Test("that are no text are counted")
    func binary() throws {
        let result = try Self.reading([
            "A.swift": [0, 1, 2, 0xFF], "B.swift": [0xC3, 0x28], "C.swift": [], "D.storyboard": [0xFF, 0, 0x3C],
        ])
        #expect(result.report.leftOut.count == 3)
        #expect(result.report.swiftFiles == 1)
    }

    @Test("of more than 8 MiB are counted, not read")
    func large() throws {
        let result = try Self.reading(["A.swift": Array(repeating: UInt8(ascii: " "), count: 8 << 20 + 1)])
        #expect(result.report.swiftFiles == 0)
        #expect(result.report.leftOut == ["A.swift: larger than 8 MiB"])
    }

    @Test("that are links are not followed, in circles or out of the folder")
    func links() throws {
        try withFolder { folder in
            let files = FileManager.default
            try "class AViewController: UIViewController {}".write(
                toFile: folder + "/A.swift",
                atomically: true,
                encoding: .utf8
            )
            try files.createSymbolicLink(atPath: folder + "/circle", withDestinationPath: folder)
            try files.createSymbolicLink(atPath: folder + "/out.swift", withDestinationPath: #filePath)
            #expect(try AppReading().read([folder]).report.swiftFiles == 1)
        }
    }

    @Test("that call themselves come to an end")
    func recursion() throws {
        let text = """
            class AViewController: UIViewController {
                var color: UIColor { color }
                override func viewDidLoad() { viewDidLoad(); b(); navigationController?.navigationBar.tintColor = color }
                func b() { c(); c() }
                func c() { b(); b() }
            }
            class BViewController: CViewController {}
            class CViewController: BViewController {}
            """
        #expect(try Self.reading(["A.swift": Array(text.utf8)]).report.swiftFiles == 1)
    }

    @Test("storyboards with much within much, and with entities, are read to some depth")
    func storyboards() throws {
        let deep = String(repeating: "<a>", count: 50_000)
        let entities =
            "<!DOCTYPE d [<!ENTITY a \"&b;&b;\"><!ENTITY b \"&a;&a;\">]><document><scenes>&a;</scenes></document>"
        let result = try Self.reading([
            "A.storyboard": Array("<document><scenes>\(deep)".utf8), "B.storyboard": Array(entities.utf8),
            "C.storyboard": Array("<document".utf8), "D.xib": Array("<document><object>".utf8),
            "Info.plist": Array("<plist><dict><key>".utf8),
        ])
        #expect(result.report.leftOut == ["C.storyboard: not a storyboard", "D.xib: not a XIB"])
    }

    /// `make test-all` tries more.
    private static let times = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_TIMES"].flatMap { Int($0) } ?? 1

    @Test("changed at random are read", arguments: 0..<(40 * times))
    func random(seed: Int) throws {
        var generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        let name = SmallApp.names[seed % SmallApp.names.count]
        let folder = "\(SmallApp.folder)/\(name)"
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var files: [String: [UInt8]] = [:]
        let endings = [".swift", ".storyboard", ".xib", ".plist", ".m"]
        for source in sources where endings.contains(where: { source.hasSuffix($0) }) {
            var bytes = Array(try SmallApp.text("\(folder)/\(source)").utf8)
            for _ in 0..<20 {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let end = min(bytes.count, place + Int.random(in: 0..<30, using: &generator))
                let other = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.removeSubrange(place..<end)
                case 1: bytes.insert(contentsOf: bytes[place..<end], at: other)
                case 2:
                    let stretch = bytes[place..<end]
                    bytes.removeSubrange(place..<end)
                    bytes.insert(contentsOf: stretch, at: min(other, bytes.count))
                default: bytes[place] = UInt8.random(in: 32..<127, using: &generator)
                }
                if bytes.isEmpty { bytes = [10] }
            }
            // Not UTF-8 any more.
            if seed.isMultiple(of: 8) { bytes[Int.random(in: 0..<bytes.count, using: &generator)] = 0xFF }
            files[source] = bytes
        }
        _ = try Self.reading(files)
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return state
        }
    }
}
