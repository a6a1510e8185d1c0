import Ledger
package import Models
import Services
package import Storage

/// Reads accounts with their balances in one snapshot.
package struct AccountReader {
    private let ledgerAccounts: LedgerAccountRepository
    private let balances: BalanceRepository
    private let checkpoints: CheckpointRepository
    private let checks: CheckRepository
    private let members: MemberRepository
    private let reach: Reach

    package init(_ connection: Connection, household: ID<Household>) {
        reach = connection.reach
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        balances = BalanceRepository(connection, household: household)
        checkpoints = CheckpointRepository(connection, household: household)
        checks = CheckRepository(connection, household: household)
        members = MemberRepository(connection, household: household)
    }

    /// All own accounts: the default account first, then by kind and name.
    package func accounts() throws -> [Account] { Self.accounts(among: try ledgerAccounts.all()) }

    /// Own accounts among the household's ledger accounts, in the same order or by kind and name only.
    package static func accounts(among ledgerAccounts: [LedgerAccountRecord], isDefaultFirst: Bool = true) -> [Account] {
        let order = Dictionary(AccountKind.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let keyed = ledgerAccounts.compactMap { $0.toAccount() }.map { account in
            (
                key: (isDefaultFirst && account.isDefault ? 0 : 1, order[account.kind] ?? 0, account.name.folded, account.id.rawValue),
                account: account
            )
        }
        return keyed.sorted { $0.key < $1.key }.map(\.account)
    }

    /// Those of some accounts that a form offers: not archived, and with entries that the reader sees.
    package static func usable(_ accounts: [Account], for reach: Reach) -> [Account] {
        accounts.filter { !$0.isArchived && reach.opens($0.id) }
    }

    package func summary(of account: Account) throws -> AccountSummary {
        guard let summary = try summaries(of: [account]).first else { throw ServiceError.notFound }
        return summary
    }

    /// The summaries of accounts, in their order; with as many statements for many accounts as for one, and one more if any belongs to a member.
    package func summaries(of accounts: [Account]) throws -> [AccountSummary] {
        let held = try balances.all(of: accounts.map { LedgerAccountID($0.id) })
        let differences = try differences(of: accounts)
        let isDivided = accounts.contains { $0.owner != nil }
        let names = try isDivided ? members.names() : [:]
        return try accounts.map { account in
            let balance = Self.balance(of: account, among: held)
            return AccountSummary(
                account: account, balance: balance, available: try Figure.nilOnOverflow { try balance.available(limit: account.limit) },
                difference: differences[account.id], ownerName: account.owner.flatMap { names[$0] },
                showsEntries: reach.opens(account.id))
        }
    }

    /// The booked balances at the end of a day, or now; those that do not fit 64 bits are missing.
    package func balances(of accounts: [Account], at day: Day?) throws -> [ID<Account>: Money] {
        if let day { return try booked(accounts.map { ($0, day) }) }
        let held = try balances.all(of: accounts.map { LedgerAccountID($0.id) })
        return Dictionary(accounts.map { ($0.id, Self.balance(of: $0, among: held).booked) }, uniquingKeysWith: { first, _ in first })
    }

    private static func balance(of account: Account, among held: [LedgerAccountID: [AccountBalance]]) -> AccountBalance {
        held[LedgerAccountID(account.id)]?.first { $0.booked.currency == account.currency }
            ?? AccountBalance(booked: .zero(account.currency), pendingOut: .zero(account.currency), entries: 0)
    }

    /// The booked balances of accounts, each at the end of a day; those that do not fit 64 bits are missing.
    private func booked(_ dated: [(account: Account, day: Day)]) throws -> [ID<Account>: Money] {
        let queries = dated.map { BalanceRepository.Query($0.account, at: $0.day) }
        var found = try Figure.nilOnOverflow { try balances.balances(queries) }
        if found == nil {
            // One of them does not fit, which does not concern the others.
            found = [:]
            for query in queries {
                found?[query.ledgerAccount] = try Figure.nilOnOverflow { try balances.balances([query])[query.ledgerAccount] } ?? nil
            }
        }
        return Dictionary((found ?? [:]).map { (ID(rawValue: $0.rawValue), $1) }, uniquingKeysWith: { first, _ in first })
    }

    /// The differences between the newest statements and the ledger. A reconciliation that closed its day has settled one.
    private func differences(of accounts: [Account]) throws -> [ID<Account>: StatementDifference] {
        let stated = try checkpoints.latest(of: accounts.map(\.id))
        let booked = try booked(accounts.compactMap { account in stated[account.id].map { (account, $0.day) } })
        var differences: [ID<Account>: StatementDifference] = [:]
        for account in accounts {
            guard let (day, amount) = stated[account.id], let sum = booked[account.id], sum.minorUnits != amount else { continue }
            differences[account.id] = StatementDifference(
                day: day, stated: Money(minorUnits: amount, currency: account.currency), booked: sum)
        }
        let closed = try checks.closedDays(of: differences.keys)
        return differences.filter { account, difference in closed[account].map { difference.day > $0 } ?? true }
    }
}
