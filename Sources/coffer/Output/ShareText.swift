import Models

/// A part of a whole, which rules give in ten-thousandths.
enum ShareText {

    /// As programs read it, without zeros at its end: `0.5`, `0.1234`, `1`.
    static func fraction(_ tenThousandths: Int) -> DecimalFigure {
        var (mantissa, scale) = (Int64(tenThousandths), UInt8(4))
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }

    /// As people read it, in whole per cent, rounded down: `12 %`.
    static func percent(_ tenThousandths: Int) -> String { "\(tenThousandths / 100) %" }
}
