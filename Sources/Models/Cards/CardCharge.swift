/// The kind of a charge, as recognised from the bank's text.
package enum CardCharge: Hashable, Sendable {
    case purchase, withdrawal, online, contactless

    /// - Parameter text: the payee and the bank's own text.
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

    /// The limits that apply to the charge.
    package var limits: [CardLimits.Kind] {
        switch self {
        case .purchase: [.dailyPurchase]
        case .withdrawal: [.dailyWithdrawal]
        case .online: [.dailyPurchase, .online]
        case .contactless: [.dailyPurchase, .contactless]
        }
    }

    /// Words that banks use, folded.
    private static let cash: Set<String> = ["atm", "withdrawal", "bargeld", "geldautomat", "bankautomat", "retrait", "prelievo"]
    private static let touched: Set<String> = ["contactless", "kontaktlos", "nfc", "paywave", "paypass"]
    private static let internet: Set<String> = ["online", "internet", "ecommerce", "www", "com"]
}
