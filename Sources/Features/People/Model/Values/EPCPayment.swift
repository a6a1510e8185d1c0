package import Models

/// A SEPA credit transfer as the text of a QR code, which banking apps read and fill into their form. It is encoded at error correction
/// level M.
///
/// Source: European Payments Council, EPC069-12, *Quick Response Code: Guidelines to enable data capture for the initiation of a SEPA
/// credit transfer*, version 002, which needs no BIC within the European Economic Area.
package struct EPCPayment: Hashable, Sendable {
    /// At most 331 bytes of UTF-8.
    package let text: String

    /// - Parameters:
    ///   - name: of the payee; only its first 70 characters are used.
    ///   - amount: in euro, from 0.01 to 999,999,999.99.
    ///   - remittance: the text for the payee; only its first 140 characters are used.
    /// - Returns: nil for another currency or an amount outside the range, or without a name.
    package init?(name: String, iban: IBAN, amount: Money, remittance: String) {
        guard amount.currency.code == "EUR", (1...99_999_999_999).contains(amount.minorUnits) else { return nil }
        let name = Self.line(name, maxLength: 70)
        guard !name.isEmpty else { return nil }
        let (whole, cents) = amount.minorUnits.quotientAndRemainder(dividingBy: 100)
        let figure = "EUR\(whole).\(cents < 10 ? "0" : "")\(cents)"
        let version = "002"
        let utf8 = "1"
        let fixed = ["BCD", version, utf8, "SCT", "", name, iban.text, figure, "", ""]
        var remittance = Self.line(remittance, maxLength: 140)
        while (fixed + [remittance]).joined(separator: "\n").utf8.count > Self.maxBytes {
            guard !remittance.isEmpty else { return nil }
            remittance.removeLast()
        }
        // Empty elements at the end are left out.
        text = (remittance.isEmpty ? Array(fixed.prefix(8)) : fixed + [remittance]).joined(separator: "\n")
    }

    /// The capacity of version 13, the largest that is allowed.
    private static let maxBytes = 331

    private static func line(_ text: String, maxLength: Int) -> String {
        String(text.map { $0.isNewline ? " " : $0 }.prefix(maxLength)).trimmed
    }
}
