/// What a charge was, as far as the bank's words tell.
package enum CardCharge: Hashable, Sendable {
    case purchase, withdrawal, online, contactless

    /// - Parameter text: the payee and the bank's own words.
    package init(text: String) {
        let words = text.folded.split { !$0.isLetter && !$0.isNumber }
        func has(_ known: Set<String>) -> Bool { words.contains { known.contains(String($0)) } }
        if has(Self.cash) {
            self = .withdrawal
        } else if has(Self.touched) {
            self = .contactless
        } else if has(Self.internet) {
            self = .online
        } else {
            self = .purchase
        }
    }

    /// The limits that the charge counts for.
    package var limits: [CardLimits.Kind] {
        switch self {
        case .purchase: [.dailyPurchase]
        case .withdrawal: [.dailyWithdrawal]
        case .online: [.dailyPurchase, .online]
        case .contactless: [.dailyPurchase, .contactless]
        }
    }

    /// As banks write them, folded.
    private static let cash: Set<String> = ["atm", "withdrawal", "bargeld", "geldautomat", "bankautomat", "retrait", "prelievo"]
    private static let touched: Set<String> = ["contactless", "kontaktlos", "nfc", "paywave", "paypass"]
    private static let internet: Set<String> = ["online", "internet", "ecommerce", "www", "com"]
}
