import Models

extension Account {
    /// The IBAN in groups of four; empty if there is none.
    var shownIBAN: String { iban.map { (try? IBAN($0))?.formatted ?? $0 } ?? "" }
}
