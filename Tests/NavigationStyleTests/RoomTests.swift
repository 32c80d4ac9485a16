import Foundation
import Testing

/// The engine's folders are rooms, and each may use only the rooms below it: the declared names of each are searched
/// for in the others.
struct RoomTests {
    /// A room, the rooms below it, and its doors to others: the names declared there that it may use.
    struct Room: CustomTestStringConvertible {
        var name: String
        /// The rooms whose declarations may all be used.
        var below: [String]
        /// The names that may be used from other rooms.
        var doors: [String: Set<String>] = [:]

        var testDescription: String { name }
    }

    static let rooms = [
        // Answers are values of the wire format that contain results of the other rooms; faults list the known names.
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
        // A bar names the bar that draws it and the origins of its properties, and looks are derived from snapshots. A
        // diagnostic gives the reason why looks differ between environments.
        Room(
            name: "Drawing",
            below: ["Model"],
            doors: [
                "Simulation": ["BarReference", "BarSnapshot", "Plan", "Step"],
                "Diagnostic": ["Diagnostic"],
            ]
        ),
        // The simulation knows only the common parts of policies: hooks, the animation of the bar, a page. It makes the
        // facts for the diagnostic rules.
        Room(
            name: "Simulation",
            below: ["Model", "Drawing"],
            doors: [
                "Policy": ["NavigationStylePolicy", "PolicyMotion", "PolicyRegistry", "StackBequest"],
                "Diagnostic": [
                    "Diagnostic", "DiagnosticContext", "Fix", "FixResult", "FixReview", "FixableRequest",
                    "RequestPointer",
                    "ReviewedAnswer", "WriteLog",
                ],
                "Reference": ["PolicyPage", "Rule"],
            ]
        ),
        // A policy declares its conduct for the diagnostic rules.
        Room(
            name: "Policy",
            below: ["Model", "Drawing", "Simulation"],
            doors: [
                "Diagnostic": [
                    "DiagnosticContext", "DiagnosticFindings", "DiagnosticText", "Fix", "PolicyConduct",
                    "RequestPointer",
                    "WriteLog",
                ],
                "Reference": ["Constant", "Declaration", "PolicyPage", "Rule"],
            ]
        ),
        // No rule refers to a policy by name; the text of a fix uses the interface of the request's policy.
        Room(
            name: "Diagnostic",
            below: ["Model", "Drawing", "Simulation"],
            doors: [
                "Policy": ["PolicyRegistry"],
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
        for folder in folders {
            let own = Set(try Self.sources(under: "Policy/\(folder)").flatMap(\.declared))
            #expect(own.contains(folder), "The policy is called as its folder")
            for source in try Self.everything.get() where !source.path.hasPrefix("Policy/\(folder)/") {
                // A policy is mentioned outside its folder only in the registry.
                if source.path.hasSuffix("/PolicyRegistry.swift") { continue }
                #expect(own.intersection(source.names) == [], "\(source.path)")
            }
        }
    }

    // MARK: - Reading

    /// The names in a file, outside its comments and string literals.
    private struct Source {
        var path: String
        /// The types that it uses, except nested ones.
        var names: Set<String> = []
        /// The types that it declares on the outermost level, and those that it declares inside of others.
        var declared: Set<String> = []
        var members: Set<String> = []

        init(_ path: String, _ text: String) {
            self.path = path
            let code = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
                !$0.drop(while: \.isWhitespace).hasPrefix("//")
            }
            .joined(separator: "\n")
            .replacing(/"""(?s:.*?)"""|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*/, with: "\"\"")
            names = Set(code.matches(of: /(?:^|[^.\w])([A-Z]\w*)/).map { String($0.output.1) })
            let declaration =
                /^(\s*)(?:@\w+ |public |package |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/
            for line in code.split(separator: "\n") {
                guard let found = line.firstMatch(of: declaration)?.output else { continue }
                if found.1.isEmpty { declared.insert(String(found.2)) } else { members.insert(String(found.2)) }
            }
        }
    }

    private static let engine = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/NavigationStyle")

    /// All files of the engine.
    private static let everything = Result {
        try FileManager.default.subpathsOfDirectory(atPath: engine.path).filter { $0.hasSuffix(".swift") }
            .map { Source($0, try String(contentsOf: engine.appending(path: $0), encoding: .utf8)) }
    }

    private static func sources(under folder: String) throws -> [Source] {
        try everything.get().filter { $0.path.hasPrefix(folder + "/") }
    }

    /// Returns the names from other rooms that the files of `room` use.
    private static func uses(of room: String) throws -> [(name: String, home: String, file: String)] {
        var homes: [String: String] = [:]
        for other in rooms where other.name != room {
            for name in try sources(under: other.name).flatMap(\.declared) { homes[name] = other.name }
        }
        let files = try sources(under: room)
        let own = files.reduce(into: Set()) { $0.formUnion($1.declared.union($1.members)) }
        return files.flatMap { source in
            source.names.subtracting(own).compactMap { name in
                homes[name].map { (name, $0, (source.path as NSString).lastPathComponent) }
            }
        }
    }
}
