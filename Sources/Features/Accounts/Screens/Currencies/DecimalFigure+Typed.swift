import Models

extension DecimalFigure {
    /// Parses an exchange rate with a point or a comma as the decimal separator: `1.0823`, `1,0823`. Nil unless the rate is above zero.
    init?(typed text: String) {
        let bytes = text.utf8.filter { $0 > 0x20 }.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
        guard let figure = DecimalFigure(bytes: bytes), figure.mantissa > 0 else { return nil }
        self = figure
    }
}
