import Models
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
            months: try months(of: category, connection), latest: Array(page.entries.prefix(5)), whole: parts.whole(of: id),
            hasParts: !parts.parts(of: id).isEmpty)
    }

    /// The last 12 months, the current one last.
    private func months(of category: Category, _ connection: Connection) throws -> [MonthAmount] {
        let today = try context.today()
        let current = Month(of: today)
        let first = current.adding(months: -11)
        let flows = try FlowRepository(connection, household: context.household.id).months(of: LedgerAccountID(category.id), since: first)
        let byMonth = Dictionary(grouping: flows, by: \.month)
        let totals = RateTotals(connection, household: context.household.id, in: context.household.currency, on: today)
        return try (0..<12).map { number in
            let month = first.adding(months: number)
            // Amounts posted to a category left the household.
            let amounts = (byMonth[month] ?? []).map { flow in
                Money(minorUnits: category.class == .income ? 0 - flow.net : flow.net, currency: flow.currency)
            }
            return MonthAmount(month: month, amount: try totals.total(of: amounts, on: min(month.lastDay, today)))
        }
    }
}
