import Models

@testable import Recurrence

/// What a generator knows of a series: detection has to find exactly this.
struct ExpectedSeries {
    var kind: SeriesKind
    var rhythm: Rhythm
    /// The last price.
    var amount: Int64
    var isVarying: Bool
    /// The next charge without jitter.
    var next: Day
    var isStopped: Bool
    var steps: [RecurringSeries.PriceChange]
    var charges: Set<ID<Transaction>>
}

/// The transactions of a household, and what recurs in them.
struct GeneratedHistory {
    var today: Day
    let currency: Currency
    var charges: [RecurrenceCharge] = []
    var expected: [ExpectedSeries] = []
    private var count: Int64 = 0

    init(today: Day, currency: Currency) {
        self.today = today
        self.currency = currency
    }

    @discardableResult
    mutating func add(
        _ payee: String, _ day: Day, _ amount: Int64, memo: String = "", mandate: String = "", category: StandardCategory? = nil
    ) -> ID<Transaction> {
        count += 1
        let charge = RecurrenceCharge(
            id: ID(rawValue: count), day: day, amount: amount, currency: currency, account: ID(rawValue: 1), payee: payee, memo: memo,
            mandate: mandate, category: category)
        charges.append(charge)
        return charge.id
    }

    /// What detection finds, payee by payee.
    var found: [RecurringSeries] {
        let groups = Dictionary(grouping: charges.filter { $0.day <= today }) { PayeeKey.key($0.payee) }
        return groups.sorted { $0.key < $1.key }.flatMap { RecurrenceDetector(today: today).series(payeeKey: $0.key, $0.value) }
    }
}
