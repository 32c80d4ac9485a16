import NavigationStyle

/// A value as far as it is known.
indirect enum Datum {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(Value)
    case image(Value)
    case effect(String)
    case font(size: Double?, weight: String?)
    /// `.always`, `UIBarStyle.black`.
    case constant(String)
    /// A case of an enumeration with the values that go with it: `.photo(url)`.
    case enumCase(String, [Datum])
    case list([Datum])
    case dictionary([(key: String, value: Datum)])
    case instance(Int)
    case type(String)
    /// The screens that stand on a navigation controller, as many as there are: one place in a list for all of them.
    case stack(of: Int)
    case closure(ClosureTerm, Scope)
    /// The `animated` that UIKit calls a callback with.
    case asTransition
    /// What the bar had when a callback of the screen began.
    case saved(property: String, phase: String)
    /// Nobody knows, by the text that stands for it, with the class if that is known.
    case unknown(Wording, type: String? = nil)

    /// Whether it is a known value that refers to no object of a run.
    var isPlain: Bool {
        switch self {
        case .null, .flag, .number, .text, .color, .image, .effect, .font, .constant, .type: true
        case .list(let elements), .enumCase(_, let elements): elements.allSatisfy(\.isPlain)
        case .dictionary(let members): members.allSatisfy(\.value.isPlain)
        case .instance, .stack, .closure, .asTransition, .saved, .unknown: false
        }
    }
}

/// The text that stands for a value that nobody knows: most are never told, so it is the place of the text.
enum Wording: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    case said(String)
    case at(Place)

    init(stringLiteral text: String) { self = .said(text) }

    var isEmpty: Bool { if case .said("") = self { true } else { false } }
}

/// The local names of a body, and those around it.
final class Scope {
    var values: [String: Datum] = [:]
    var functions: [String: Function] = [:]
    let outer: Scope?
    /// `self`.
    let owner: Datum
    /// Whether the body runs any number of times, or at a time that nobody knows: what it sets outside is not known.
    var isIndefinite = false
    /// Whether the body is that of an initializer.
    var isInitializer = false
    /// The type in which the body stands: `super` begins above it.
    let type: String?

    init(in outer: Scope) {
        self.outer = outer
        owner = outer.owner
        type = outer.type
        isInitializer = outer.isInitializer
    }

    init(owner: Datum, type: String?) {
        outer = nil
        self.owner = owner
        self.type = type
    }

    func value(_ name: String) -> Datum? {
        var scope: Scope? = self
        while let next = scope {
            if let value = next.values[name] { return value }
            scope = next.outer
        }
        return nil
    }

    func function(_ name: String) -> (Function, Scope)? {
        var scope: Scope? = self
        while let next = scope {
            if let function = next.functions[name] { return (function, next) }
            scope = next.outer
        }
        return nil
    }

    /// Sets a local name.
    ///
    /// - Returns: Whether there is one.
    func set(_ name: String, _ value: Datum) -> Bool {
        var scope: Scope? = self
        var value = value
        while let next = scope {
            if next.values[name] != nil {
                next.values[name] = value
                return true
            }
            if next.isIndefinite { value = .unknown(.said(name)) }
            scope = next.outer
        }
        return false
    }
}

/// An object of the app while its code is followed.
struct Instance {
    enum Kind: Equatable {
        case screen
        case navigationController
        case bar(of: Int)
        case item(of: Int)
        case appearance
        /// The root view of a screen.
        case view(of: Int)
        case gesture(of: Int)
        /// `UINavigationBar.appearance()`, or that for bars in some classes.
        case proxy([String])
        case other
    }

    var kind: Kind
    /// Its class; nil where the sources do not have it.
    var type: String?
    var properties: [String: Datum] = [:]
    /// The appearance's values, and the places that they come from.
    var appearance = Value.empty
    var places: [String: Place] = [:]
    /// The events that hand the appearance to a proxy, which keeps no copy of its own.
    var writes: [Int] = []
    /// The stack of a navigation controller that the code makes.
    var stack: [Datum] = []
    /// Whether the code that is followed made it.
    var isNew = true
    /// The closure that makes it, by its number in the run; 0 outside of closures.
    var turn = 0
    /// Whether it is a navigation controller that a container of view controllers holds, not the one that it stands in.
    var isHeld = false
    /// Whether it is a view controller whose class a cast has yet to say.
    var isUntyped = false
    /// Whether it is a navigation controller that a storyboard made, with a root that nobody has said.
    var isFromStoryboard = false
    /// What the storyboard that made a navigation controller says of its bar.
    var scene = Facts()
    /// The class of a navigation controller's bar; nil where nothing names one.
    var barClass: String?
    /// The place it was made at.
    var place: Place?
}

extension Instance {
    /// Whether its properties that are navigation controllers are such that it works on.
    var holdsControllers: Bool { kind == .other || kind == .screen }
}

/// Something that the code that is followed does.
enum Event {
    case write(Write)
    case way(Way)
}

/// A write to a bar, an item or a screen.
struct Write: Hashable {
    /// The screen, navigation controller or proxy, by its number in the run.
    var owner: Int
    /// The members that lead to the value: `["navigationItem", "largeTitleDisplayMode"]`, or a property of the bar alone.
    var path: [String]
    /// Whether it is a property of the bar, or of the navigation controller.
    var isOfBar: Bool
    var value: Value
    var place: Place
    /// The places of the parts of the value.
    var parts: [String: Place] = [:]
    var phase: String?
    /// Whether it runs at a time that nobody knows: in a closure.
    var isDetached: Bool
    /// The closure that it runs in, by its number in the run; 0 outside of closures.
    var turn = 0
    /// Whether it follows the change of a stack in which the code runs.
    var follows = false
}

/// A change of a stack by UIKit, around which code of the navigation controller's class runs.
struct StackChange {
    /// The navigation controller.
    var controller: Int
    /// The screens that are known to stand on it, above those that are not.
    var stack: [Datum]
    /// The same once UIKit has made the change.
    var next: [Datum]
    /// The screen that UIKit returns, if the change is a pop.
    var popped: Datum?
    /// Whether UIKit has made it.
    var isMade = false

    /// Makes the change.
    mutating func make() { (stack, isMade) = (next, true) }
}

/// A call that leads to a screen.
struct Way {
    enum Means: String { case push, set, pop, popTo, popToRoot, present }

    var means: Means
    /// The navigation controller, by its number in the run; nil where nobody knows which.
    var controller: Int?
    var to: [Datum]
    var isAnimated: Bool?
    /// Whether what stood on the stack stays below.
    var keepsStack = false
    var place: Place
    /// The place of UIKit's own call, where a function of the app makes it for the caller.
    var inner: Place?
    /// Whether an override hands it on to UIKit for whoever has called it.
    var isHandedOn = false
    /// The number of writes before it.
    var writes: Int
    /// The closure that it runs in, by its number in the run; 0 outside of closures.
    var turn = 0
}
