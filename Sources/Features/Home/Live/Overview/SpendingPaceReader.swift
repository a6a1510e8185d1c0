import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Reads the spending of the current household month and of the last full ones, from totals of days.
struct SpendingPaceReader {
    let connection: Connection
    let household: Household
    let today: Day
    /// Converts into the household's currency.
    let totals: RateTotals

    /// The spending in categories of spending, less refunds. Amounts of other currencies are converted at the rates of the last day of their
    /// month, or of today if that is earlier.
    ///
    /// - Parameter begin: the first month of the ledger; nil without transactions.
    /// - Returns: nil if a sum does not fit 64 bits.
    func pace(since begin: Month?) throws -> SpendingPace? {
        let month = household.month(of: today)
        let past = (1...SpendingPace.months).map { month.adding(months: -$0) }.filter { month in begin.map { $0 <= month } ?? false }
        let first = household.days(of: past.last ?? month).lowerBound
        let flows = CategoryFlowRepository(connection, household: household.id)
        return try Figure.nilOnOverflow {
            let (spending, leftOut) = try converted(flows.spending(from: first, through: today))
            return try SpendingPace(
                days: household.days(of: month), through: today, spending: spending, past: past.map { household.days(of: $0) },
                in: household.currency, leftOut: leftOut.sorted())
        }
    }

    private func converted(_ flows: [(day: Day, spent: Money)]) throws -> ([Day: Int128], Set<Currency>) {
        var conversions: [Month: CurrencyConversion] = [:]
        let others = Set(flows.map(\.spent.currency)).subtracting([household.currency])
        var spending: [Day: Int128] = [:]
        var leftOut: Set<Currency> = []
        for (day, spent) in flows {
            guard spent.currency != household.currency else {
                spending[day, default: 0] += Int128(spent.minorUnits)
                continue
            }
            let month = household.month(of: day)
            let conversion = try conversions[month] ?? totals.conversion(of: others, on: min(household.days(of: month).upperBound, today))
            conversions[month] = conversion
            let total = conversion.knownTotal(of: [spent])
            leftOut.formUnion(total.leftOut + total.tooLarge)
            spending[day, default: 0] += Int128(total.total.minorUnits)
        }
        return (spending, leftOut)
    }
}
