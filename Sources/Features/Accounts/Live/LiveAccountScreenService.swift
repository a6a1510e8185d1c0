import AccountsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Loads whole account screens, each in one snapshot.
struct LiveAccountScreenService: AccountScreenServiceProtocol {
    let context: ServiceContext

    // MARK: - List

    func fetchList(includingArchived: Bool) async throws -> AccountList {
        try await context.read { connection in
            let household = context.household
            let reader = AccountReader(connection, household: household.id)
            let summaries = try reader.summaries(of: reader.accounts().filter { includingArchived || !$0.isArchived })
            let totals = RateTotals(connection, household: household.id, in: household.currency, on: try context.today())
            let trends = try AccountTrends(FlowRepository(connection, household: household.id), today: try context.today())
            return AccountList(
                accounts: summaries, total: try totals.total(of: summaries.map(\.balance.booked)),
                trends: Dictionary(
                    try summaries.compactMap { summary in try trends.trend(of: summary).map { (summary.account.id, $0) } },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    // MARK: - Detail

    func fetchDetail(id: ID<Account>, days: Int) async throws -> AccountDetail {
        try await context.read { try detail(id, days: days, $0) }
    }

    /// Reads the account detail in one snapshot.
    func detail(_ id: ID<Account>, days: Int, _ connection: Connection) throws -> AccountDetail {
        let household = context.household.id
        let account = try account(id, connection)
        let summary = try AccountReader(connection, household: household).summary(of: account)
        let line = try Figure.nilOnOverflow {
            try BalanceHistory(
                of: account, booked: summary.balance.booked, flows: FlowRepository(connection, household: household),
                today: try context.today(), days: days)
        }
        let latest = try EntryRepository(connection, household: household).page(EntryQuery(account: id, limit: Self.listed)).entries
        return AccountDetail(
            summary: summary, history: line?.history ?? [], projection: try projection(of: account, connection),
            months: try months(of: account, connection),
            latest: Array(latest.prefix(Self.listed)),
            closedUntil: try CheckRepository(connection, household: household).closedDay(of: id),
            lastStatementDay: try CheckpointRepository(connection, household: household).lastStatementDay(of: id))
    }

    // MARK: - Statement

    func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement {
        guard month <= Month(of: try context.today()) else { throw ServiceError.rule(.accountStatementMonthAhead) }
        return try await context.read { try statement(id, month, $0) }
    }

    /// Reads a month's statement in one snapshot.
    func statement(_ id: ID<Account>, _ month: Month, _ connection: Connection) throws -> MonthStatement {
        let household = context.household.id
        let account = try account(id, connection)
        let today = try context.today()
        let firstMonth = try FlowRepository(connection, household: household).firstMonth(of: LedgerAccountID(id), in: account.currency)
        let current = Month(of: today)
        guard min(firstMonth ?? current, current) <= month else {
            guard let firstMonth else { throw ServiceError.rule(.accountStatementEmpty(account.name)) }
            throw ServiceError.rule(.accountStatementTooEarly(account.name, from: firstMonth))
        }
        let dayBefore = try TextRule.day(month.previous.lastDay)
        let opening = try Figure.nilOnOverflow {
            try BalanceRepository(connection, household: household).balance(of: LedgerAccountID(id), in: account.currency, at: dayBefore)
        }
        var statement = MonthStatement(
            account: account, month: month, opening: opening, closing: opening, moneyIn: .zero(account.currency),
            moneyOut: .zero(account.currency), entries: [], firstMonth: firstMonth)
        var query = EntryQuery(account: id, from: month.firstDay, until: min(month.lastDay, today), limit: 500)
        repeat {
            let page = try EntryRepository(connection, household: household).page(query)
            statement.entries += page.entries.filter { $0.status == .completed }
            query.after = page.next
        } while query.after != nil
        statement.entries.reverse()
        for entry in statement.entries {
            statement.closing = try Figure.sum(statement.closing, entry.amount)
            if entry.amount.isNegative {
                statement.moneyOut = try Figure.sum(statement.moneyOut, -entry.amount)
            } else {
                statement.moneyIn = try Figure.sum(statement.moneyIn, entry.amount)
            }
        }
        return statement
    }

    // MARK: - Private

    /// Number of newest entries in the detail.
    private static let listed = 20

    /// The days ahead that the detail shows.
    private static let daysAhead = 30

    /// The forecast from tomorrow on; empty if nothing changes, for an archived account, and if it does not fit 64 bits.
    private func projection(of account: Account, _ connection: Connection) throws -> [DatedAmount] {
        guard !account.isArchived else { return [] }
        return try context.modules.balanceForecasting.flatMap {
            try $0.balances(of: account, days: Self.daysAhead, in: context, on: connection)
        }
    }

    /// What came in and went out by month; empty if the member sees only the balance, of which it is not a part.
    private func months(of account: Account, _ connection: Connection) throws -> [AccountMonth] {
        guard !account.showsOnlyBalance(to: context.member) else { return [] }
        return try AccountMonths(flows: FlowRepository(connection, household: context.household.id), today: try context.today())
            .months(of: account)
    }

    private func account(_ id: ID<Account>, _ connection: Connection) throws -> Account {
        guard let account = try LedgerAccountRepository(connection, household: context.household.id).find(LedgerAccountID(id))?.toAccount()
        else {
            throw ServiceError.notFound
        }
        return account
    }
}
