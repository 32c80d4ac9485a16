/// A fault in a request that keeps it from being answered.
///
/// The reader of bytes, the reader of trees and the engine report the same faults, so that a value is refused alike
/// wherever it appears.
public struct RequestFault: Hashable, Sendable {
    /// The kind of fault.
    public var reason: Reason

    /// The place of the fault: a JSON Pointer (RFC 6901) into the request.
    public var pointer: String

    /// Makes a fault.
    ///
    /// - Parameters:
    ///   - reason: The kind of fault.
    ///   - pointer: Its place, as a JSON Pointer.
    public init(_ reason: Reason, at pointer: String) {
        self.reason = reason
        self.pointer = pointer
    }

    /// The greatest number of faults of one kind that are collected; an answer lists no more in all.
    package static let mostOfAKind = 50

    /// The kinds of faults: facts, from which ``detail`` makes words.
    public enum Reason: Hashable, Sendable {
        // MARK: - Values

        /// A key that its object does not have.
        case unknownKey(known: [String])
        /// A key that its object must have; `otherwise` is the endpoint that takes such a request without it.
        case missingKey(String, otherwise: String? = nil)
        /// A request for another endpoint, to which these members belong.
        case otherRequest(endpoint: String, members: [String])
        /// One of these keys must be there.
        case missingOneOf([String])
        /// A key that cannot be there together with another one.
        case conflictingKey(with: String)
        /// A value of another type.
        case wrongType(expected: Expectation, found: Value.Kind)
        /// A string that is not in the expected form.
        case malformedString(expected: Expectation, found: String)
        /// A PNG that is malformed or too large.
        case malformedImage(PNGImage.Fault)
        /// A name that is not one of those allowed.
        case unknownValue(found: String, known: [String])
        /// A number outside of its range.
        case outOfRange(minimum: Double, maximum: Double)
        /// A string with a control character that is not allowed.
        case controlCharacter(Unicode.Scalar)
        /// A string of more Unicode scalars than allowed.
        case tooLong(limit: Int)
        /// An array of more elements than allowed.
        case tooMany(limit: Int)
        /// An array of another number of elements.
        case wrongCount(expected: ClosedRange<Int>, found: Int)
        /// An array with nothing in it where something must be.
        case empty

        // MARK: - The scenario

        /// Two screens of one stack have one id: UIKit raises `NSInternalInconsistencyException` (uikit.E6).
        case duplicateScreenID(Screen.ID)
        /// A pushed screen is on the stack already: UIKit raises `NSInvalidArgumentException` (uikit.E6).
        case screenAlreadyOnStack(Screen.ID)
        /// A screen that `setViewControllers` describes as a new one has the id of a screen on the stack.
        case newScreenOnStack(Screen.ID)
        /// The destination of a pop is not on the stack: UIKit raises `NSInternalInconsistencyException` (uikit.E6).
        case screenNotOnStack(Screen.ID)
        /// A screen that an operation names, other than the destination of a pop, is not on the stack.
        case namedScreenNotOnStack(Screen.ID)
        /// An id with no characters or more than 128.
        case invalidScreenID(Screen.ID)
        /// A stack without screens, where the operation needs one.
        case emptyStack
        /// `setViewControllers` with no screens: there would be no bar to speak of.
        case emptySet
        /// `controller.stack` does not list the ids of `stack` in order.
        case controllerStackMismatch
        /// Something in `controller` names a screen that is not on its stack.
        case controllerScreenNotOnStack(Screen.ID)
        /// A tap on Back that is to pop more than one screen.
        case backButtonPopsOneScreen
        /// `sameTurn` with no operation before it.
        case noOperationInTurn
        /// An unknown policy.
        case unknownPolicy(String)
        /// An edition that the policy does not have.
        case unknownEdition(String, known: [String])
        /// The policy needs a later iOS.
        case unsupportedSystem(minimum: SystemVersion)
        /// The member needs a later iOS.
        case unsupportedMember(minimum: SystemVersion, instead: String)
        /// An unknown device.
        case unknownDevice(String)
        /// A picture with too many frames.
        case tooManyFrames(count: Int, limit: Int)
        /// A picture of more screens than one may have, in its stack and by its operations.
        case tooManyScreensDrawn(limit: Int)
        /// A picture of more bytes than one may have.
        case pictureTooLarge(limit: Int)
        /// An answer of more bytes than one may have.
        case answerTooLarge(limit: Int)
        /// More work than the budget of the computation has left.
        case tooMuchWork(RequestWork, left: Int, limit: Int)

        /// A value that is put back before the callback that saves it has run.
        case savedLater(Callback, than: Callback)

        // MARK: - Audits

        /// A name that appears twice in a list.
        case duplicateName(String)
        /// A name of something that does not exist.
        case unknownName(String, known: [String])
        /// A number sign in the id of a kind of screen, which is reserved for the ids of its screens.
        case numberSignInID
        /// Two members that cancel each other: a flag that is set and cleared.
        case contradictory(String)
        /// More routes, each from one screen to one other, than there may be.
        case tooManyRoutes(limit: Int)
        /// Too many combinations of the variants of screens.
        case tooManyCombinations(limit: Int)
        /// Too many superclasses, children and variants, counted for each kind of screen.
        case tooManyLayers(limit: Int)
        /// A superclass that inherits from itself.
        case circularBases(String)
        /// A step of a path that is impossible at its place.
        case impossibleStep(String, known: [String])
        /// Changes of something that does not exist.
        case nothingToOverride(String, known: [String])

        /// A fault that was read from an answer, by its words.
        case told(Told)
    }

    /// The words of a fault, as they are in an answer.
    public struct Told: Hashable, Sendable {
        /// The name of the kind of fault.
        public var code: String
        /// The sentence.
        public var detail: String
        /// The expected value.
        public var expected: String?
        /// The names allowed.
        public var allowed: [String]?
        /// The name that was most likely meant.
        public var suggestion: String?
    }
}
