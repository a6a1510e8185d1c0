public import Models

extension Encoder {
    /// Encodes a single value as text.
    package func encode(text: String) throws {
        var container = singleValueContainer()
        try container.encode(text)
    }
}

extension Day: Encodable {
    /// `2026-07-01`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
}

extension Currency: Encodable {
    /// ISO 4217: `EUR`.
    public func encode(to encoder: any Encoder) throws { try encoder.encode(text: code) }
}

extension TransferReference: Encodable {
    /// `REF00012345`.
    package func encode(to encoder: any Encoder) throws { try encoder.encode(text: description) }
}
