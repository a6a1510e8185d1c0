import Models

/// The days on which each amount was paid, in which the payment of a refund is looked up.
struct PaidDays {
    /// Days within which a payment can be paid back.
    private static let refundDays = 60

    /// In ascending order.
    private let days: [Int64: [Day]]

    init(_ charges: [RecurrenceCharge]) {
        days = Dictionary(grouping: charges, by: \.amount).mapValues { $0.map(\.day).sorted() }
    }

    /// Whether a refund pays back one of the payments: its amount, at most 60 days before.
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
