import Foundation
import Testing

/// The engine's folders are rooms, and each uses only those below it: what is declared in one is looked for in the others.
struct RoomTests {
    /// A room, the rooms below it, and the doors to others: the names that it may use of what is declared there.
    struct Room: CustomTestStringConvertible {
        var name: String
        /// All that these declare may be used.
        var below: [String]
        /// Of these only what is named.
        var doors: [String: Set<String>] = [:]

        var testDescription: String { name }
    }

    static let rooms = [
        // An answer is a value of the wire, and has in it what the other rooms make; a fault names what there is to choose.
        Room(
            name: "Model",
            below: [],
            doors: [
                "Drawing": [
                    "BarLook", "BarState", "Device", "Difference", "ScreenLayout", "NavigationBar",
                    "SeenScreen", "SeenScreens", "VisibleProperty", "VisibleValue", "WriteOrigin",
                ],
                "Simulation": ["BarMotion", "Plan", "Step"],
                "Diagnostic": ["Diagnostic"],
                "Reference": ["PolicyPage", "UnsayablePart"],
            ]
        ),
        // A bar tells which bar draws it, and what its properties were written in; a snapshot is looked at. Why a look
        // differs between environments, a diagnostic says.
        Room(
            name: "Drawing",
            below: ["Model"],
            doors: [
                "Simulation": ["BarReference", "BarSnapshot", "Plan", "Step"],
                "Diagnostic": ["Diagnostic"],
            ]
        ),
        // The simulation knows of policies what all have: hooks, the way that they move the bar, a page. It makes what the
        // rules of diagnostics read.
        Room(
            name: "Simulation",
            below: ["Model", "Drawing"],
            doors: [
                "Policy": ["KnownReplay", "NavigationStylePolicy", "NoMembers", "PolicyMotion", "PolicyRegistry"],
                "Diagnostic": ["Diagnostic", "DiagnosticContext", "RequestPointer", "Trace"],
                "Reference": ["PolicyPage", "Rule"],
            ]
        ),
        // A policy says how the rules of diagnostics are to take it.
        Room(
            name: "Policy",
            below: ["Model", "Drawing", "Simulation"],
            doors: [
                "Diagnostic": [
                    "Diagnostic", "DiagnosticContext", "DiagnosticFindings", "DiagnosticText", "Fix", "FixProposal",
                    "FixResult", "FixReview", "FixableRequest", "PolicyConduct", "RequestPointer", "ReviewedAnswer",
                    "Trace",
                ],
                "Reference": ["Constant", "Declaration", "PolicyPage", "Rule"],
            ]
        ),
        // No rule knows a policy by its name; the words of a fix are those of the policy that the request names.
        Room(
            name: "Diagnostic",
            below: ["Model", "Drawing", "Simulation"],
            doors: [
                "Policy": ["PolicyMotion", "PolicyRegistry"],
                "Reference": ["DiagnosticPage", "PolicyPage", "Reference", "Rule", "Sources"],
            ]
        ),
        Room(name: "Reference", below: ["Model", "Drawing", "Simulation", "Policy", "Diagnostic"]),
    ]

    @Test(arguments: rooms)
    func `a room uses what is declared below it, and of other rooms what goes through a door`(room: Room) throws {
        let used = try Self.uses(of: room.name)
        var found: [String: Set<String>] = [:]
        for (name, home, file) in used where !room.below.contains(home) {
            found[home, default: []].insert(name)
            let isDoor = room.doors[home]?.contains(name) ?? false
            #expect(isDoor, "\(file) in \(room.name) uses \(name), which \(home) declares")
        }
        for (home, names) in room.doors {
            #expect(names.subtracting(found[home] ?? []) == [], "Nobody in \(room.name) goes through these doors")
        }
    }

    @Test func `a policy's own types are used in its folder alone`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.engine.appending(path: "Policy").path)
            .filter { !$0.hasSuffix(".swift") }
        #expect(folders.count == 15)
        let everything = try Self.sources(under: "")
        for folder in folders {
            let own = try Self.declared(in: Self.sources(under: "Policy/\(folder)"))
            #expect(own.contains(folder), "The policy is called as its folder")
            for source in everything where !source.path.contains("/Policy/\(folder)/") {
                // The registry is the one line that a policy takes elsewhere.
                if source.path.hasSuffix("/PolicyRegistry.swift") { continue }
                #expect(own.intersection(source.names) == [], "\(source.path)")
            }
        }
    }

    // MARK: - Reading

    /// A file without its comments and texts.
    private struct Source {
        var path: String
        var code: String

        /// The names of types in it, but for members of others.
        var names: Set<String> {
            Set(code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.output.1) })
        }
    }

    private static let engine = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/NavigationStyle")

    private static func sources(under folder: String) throws -> [Source] {
        let root = folder.isEmpty ? engine : engine.appending(path: folder)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
        return try paths.map { path in
            let file = root.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
            let code = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
                !$0.drop(while: \.isWhitespace).hasPrefix("//")
            }
            .joined(separator: "\n")
            return Source(
                path: file.path,
                code: code.replacing(/"""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*/, with: "\"\"")
            )
        }
    }

    /// The types that `sources` declare and that are seen outside of their files: with `members`, those too that are
    /// members of others.
    private static func declared(in sources: [Source], members: Bool = false) -> Set<String> {
        let declaration = /^(\s*)(?:public |package |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/
        return sources.reduce(into: []) { names, source in
            for line in source.code.split(separator: "\n") {
                guard let found = line.firstMatch(of: declaration)?.output, members || found.1.isEmpty else { continue }
                names.insert(String(found.2))
            }
        }
    }

    /// What the files of `room` use of what other rooms declare.
    private static func uses(of room: String) throws -> [(name: String, home: String, file: String)] {
        var homes: [String: String] = [:]
        for other in rooms where other.name != room {
            for name in declared(in: try sources(under: other.name)) { homes[name] = other.name }
        }
        let own = declared(in: try sources(under: room), members: true)
        return try sources(under: room).flatMap { source in
            source.names.subtracting(own).compactMap { name in
                homes[name].map { (name, $0, (source.path as NSString).lastPathComponent) }
            }
        }
    }
}
