/// A function or an initializer.
final class Function: Sendable {
    let name: String
    let parameters: [Parameter]
    let returns: String?
    let isStatic: Bool
    let isConvenience: Bool
    let body: [Statement]
    /// The names that its body calls.
    let calls: Set<String>
    /// The names of local values and of its object's properties that its body assigns.
    let assigns: Set<String>
    let place: Place

    init(
        _ name: String,
        _ parameters: [Parameter],
        returns: String?,
        isStatic: Bool,
        isConvenience: Bool = false,
        body: [Statement],
        calls: Set<String> = [],
        assigns: Set<String> = [],
        at place: Place
    ) {
        self.name = name
        self.parameters = parameters
        self.returns = returns
        self.isStatic = isStatic
        self.isConvenience = isConvenience
        self.body = body
        self.calls = calls
        self.assigns = assigns
        self.place = place
    }

    /// Whether it is the initializer by which storyboards make objects.
    var isDecoder: Bool { name == "init" && parameters.first?.label == "coder" }

    /// Whether a call with these labels can be one of it; a closure behind the call has no label.
    func takes(_ labels: [String?]) -> Bool {
        var next = 0
        for label in labels {
            while next < parameters.count, parameters[next].label != label {
                guard parameters[next].value != nil else { return false }
                next += 1
            }
            guard next < parameters.count else { return false }
            next += 1
        }
        return parameters[next...].allSatisfy { $0.value != nil }
    }

    /// Whether a call that has the labels of one of UIKit's methods can be one of it: what takes another class is another.
    func takesAsUIKit(_ labels: [String?]) -> Bool {
        guard takes(labels) else { return false }
        let type = parameters.first?.type.filter { !"?![]".contains($0) } ?? ""
        return ["UIViewController", "Bool", "Any", "AnyObject"].contains(type)
    }

    struct Parameter: Sendable {
        var label: String?
        var name: String
        var type: String
        var value: Term?
    }
}

/// A stored or computed property, or a global constant.
final class Property: Sendable {
    let name: String
    let type: String?
    let isStatic: Bool
    /// Whether it never changes.
    let isConstant: Bool
    let value: Term?
    let getter: [Statement]?
    let setter: Setter?
    let observers: Observers
    let place: Place

    /// The code of a computed property that runs when it is assigned.
    struct Setter: Sendable {
        /// The name of the new value.
        var parameter = "newValue"
        var body: [Statement]
    }

    /// The code of a stored property that runs before and after it is assigned.
    struct Observers: Sendable {
        var willSet: Setter?
        /// Its parameter is the name of the old value.
        var didSet: Setter?
    }

    init(
        _ name: String,
        type: String?,
        isStatic: Bool,
        isConstant: Bool,
        value: Term?,
        getter: [Statement]?,
        setter: Setter?,
        observers: Observers,
        at place: Place
    ) {
        self.name = name
        self.type = type
        self.isStatic = isStatic
        self.isConstant = isConstant
        self.value = value
        self.getter = getter
        self.setter = setter
        self.observers = observers
        self.place = place
    }
}

/// A class, structure, enumeration, protocol or extension, as it stands in one file.
struct TypeDeclaration: Sendable {
    enum Kind: Sendable { case type, `class`, `protocol`, `extension` }

    var kind: Kind
    /// The name, with those of the types around it: `Settings.Row`.
    var name: String
    var inherits: [String]
    /// The view that a hosting controller is for.
    var hostedView: String?
    var functions: [Function] = []
    var properties: [Property] = []
    /// The names that its properties' code calls.
    var calls: Set<String> = []
    var cases: [String] = []
    var place: Place
}

/// A place in the sources at which code writes to a bar or leads to a screen, whether or not the reader understands it.
struct Occurrence: Hashable, Sendable {
    enum Kind: Int, Sendable { case write, way }

    var kind: Kind
    var place: Place
}

/// The declarations of one file.
struct FileContent: Sendable {
    var types: [TypeDeclaration] = []
    var functions: [Function] = []
    var properties: [Property] = []
    var occurrences: [Occurrence] = []
    /// The number of assignments to each name.
    var assignments: [String: Int] = [:]
    /// The types made by a call: `Name(…)`.
    var made: Set<String> = []
    /// The views that hosting controllers are made of, with the modifiers around them.
    var hosted: [(view: String, term: Term)] = []
    /// The tints that windows get, with the places that say so.
    var tints: [(color: Term, place: Place)] = []
    /// The background colors that windows get, with the places that say so.
    var windowColors: [(color: Term, place: Place)] = []
    var hasErrors = false
}
