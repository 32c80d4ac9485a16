/// A type with what all its extensions add.
final class TypeInformation {
    let name: String
    var kind: TypeDeclaration.Kind
    var superclass: String?
    var protocols: [String] = []
    var functions: [String: [Function]] = [:]
    var properties: [String: Property] = [:]
    /// The names that its properties' code calls.
    var calls: Set<String> = []
    var cases: Set<String> = []
    var place: Place?
    /// The view that a hosting controller is for: `Card` of `UIHostingController<Card>`.
    var hostedView: String?
    /// The functions in the order in which they stand.
    var ordered: [Function] = []

    init(name: String, kind: TypeDeclaration.Kind = .extension) {
        self.name = name
        self.kind = kind
    }

    /// Whether a property or the code of the type has to do with screens, bars or how they look.
    var touchesBars: Bool {
        let words = ["UIColor", "UIImage", "UIFont", "Appearance", "Controller", "NavigationBar", "Theme", "Style"]
        return properties.values.contains { property in
            property.type.map { type in words.contains { type.contains($0) } } ?? false
        } || ordered.contains { !Vocabulary.leadingCalls.isDisjoint(with: $0.calls) }
            || functions["init"]?.contains { function in
                function.parameters.contains { parameter in words.contains { parameter.type.contains($0) } }
            } ?? false
    }
}
