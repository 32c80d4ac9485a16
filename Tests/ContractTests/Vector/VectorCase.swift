/// One case: a request, and what is expected of the answer.
struct VectorCase: Sendable, CustomStringConvertible {
    let id: String
    let endpoint: String
    let request: JSONValue
    let expected: JSONValue

    var description: String { id }

    /// Operations under the policies of libraries.
    static let ofLibraries = all(of: "km") + all(of: "dbn") + all(of: "fd") + ofKits
    /// Headers of react-native-screens.
    static let ofReactNativeScreens = all(of: "rns")
    /// The bars of RTRootNavigationController, each a screen's own.
    static let ofOwnBars = all(of: "rt")
    /// Those of which every operation's own outcome, stack and steps are known.
    static let ofKits: [VectorCase] = all(of: "qmui")
    /// What becomes of the stack.
    static let ofStack = all(of: "stack")
    /// Bar, layout and diagnostics by truth table.
    static let ofUIKit = all(of: "uikit")

    /// The articles' statements, one by one.
    static let ofSeeds = all(of: "seeds")
    /// What people reported of UIKit and of the libraries.
    static let ofReports = all(of: "reports")
    /// What documentation and observers say of SwiftUI.
    static let ofSwiftUI = all(of: "swiftui")
    /// What surrounds the bar: facts, documented or observed, and what nobody knows.
    static let ofSurroundings = all(of: "around")
    /// Every case.
    static let each: [VectorCase] = [
        ofLibraries, ofReactNativeScreens, ofOwnBars, ofStack, ofUIKit, ofSeeds, ofReports, ofSwiftUI, ofSurroundings,
    ].flatMap(\.self)

    /// Cases that contradict the articles, with the reason; they are not run.
    private static let contradictions: [String: String] = [:]

    /// The cases of a file; none where there is no such file.
    private static func all(of file: String) -> [VectorCase] {
        guard let contents = VectorFolder.file(file) else { return [] }
        return (contents["cases"]?.array ?? []).compactMap { element in
            guard let id = element["id"]?.string, contradictions[id] == nil else { return nil }
            return VectorCase(
                id: id,
                endpoint: (element["endpoint"] ?? contents["endpoint"])?.string ?? "",
                request: element["request"] ?? .null,
                expected: element["expect"] ?? .null
            )
        }
    }
}
