/// The functions whose code leads to a screen, or calls a function that does.
///
/// The calls of a body are known by their names alone, so that of names that many functions have most must lead somewhere.
final class LeadingFunctions {
    private var functions: Set<ObjectIdentifier> = []

    /// The most calls of one another after which there is a way.
    private static let mostSteps = 5
    /// The most functions of one name of which one that leads is enough.
    private static let mostNamesakes = 12

    init(_ app: App) {
        // The initializer of a class of navigation controllers may make the stack.
        let controllers = app.types.keys.filter { app.isNavigationController($0) }
        let names = Vocabulary.leadingCalls.union(Vocabulary.stackCalls).union(controllers).union([
            "rootViewController", "viewControllers", "appearance",
        ])
        let all = app.types.values.flatMap(\.ordered) + app.functions.values.flatMap(\.self)
        let namesakes = Dictionary(grouping: all, by: \.name)
        // UIKit calls these, or they are calls of UIKit's own names, which lead as such.
        let common = Set(Vocabulary.lifecycle + ["present", "show"])
        functions = Set(all.filter { !names.isDisjoint(with: $0.calls) }.map { ObjectIdentifier($0) })
        for _ in 0..<Self.mostSteps {
            let leading = namesakes.filter { name, functions in
                guard !common.contains(name) else { return false }
                let count = functions.count { leads($0) }
                return count > 0 && (functions.count <= Self.mostNamesakes || count * 2 >= functions.count)
            }
            let callers = all.filter { !leads($0) && $0.calls.contains { leading[$0] != nil } }
            guard !callers.isEmpty else { break }
            functions.formUnion(callers.map { ObjectIdentifier($0) })
        }
    }

    /// Whether a function leads somewhere.
    func leads(_ function: Function) -> Bool { functions.contains(ObjectIdentifier(function)) }

    /// The type whose code runs where a value of a type is called: itself, or the only one that conforms to a protocol.
    func onlyType(of name: String, in app: App) -> String? {
        let all = app.concreteTypes(of: name)
        return all.count == 1 ? all.first : nil
    }

    /// The types of `One & Other`.
    static func parts(of type: String) -> [String] {
        guard type.utf8.contains(where: { "& ()<?!".utf8.contains($0) }) else { return [type] }
        return type.split(separator: "&").map { FileLowering.plain($0.filter { !" ()".contains($0) }) }
    }
}
