import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStyleReader
import Testing

/// The small apps beside this file, each with the graph that is expected of it.
enum SmallApp {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Apps").path

    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

    static func reading(_ name: String) throws -> AppReading.Result {
        try AppReading().read([folder + "/" + name])
    }

    /// The text of a small app's graph.
    static func graph(_ name: String) throws -> String {
        String(decoding: JSONLayout.indented(try reading(name).graph.json()), as: UTF8.self) + "\n"
    }

    static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}

@Suite("Small apps")
struct AppTests {
    @Test("are there")
    func areThere() { #expect(SmallApp.names.count >= 18) }

    /// `RECORD=1` writes the graphs anew, and fails.
    @Test("give the graphs that are expected", arguments: SmallApp.names)
    func graphs(name: String) throws {
        let path = "\(SmallApp.folder)/\(name)/expected.json"
        let found = try SmallApp.graph(name)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try found.write(toFile: path, atomically: true, encoding: .utf8)
            Issue.record("recorded")
        }
        #expect(try found == SmallApp.text(path))
    }

    @Test("give graphs that an audit takes", arguments: SmallApp.names)
    func faultless(name: String) throws {
        let bytes = try SmallApp.reading(name).graph.json()
        _ = try AuditRequest(json: bytes)
    }

    @Test("give the same bytes each time", arguments: SmallApp.names)
    func deterministic(name: String) throws {
        let graphs = try (0..<3).map { _ in try SmallApp.graph(name) }
        #expect(Set(graphs).count == 1)
    }

    /// The words by which the sources say a member, where those are others than its name.
    private static let words = [
        "isNavigationBarHidden": ["NavigationBarHidden", "navigationBarHidden"],
        "isIntended": ["NavigationBarHidden", "navigationBarHidden", "popViewController", ".delegate ="],
        "backgroundImage": ["BackgroundImage", "backgroundImage"],
        "compactBackgroundImage": ["setBackgroundImage"],
        "background": ["configureWith"],
        // Of a view without a color, the view; of one of SwiftUI, its body, or the class around it.
        "backgroundColor": ["backgroundColor", "view =", "<view ", "var body", "HostingController"],
        "modalPresentationStyle": ["present"],
        "buttonColor": ["uttonAppearance"],
        "hasTitleView": ["titleView"],
        "backBarButtonItemTitle": ["backBarButtonItem"],
        "enabled": ["isEnabled"],
        "largeTitleDisplayMode": ["largeTitleDisplayMode", "TitleDisplayMode"],
        "isTranslucent": ["isTranslucent", "translucent"],
        // The accent color of an asset catalog is the tint.
        "tintColor": ["tintColor", "TintColor", "tint(", "accentColor", "\"color\""],
        "prefersLargeTitles": ["prefersLargeTitles", "largeTitles"],
        "title": ["title", "Title"],
        "leftBarButtonItems": ["eftBarButton"],
        "rightBarButtonItems": ["ightBarButton"],
        "hasBackAction": ["backAction"],
        "hidesBackButton": ["idesBackButton", "BackButtonHidden"],
        // Of one that nobody knows, the view's body.
        "navigationTitle": ["navigationTitle", "navigationBarTitle", "var body"],
        "navigationBarTitleDisplayMode": ["isplayMode", "var body"],
        "toolbarVisibility": [".toolbar("],
        "toolbarBackgroundVisibility": [".toolbarBackground("],
        "barStyle": ["barStyle", "BarStyle"],
        "prefersStatusBarHidden": ["prefersStatusBarHidden", "UIStatusBarHidden"],
        "standardAppearance": ["standardAppearance", "toolbarBackground"],
        "compactAppearance": ["compactAppearance", "toolbarBackground"],
    ]

    /// The words of calls that lead to a screen, or make a navigation controller.
    private static let ways = [
        "push", "show", "present", "setViewControllers", "popTo", "segue", "avigationController", "class ",
        "iewController", "NavigationLink", "NavigationStack", "NavigationView", ".sheet", ".navigationDestination",
    ]

    /// The words of calls that add a child, or make it the page of a page controller.
    private static let adding = ["addChild", "embed", "setViewControllers"]

    @Test("say of each fact the line that has its words", arguments: SmallApp.names)
    func sources(name: String) throws {
        let graph = try SmallApp.reading(name).graph
        let sources = graph["sources"]?.members ?? []
        #expect(!sources.isEmpty)
        for source in sources {
            guard case .string(let uri)? = source.value["uri"], case .number(let line)? = source.value["line"] else {
                Issue.record("\(source.key) has no place")
                continue
            }
            let lines = try SmallApp.text("\(SmallApp.folder)/\(name)/\(uri)")
                .split(separator: "\n", omittingEmptySubsequences: false)
            let text = String(lines[Int(line) - 1])
            let parts = source.key.split(separator: "/").map(String.init)
            let isWhole = parts.count == 2 && parts.first != "isIntended"
            // Bars that begin hidden are meant so, and hidden ones where code goes back.
            let last = parts.first == "isIntended" ? "isIntended" : parts.last ?? ""
            let isChild = parts.dropLast().last == "children"
            let words = isWhole ? Self.ways : isChild ? Self.adding : Self.words[last] ?? [last]
            #expect(words.contains { text.contains($0) }, "\(source.key) at \(uri):\(Int(line)): \(text)")
        }
    }

    @Test("have a line for each value that code writes", arguments: SmallApp.names)
    func everyFactHasItsLine(name: String) throws {
        let graph = try SmallApp.reading(name).graph
        let known = Set((graph["sources"]?.members ?? []).map(\.key))
        var pointers: [String] = []
        for list in ["screens", "bases", "entries", "routes"] {
            for (number, element) in (graph[list]?.elements ?? []).enumerated() {
                pointers += facts(of: element, at: "/\(list)/\(number)").map(\.0)
            }
        }
        pointers += (graph["defaults"]?["appearanceProxy"]?.members ?? []).map { "/defaults/appearanceProxy/\($0.key)" }
        for (number, proxy) in (graph["defaults"]?["containedAppearanceProxies"]?.elements ?? []).enumerated() {
            let own = "/defaults/containedAppearanceProxies/\(number)/properties"
            pointers += (proxy["properties"]?.members ?? []).map { "\(own)/\($0.key)" }
        }
        for pointer in pointers { #expect(known.contains(pointer), "\(pointer)") }
    }

    /// The places of a graph at which facts may stand, by parts of their pointers.
    private static let kinds = [
        "/bases/", "/variants/", "/children/", "/entries/", "/properties/", "/routes/", "/writes/before/",
        "/writes/after/", "/screen/", "/appearanceProxy/", "/containedAppearanceProxies/", "/library/",
        "/navigationItem/", "/view/", "/callbacks/viewWillAppear/",
    ]

    @Test("have facts at each place where a graph may have one")
    func haveAllKinds() throws {
        let pointers = try SmallApp.names.flatMap { name in
            try SmallApp.reading(name).graph["sources"]?.members.map(\.key) ?? []
        }
        for kind in Self.kinds { #expect(pointers.contains { $0.contains(kind) }, "\(kind)") }
    }

    @Test("say what the graph cannot hold")
    func summary() throws {
        let report = try SmallApp.reading("Resources").report
        #expect(
            report.notes == [
                "UIKit asks no screen for its status bar: Info.plist:11 says UIViewControllerBasedStatusBarAppearance is "
                    + "false.",
                "The app runs on iOS 18.0 at least, and it is read for iOS 17.0.",
            ]
        )
        #expect(report.objectiveC == 1)
        #expect(report.leftOut.isEmpty)
    }

    @Test("count a call that an override hands on for whoever has called it")
    func handedOn() throws {
        let gaps = try SmallApp.reading("Stacks").report.gaps
        #expect(!gaps.contains { $0.text.hasPrefix("super.") })
    }

    /// The members of a screen, an entry or a route that code writes, by their pointers.
    private func facts(of screen: Value, at pointer: String) -> [(String, Value)] {
        var result: [(String, Value)] = []
        for member in screen.members {
            let own = "\(pointer)/\(member.key)"
            switch member.key {
            case "id", "source", "base", "name", "from", "to", "stack", "by", "animated", "keepRoot", "isPossible",
                "isReached", "navigationController":
                continue
            case "children":
                guard case .array(let children) = member.value else { continue }
                for (number, child) in children.enumerated() { result.append(("\(own)/\(number)", child)) }
            case "variants":
                guard case .array(let variants) = member.value else { continue }
                for (number, variant) in variants.enumerated() { result += facts(of: variant, at: "\(own)/\(number)") }
            case "screen": result += facts(of: member.value, at: own)
            case "callbacks", "writes":
                for callback in member.value.members {
                    for value in callback.value.members {
                        result.append(("\(own)/\(callback.key)/\(value.key)", value.value))
                    }
                }
            case "navigationItem", "view", "interactivePop", "library", "properties":
                for value in member.value.members { result.append(("\(own)/\(value.key)", value.value)) }
            default: result.append((own, member.value))
            }
        }
        return result
    }
}

extension Value {
    /// The members of an object; none of anything else.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The elements of an array; none of anything else.
    var elements: [Value] { if case .array(let elements) = self { elements } else { [] } }
}
