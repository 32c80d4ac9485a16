/// A stretch of a file, in bytes; there are millions of them.
struct Place: Hashable, Comparable, Sendable {
    private let fileNumber: Int32
    private var startNumber: Int32
    private let endNumber: Int32

    init(file: Int, start: Int, end: Int) {
        fileNumber = Int32(clamping: file)
        startNumber = Int32(clamping: start)
        endNumber = Int32(clamping: end)
    }

    /// The file, by its place among all.
    var file: Int { Int(fileNumber) }

    /// The first byte.
    var start: Int {
        get { Int(startNumber) }
        set { startNumber = Int32(clamping: newValue) }
    }

    /// The byte after the last.
    var end: Int { Int(endNumber) }

    static func < (one: Place, other: Place) -> Bool {
        (one.fileNumber, one.startNumber, one.endNumber) < (other.fileNumber, other.startNumber, other.endNumber)
    }
}

/// An expression, as far as the reader follows it: optional chaining, `!`, `try`, `await` and parentheses are gone.
final class Term: Sendable {
    let kind: Kind
    let place: Place

    init(_ kind: Kind, _ place: Place) {
        self.kind = kind
        self.place = place
    }

    enum Kind: Sendable {
        case name(String)
        /// `base.name`; without a base `.name`.
        case member(Term?, String)
        case call(Term, [Argument])
        case element(Term, [Argument])
        case number(Double)
        case text(String)
        case flag(Bool)
        case null
        case list([Term])
        case dictionary([(key: Term, value: Term)])
        case closure(ClosureTerm)
        case ternary(Term, Term, Term)
        case assignment(Term, Term)
        case binary(String, Term, Term)
        case prefix(String, Term)
        case cast(Term, String, isForced: Bool)
        case check(Term, String)
        case tuple([Argument])
        case macro(String, [Argument])
        case branch(Statement)
        case superclass
        /// Anything that is not followed.
        case other
    }

    /// Whether it is `self` or `super`.
    var isSelf: Bool {
        switch kind {
        case .superclass, .name("self"): true
        default: false
        }
    }

    /// The name at the beginning of a chain of members, and the members: `Asset` and `Colors.sky` of `Asset.Colors.sky`.
    var path: (root: String, members: [String])? {
        switch kind {
        case .name(let name): (name, [])
        case .member(let base?, let name): base.path.map { ($0.root, $0.members + [name]) }
        default: nil
        }
    }

    /// The name of the type whose initializer is called, under the modifiers around it: `Card` of `Card().padding()`.
    var viewName: String? {
        var next = self
        while case .call(let function, _) = next.kind {
            switch function.kind {
            case .name(let name): return name.first?.isUppercase ?? false ? name : nil
            case .member(let base?, let name):
                if name.first?.isUppercase ?? false { return name }
                next = base
            default: return nil
            }
        }
        return nil
    }
}

/// An argument of a call.
struct Argument: Sendable {
    /// The label; nil where there is none.
    var label: String?
    var value: Term
}

/// A closure.
final class ClosureTerm: Sendable {
    let parameters: [String]
    let body: [Statement]

    init(parameters: [String], body: [Statement]) {
        self.parameters = parameters
        self.body = body
    }
}

/// A statement, as far as the reader follows it.
indirect enum Statement: Sendable {
    case evaluate(Term)
    case declare(String, type: String?, value: Term?)
    case branch([Condition], then: [Statement], otherwise: [Statement])
    /// `guard`: what it does otherwise leaves the body.
    case require([Condition], otherwise: [Statement])
    case select(Term, [Case])
    case give(Term?)
    case block([Statement], isLoop: Bool)
    case local(Function)
    /// `defer`: what runs at the end of the body, whichever way that ends.
    case later([Statement])
    /// `break` without a label: it ends the `switch` or the loop around it.
    case breakOff
    /// `continue`, `throw`, `break` with a label.
    case leave

    /// A case of a `switch`.
    struct Case: Sendable {
        /// The patterns, as they stand in the sources; `default` has none.
        var labels: [String]
        /// The same patterns, as far as they are followed.
        var patterns: [Pattern]
        var body: [Statement]
        /// Whether the body of the next case follows.
        var fallsThrough = false
    }

    /// A pattern of a `case`.
    enum Pattern: Sendable {
        /// `.name(let one, _)`, with the names of the associated values; nil where a value has no name.
        case enumCase(String, [String?])
        /// `is Type`, or `let one as Type` with the name of the value.
        case type(String, String?)
        case text(String)
        case flag(Bool)
        case other
    }
}

/// A condition of `if` or `guard`.
enum Condition: Sendable {
    /// `#available`, or `#unavailable`, of that iOS.
    case available(major: Int, minor: Int, isNegated: Bool)
    /// `let name = value`.
    case binding(String, Term)
    case term(Term)
    /// A pattern, by its text.
    case pattern(String)
}
