extension Duration {
    /// Seconds with six decimals.
    var decimalSeconds: String {
        let digits = String(components.attoseconds / 1_000_000_000_000)
        return "\(components.seconds).\(String(repeating: "0", count: max(0, 6 - digits.utf8.count)))\(digits)"
    }
}
