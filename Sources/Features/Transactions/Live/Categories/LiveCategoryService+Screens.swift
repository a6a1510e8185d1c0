import Models
import ServiceKit
import Services
import Storage

extension LiveCategoryService {
    func countEntries() async throws -> [ID<Category>: Int] {
        try await context.read { connection in
            let household = context.household.id
            let balances = try BalanceRepository(connection, household: household).all()
            var counts: [ID<Category>: Int] = [:]
            for record in try LedgerAccountRepository(connection, household: household).all() where record.role == .category {
                let count = (balances[record.id] ?? []).reduce(0) { $0 + $1.entries }
                if count > 0 { counts[ID(rawValue: record.id.rawValue)] = count }
            }
            return counts
        }
    }

    func fetchDetail(id: ID<Category>) async throws -> CategoryDetail { try await context.read { try detail(id, $0) } }

    /// Reads a category's screen in one snapshot.
    func detail(_ id: ID<Category>, _ connection: Connection) throws -> CategoryDetail {
        let household = context.household.id
        guard let category = try LedgerAccountRepository(connection, household: household).find(LedgerAccountID(id))?.toCategory() else {
            throw ServiceError.notFound
        }
        let balances = try BalanceRepository(connection, household: household).all(of: LedgerAccountID(id))
        let page = try EntryRepository(connection, household: household).page(EntryQuery(category: id, limit: 5))
        let parts = try CategoryParentRepository(connection, household: household).all()
        return CategoryDetail(
            category: category, entries: balances.reduce(0) { $0 + $1.entries },
            rules: try RuleRepository(connection, household: household).all().filter { $0.category == id }.count,
            months: try months(of: category, connection), latest: Array(page.entries.prefix(5)), parent: parts.parent(of: id),
            hasParts: !parts.children(of: id).isEmpty)
    }

    /// The last 12 months, the current one last.
    private func months(of category: Category, _ connection: Connection) throws -> [MonthAmount] {
        let today = try context.today()
        let current = Month(of: today)
        let first = current.adding(months: -11)
        let byMonth = Dictionary(grouping: try flows(of: category, since: first, connection)) { Month(of: $0.day) }
        let totals = RateTotals(connection, household: context.household.id, in: context.household.currency, on: today)
        return try (0..<12).map { number in
            let month = first.adding(months: number)
            return MonthAmount(month: month, amount: try totals.total(of: byMonth[month] ?? []))
        }
    }

    /// The spending of a category, or its income: months in the household's currency, and days in other currencies, because each day has its rate.
    private func flows(of category: Category, since first: Month, _ connection: Connection) throws -> [DatedAmount] {
        let repository = FlowRepository(connection, household: context.household.id)
        let id = LedgerAccountID(category.id)
        var flows = try repository.months(of: id, since: first).map { flow in
            DatedAmount(day: flow.month.firstDay, amount: Money(minorUnits: flow.net, currency: flow.currency))
        }
        let others = Set(flows.map(\.amount.currency)).subtracting([context.household.currency])
        flows.removeAll { others.contains($0.amount.currency) }
        for currency in others {
            for (day, net) in try repository.days(of: id, in: currency, since: first.firstDay) {
                flows.append(DatedAmount(day: day, amount: Money(minorUnits: net, currency: currency)))
            }
        }
        guard category.class == .income else { return flows }
        return flows.map { DatedAmount(day: $0.day, amount: Money(minorUnits: 0 - $0.amount.minorUnits, currency: $0.amount.currency)) }
    }
}
