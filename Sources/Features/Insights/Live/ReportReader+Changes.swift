import InsightsModel
import Models
import ServiceKit
import Services
import Storage

extension ReportReader {
    /// The categories of income and spending with a significant change.
    ///
    /// - Parameter withEntries: whether the largest transactions of each are read.
    /// - Throws: `MoneyError.overflow`.
    func changes(_ days: ClosedRange<Day>, comparison: ReportComparison, withEntries: Bool) throws -> ChangeReport {
        let converter = converter()
        let previousDays = comparison.days(before: days, in: household)
        let counted = Set(categories.keys)
        let current = try CategoryFlows(connection, household: household, days, of: counted, byMonth: false, converter: converter)
        let earlier = try CategoryFlows(connection, household: household, previousDays, of: counted, byMonth: false, converter: converter)
        var changes: [CategoryChange] = []
        for kind in [ReportKind.spending, .income] {
            let own = categories.values.filter { kind.classes.contains($0.class) }
            let previousTotal = own.reduce(Int128(0)) { $0 + earlier.net(of: $1.id) * kind.sign }
            for category in own {
                let amount = try money(current.net(of: category.id) * kind.sign)
                let previous = try money(earlier.net(of: category.id) * kind.sign)
                let change = SpendingChange(
                    amount: amount.minorUnits, previous: previous.minorUnits, previousTotal: try money(previousTotal).minorUnits)
                if let change { changes.append(CategoryChange(category: category, change: change, amount: amount, previous: previous)) }
            }
        }
        changes.sort { Self.order($0) < Self.order($1) }
        changes = Array(changes.prefix(Self.most))
        if withEntries {
            for index in changes.indices {
                changes[index].entries = try entries(
                    of: changes[index].category, changes[index].isOfPrevious ? previousDays : days, converter)
            }
        }
        return ChangeReport(days: days, previousDays: previousDays, changes: changes, leftOut: converter.leftOut.sorted())
    }

    /// The maximum number of changes, and of transactions of each.
    private static let most = 8
    private static let mostEntries = 3

    private static func order(_ change: CategoryChange) -> (Int128, Int64) {
        let difference = (Int128(change.amount.minorUnits) - Int128(change.previous.minorUnits)).magnitude
        return (-Int128(difference), change.category.id.rawValue)
    }

    private func entries(
        of category: Models.Category, _ days: ClosedRange<Day>, _ converter: FlowConverter
    ) throws -> [CategoryChange.Entry] {
        let repository = LargestTransactionRepository(connection, household: household.id)
        let balances = try BalanceRepository(connection, household: household.id).all(of: LedgerAccountID(category.id))
        var found: [(units: Int64, entry: CategoryChange.Entry)] = []
        for currency in balances.map(\.booked.currency) {
            let parts = try repository.parts(
                of: category.id, days, leaving: category.class == .income, in: currency, limit: Self.mostEntries)
            for part in parts {
                let amount = Money(minorUnits: abs(part.amount.minorUnits), currency: currency)
                found.append(
                    (
                        try converter.units(of: amount, on: part.day),
                        CategoryChange.Entry(id: part.group, day: part.day, payee: part.payee, amount: amount)
                    ))
            }
        }
        return found.sorted { ($1.units, $0.entry.id) < ($0.units, $1.entry.id) }.prefix(Self.mostEntries).map(\.entry)
    }
}
