/// The creditor and the mandate of a SEPA direct debit (EPC130-08, SEPA Direct Debit Core Scheme Rulebook, AT-02 and AT-01).
package struct DirectDebitMandate: Hashable, Sendable {
    /// The creditor's identifier; empty if the line has none.
    package var creditor: String
    /// The mandate's reference, which the creditor has chosen; empty if the line has none.
    package var mandate: String

    /// Nil if both are missing.
    package init?(creditor: String?, mandate: String?) {
        guard creditor != nil || mandate != nil else { return nil }
        self.creditor = creditor ?? ""
        self.mandate = mandate ?? ""
    }
}
