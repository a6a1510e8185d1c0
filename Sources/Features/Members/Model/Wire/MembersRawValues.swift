package import Models

extension SecurityEvent.Kind: Encodable {}
