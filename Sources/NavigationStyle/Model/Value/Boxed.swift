/// An optional value in a box, so that the many screens without one are small to pass around.
@propertyWrapper
public enum Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
    case none
    indirect case some(Value)

    /// Boxes `wrappedValue`, if there is one.
    public init(wrappedValue: Value?) {
        self = wrappedValue.map(Boxed.some) ?? .none
    }

    /// Whether nothing is in the box, which need not be taken out to see it.
    var isEmpty: Bool {
        if case .none = self { true } else { false }
    }

    /// The value in the box.
    public var wrappedValue: Value? {
        get {
            switch self {
            case .none: nil
            case .some(let value): value
            }
        }
        set { self = Boxed(wrappedValue: newValue) }
    }
}
