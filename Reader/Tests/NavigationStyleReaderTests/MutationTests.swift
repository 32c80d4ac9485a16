import Foundation
import NavigationStyleReader
import Testing

/// Ways to write the same code, which must all be read alike.
@Suite("Code written another way")
struct MutationTests {
    private static let plain = """
        class CardViewController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                let color = UIColor.red
                navigationController?.navigationBar.tintColor = color
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }
            func open() { navigationController?.pushViewController(OtherViewController(), animated: true) }
        }
        class OtherViewController: UIViewController {}
        """

    fileprivate static let others: [(name: String, files: [String])] = [
        ("a local with another name", [plain.replacingOccurrences(of: "color", with: "shade")]),
        (
            "a write in a helper",
            [
                plain.replacingOccurrences(
                    of: "        navigationController?.navigationBar.tintColor = color\n",
                    with: "        paint(color)\n"
                ).replacingOccurrences(
                    of: "    func open",
                    with: """
                            private func paint(_ color: UIColor) { navigationController?.navigationBar.tintColor = color }
                            func open
                        """
                )
            ]
        ),
        (
            "a write in an extension in another file",
            [
                plain.replacingOccurrences(
                    of: "        navigationController?.navigationBar.tintColor = color\n",
                    with: "        navigationController?.navigationBar.paint(in: color)\n"
                ),
                "extension UINavigationBar { func paint(in color: UIColor) { tintColor = color } }",
            ]
        ),
        (
            "a write in a superclass",
            [
                plain.replacingOccurrences(
                    of: "CardViewController: UIViewController",
                    with: "CardViewController: Painted"
                )
                .replacingOccurrences(
                    of: "        navigationController?.navigationBar.tintColor = color\n",
                    with: ""
                ),
                """
                class Painted: UIViewController {
                    override func viewWillAppear(_ animated: Bool) {
                        super.viewWillAppear(animated)
                        navigationController?.navigationBar.tintColor = .red
                    }
                }
                """,
            ]
        ),
        (
            "members in another order, in an extension",
            [
                """
                extension CardViewController {
                    func open() {
                        let other = OtherViewController()
                        self.navigationController?.pushViewController(other, animated: true)
                    }
                }
                final class OtherViewController: UIViewController {}
                """,
                plain.split(separator: "\n").filter { !$0.contains("open()") && !$0.contains("Other") }.joined(
                    separator: "\n"
                ),
            ]
        ),
        (
            "another layout",
            [
                plain.replacingOccurrences(of: "?.", with: "?\n            .").replacingOccurrences(
                    of: " = ",
                    with: "="
                        + "\n   "
                ).replacingOccurrences(of: "(animated)", with: "( animated )")
            ]
        ),
        (
            "guards and names for parts",
            [
                plain.replacingOccurrences(
                    of: "        navigationController?.navigationBar.tintColor = color\n",
                    with: """
                                guard let bar = self.navigationController?.navigationBar else { return }
                                bar.tintColor = color

                        """
                )
            ]
        ),
    ]

    @Test("is read alike", arguments: others.indices)
    func readAlike(number: Int) throws {
        let (name, files) = Self.others[number]
        let expected = try Self.graph(of: [Self.plain])
        #expect(try Self.graph(of: files) == expected, "\(name)")
    }

    /// The graph without places, and with what superclasses say in the screens.
    private static func graph(of files: [String]) throws -> JSON {
        try withFolder { folder in
            for (number, text) in files.enumerated() {
                try text.write(toFile: "\(folder)/File\(number).swift", atomically: true, encoding: .utf8)
            }
            return flattened(try AppReading().read([folder]).graph)
        }
    }

    private static func flattened(_ graph: JSON) -> JSON {
        var result = graph
        var bases: [JSON: JSON] = [:]
        if case .list(let all)? = graph["bases"] { for base in all { bases[base["id"] ?? .null] = base } }
        if case .list(let screens)? = graph["screens"] {
            result["screens"] = .list(
                screens.map { screen in
                    var whole = screen["base"].flatMap { bases[$0] } ?? .empty
                    merge(screen, into: &whole)
                    whole["base"] = nil
                    return whole
                }.map { sorted(withoutPlaces($0)) }
            )
        }
        result["bases"] = nil
        result["sources"] = nil
        return sorted(withoutPlaces(result))
    }

    private static func merge(_ value: JSON, into other: inout JSON) {
        for member in value.members {
            if case .object = member.value, var known = other[member.name] {
                merge(member.value, into: &known)
                other[member.name] = known
            } else {
                other[member.name] = member.value
            }
        }
    }

    private static func withoutPlaces(_ value: JSON) -> JSON {
        switch value {
        case .list(let elements): .list(elements.map { withoutPlaces($0) })
        case .object(let members):
            .object(members.filter { $0.name != "source" }.map { JSON.Member($0.name, withoutPlaces($0.value)) })
        default: value
        }
    }

    private static func sorted(_ value: JSON) -> JSON {
        switch value {
        case .list(let elements): .list(elements.map { sorted($0) })
        case .object(let members):
            .object(members.sorted { $0.name < $1.name }.map { JSON.Member($0.name, sorted($0.value)) })
        default: value
        }
    }
}

/// Makes a folder for the time of `body`.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
}
