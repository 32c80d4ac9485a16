import Foundation
import HTTPMessage
import Testing

/// The links, commands and examples of README and the manuals.
@Suite(.enabled(if: ServerProcess.isThere && Shell.hasCurl, "the executable or curl is not there"), .served)
struct ManualTests {
    let port: UInt16

    init() throws {
        port = try #require(ServerProcess.current).client.port
    }

    @Test func `the README has 150 lines at most`() throws {
        #expect(
            try Manual(path: "README.md").text().split(separator: "\n", omittingEmptySubsequences: false).count <= 151
        )
    }

    @Test func `the lines in Swift are those that Scripts/linkage-test compiles`() throws {
        func lines(_ path: String) throws -> String { try Manual(path: "Tests/Linkage/" + path).text() }
        let engine = try lines("Sources/EngineAlone/main.swift")
        let audit = try lines("Sources/AuditAlone/main.swift")
        let blocks = try Manual(path: "Documentation/swift.md").blocks(in: "swift")
        #expect(Array(blocks.dropFirst(2)) == [engine, audit])
        for (module, program) in [("NavigationStyle", engine), ("NavigationStyleAudit", audit)] {
            #expect(try Manual(path: "Sources/\(module)/\(module).docc/\(module).md").blocks(in: "swift") == [program])
        }
        // The dependency: the version is that of the contract, and the product is the test's.
        let version = try #require(try Manual(path: "openapi.yaml").text().firstMatch(of: /\n  version: (\S+)\n/)).1
        #expect(blocks[0].contains("exact: \"\(version)\""))
        #expect(try lines("Package.swift").contains(blocks[1].trimmingCharacters(in: ["\n", ","])))
    }

    @Test(arguments: Manual.all + Manual.others)
    func `every link leads to a file, and every anchor to a heading`(_ manual: Manual) throws {
        for link in try manual.links() where !link.hasPrefix("http") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let folder = Repository.file(manual.path).deletingLastPathComponent()
            let file = parts[0].isEmpty ? Repository.file(manual.path) : folder.appending(path: parts[0]).standardized
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
            guard parts.count == 2 else { continue }
            let path = String(file.path.dropFirst(Repository.root.standardized.path.count).drop { $0 == "/" })
            #expect(try Manual(path: path).anchors().contains(parts[1]), "\(link)")
        }
    }

    /// A document's commands run one after another in a folder of their own; `make` only checks that the target exists.
    ///
    /// `docker` does nothing here, since `make image-test` runs the container, and `navigation-style-read`, which is built
    /// apart, prints a graph of its own. A recording and overrides are there.
    @Test(arguments: Manual.all)
    func `every command succeeds`(_ manual: Manual) throws {
        let commands = try manual.blocks(in: "sh")
        guard !commands.isEmpty else { return }
        let executable = ServerProcess.executable.path
        let folder = try Folder([
            "bin/navigation-style": """
            #!/bin/sh
            \(executable) "$@"
            status=$?
            case "$1 $status" in
            *" 0" | "audit 1" | "check 1" | "validate 1") ;;
            *) echo "$status: navigation-style $*" >>"$FAILURES" ;;
            esac
            exit $status
            """,
            "bin/curl": """
            #!/bin/sh
            /usr/bin/env PATH=/usr/bin:/bin curl --fail-with-body "$@" || echo "$?: curl $*" >>"$FAILURES"
            """,
            "bin/make": """
            #!/bin/sh
            for target in "$@"; do
                grep -q "^${target%%=*}[: ?]" '\(Repository.file("Makefile").path)' || echo "make $target" >>"$FAILURES"
            done
            """,
            "bin/docker": "#!/bin/sh\n",
            "bin/navigation-style-read": """
            #!/bin/sh
            echo '{"policies": ["system"], "entries": [{"id": "main", "stack": ["PhotoViewController"]}], "screens":
                [{"id": "PhotoViewController"}, {"id": "LoginViewController"}, {"id": "HelpViewController"}]}'
            """,
            "bin/dot": "#!/bin/sh\ncat >/dev/null\n",
            "overrides.json": "{}",
            "trace.ndjson": """
            {"session": "a", "event": "push", "screen": "PhotoViewController", "entry": "main"}
            {"session": "a", "event": "bar", "screen": "PhotoViewController", "callback": "viewDidLoad", "bar": {}}
            """,
        ])
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "bin").path) {
            let path = folder.url.appending(path: "bin/\(name)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        for name in ["Examples", "Pictures"] {
            try FileManager.default.copyItem(at: Repository.file(name), to: folder.url.appending(path: name))
        }
        let failures = folder.url.appending(path: "failures").path
        // The cookbook asks for an unknown field on purpose: CookbookTests checks that answer.
        for command in commands where !command.contains(#""?": 0"#) {
            let output = try Shell.output(
                of: """
                    export PATH='\(folder.url.appending(path: "bin").path)':/usr/bin:/bin FAILURES='\(failures)'
                    cd '\(folder.url.path)'
                    \(command.replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)"))
                    """
            )
            if command.contains("navigation-style "), let shown = try manual.output(of: command) {
                expect(String(decoding: output, as: UTF8.self), toShow: shown)
            }
        }
        let reported = (try? String(contentsOfFile: failures, encoding: .utf8)) ?? ""
        #expect(reported == "", "\(manual)")
    }

    /// These take minutes, so they are only looked up.
    @Test(arguments: Manual.others)
    func `every command names a script or a target that is there`(_ manual: Manual) throws {
        let makefile = try String(contentsOf: Repository.file("Makefile"), encoding: .utf8)
        for line in try manual.blocks(in: "sh").flatMap({ $0.split(separator: "\n") }) {
            let words = line.split(separator: " ").drop { $0.contains("=") }.prefix(2).map(String.init)
            if words.first == "make" {
                #expect(makefile.contains("\n\(words[1]):"), "\(line)")
            } else {
                let script = Repository.file(words[0]).path
                #expect(FileManager.default.isExecutableFile(atPath: script), "\(line)")
            }
        }
    }

    /// Expects the lines of `shown` in order; a line `…` stands for omitted lines, and `…` at the end of a line for its rest.
    private func expect(_ output: String, toShow shown: String) {
        var printed = output.split(separator: "\n")[...]
        for line in shown.split(separator: "\n") where line.trimmingPrefix(while: \.isWhitespace) != "…" {
            let start = line.hasSuffix("…") ? line.dropLast() : line
            let place = printed.firstIndex { line.hasSuffix("…") ? $0.hasPrefix(start) : $0 == line }
            #expect(place != nil, "\(line)")
            if let place { printed = printed[(place + 1)...] }
        }
    }

    /// Returns a graph with the given members of itself or of a screen, and all members that are required besides.
    private static func graph(with fragment: String) throws -> [UInt8] {
        let members = try JSONSerialization.jsonObject(with: Data("{\(fragment)}".utf8)) as? [String: Any]
        var graph = try #require(members)
        var screens = graph["screens"] as? [[String: Any]] ?? []
        if let callbacks = graph.removeValue(forKey: "callbacks") {
            screens.append(["id": "photo", "callbacks": callbacks])
        }
        for id in ["feed", "photo"] where !screens.contains(where: { $0["id"] as? String == id }) {
            screens.append(["id": id])
        }
        graph["screens"] = screens
        graph["entries"] = graph["entries"] ?? [["id": "home", "stack": ["feed"]]]
        graph["policies"] = ["system"]
        return Array(try JSONSerialization.data(withJSONObject: graph))
    }

    /// Each fragment of the right column is a member of a screen, a request or a graph, according to its section.
    @Test func `every JSON of the description of an app is valid and changes the answer`() throws {
        let manual = Manual(path: "Documentation/describing-an-app.md")
        var count = 0
        for section in try manual.text().split(separator: "\n## ").dropFirst() {
            let title = section.split(separator: "\n")[0]
            for row in section.split(separator: "\n") where row.hasPrefix("| ") && row.hasSuffix("` |") {
                let fragment = String(try #require(row.firstMatch(of: #/\| `([^`]*)` \|$/#), "\(row)").1)
                count += 1
                if title == "Unknown parts" || title == "Routes" {
                    let body = try Self.graph(with: fragment)
                    let answer = TestService.respond(.post, "/audit", body: body)
                    #expect(answer.status == .ok, "\(row): \(String(decoding: answer.body.prefix(400), as: UTF8.self))")
                    continue
                }
                func body(_ members: String) -> [UInt8] {
                    let screen =
                        #"{"id": "photo", "title": "Photo""#
                        + (title == "Screens" && !members.isEmpty ? ", " + members : "") + "}"
                    let request = title == "Screens" || members.isEmpty ? "" : members + ", "
                    let operation =
                        members.contains(#""operation":"#)
                        ? "" : #", "operation": {"type": "push", "screen": "# + screen + "}"
                    let policy = members.contains(#""policy":"#) ? "" : #""policy": "system", "#
                    return Array(
                        (#"{"include": "all", "# + policy + request + #""stack": [{"id": "feed"}, {"id": "list"}]"#
                            + operation + "}").utf8
                    )
                }
                let answer = TestService.respond(.post, "/transition", body: body(fragment))
                #expect(answer.status == .ok, "\(row): \(String(decoding: answer.body.prefix(400), as: UTF8.self))")
                let plain = TestService.respond(.post, "/transition", body: body(""))
                // Seen only beside a tab bar, in a search, or when the system's setting changes.
                let isSeenElsewhere = fragment.contains(
                    #/hidesBottomBarWhenPushed|definesPresentationContext|traitCollectionDidChange/#
                )
                #expect(answer.body != plain.body || isSeenElsewhere, "\(row)")
            }
        }
        #expect(count >= 20)
    }
}
