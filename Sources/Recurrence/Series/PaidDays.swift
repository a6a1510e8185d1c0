import Models

/// The days on which each amount was paid, to find the payment of a refund.
struct PaidDays {
    /// The number of days within which a payment can be refunded.
    private static let refundDays = 60

    /// In ascending order.
    private let days: [Int64: [Day]]

    init(_ charges: [RecurrenceCharge]) {
        days = Dictionary(grouping: charges, by: \.amount).mapValues { $0.map(\.day).sorted() }
    }

    /// Whether a refund belongs to one of the payments: of the same amount, at most 60 days before.
    func contain(paymentOf refund: RecurrenceCharge) -> Bool {
        guard let days = days[-refund.amount] else { return false }
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if days[middle] <= refund.day { low = middle + 1 } else { high = middle }
        }
        // The last payment up to the day of the refund.
        return low > 0 && days[low - 1].distance(to: refund.day) <= Self.refundDays
    }
}
