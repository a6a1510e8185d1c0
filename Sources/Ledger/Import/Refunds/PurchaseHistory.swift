import Models

/// The latest purchases from one payee.
struct PurchaseHistory {
    struct Purchase {
        var day: Day
        /// Above 0, in minor units.
        var amount: Int64
        var category: LedgerAccountID
    }

    private var purchases: [Purchase] = []

    private static let limit = 16
    /// The maximum number of days from a purchase to its refund.
    private static let days = 366

    mutating func add(_ purchase: Purchase) {
        if purchases.count == Self.limit { purchases.removeFirst() }
        purchases.append(purchase)
    }

    /// The category of a refund: that of the nearest earlier purchase of at least the amount; if words denote a refund, that of the nearest earlier
    /// purchase of any amount.
    func category(ofRefund amount: Int64, on day: Day, isSure: Bool) -> LedgerAccountID? {
        let earlier = purchases.filter { $0.day <= day && $0.day >= day.adding(days: -Self.days) }
        let nearest = earlier.filter { $0.amount >= amount }.max { $0.day < $1.day }
        return (nearest ?? (isSure ? earlier.max { $0.day < $1.day } : nil))?.category
    }
}
