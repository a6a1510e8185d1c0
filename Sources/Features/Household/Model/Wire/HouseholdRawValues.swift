package import Models

extension Appearance: Encodable {}

extension NotificationType: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
