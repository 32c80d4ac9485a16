extension RequestFault {
    /// The reason as a sentence for the author of the request; if UIKit would have raised an exception, it says so.
    public var detail: String { hint.map { "\(fact); \($0)" } ?? fact }

    /// The correct spelling or the right place, if either can be told.
    private var hint: String? {
        switch reason {
        case .unknownKey(let known): return KeyPlace(of: pointer, known: known)?.words
        case .wrongType(let expected, let found):
            return ValueExample.words(expected.form, insteadOf: found, at: pointer)
        case .malformedString(let expected, _):
            return suggestion.map { "did you mean \"\($0)\"?" }
                ?? ValueExample.words(expected.form, insteadOf: .string, at: pointer)
        case .unknownValue(let found, let known) where known == Self.imageNames:
            return ValueExample.image(named: found)
        case .unknownValue(let found, ["all"]):
            return "a list is written [\"\(Self.shortened(found))\"]"
        case .unknownValue(_, let known) where Self.areColors(known):
            return ValueExample.color + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "")
        case .unsupportedMember(_, let instead): return "on earlier versions, \(instead)"
        case .missingKey(_, let endpoint?): return "without it, use /\(endpoint)"
        case .unknownPolicy: return Suggestion.question(suggestions) ?? "/policies lists all policies"
        case .unknownDevice: return Suggestion.question(suggestions) ?? "/devices lists all devices"
        case .unknownName: return Suggestion.question(suggestions)
        default: return nil
        }
    }

    /// The reserved names of images.
    private static let imageNames = ["empty"]

    private static func areOperations(_ names: [String]) -> Bool { names.contains("interactivePop") }

    private static func areColors(_ names: [String]) -> Bool { names.contains("systemBackground") }

    /// The statement of the fault.
    private var fact: String {
        switch reason {
        case .unknownKey(let known): known.isEmpty ? "Unknown key: this object has none" : "Unknown key"
        case .missingKey(let key, _): "The key \"\(key)\" is missing"
        case .otherRequest("audit", _): "This is a graph: use /audit"
        case .otherRequest(let endpoint, let members):
            "This is a request with \(members.map { "\"\($0)\"" }.joined(separator: ", ")): use /\(endpoint)"
        case .missingOneOf(let keys):
            "One of the keys \(keys.map { "\"\($0)\"" }.joined(separator: ", ")) is required"
        case .conflictingKey(let other): "Cannot be combined with \"\(other)\""
        case .malformedString(let expected, let found):
            "\"\(Self.shortened(found))\" is not \(expected.description)"
        case .malformedImage(let fault): fault.words
        case .wrongType(let expected, let found): "Expected \(expected.description), found \(found.description)"
        case .unknownValue(let found, _): "Unknown value \"\(Self.shortened(found))\""
        case .outOfRange(let minimum, let maximum):
            "Must be between \(Self.plain(minimum)) and \(Self.plain(maximum))"
        case .controlCharacter(let scalar):
            "The control character \(scalar.codePoint) is not allowed here"
        case .tooLong(let limit): "The string has more than \(limit) characters"
        case .tooMany(let limit): "The array has more than \(limit) elements"
        case .wrongCount(let expected, let found):
            "Expected \(Self.plain(expected)) elements, found \(found)"
        case .empty: "Must not be empty"
        case .duplicateScreenID(let id):
            "Duplicate id \"\(id.shortened)\" in the stack. UIKit raises "
                + "NSInternalInconsistencyException: all view controllers in a navigation controller must be distinct"
        case .screenAlreadyOnStack(let id):
            "The screen \"\(id.shortened)\" is already on the stack. UIKit raises NSInvalidArgumentException: pushing "
                + "the same view controller instance more than once is not supported"
        case .newScreenOnStack(let id):
            "The screen \"\(id.shortened)\" is already on the stack: to keep it, give its id alone"
        case .screenNotOnStack(let id):
            "The screen \"\(id.shortened)\" is not on the stack. UIKit raises NSInternalInconsistencyException: tried "
                + "to pop to a view controller that doesn't exist"
        case .namedScreenNotOnStack(let id): "The screen \"\(id.shortened)\" is not on the stack"
        case .invalidScreenID: "An id has 1 to \(Screen.ID.maximumLength) characters"
        case .emptyStack: "The stack has no screens, and the operation needs one"
        case .emptySet: "setViewControllers needs at least one screen"
        case .controllerStackMismatch: "The controller's stack does not list the ids of the request's stack in order"
        case .controllerScreenNotOnStack(let id): "The screen \"\(id.shortened)\" is not on the controller's stack"
        case .backButtonPopsOneScreen:
            "A tap on the back button pops one screen: omit the count, or pop in code"
        case .noOperationInTurn:
            "\"sameTurn\" needs a previous operation, whose turn it shares; use it in /replay"
        case .unknownPolicy(let name): "Unknown policy \"\(Self.shortened(name))\""
        case .unknownEdition(let edition, _): "Unknown edition \"\(Self.shortened(edition))\""
        case .unsupportedSystem(let minimum): "The policy needs iOS \(minimum) or later"
        case .unsupportedMember(let minimum, _):
            "\(Self.shortened(JSONPointer.lastToken(of: pointer))) needs iOS \(minimum) or later"
        case .unknownDevice(let name): "Unknown device \"\(Self.shortened(name))\""
        case .tooManyFrames(let count, let limit):
            "The picture would have \(count) frames, more than the limit of \(limit): ask for fewer moments, operations or policies"
        case .tooManyScreensDrawn(let limit):
            "A picture has at most \(limit) screens, in its stack and added by its operations: omit those at the bottom"
        case .pictureTooLarge(let limit):
            "The picture would have more than \(limit) bytes: ask for fewer frames, or shorten the texts in it"
        case .savedLater(let saved, let callback):
            "\(saved.rawValue) runs after \(callback.rawValue), so nothing is saved yet: name \(callback.rawValue) or an earlier callback"
        case .duplicateName(let name): "Duplicate \"\(Self.shortened(name))\""
        case .unknownName(let name, _): "Unknown name \"\(Self.shortened(name))\""
        case .numberSignInID:
            "The id of a kind of screen must not contain \"#\", which numbers its screens, as in detail#2"
        case .contradictory(let name): "\"\(Self.shortened(name))\" cannot be both set and cleared"
        case .tooManyRoutes(let limit):
            "More than \(limit) routes so far, counted as pairs of screens"
        case .tooManyCombinations(let limit):
            "More than \(limit) combinations of variants so far: replace some of their values by {\"unknown\": name}"
        case .tooManyLayers(let limit):
            "More than \(limit) superclasses, children and variants so far, counted for each screen that has them"
        case .circularBases(let name): "The base \"\(Self.shortened(name))\" inherits from itself"
        case .impossibleStep(let step, let known):
            known.isEmpty
                ? "The path cannot continue with \"\(Self.shortened(step))\": no move is possible there"
                : "The path cannot continue with \"\(Self.shortened(step))\"; possible are "
                    + known.prefix(24).map(Self.shortened).joined(separator: ", ") + (known.count > 24 ? ", …" : "")
        case .told(let told): told.detail
        case .nothingToOverride(let name, _): "There is no \"\(Self.shortened(name))\" to change"
        case .answerTooLarge(let limit):
            "The answer has more than \(limit) bytes so far: omit parts of it with \"include\", such as "
                + "\"screens\" and \"plan\", or send several requests"
        case .tooMuchWork(let work, let left, let limit): work.words(left: left, of: limit)
        }
    }

    /// The expected value, if the reason is a different one.
    public var expected: String? {
        switch reason {
        case .wrongType(let expected, _), .malformedString(let expected, _): expected.description
        case .wrongCount(let expected, _): "\(Self.plain(expected)) elements"
        case .outOfRange(let minimum, let maximum): "\(Self.plain(minimum)) to \(Self.plain(maximum))"
        case .told(let told): told.expected
        default: nil
        }
    }

    /// The names allowed, where there is a fixed set of them.
    public var allowed: [String]? {
        switch reason {
        case .unknownKey(let known), .unknownValue(_, let known), .missingOneOf(let known),
            .unknownEdition(_, let known), .impossibleStep(_, let known):
            known
        case .unknownPolicy: PolicyPage.all.map(\.name)
        case .unknownDevice: Device.all.map(\.name)
        case .told(let told): told.allowed
        default: nil
        }
    }

    /// The allowed name that was most likely meant.
    public var suggestion: String? { suggestions.first }

    /// The allowed names that may have been meant, the most likely first.
    private var suggestions: [String] {
        switch reason {
        case .unknownKey(let known):
            KeyPlace(of: pointer, known: known).map { [$0.suggestion].compactMap(\.self) }
                ?? Suggestion.all(for: JSONPointer.lastToken(of: pointer), among: known)
        case .missingKey(_, let endpoint?), .otherRequest(let endpoint, _): ["/" + endpoint]
        case .malformedString(let expected, let found):
            switch expected.form {
            case .color: [ColorSpelling.meant(by: found)].compactMap(\.self)
            case .version: [SystemVersion.meant(by: found)].compactMap(\.self)
            default: []
            }
        case .unknownValue(let found, let known): Self.suggestions(for: found, among: known)
        case .unknownEdition(let name, let known): Suggestion.all(for: name, among: known)
        case .unknownPolicy(let name): PolicyPage.meant(by: name)
        case .unknownName(let name, let known), .impossibleStep(let name, let known),
            .nothingToOverride(let name, let known):
            Suggestion.all(for: name, among: known)
        case .unknownDevice(let name): Suggestion.all(for: name, among: Device.names, abbreviated: true)
        case .told(let told): [told.suggestion].compactMap(\.self)
        default: []
        }
    }

    /// Returns the values that `found` may have meant: the one that it spells differently, or else similar ones.
    private static func suggestions(for found: String, among known: [String]) -> [String] {
        let near = Suggestion.all(for: found, among: known)
        if known == imageNames { return near + [ValueExample.imageObject(named: found)] }
        let meant =
            areColors(known)
            ? ColorSpelling.meant(by: found) : areOperations(known) ? NavigationOperation.meant(by: found) : nil
        return meant.map { [$0] } ?? near
    }

    /// Returns an untrusted text, cut to a length that fits in an answer.
    fileprivate static func shortened(_ text: String) -> String {
        text.unicodeScalars.count <= 64 ? text : String(text.unicodeScalars.prefix(63)) + "…"
    }

    private static func plain(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    private static func plain(_ count: ClosedRange<Int>) -> String {
        count.lowerBound == count.upperBound
            ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
    }
}

extension SystemVersion {
    /// Returns the version meant by a text with more than its number, such as `iOS 17` or `17.0.1`; nil if there is
    /// none.
    fileprivate static func meant(by text: String) -> String? {
        let numbers = text.prefix(64).split { !$0.isASCII || !$0.isNumber && $0 != "." }.first?.split(separator: ".")
            .prefix(2)
        guard let words = numbers?.joined(separator: "."), let version = SystemVersion(words), version.isKnown else {
            return nil
        }
        return version.description
    }
}

extension NavigationOperation {
    /// Returns the type meant by a common name for the operation, or by that of another framework; nil if there is
    /// none.
    fileprivate static func meant(by name: String) -> String? {
        switch name {
        case "swipe", "swipeBack", "backSwipe", "edgeSwipe", "gesture", "back swipe": "interactivePop"
        case "back", "goBack", "navigateBack": "pop"
        case "navigate", "show", "open": "push"
        case "reset", "replace", "set", "setRoot", "setStack": "setViewControllers"
        case "root", "popToTop": "popToRoot"
        case "tab", "tabSwitch", "switchTab", "selectTab", "dismiss", "present", "modal": "reappear"
        case "style", "restyle", "change": "update"
        default: nil
        }
    }
}

extension PolicyPage {
    /// Returns the policies that may be meant: by a part of their names, or by a library that is an edition of one.
    fileprivate static func meant(by name: String) -> [String] {
        all.first { page in page.editions.contains { $0.name.lowercased() == name.lowercased() } }.map { [$0.name] }
            ?? Suggestion.all(for: name, among: all.map(\.name), abbreviated: true)
    }
}

extension Screen.ID {
    fileprivate var shortened: String { RequestFault.shortened(rawValue) }
}

extension Unicode.Scalar {
    /// The scalar as Unicode writes it: `U+0000`.
    fileprivate var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension Value.Kind {
    /// The kind in words.
    fileprivate var description: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .boolean: "a boolean"
        case .null: "null"
        }
    }
}

extension PNGImage.Fault {
    /// The fault, in a sentence.
    fileprivate var words: String {
        switch self {
        case .noSignature: "Not a PNG: the data does not begin with the signature of PNG"
        case .truncated: "The PNG is truncated"
        case .damagedChunk(let name): "The PNG is damaged: the checksum of its chunk \(name) is wrong"
        case .misplacedChunk(let name):
            "The PNG is damaged: its chunk \(name) is missing, misplaced or of the wrong length"
        case .unknownChunk(let name): "The PNG has an unknown critical chunk \(name)"
        case .invalidHeader: "The PNG has no size, or an unknown bit depth, color type or method"
        case .tooManyPixels(let width, let height):
            "The PNG has \(width) × \(height) pixels, more than the limit of \(PNGImage.mostPixels)"
        case .trailingBytes: "The PNG has bytes after its end"
        case .damagedPixels: "The PNG is damaged: its pixels cannot be decoded"
        }
    }
}
