import Models

/// Formats a share, given in ten-thousandths.
enum ShareText {

    /// For JSON and CSV, without trailing zeros: `0.5`, `0.1234`, `1`.
    static func fraction(_ tenThousandths: Int) -> DecimalFigure {
        var (mantissa, scale) = (Int64(tenThousandths), UInt8(4))
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }

    /// For tables, in whole percent, rounded down: `12 %`.
    static func percent(_ tenThousandths: Int) -> String { "\(tenThousandths / 100) %" }
}
