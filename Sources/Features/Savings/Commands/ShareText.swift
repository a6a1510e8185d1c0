/// Formats a share, given in ten-thousandths.
enum ShareText {
    /// For tables, in whole percent, rounded down: `12 %`.
    static func percent(_ tenThousandths: Int) -> String { "\(tenThousandths / 100) %" }
}
