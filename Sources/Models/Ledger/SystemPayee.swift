/// The payee of a transaction that the program makes by itself. The raw values are stored, and are the same in every language; what people
/// read is decided by their language.
package enum SystemPayee: String, CaseIterable, Hashable, Sendable {
    case openingBalance = "Opening balance"
    case adjustment = "Adjustment"
}

extension Entry {
    /// The payee, if the program has set it: of an opening balance or an adjustment.
    package var systemPayee: SystemPayee? {
        counterparts.contains { $0.role == .equity } ? SystemPayee(rawValue: payee) : nil
    }
}
