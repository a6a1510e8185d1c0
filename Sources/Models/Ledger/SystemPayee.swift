/// The payee of a transaction that the program creates. The raw values are stored, and are the same in every language; the displayed text depends on
/// the reader's language.
package enum SystemPayee: String, CaseIterable, Hashable, Sendable {
    case openingBalance = "Opening balance"
    case adjustment = "Adjustment"
}

extension Entry {
    /// The payee, if the program has written it: of an opening balance or an adjustment.
    package var systemPayee: SystemPayee? {
        counterparts.contains { $0.role == .equity } ? SystemPayee(rawValue: payee) : nil
    }
}
