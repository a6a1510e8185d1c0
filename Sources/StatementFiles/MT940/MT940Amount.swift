import Models

/// Parses amounts of MT940: digits with a decimal comma (`123,45`, `123,`, `0,4`), without one, or with a point.
enum MT940Amount {
    /// Parses an unsigned amount; nil if it is not one.
    static func parse(_ bytes: some BidirectionalCollection<UInt8>) -> DecimalFigure? {
        let separator = bytes.contains(UInt8(ascii: ",")) ? UInt8(ascii: ",") : UInt8(ascii: ".")
        guard let first = bytes.first, first.isDigit || first == separator, let last = bytes.last, last.isDigit || last == separator else {
            return nil
        }
        return DecimalFigure(bytes: bytes, decimalSeparator: separator)
    }
}
