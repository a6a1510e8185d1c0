import Ledger
import Models
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Reads a list of transactions in one snapshot: a page, or all of them, with count and sums.
struct TransactionListReader {
    private let connection: Connection
    private let household: ID<Household>
    private let records: [LedgerAccountRecord]
    private let account: Account?
    private let choices: TransactionListChoices
    private let query: EntryQuery
    private let repository: EntryRepository

    /// - Parameters:
    ///   - account: the account of the list; nil for all accounts.
    ///   - query: builds the query from the account and the choices.
    /// - Throws: `ServiceError.notFound`.
    init(
        _ connection: Connection, household: ID<Household>, account id: ID<Account>?,
        asking query: (Account?, TransactionListChoices) -> EntryQuery
    ) throws {
        self.connection = connection
        self.household = household
        records = try LedgerAccountRepository(connection, household: household).all()
        let accounts = AccountReader.accounts(among: records)
        account = try id.map { id in
            guard let account = accounts.first(where: { $0.id == id }) else { throw ServiceError.notFound }
            return account
        }
        choices = TransactionListChoices(
            accounts: accounts, categories: try CategoryReader(connection, household: household).categories(),
            tags: try TagRepository(connection, household: household).all(), reader: connection.reach.member)
        var query = query(account, choices)
        if let account { query.accounts = [account.id] }
        query.showsTransfersOnce = account == nil
        query.search = try TextRule.search(query.search)
        self.query = query
        repository = EntryRepository(connection, household: household)
    }

    /// All entries, newest first, pending ones on top; at most 5,000.
    func entries() throws -> [Entry] { try repository.selection(query, ledgerAccounts: records).page.entries }

    /// The transactions of all entries, each once.
    func transactions() throws -> [ID<Transaction>] { try entries().map(\.id).uniqued() }

    func list(_ order: EntryOrder, offset: Int) throws -> TransactionList {
        guard order == .newest else { return try sorted(order, offset: offset) }
        let page = try repository.page(query, ledgerAccounts: records)
        return TransactionList(
            account: account, choices: choices, page: page, daySums: try daySums(of: page),
            figures: query.after == nil ? try figures() : nil)
    }

    // MARK: - Private

    private func sorted(_ order: EntryOrder, offset: Int) throws -> TransactionList {
        let (found, sums) = try repository.selection(query, ledgerAccounts: records)
        let all = order.sorted(found.entries)
        let offset = min(max(offset, 0), all.count)
        let shown = Array(all[offset...].prefix(query.limit))
        return TransactionList(
            account: account, choices: choices,
            page: EntryPage(entries: shown, next: nil), nextOffset: offset + shown.count < all.count ? offset + shown.count : nil,
            figures: try figures(of: found, sums))
    }

    private func figures() throws -> EntryFigures {
        guard query.filtersByDaysOnly else {
            let (found, sums) = try repository.selection(query, ledgerAccounts: records)
            return try figures(of: found, sums)
        }
        let listed = choices.accounts.filter { connection.reach.opens($0.id) && (query.accounts.isEmpty || query.accounts.contains($0.id)) }
        let (count, isComplete) = try count(of: listed)
        return EntryFigures(
            count: count, isCountComplete: isComplete, sums: try totals(of: listed),
            movements: try movements(of: listed, areFew: isComplete && count <= Self.addedUp), areSumsComplete: true)
    }

    private func figures(of found: EntryPage, _ sums: EntrySums) throws -> EntryFigures {
        let isComplete = found.next == nil
        return EntryFigures(
            count: found.entries.count, isCountComplete: isComplete, sums: sums.sums,
            movements: try sums.flows.flatMap(MovementSummary(ledgerAccounts: records).movements), areSumsComplete: isComplete,
            lookedBackTo: isComplete ? nil : found.next?.day)
    }

    /// The stored number of entries of one account, else the number of entries that a page examines.
    private func count(of listed: [Account]) throws -> (Int, Bool) {
        if listed.count == 1, query.from == nil, query.until == nil {
            let balances = BalanceRepository(connection, household: household)
            return (try balances.balance(of: LedgerAccountID(listed[0].id), in: listed[0].currency).entries, true)
        }
        return try repository.count(query, ledgerAccounts: records)
    }

    /// The sums of completed entries by currency, from stored totals; nil if one is too large.
    private func totals(of listed: [Account]) throws -> [Money]? {
        let balances = BalanceRepository(connection, household: household)
        var sums: [Currency: Money] = [:]
        do {
            let last = try query.until.map { day in try balances.balances(listed.map { .init($0, at: day) }) }
            let before = try query.from.map { day in try balances.balances(listed.map { .init($0, at: day.adding(days: -1)) }) }
            let booked = last == nil ? try balances.all(of: listed.map { LedgerAccountID($0.id) }) : [:]
            for account in listed {
                let (id, currency) = (LedgerAccountID(account.id), account.currency)
                let end = last.map { $0[id] } ?? booked[id]?.first { $0.booked.currency == currency }?.booked
                let start = before?[id]
                let net = try (end ?? .zero(currency)) - (start ?? .zero(currency))
                sums[currency] = try (sums[currency] ?? .zero(currency)) + net
            }
        } catch MoneyError.overflow {
            return nil
        } catch StorageError.overflow {
            return nil
        }
        return sums.values.sorted { $0.currency < $1.currency }
    }

    /// How many transactions of chosen accounts are added up at most.
    private static let addedUp = 5_000

    /// What came in and what left: of all accounts from totals, of some of them from their transactions if there are not too many to add up.
    private func movements(of listed: [Account], areFew: Bool) throws -> EntryMovements? {
        let repository = EntryFlowRepository(connection, household: household)
        let flows = try Figure.nilOnOverflow { () -> [EntryFlowRepository.Flow]? in
            guard !query.accounts.isEmpty else { return try repository.all(from: query.from, until: query.until) }
            guard areFew else { return nil }
            let ids = Set(listed.map { LedgerAccountID($0.id) })
            return try ids.sorted().flatMap { id in
                try repository.flows(of: id, from: query.from, until: query.until).filter { !ids.contains($0.other) }
            }
        }
        guard let flows = flows ?? nil else { return nil }
        return try MovementSummary(ledgerAccounts: records).movements(flows)
    }

    /// Sums of the days at which the page is cut, from daily totals.
    private func daySums(of page: EntryPage) throws -> [Day: Money] {
        guard let account, query.filtersByDaysOnly else { return [:] }
        let flows = FlowRepository(connection, household: household)
        var sums: [Day: Money] = [:]
        for day in [query.after?.day, page.next?.day].compactMap(\.self) {
            let net = try flows.net(of: LedgerAccountID(account.id), in: account.currency, on: day)
            sums[day] = Money(minorUnits: net, currency: account.currency)
        }
        return sums
    }
}
