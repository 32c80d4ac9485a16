/// What a place of a request may hold.
public struct Expectation: Hashable, Sendable {
    /// The forms of values.
    public enum Form: Hashable, Sendable, CaseIterable {
        /// An object.
        case object
        /// An array.
        case array
        /// A string.
        case string
        /// `true` or `false`.
        case boolean
        /// A number.
        case number
        /// A number without a fraction and an exponent.
        case integer
        /// A color in any of its forms.
        case color
        /// A color in any form but the pair of a light and a dark one.
        case fixedColor
        /// `#RRGGBB`.
        case hexColor
        /// An image in any of its forms.
        case image
        /// The background of a bar style.
        case background
        /// The shadow of a bar style.
        case shadow
        /// A flag, or an object that says how it is set.
        case visibility
        /// A flag, or the callback's own argument.
        case animation
        /// Whether the recognizer's delegate was replaced, and whether it knows the root.
        case gestureDelegate
        /// A screen or the id of one.
        case screenReference
        /// A policy's name, or an object with it.
        case policy
        /// A version of iOS.
        case version
        /// The shared bar or a fake one.
        case barReference
        /// A number or the system's own opacity.
        case opacity
        /// What the ids of a picture begin with.
        case idPrefix
    }

    /// The form of the value.
    public var form: Form

    /// Whether the value may also be `null`.
    public var isNullable = false

    /// The same, or `null`.
    package var orNull: Expectation { Expectation(form: form, isNullable: true) }
}

extension Expectation {
    package static let object = Expectation(form: .object)
    package static let array = Expectation(form: .array)
    package static let string = Expectation(form: .string)
    package static let boolean = Expectation(form: .boolean)
    package static let number = Expectation(form: .number)
    package static let integer = Expectation(form: .integer)
    package static let color = Expectation(form: .color)
    package static let fixedColor = Expectation(form: .fixedColor)
    package static let hexColor = Expectation(form: .hexColor)
    package static let image = Expectation(form: .image)
    package static let background = Expectation(form: .background)
    package static let shadow = Expectation(form: .shadow)
    package static let visibility = Expectation(form: .visibility)
    package static let animation = Expectation(form: .animation)
    package static let gestureDelegate = Expectation(form: .gestureDelegate)
    package static let screenReference = Expectation(form: .screenReference)
    package static let policy = Expectation(form: .policy)
    package static let version = Expectation(form: .version)
    package static let barReference = Expectation(form: .barReference)
    package static let opacity = Expectation(form: .opacity)
    package static let idPrefix = Expectation(form: .idPrefix)
}

extension Expectation: CustomStringConvertible {
    /// The expectation in words.
    public var description: String { isNullable ? "\(words) or null" : words }

    private var words: String {
        switch form {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .boolean: "true or false"
        case .number: "a number"
        case .integer: "an integer"
        case .color:
            "a color (\"#RGB\", \"#RGBA\", \"#RRGGBB\", \"#RRGGBBAA\", a UIKit name, {\"light\", \"dark\"}, a DTCG color or "
                + "token, or {\"r\", \"g\", \"b\", \"a\"})"
        case .fixedColor: "a color that is not itself {\"light\", \"dark\"}"
        case .hexColor: "\"#RRGGBB\""
        case .image: "an image ({\"name\", \"minimumAlpha\", \"color\", \"gradient\"} or \"empty\")"
        case .background: "\"default\", \"transparent\", a color, {\"color\"} or {\"image\"}"
        case .shadow: "true, false or a color"
        case .visibility: "true, false or {\"hidden\", \"animated\"}"
        case .animation: "true, false or \"asTransition\""
        case .gestureDelegate: "true, false or \"guarded\""
        case .screenReference: "a screen or the id of a screen in the stack"
        case .policy: "the name of a policy or an object with its \"name\""
        case .version: "a version of iOS, \"7.0\" to \"18.x\" or \"26.x\""
        case .barReference: "\"navigationBar\", \"background\" or \"fakeBar:<screen id>\""
        case .opacity: "a number or \"system\""
        case .idPrefix: "a small letter and up to 15 of small letters, digits and hyphens"
        }
    }
}
