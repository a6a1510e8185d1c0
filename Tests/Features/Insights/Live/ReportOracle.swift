import AccountsModel
import InsightsModel
import Models
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Reports computed from what `hledger` reads of a household's journal: amounts in euros are added up, those in US dollars converted by day,
/// those in other currencies named.
struct ReportOracle {

    /// An amount that came into a category.
    struct Part {
        var key: String
        /// `Expenses:Dining`.
        var category: String
        var day: Day
        var currency: String
        var units: Int64
    }

    struct Figures: Equatable {
        /// Without those that are zero.
        var rows: [String: Int64] = [:]
        var total: Int64 = 0
        var leftOut: Set<String> = []
    }

    let household: Household
    let today: Day
    /// Of US dollars in euros.
    let rates: [ExchangeRate]

    init(_ plan: ReportHousehold) async throws {
        household = plan.household
        today = TestHousehold.today
        rates = try await plan.services.rates().fetchRates(limit: 100).filter { $0.base.code == "USD" }
    }

    /// The figures of parts that are already those of the rows.
    func figures(_ parts: [Part], _ kind: ReportKind, _ days: ClosedRange<Day>, without excluded: Set<String> = []) throws -> Figures {
        struct Group: Hashable {
            var key: String
            var category: String
            var day: Day
            var currency: String
        }
        var sums: [Group: Int64] = [:]
        for part in parts where days.contains(part.day) && counts(part.category, kind) && !excluded.contains(name(part.category)) {
            sums[Group(key: part.key, category: part.category, day: part.day, currency: part.currency), default: 0] += part.units
        }
        var figures = Figures()
        for (group, units) in sums where units != 0 {
            guard let converted = try converted(units, group.currency, on: group.day) else {
                figures.leftOut.insert(group.currency)
                continue
            }
            let amount = kind == .spending ? converted : -converted
            figures.rows[group.key, default: 0] += amount
            figures.total += amount
        }
        figures.rows = figures.rows.filter { $0.value != 0 }
        return figures
    }

    /// An amount of a day in euros, rounded half to even; nil without a rate.
    func converted(_ units: Int64, _ currency: String, on day: Day) throws -> Int64? {
        if currency == "EUR" { return units }
        guard currency == "USD" else { return nil }
        guard let rate = rates.filter({ $0.day <= min(day, today) }).max(by: { $0.day < $1.day }) else { return nil }
        var divisor: Int64 = 1
        for _ in 0..<rate.rate.scale { divisor *= 10 }
        let product = abs(units) * rate.rate.mantissa
        let (quotient, rest) = product.quotientAndRemainder(dividingBy: divisor)
        let isUp = 2 * rest > divisor || (2 * rest == divisor && quotient % 2 == 1)
        return (units < 0 ? -1 : 1) * (quotient + (isUp ? 1 : 0))
    }

    func name(_ account: String) -> String { String(account.split(separator: ":").last ?? "") }

    func monthKey(of day: Day) -> String { household.month(of: day).description }

    /// The month beside which an earlier one stands, as far from the first one, and not after the last one.
    func monthKey(beside key: String, _ previousDays: ClosedRange<Day>, _ days: ClosedRange<Day>) -> String {
        let first = household.month(of: days.lowerBound)
        let place = Int(month(key).number - household.month(of: previousDays.lowerBound).number)
        return min(first.adding(months: place), household.month(of: days.upperBound)).description
    }

    private func counts(_ category: String, _ kind: ReportKind) -> Bool {
        kind.classes.contains { category.hasPrefix($0 == .income ? "Income:" : "Expenses:") }
    }
}

extension ReportOracle {

    /// The parts of every grouping, by `hledger balance`, `register`, `print` and `balance tag:`.
    func parts(_ journal: HledgerJournal) throws -> [ReportGrouping: [Part]] {
        let days = ReportHousehold.begin...day("2026-07-31")
        let classes = ["^Expenses", "^Income"]
        let daily = try journal.daily(days, classes)
        var parts: [ReportGrouping: [Part]] = [:]
        parts[.category] = daily.map { part($0, key: name($0.account)) }
        parts[.month] = daily.map { part($0, key: monthKey(of: $0.day)) }
        parts[.payee] = try journal.register(classes).map { part($0.amount, key: $0.description) }
        parts[.account] = try journal.postings().map { part($0.amount, key: name($0.other)) }
        var tagged = try journal.daily(days, classes + ["not:tag:tags"]).map { part($0, key: "") }
        for tag in ReportHousehold.tags {
            tagged += try journal.daily(days, classes + ["tag:tags=(^| )\(tag)( |$)"]).map { part($0, key: tag) }
        }
        parts[.tag] = tagged
        return parts
    }

    private func part(_ amount: HledgerJournal.Amount, key: String) -> Part {
        Part(key: key, category: amount.account, day: amount.day, currency: amount.currency, units: amount.units)
    }
}
