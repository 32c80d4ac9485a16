/// A request, and the expectations of its answer.
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
    /// The screens' own bars under RTRootNavigationController.
    static let ofOwnBars = all(of: "rt")
    /// Cases that give the outcome, stack and steps of every operation.
    static let ofKits: [VectorCase] = all(of: "qmui")
    /// Changes of the stack.
    static let ofStack = all(of: "stack")
    /// Bar, layout and diagnostics by truth table.
    static let ofUIKit = all(of: "uikit")

    /// The statements of the articles, one by one.
    static let ofSeeds = all(of: "seeds")
    /// Reports by users of UIKit and of the libraries.
    static let ofReports = all(of: "reports")
    /// Facts about SwiftUI from documentation and observations.
    static let ofSwiftUI = all(of: "swiftui")
    /// The bar's surroundings: documented and observed facts, and unknown ones.
    static let ofSurroundings = all(of: "around")
    /// Every case.
    static let each: [VectorCase] = [
        ofLibraries, ofReactNativeScreens, ofOwnBars, ofStack, ofUIKit, ofSeeds, ofReports, ofSwiftUI, ofSurroundings,
    ].flatMap(\.self)

    /// Cases that contradict the articles, with the reason; they are not run.
    private static let contradictions: [String: String] = [:]

    /// Returns the cases of a file; none if it does not exist.
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
