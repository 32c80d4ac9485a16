/// The values that are allowed at one place of a request.
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
        /// The prefix of the ids in a picture.
        case idPrefix
        /// A PNG in a data URI.
        case png
        /// The parts of a root view's content, or an image of it.
        case viewContent
    }

    /// The form of the value.
    public var form: Form

    /// Whether the value may also be `null`.
    public var isNullable: Bool

    @inlinable package init(form: Form, isNullable: Bool = false) {
        self.form = form
        self.isNullable = isNullable
    }

    /// The same, or `null`.
    @inlinable package var orNull: Expectation { Expectation(form: form, isNullable: true) }
}

extension Expectation {
    @inlinable package static var object: Expectation { Expectation(form: .object) }
    @inlinable package static var array: Expectation { Expectation(form: .array) }
    @inlinable package static var string: Expectation { Expectation(form: .string) }
    @inlinable package static var boolean: Expectation { Expectation(form: .boolean) }
    @inlinable package static var number: Expectation { Expectation(form: .number) }
    @inlinable package static var integer: Expectation { Expectation(form: .integer) }
    @inlinable package static var color: Expectation { Expectation(form: .color) }
    @inlinable package static var fixedColor: Expectation { Expectation(form: .fixedColor) }
    @inlinable package static var hexColor: Expectation { Expectation(form: .hexColor) }
    @inlinable package static var image: Expectation { Expectation(form: .image) }
    @inlinable package static var background: Expectation { Expectation(form: .background) }
    @inlinable package static var shadow: Expectation { Expectation(form: .shadow) }
    @inlinable package static var visibility: Expectation { Expectation(form: .visibility) }
    @inlinable package static var animation: Expectation { Expectation(form: .animation) }
    @inlinable package static var gestureDelegate: Expectation { Expectation(form: .gestureDelegate) }
    @inlinable package static var screenReference: Expectation { Expectation(form: .screenReference) }
    @inlinable package static var policy: Expectation { Expectation(form: .policy) }
    @inlinable package static var version: Expectation { Expectation(form: .version) }
    @inlinable package static var barReference: Expectation { Expectation(form: .barReference) }
    @inlinable package static var opacity: Expectation { Expectation(form: .opacity) }
    @inlinable package static var idPrefix: Expectation { Expectation(form: .idPrefix) }
    @inlinable package static var png: Expectation { Expectation(form: .png) }
    @inlinable package static var viewContent: Expectation { Expectation(form: .viewContent) }
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
                + "token, or Figma's {\"r\", \"g\", \"b\", \"a\"}, SOLID paint or {\"fills\"})"
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
        case .idPrefix: "a lowercase letter and up to 15 lowercase letters, digits and hyphens"
        case .png: "a PNG, \"data:image/png;base64,…\""
        case .viewContent: "an array of parts or {\"png\"}"
        }
    }
}
