package import Models

extension DecimalFigure {
    /// A share without trailing zeros: `0.5`, `0.1234`, `1`.
    package init(share tenThousandths: Int) {
        var (mantissa, scale) = (Int64(tenThousandths), UInt8(4))
        while scale > 0, mantissa % 10 == 0 {
            mantissa /= 10
            scale -= 1
        }
        self.init(mantissa: mantissa, scale: scale)
    }
}
