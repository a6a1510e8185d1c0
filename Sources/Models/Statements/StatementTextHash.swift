extension StableHash {
    /// The hash of payee and memo of a statement line as written, which identifies lines without a bank's id.
    package static func statementText(payee: String, memo: String) -> Int64 {
        var hash = StableHash()
        hash.combine(payee)
        hash.combine(memo)
        return Int64(bitPattern: hash.value)
    }
}
