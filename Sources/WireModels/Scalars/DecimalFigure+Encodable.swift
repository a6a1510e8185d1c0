public import Models

extension DecimalFigure: Encodable {
    /// An exact JSON number: `0.25`. Other encoders get the decimal as a text.
    public func encode(to encoder: any Encoder) throws {
        if let encoder = encoder as? JSONTextEncoder { return encoder.text.value(self) }
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
