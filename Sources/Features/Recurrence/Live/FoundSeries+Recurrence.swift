import Localization
import Models
import Recurrence
import RecurrenceModel
import Services

extension FoundSeries {
    /// A detected series, with its reasons in words.
    init(_ series: RecurringSeries, accountName: String) {
        var hash = StableHash()
        hash.combine(series.key)
        let currency = series.currency
        func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
        let cycle = BillingCycle.every(series.rhythm.every, series.rhythm.unit)
        let isStopped = series.state == .stopped
        self.init(
            id: ID(rawValue: Int64(hash.value & 0x7FFF_FFFF_FFFF_FFFF)), key: series.key, payee: series.payee, payeeKey: series.payeeKey,
            kind: series.kind, state: series.state, account: series.account, accountName: accountName, amount: money(series.amount),
            highest: series.highest.map(money), cycle: cycle, next: isStopped ? nil : series.next,
            nextFirst: isStopped ? nil : series.nextRange.lowerBound, nextLast: isStopped ? nil : series.nextRange.upperBound,
            confidence: series.confidence, reasons: series.reasons.map { Self.text($0, currency) },
            charges: series.charges.map { Charge(transaction: $0.id, day: $0.day, amount: money($0.amount)) },
            priceChanges: series.priceChanges.map { PriceStep(day: $0.day, from: money($0.from), to: money($0.to), every: cycle) })
    }

    private static func text(_ reason: RecurrenceReason, _ currency: Currency) -> LocalizedText {
        func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: currency) }
        return switch reason {
        case .charges(let count, let first, let last): "\(count) charges from \(first) to \(last)"
        case .rhythm(let rhythm): BillingCycle.every(rhythm.every, rhythm.unit).title
        case .sameAmount(let amount): "Always \(money(amount)) since the last change"
        case .amountsBetween(let low, let high): "Between \(money(low)) and \(money(high))"
        case .priceSteps(let count): .plural(count, one: "The price changed once", other: "The price changed \(count) times")
        case .skipped(let count): .plural(count, one: "1 cycle without a charge", other: "\(count) cycles without a charge")
        case .refunded(let count): .plural(count, one: "1 charge was paid back", other: "\(count) charges were paid back")
        case .sameMandate: "All charges use the same direct debit mandate"
        case .knownKind(let kind): text(kind)
        }
    }

    private static func text(_ kind: SeriesKind) -> LocalizedText {
        switch kind {
        case .subscription: "The payee or category is typical of a subscription"
        case .bill: "The payee or category is typical of a bill"
        case .obligation: "The payee or category is typical of rent, a loan or instalments"
        case .income: "The payee or category is typical of income"
        case .habit: "The payee or category is typical of everyday spending"
        case .order: "An own transfer or standing order"
        }
    }
}
