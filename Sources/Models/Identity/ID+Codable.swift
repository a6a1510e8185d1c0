/// Encoded as text: `acc_0H2K8…`.
extension ID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = Self(text) else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "No id of this kind") }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
