import Models

extension DecimalFigure {
    /// A rate as a person types it, with a point or a comma before the decimals: `1.0823`, `1,0823`. Nil for what is not above zero.
    init?(typed text: String) {
        let bytes = text.utf8.filter { $0 > 0x20 }.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
        guard let figure = DecimalFigure(bytes: bytes), figure.mantissa > 0 else { return nil }
        self = figure
    }
}
