package import Models

extension Appearance: Encodable {}
extension SecurityEvent.Kind: Encodable {}
