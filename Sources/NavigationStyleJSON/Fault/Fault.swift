public import NavigationStyle

/// One thing in a request that is JSON and yet not what the service takes.
public struct Fault: Error, Hashable, Sendable {
    /// What is wrong: facts, from which ``detail`` makes words.
    public enum Reason: Hashable, Sendable {
        /// A key that its object does not have.
        case unknownKey(known: [String])
        /// A key that its object must have.
        case missingKey(String)
        /// One of these keys must be there.
        case missingOneOf([String])
        /// A key that cannot be there together with another one.
        case conflictingKey(with: String)
        /// A value of another type.
        case wrongType(expected: Expectation, found: JSONKind)
        /// A string that does not say what it should.
        case malformedString(expected: Expectation, found: String)
        /// A name that is none of those allowed.
        case unknownValue(found: String, known: [String])
        /// A number outside of its range.
        case outOfRange(minimum: Double, maximum: Double)
        /// A string of more Unicode scalars than allowed.
        case tooLong(limit: Int)
        /// An array of more elements than allowed.
        case tooMany(limit: Int)
        /// An array of another number of elements.
        case wrongCount(expected: Int, found: Int)
        /// An array with nothing in it where something must be.
        case empty
        /// What no navigation controller can do, or no policy takes: the engine's own account of it.
        case scenario(ScenarioFault.Reason)
    }

    /// What is wrong.
    public let reason: Reason

    /// Where, as a JSON Pointer (RFC 6901) into the request.
    public let pointer: String

    /// Creates a fault.
    ///
    /// - Parameters:
    ///   - reason: What is wrong.
    ///   - pointer: Where, as a JSON Pointer.
    public init(_ reason: Reason, at pointer: String) {
        self.reason = reason
        self.pointer = pointer
    }
}

/// A fault while the reading goes on: its place is a byte of the body, whose pointer nobody may ever ask for.
package struct PendingFault {
    let reason: Fault.Reason
    let offset: Int
}

extension JSONReader {
    /// Notes a fault of the value or key that begins at `offset`.
    ///
    /// The JSON Pointers of all faults are found in one more pass over the body (``JSONPointerSearch``), after the
    /// reading and only if there are faults, so that a request without any pays nothing for them.
    @inline(never)
    package mutating func note(_ reason: Fault.Reason, at offset: Int) {
        guard faults.count < limits.faults else { return }
        faults.append(PendingFault(reason: reason, offset: offset))
    }
}
