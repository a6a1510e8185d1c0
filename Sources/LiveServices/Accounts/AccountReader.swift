import Ledger
import Models
import Storage

/// Reads accounts with their balances in one snapshot.
struct AccountReader {
    private let ledgerAccounts: LedgerAccountRepository
    private let balances: BalanceRepository
    private let checkpoints: CheckpointRepository
    private let checks: CheckRepository

    init(_ connection: Connection, household: ID<Household>) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        balances = BalanceRepository(connection, household: household)
        checkpoints = CheckpointRepository(connection, household: household)
        checks = CheckRepository(connection, household: household)
    }

    /// All own accounts: the default account first, then by kind and name.
    func accounts() throws -> [Account] { Self.accounts(among: try ledgerAccounts.all()) }

    /// Own accounts among the household's ledger accounts, in the same order or by kind and name only.
    static func accounts(among ledgerAccounts: [LedgerAccountRecord], isDefaultFirst: Bool = true) -> [Account] {
        let order = Dictionary(AccountKind.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let keyed = ledgerAccounts.compactMap { $0.toAccount() }.map { account in
            (
                key: (isDefaultFirst && account.isDefault ? 0 : 1, order[account.kind] ?? 0, account.name.folded, account.id.rawValue),
                account: account
            )
        }
        return keyed.sorted { $0.key < $1.key }.map(\.account)
    }

    func summary(of account: Account) throws -> AccountSummary {
        try summary(of: account, holding: try balances.balance(of: LedgerAccountID(account.id), in: account.currency))
    }

    /// - Parameter balance: the account's balance in its currency.
    func summary(of account: Account, holding balance: AccountBalance) throws -> AccountSummary {
        AccountSummary(
            account: account, balance: balance,
            available: try Figure.nilOnOverflow { try balance.available(limit: account.limit) },
            difference: try Figure.nilOnOverflow { try difference(of: account) } ?? nil)
    }

    /// The booked balance at the end of a day, or now; nil if it does not fit 64 bits.
    func balance(of account: Account, at day: Day?) throws -> Money? {
        guard let day else { return try balances.balance(of: LedgerAccountID(account.id), in: account.currency).booked }
        return try Figure.nilOnOverflow { try balances.balance(of: LedgerAccountID(account.id), in: account.currency, at: day) }
    }

    /// The difference between the newest statement and the ledger. A reconciliation that closed its day has settled it.
    private func difference(of account: Account) throws -> StatementDifference? {
        guard let (day, amount) = try checkpoints.latest(account.id) else { return nil }
        let booked = try balances.balance(of: LedgerAccountID(account.id), in: account.currency, at: day)
        guard booked.minorUnits != amount else { return nil }
        if let closed = try checks.closedDay(of: account.id), day <= closed { return nil }
        return StatementDifference(day: day, stated: Money(minorUnits: amount, currency: account.currency), booked: booked)
    }
}
