import Foundation
import NavigationStyle
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
    private static func graph(of files: [String]) throws -> Value {
        try withFolder { folder in
            for (number, text) in files.enumerated() {
                try text.write(toFile: "\(folder)/File\(number).swift", atomically: true, encoding: .utf8)
            }
            return flattened(try AppReading().read([folder]).graph)
        }
    }

    private static func flattened(_ graph: Value) -> Value {
        var result = graph
        var bases: [Value: Value] = [:]
        if case .array(let all)? = graph["bases"] { for base in all { bases[base["id"] ?? .null] = base } }
        if case .array(let screens)? = graph["screens"] {
            result["screens"] = .array(
                screens.map { screen in
                    var whole = screen["base"].flatMap { bases[$0] } ?? .object([])
                    merge(screen, into: &whole)
                    whole["base"] = nil
                    return whole
                }.map { withoutPlaces($0) }
            )
        }
        result["bases"] = nil
        result["sources"] = nil
        return withoutPlaces(result)
    }

    private static func merge(_ value: Value, into other: inout Value) {
        for member in value.members {
            if case .object = member.value, var known = other[member.key] {
                merge(member.value, into: &known)
                other[member.key] = known
            } else {
                other[member.key] = member.value
            }
        }
    }

    private static func withoutPlaces(_ value: Value) -> Value {
        switch value {
        case .array(let elements): .array(elements.map { withoutPlaces($0) })
        case .object(let members):
            .object(members.filter { $0.key != "source" }.map { Value.Member($0.key, withoutPlaces($0.value)) })
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
