/// A type that `Decoder` and `Encoder` read and write as a tree, by the same statement as all others do.
protocol FormCodable: Decodable, AnswerEncodable, WireForm {}

extension FormCodable {
    /// Reads the value; throws the first fault.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value()
    }
}

extension Decoder {
    /// Reads the value here, or that of `tree`; throws the first fault.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    package func value<Form: WireForm>(_: Form.Type = Form.self, of tree: Value? = nil) throws -> Form {
        guard let value = try form(tree, { Form.read(from: &$0, orNull: false) }) else { throw nothing }
        return value
    }

    /// Reads the value here, whose control characters are left to the engine; throws the first fault.
    private func form<Result>(_ tree: Value? = nil, _ read: (inout ValueReader) -> Result?) throws -> Result? {
        var reader = ValueReader(at: try tree ?? Value(from: self), checksText: false)
        let result = read(&reader)
        guard let fault = reader.faults.first else { return result }
        let path = JSONPointer.tokens(of: fault.pointer).map { ObjectKey($0) }
        let choices = fault.allowed.map { "; expected one of " + $0.joined(separator: ", ") } ?? ""
        throw DecodingError.dataCorrupted(at: codingPath + path, fault.detail + choices)
    }

    /// Reads a request.
    ///
    /// - Parameters:
    ///   - kind: The kind of request.
    ///   - furtherFaults: Returns further faults of a request that could be read.
    ///   - take: Takes the request out.
    /// - Returns: The request.
    /// - Throws: The first fault.
    package func request<Request>(
        _ kind: RequestForm.Kind,
        furtherFaults: (borrowing RequestForm) -> [RequestFault] = { _ in [] },
        _ take: (inout RequestForm) -> Request?
    ) throws -> Request {
        var form = RequestForm(kind)
        let isRead: Bool? = try self.form { reader in
            guard form.fill(from: &reader) else { return nil }
            for fault in furtherFaults(form) {
                reader.note(fault.reason, at: JSONPointer.tokens(of: fault.pointer))
            }
            return true
        }
        guard isRead != nil, let request = take(&form) else { throw nothing }
        return request
    }

    fileprivate var nothing: DecodingError { .dataCorrupted(at: codingPath, "Expected a value") }
}

extension DecodingError {
    /// Returns an error for the value at `path`; `description` says what was expected.
    package static func dataCorrupted(at path: [any CodingKey], _ description: String) -> DecodingError {
        .dataCorrupted(Context(codingPath: path, debugDescription: description))
    }
}

// In a file of their own because beside the types, the compiler would synthesize a memberwise `Codable` instead.
extension Appearance: FormCodable {}
extension BarProperties: FormCodable {}
extension BarPropertySet: FormCodable {}
extension BarStyle: FormCodable {}
extension BarStyle.Background: FormCodable {}
extension BarStyle.Shadow: FormCodable {}
extension BarVisibility: FormCodable {}
extension BatchRequest: FormCodable {}
extension Callbacks: FormCodable {}
extension BarColor: FormCodable {}
extension ControllerState: FormCodable {}
extension ControllerState.FakeBar: FormCodable {}
extension SavedBars: FormCodable {}
extension NavigationEnvironment: FormCodable {}
extension BarImage: FormCodable {}
extension Insets: FormCodable {}
extension NavigationItem: FormCodable {}
extension NavigationOperation: FormCodable {}
extension NavigationOperation.ScreenReference: FormCodable {}
extension PolicySelection: FormCodable {}
extension Provenance: FormCodable {}
extension ProvenanceTable: FormCodable {}
extension RGBA: FormCodable {}
extension Scenario.Defaults: FormCodable {}
extension Screen: FormCodable {}
extension Screen.InteractivePopGesture: FormCodable {}
extension Screen.InteractivePopGesture.Delegate: FormCodable {}
extension ScreenView: FormCodable {}
extension ScrollStyling: FormCodable {}
extension ScrollStyling.Stop: FormCodable {}
extension ScreenScrollView: FormCodable {}
extension ViewContent: FormCodable {}
extension SystemVersion: FormCodable {}
extension TextAttributes: FormCodable {}

// By default, option sets are encoded as their raw bits.
extension Edges: Codable {
    /// Reads an array of the edges' names.
    public init(from decoder: any Decoder) throws { self = try decoder.value() }

    /// Writes an array of the edges' names.
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}

extension Inclusion: Codable {
    /// Reads `"all"`, or an array of the parts' names.
    public init(from decoder: any Decoder) throws { self = try decoder.value() }

    /// Writes the names of its parts.
    public func encode(to encoder: any Encoder) throws { try tree.encode(to: encoder) }
}

extension TransitionRequest: Decodable, AnswerEncodable {
    /// Reads a request for one operation; throws the first fault.
    public init(from decoder: any Decoder) throws { self = try decoder.request(.transition) { $0.takeTransition() } }
}

extension ReplayRequest: Decodable, AnswerEncodable {
    /// Reads a request for operations, of which there must be at least one; throws the first fault.
    public init(from decoder: any Decoder) throws { self = try decoder.request(.replay) { $0.takeReplay() } }
}

extension ResolveRequest: Decodable, AnswerEncodable {
    /// Reads a request for the state of a stack at rest; throws the first fault.
    public init(from decoder: any Decoder) throws { self = try decoder.request(.resolve) { $0.takeResolve() } }
}

extension CompareRequest: Decodable, AnswerEncodable {
    /// Reads a request for one operation under several policies; throws the first fault.
    public init(from decoder: any Decoder) throws { self = try decoder.request(.compare) { $0.takeComparison() } }
}

extension Scenario: Codable {
    /// Reads a scenario, in which only the stack is required; throws the first fault.
    public init(from decoder: any Decoder) throws { self = try ResolveRequest(from: decoder).scenario }

    /// Writes the stack and the members that differ from their defaults.
    public func encode(to encoder: any Encoder) throws { try ResolveRequest(self).encode(to: encoder) }
}

// Conversions to ``Value``, for a screen's `library` and for the edits of fixes.
extension Appearance {
    /// The appearance as it is written.
    public var value: Value { tree }
}

extension BarProperties {
    /// The write as an object.
    public var value: Value { tree }
}

extension BarVisibility {
    /// The flag alone where it is set without animation.
    public var value: Value { tree }
}

extension BarColor {
    /// `#RRGGBBAA`, or `{"light", "dark"}` where the two differ.
    public var value: Value { tree }
}

extension BarImage {
    /// The image as it is written.
    public var value: Value { tree }
}

extension TextAttributes {
    /// The attributes as they are written.
    public var value: Value { tree }
}
