/// A request that cannot be answered: every fault that was found, in document order.
public struct ScenarioError: Error, Hashable, Sendable {
    /// What is wrong, and where.
    public var faults: [ScenarioFault]

    /// Makes an error of at least one fault.
    public init(_ faults: [ScenarioFault]) {
        self.faults = faults
    }
}

/// One thing that makes a request impossible.
public struct ScenarioFault: Hashable, Sendable {
    /// What is wrong.
    public var reason: Reason
    /// Where it stands in the request: a JSON Pointer (RFC 6901).
    public var pointer: String

    /// Makes a fault.
    public init(_ reason: Reason, at pointer: String) {
        self.reason = reason
        self.pointer = pointer
    }

    /// The kinds of faults: facts; the words are found where they are shown.
    public enum Reason: Hashable, Sendable {
        /// Two screens of one stack have one id: UIKit raises `NSInternalInconsistencyException` (uikit.md E6).
        case duplicateScreenID(Screen.ID)
        /// A pushed screen is on the stack already: UIKit raises `NSInvalidArgumentException` (uikit.md E6).
        case screenAlreadyOnStack(Screen.ID)
        /// The destination is not on the stack: UIKit raises `NSInternalInconsistencyException` (uikit.md E6).
        case screenNotOnStack(Screen.ID)
        /// An id with no characters, more than 128, or control characters.
        case invalidScreenID(Screen.ID)
        /// A stack without screens, where the operation needs one.
        case emptyStack
        /// `setViewControllers` with no screens: there would be no bar to speak of.
        case emptySet
        /// `controller.stack` does not list the ids of `stack` in order.
        case controllerStackMismatch
        /// A fake bar, a loaded screen or an offset in `controller` names a screen that is not on its stack.
        case controllerScreenNotOnStack(Screen.ID)
        /// A tap on Back that is to pop more than one screen.
        case backButtonPopsOneScreen
        /// `sameTurn` with no operation before it.
        case noOperationInTurn
        /// There is no such policy.
        case unknownPolicy(String)
        /// The policy has no such edition.
        case unknownEdition(String, known: [String])
        /// The policy has no such option.
        case unknownOption(String, known: [String])
        /// An option's value is not what the policy takes.
        case invalidOption(String, expected: String)
        /// The policy's own interface has no such member.
        case unknownLibraryMember(String, known: [String])
        /// A member of the policy's own interface is not what it takes.
        case invalidLibraryMember(String, expected: String)
        /// The policy needs a later iOS.
        case unsupportedSystem(minimum: SystemVersion)
        /// There is no such device.
        case unknownDevice(String)
        /// The answers to several operations list more screens than an answer may.
        case tooManyScreensListed(limit: Int)
        /// `policyState` is not what the policy wrote.
        case invalidPolicyState(expected: String)
    }
}
