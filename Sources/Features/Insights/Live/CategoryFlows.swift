import Models
import ServiceKit
import Storage

/// The net flows of some categories of income and spending, in the household's currency, from totals of months and days: its cost does not grow with
/// the number of transactions.
struct CategoryFlows {
    struct Key: Hashable {
        var category: ID<Models.Category>
        /// The household month; nil if the flows are not divided by months.
        var month: Month?
    }

    /// In minor units; keys without transactions are missing.
    private(set) var nets: [Key: Int128] = [:]

    private let household: Household
    private let converter: FlowConverter
    private let byMonth: Bool
    private let categories: Set<ID<Models.Category>>

    /// - Parameters:
    ///   - categories: the included categories; the amounts of others are not converted, so their currencies need no rate.
    ///   - byMonth: whether they are divided by household months.
    init(
        _ connection: Connection, household: Household, _ days: ClosedRange<Day>, of categories: Set<ID<Models.Category>>, byMonth: Bool,
        converter: FlowConverter
    ) throws {
        self.household = household
        self.converter = converter
        self.byMonth = byMonth
        self.categories = categories
        let totals = CategoryTotalRepository(connection, household: household.id)
        let currency = household.currency
        let whole = byMonth && !household.hasCalendarMonths ? nil : Self.wholeMonths(of: days)
        if let whole {
            for flow in try totals.months(whole, in: currency) { try add(flow) }
            if days.lowerBound < whole.lowerBound.firstDay {
                for flow in try totals.days(days.lowerBound...whole.lowerBound.firstDay.adding(days: -1), in: currency) { try add(flow) }
            }
            if whole.upperBound.lastDay < days.upperBound {
                for flow in try totals.days(whole.upperBound.next.firstDay...days.upperBound, in: currency) { try add(flow) }
            }
        } else {
            for flow in try totals.days(days, in: currency) { try add(flow) }
        }
        for flow in try totals.days(days, notIn: currency) { try add(flow) }
    }

    /// The net of a category over all days, in minor units.
    func net(of category: ID<Models.Category>) -> Int128 { nets[Key(category: category)] ?? 0 }

    /// The first and the last month with transactions; nil without any, or if the flows are not divided by months.
    var months: ClosedRange<Month>? {
        let months = nets.keys.compactMap(\.month)
        guard let first = months.min(), let last = months.max() else { return nil }
        return first...last
    }

    /// The calendar months that are whole among some days; nil if there are none.
    private static func wholeMonths(of days: ClosedRange<Day>) -> ClosedRange<Month>? {
        var (first, last) = (Month(of: days.lowerBound), Month(of: days.upperBound))
        if first.firstDay < days.lowerBound { first = first.next }
        if days.upperBound < last.lastDay { last = last.previous }
        return first <= last ? first...last : nil
    }

    private mutating func add(_ flow: CategoryFlowRepository.Flow) throws {
        guard categories.contains(flow.category) else { return }
        let key = Key(category: flow.category, month: byMonth ? household.month(of: flow.day) : nil)
        nets[key, default: 0] += Int128(try converter.units(of: flow.net, on: flow.day))
    }
}
