import Models

/// The kind of a charge, as recognised from the bank's text.
package enum CardCharge: Hashable, Sendable {
    case purchase, withdrawal, online, contactless

    /// - Parameter text: the payee and the bank's own text.
    package init(text: String) {
        let words = text.folded.split { !$0.isLetter && !$0.isNumber }
        func has(_ known: Set<String>) -> Bool { words.contains { known.contains(String($0)) } }
        if has(Self.withdrawalWords) {
            self = .withdrawal
        } else if has(Self.contactlessWords) {
            self = .contactless
        } else if has(Self.onlineWords) {
            self = .online
        } else {
            self = .purchase
        }
    }

    /// The limits that apply to the charge.
    var limits: [CardLimits.Kind] {
        switch self {
        case .purchase: [.dailyPurchase]
        case .withdrawal: [.dailyWithdrawal]
        case .online: [.dailyPurchase, .online]
        case .contactless: [.dailyPurchase, .contactless]
        }
    }

    /// Words that banks use, folded.
    private static let withdrawalWords: Set<String> = ["atm", "withdrawal", "bargeld", "geldautomat", "bankautomat", "retrait", "prelievo"]
    private static let contactlessWords: Set<String> = ["contactless", "kontaktlos", "nfc", "paywave", "paypass"]
    private static let onlineWords: Set<String> = ["online", "internet", "ecommerce", "www", "com"]
}
