public import NavigationStyle

extension Fault {
    /// The engine's account of a fault, beside those of the reader.
    ///
    /// - Parameter fault: What makes a request impossible.
    public init(_ fault: ScenarioFault) {
        self.init(.scenario(fault.reason), at: fault.pointer)
    }
}

extension ScenarioFault.Reason {
    /// The reason as a name for programs.
    var code: String {
        switch self {
        case .duplicateScreenID: "duplicate-id"
        case .screenAlreadyOnStack: "screen-already-on-stack"
        case .screenNotOnStack: "screen-not-on-stack"
        case .invalidScreenID: "invalid-id"
        case .emptyStack: "empty-stack"
        case .emptySet: "empty-set"
        case .controllerStackMismatch: "controller-stack-mismatch"
        case .controllerScreenNotOnStack: "screen-not-on-stack"
        case .backButtonPopsOneScreen: "back-button-pops-one-screen"
        case .noOperationInTurn: "no-operation-in-turn"
        case .unknownPolicy: "unknown-policy"
        case .unknownEdition: "unknown-edition"
        case .unknownOption: "unknown-key"
        case .invalidOption: "invalid-option"
        case .unknownLibraryMember: "unknown-key"
        case .invalidLibraryMember: "invalid-library-member"
        case .unsupportedSystem: "unsupported-system"
        case .unknownDevice: "unknown-device"
        case .tooManyScreensListed: "too-many"
        case .invalidPolicyState: "invalid-policy-state"
        }
    }

    /// The reason as a sentence, with what UIKit would have done where it would have raised.
    var detail: String {
        switch self {
        case .duplicateScreenID(let id):
            "The id \"\(id.shortened)\" is that of an earlier screen of the stack. UIKit raises "
                + "NSInternalInconsistencyException: all view controllers in a navigation controller must be distinct"
        case .screenAlreadyOnStack(let id):
            "The screen \"\(id.shortened)\" is on the stack already. UIKit raises NSInvalidArgumentException: pushing "
                + "the same view controller instance more than once is not supported"
        case .screenNotOnStack(let id):
            "The screen \"\(id.shortened)\" is not on the stack. UIKit raises NSInternalInconsistencyException: tried "
                + "to pop to a view controller that doesn't exist"
        case .invalidScreenID:
            "An id has 1 to \(Screen.ID.maximumLength) characters and no control characters"
        case .emptyStack: "The stack has no screens, and the operation needs one"
        case .emptySet: "A stack cannot be set to no screens: there would be no bar to speak of"
        case .controllerStackMismatch: "The controller's stack does not list the ids of the request's stack in order"
        case .controllerScreenNotOnStack(let id): "The screen \"\(id.shortened)\" is not on the controller's stack"
        case .backButtonPopsOneScreen:
            "A tap on the back button pops one screen: leave the count out, or pop by code"
        case .noOperationInTurn: "There is no operation before this one whose turn it could share"
        case .unknownPolicy(let name): "There is no policy called \"\(Fault.shortened(name))\""
        case .unknownEdition(let edition, _): "The policy has no edition \"\(Fault.shortened(edition))\""
        case .unknownOption(let option, _): "The policy has no option \"\(Fault.shortened(option))\""
        case .invalidOption(let option, let expected):
            "The option \"\(Fault.shortened(option))\" must be \(expected)"
        case .unknownLibraryMember(let member, _):
            "The policy's own interface has no \"\(Fault.shortened(member))\""
        case .invalidLibraryMember(let member, let expected): "\"\(Fault.shortened(member))\" must be \(expected)"
        case .unsupportedSystem(let minimum): "The policy needs iOS \(minimum) or later"
        case .unknownDevice(let name): "There is no device called \"\(Fault.shortened(name))\""
        case .tooManyScreensListed(let limit):
            "Up to here the answer would list more than \(limit) screens; ask for fewer operations, or for less by include"
        case .invalidPolicyState(let expected): "The policy's own state must be \(expected)"
        }
    }

    /// What is expected instead, where that is one thing.
    var expected: String? {
        switch self {
        case .invalidOption(_, let expected), .invalidLibraryMember(_, let expected), .invalidPolicyState(let expected):
            expected
        default: nil
        }
    }

    /// The names allowed, where there is a fixed set of them.
    var allowed: [String]? {
        switch self {
        case .unknownPolicy: PolicyPage.all.map(\.name)
        case .unknownEdition(_, let known), .unknownOption(_, let known), .unknownLibraryMember(_, let known): known
        case .unknownDevice: Device.all.map(\.name)
        default: nil
        }
    }

    /// The allowed name that was most likely meant.
    var suggestion: String? {
        switch self {
        case .unknownPolicy(let name), .unknownEdition(let name, _), .unknownOption(let name, _),
            .unknownLibraryMember(let name, _), .unknownDevice(let name):
            allowed.flatMap { Suggestion.nearest(to: name, among: $0) }
        default: nil
        }
    }
}

extension Screen.ID {
    fileprivate var shortened: String { Fault.shortened(rawValue) }
}
