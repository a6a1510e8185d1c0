package import Models

extension Appearance: Encodable {}
