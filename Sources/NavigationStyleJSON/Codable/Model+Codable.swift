public import NavigationStyle

extension TransitionRequest: Codable {
    /// Decodes the form of the wire.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``JSONRequestError`` under it, or what the decoder throws.
    public init(from decoder: any Decoder) throws { try self.init(decodingFormOf: decoder) }

    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ReplayRequest: Codable {
    /// Decodes the form of the wire.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``JSONRequestError`` under it, or what the decoder throws.
    public init(from decoder: any Decoder) throws { try self.init(decodingFormOf: decoder) }

    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ResolveRequest: Codable {
    /// Decodes the form of the wire.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``JSONRequestError`` under it, or what the decoder throws.
    public init(from decoder: any Decoder) throws { try self.init(decodingFormOf: decoder) }

    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ControllerState: Codable {
    /// Decodes the form of the wire.
    ///
    /// - Parameter decoder: Where it is read from.
    /// - Throws: `DecodingError.dataCorrupted` with a ``JSONRequestError`` under it, or what the decoder throws.
    public init(from decoder: any Decoder) throws { try self.init(decodingFormOf: decoder) }

    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension TransitionResponse: Encodable {
    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ReplayResponse: Encodable {
    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}

extension ResolveResponse: Encodable {
    /// Encodes the form of the wire.
    ///
    /// - Parameter encoder: Where it is written to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws { try encodeForm(to: encoder) }
}
