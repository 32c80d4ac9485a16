import NavigationStyle

/// The endpoints that take a request; each is recognized by the members of its requests.
///
/// A request that was sent to the wrong endpoint is full of faults with useless advice: a graph in `/transition` has
/// six unknown keys and lacks two. ``redirecting(_:of:limits:)`` replaces them by a fault that names the right
/// endpoint.
package enum Endpoint: String, CaseIterable {
    case transition, replay, resolve, compare, batch, audit, preview

    /// Makes the endpoint for requests of `kind`.
    init(_ kind: RequestForm.Kind) {
        self =
            switch kind {
            case .transition, .batchItem: .transition
            case .replay: .replay
            case .resolve: .resolve
            case .compare: .compare
            case .preview, .earlier: .preview
            }
    }

    /// The members that its requests may have, and those that they must have.
    private var members: (known: [String], required: [String]) {
        switch self {
        case .transition: RequestForm(.transition).table.memberNames
        case .replay: RequestForm(.replay).table.memberNames
        case .resolve: RequestForm(.resolve).table.memberNames
        case .compare: RequestForm(.compare).table.memberNames
        case .batch: ([BatchItem.key], [BatchItem.key])
        case .audit: (Self.graphMembers, ["screens", "entries"])
        case .preview: RequestForm(.preview).table.memberNames
        }
    }

    /// The members of a graph, whose type is in a module above this one; a test compares them.
    package static let graphMembers = [
        "policies", "environments", "defaults", "screens", "bases", "entries", "routes", "pops", "flags", "rotates",
        "gestures", "find", "precision", "limits", "fixes", "progress", "sources", "isIntended",
    ]

    /// Whether `/preview` draws the answers of this endpoint.
    private var isDrawn: Bool {
        switch self {
        case .transition, .replay, .resolve, .compare, .preview: true
        case .batch, .audit: false
        }
    }

    /// The faults in the members of a request, regardless of their values.
    private struct Fit {
        let endpoint: Endpoint
        let unknown: [String]
        let missing: [String]

        var faultCount: Int { unknown.count + missing.count }

        init(_ keys: [String], in endpoint: Endpoint) {
            self.endpoint = endpoint
            let members = endpoint.members
            unknown = keys.filter { !members.known.contains($0) }
            missing = members.required.filter { !keys.contains($0) }
        }
    }

    /// Returns the fit of the endpoint that `keys` belong to instead of this one; nil if there is none.
    ///
    /// It has the fewest faults, and none of its required members is missing: "screens" alone is not a graph, but a
    /// misnamed stack. Other endpoints take the members of `/preview` too, so that one is only suggested by its own
    /// member, and only replaced by endpoints whose answers are not drawn.
    private func better(for keys: [String], than own: Fit) -> Fit? {
        Self.allCases.filter { $0 != self && ($0 != .preview || keys.contains($0.rawValue)) }
            .filter { self != .preview || !$0.isDrawn }
            .map { Fit(keys, in: $0) }
            .filter { $0.missing.isEmpty && $0.faultCount < own.faultCount }
            .min { $0.faultCount < $1.faultCount }
    }

    /// Replaces the faults of a request that was sent to the wrong endpoint.
    ///
    /// - Parameters:
    ///   - faults: The faults of the request as one of this endpoint.
    ///   - bytes: The request, which is valid JSON.
    ///   - limits: The limits it was read with.
    /// - Returns: The faults; if the request is for another endpoint, the first one names it.
    func redirecting(_ faults: [RequestFault], of bytes: UnsafeRawBufferPointer, limits: JSONLimits) -> [RequestFault] {
        guard faults.contains(where: \.isOfMembers) else { return faults }
        var keys: [String] = []
        FaultLocation.walk(bytes, limits) { reader throws(JSONMalformed) in keys = try reader.topLevelKeys() ?? [] }
        let own = Fit(keys, in: self)
        guard let other = better(for: keys, than: own) else { return faults }
        let telling = own.unknown.filter { !other.unknown.contains($0) }
        guard telling.isEmpty else {
            let rest = faults.filter { fault in
                switch fault.reason {
                case .unknownKey: !fault.isOfMembers || other.unknown.contains(JSONPointer.lastToken(of: fault.pointer))
                case .missingKey: !fault.isOfMembers
                default: true
                }
            }
            let redirection = RequestFault.Reason.otherRequest(endpoint: other.endpoint.rawValue, members: telling)
            return [RequestFault(redirection, at: "")] + rest
        }
        // A missing key may be a misspelled one.
        guard other.unknown.isEmpty else { return faults }
        return faults.map { fault in
            guard case .missingKey(let key, nil) = fault.reason, fault.isOfMembers else { return fault }
            return RequestFault(.missingKey(key, otherwise: other.endpoint.rawValue), at: fault.pointer)
        }
    }
}

extension MemberTable {
    fileprivate var memberNames: (known: [String], required: [String]) {
        (members.map(\.name), members.filter(\.isRequired).map(\.name))
    }
}

extension RequestFault {
    /// Whether the fault is about the request's own members.
    fileprivate var isOfMembers: Bool {
        switch reason {
        case .unknownKey: JSONPointer.tokens(of: pointer).count == 1
        case .missingKey: pointer.isEmpty
        default: false
        }
    }
}

extension JSONReader {
    /// Reads the keys of the object at the position, without those that every object may have.
    mutating func topLevelKeys() throws(JSONMalformed) -> [String]? {
        guard var scope = try object() else { return nil }
        var keys: [String] = []
        while let key = try openKey(in: &scope) {
            if !isIgnored(key) { keys.append(string(key)) }
            try skipValue()
        }
        return keys
    }
}
