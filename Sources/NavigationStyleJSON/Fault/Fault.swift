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
        /// A string or an array with nothing in it where something must be.
        case empty
        /// A control character where there must be none.
        case controlCharacter
        /// An id that stands at an earlier place too: the pointer to that.
        case duplicateID(String, first: String)
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

extension Fault {
    /// What is wrong, with the facts of a place that has no pointer yet.
    package enum PendingReason {
        case known(Reason)
        case duplicateID(String, first: Int)
    }
}

/// A fault while the reading goes on: its place is a byte of the body, whose pointer nobody may ever ask for.
package struct PendingFault {
    let reason: Fault.PendingReason
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
        faults.append(PendingFault(reason: .known(reason), offset: offset))
    }

    /// Notes that the id which begins at `offset` is that which begins at `first`.
    @inline(never)
    package mutating func note(duplicateID id: String, at offset: Int, first: Int) {
        guard faults.count < limits.faults else { return }
        faults.append(PendingFault(reason: .duplicateID(id, first: first), offset: offset))
    }
}
