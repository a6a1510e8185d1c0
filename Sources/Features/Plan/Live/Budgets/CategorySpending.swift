import Models
import ServiceKit
import Services
import Storage

/// The spending by category in some household months, from totals of months or days: its cost does not grow with the number of transactions.
///
/// Amounts of other currencies than the wanted one are converted at the rate of their day, or of today if that is earlier.
final class CategorySpending {
    private struct Key: Hashable {
        var category: ID<Models.Category>
        var month: Month
    }

    /// Currencies without a rate, whose amounts are left out.
    var leftOut: Set<Currency> { converters.values.reduce(into: []) { $0.formUnion($1.leftOut) } }
    /// Whether an amount was converted.
    var isConverted: Bool { converters.values.contains(where: \.isConverted) }
    private let connection: Connection
    private let household: Household
    private let today: Day
    /// The sums of each currency.
    private var sums: [Key: [Currency: Int128]] = [:]
    /// The amounts of each day; empty if no amount has to be converted.
    private var days: [Key: [CategoryFlowRepository.Flow]] = [:]
    private var converters: [Currency: FlowConverter] = [:]

    /// - Parameters:
    ///   - currencies: the currencies in which amounts will be requested.
    init(
        _ connection: Connection, household: Household, from first: Month, through last: Month, in currencies: Set<Currency>, today: Day
    ) throws {
        self.connection = connection
        self.household = household
        self.today = today
        let flows = CategoryFlowRepository(connection, household: household.id)
        if household.hasCalendarMonths {
            let months = try flows.months(from: first, through: last)
            if currencies.union(months.map(\.net.currency)).count <= 1 {
                for flow in months { add(flow) }
                return
            }
        }
        for flow in try flows.days(from: household.days(of: first).lowerBound, through: household.days(of: last).upperBound) {
            add(flow)
            days[Key(category: flow.category, month: household.month(of: flow.day)), default: []].append(flow)
        }
    }

    /// The spending in some categories, less refunds.
    ///
    /// - Throws: `MoneyError.overflow`.
    func spent(in categories: [ID<Models.Category>], _ months: ClosedRange<Month>, in currency: Currency) throws -> Money {
        var sum: Int128 = 0
        for category in categories {
            for number in months.lowerBound.number...months.upperBound.number {
                let key = Key(category: category, month: Month(number: number))
                guard let amounts = sums[key] else { continue }
                sum += amounts[currency] ?? 0
                for flow in foreign(key, to: currency) { sum += Int128(try converter(into: currency).units(of: flow.net, on: flow.day)) }
            }
        }
        guard let units = Int64(exactly: sum) else { throw MoneyError.overflow }
        return Money(minorUnits: units, currency: currency)
    }

    /// The currencies that the spending of some categories omits.
    func leftOut(of categories: [ID<Models.Category>], _ months: ClosedRange<Month>, in currency: Currency) throws -> [Currency] {
        var leftOut: Set<Currency> = []
        for category in categories {
            for number in months.lowerBound.number...months.upperBound.number {
                for flow in foreign(Key(category: category, month: Month(number: number)), to: currency)
                where !leftOut.contains(flow.net.currency) {
                    if try converter(into: currency).isMissingRate(flow.net, on: flow.day) { leftOut.insert(flow.net.currency) }
                }
            }
        }
        return leftOut.sorted()
    }

    /// The total of amounts at the rates of a day.
    func total(of amounts: [Money], in currency: Currency, on day: Day) throws -> Money {
        try converter(into: currency).total(of: amounts, on: day).total
    }

    /// The total of amounts at the rates of their days.
    ///
    /// - Throws: `MoneyError.overflow`.
    func total(of flows: [CategoryFlowRepository.Flow], in currency: Currency) throws -> Money {
        let sum = try flows.reduce(into: Int128(0)) { $0 += Int128(try converter(into: currency).units(of: $1.net, on: $1.day)) }
        guard let units = Int64(exactly: sum) else { throw MoneyError.overflow }
        return Money(minorUnits: units, currency: currency)
    }

    // MARK: - Private

    /// The amounts of days in other currencies than the wanted one.
    private func foreign(_ key: Key, to currency: Currency) -> [CategoryFlowRepository.Flow] {
        guard let amounts = sums[key], amounts.count > 1 || amounts[currency] == nil else { return [] }
        return (days[key] ?? []).filter { $0.net.currency != currency && !$0.net.isZero }
    }

    private func add(_ flow: CategoryFlowRepository.Flow) {
        let key = Key(category: flow.category, month: household.month(of: flow.day))
        sums[key, default: [:]][flow.net.currency, default: 0] += Int128(flow.net.minorUnits)
    }

    private func converter(into currency: Currency) -> FlowConverter {
        if let known = converters[currency] { return known }
        let converter = FlowConverter(connection, household: household.id, into: currency, today: today)
        converters[currency] = converter
        return converter
    }
}
