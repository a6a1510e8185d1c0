/// Recognises opening balance records by the words that programs write (Quicken, GnuCash and others).
enum QIFOpeningBalance {
    static func isPayee(_ text: String) -> Bool {
        switch text.lowercased() {
        case "opening balance", "opening balances", "starting balance", "initial balance", "anfangssaldo", "anfangsbestand",
            "eröffnungssaldo",
            "solde initial", "solde d'ouverture", "solde d’ouverture", "saldo inicial", "saldo de apertura", "saldo iniziale", "beginsaldo",
            "openingssaldo", "saldo początkowe", "bilans otwarcia", "stan początkowy":
            true
        default: false
        }
    }

    /// Whether an account is the equity account for opening balances: `Equity:Opening Balances`.
    static func isEquity(_ account: String) -> Bool {
        guard let last = account.split(separator: ":").last else { return false }
        return isPayee(String(last)) || account.lowercased() == "equity"
    }
}
