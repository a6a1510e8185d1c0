import Ledger
import Models
import PeopleLive
import ServiceKit
import Services
import Storage
import TransactionsModel

/// Loads whole transaction screens, each in one snapshot.
struct LiveTransactionScreenService: TransactionScreenServiceProtocol {
    let context: ServiceContext

    func fetchList(
        account: ID<Account>?, order: EntryOrder, offset: Int, asking query: @Sendable (Account?, TransactionListChoices) -> EntryQuery
    ) async throws -> TransactionList {
        try await context.read { connection in
            var list = try TransactionListReader(connection, household: context.household.id, account: account, asking: query).list(
                order, offset: offset)
            if account == nil {
                list.overview = try TransactionOverviewReader(connection, household: context.household, today: try context.today())
                    .overview(of: list.choices.accounts)
            }
            return list
        }
    }

    func fetchSelection(
        account: ID<Account>?, asking query: @Sendable (Account?, TransactionListChoices) -> EntryQuery
    ) async throws -> TransactionDetails {
        try await context.read { connection in
            let ids = try TransactionListReader(connection, household: context.household.id, account: account, asking: query).transactions()
            return try details(of: ids, connection)
        }
    }

    func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails {
        try await context.read { try details(of: ids, $0) }
    }

    private func details(of ids: [ID<Transaction>], _ connection: Connection) throws -> TransactionDetails {
        let household = context.household.id
        let found = try TransactionRepository(connection, household: household).groups(ids)
        let groups = try ids.map { id in
            guard let group = found[id] else { throw ServiceError.notFound }
            return group
        }
        let attachments: [ID<Transaction>: [AttachmentRecord]] = try AttachmentRepository(connection, household: household).all(of: ids)
        let people = PeopleReader(connection, household: household)
        let receivables = try people.receivables(of: groups)
        return TransactionDetails(
            groups: groups, accounts: try AccountReader(connection, household: household).accounts(),
            categories: try CategoryReader(connection, household: household).categories(),
            attachments: try ids.flatMap { attachments[$0] ?? [] }.map { try $0.toAttachment() },
            shared: try people.parts(of: groups, receivables: receivables), receivables: receivables,
            privateAccounts: try privateAccounts(connection),
            origin: try groups.count == 1
                ? groups.first.map {
                    try TransactionOriginReader(connection, household: household, timeZone: context.household.timeZone).origin(of: $0)
                } : nil)
    }

    /// The private accounts of other members that are the other side of a transaction the member sees.
    private func privateAccounts(_ connection: Connection) throws -> Set<LedgerAccountID> {
        guard context.household.isDivided else { return [] }
        let ledgerAccounts = try LedgerAccountRepository(connection, household: context.household.id).all()
        return Set(ledgerAccounts.filter { $0.role == .private }.map(\.id))
    }

    func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction {
        try await context.read { connection in
            let household = context.household.id
            let accounts = try AccountReader(connection, household: household).accounts().filter { connection.reach.opens($0.id) }
            // The default account comes first.
            guard let asked = accounts.first(where: { own in account.map { own.id == $0 } ?? !own.isArchived }) else {
                throw ServiceError.notFound
            }
            let newest = try EntryRepository(connection, household: household).page(
                EntryQuery(account: asked.id, limit: NewTransaction.payeeEntryLimit))
            return NewTransaction(
                account: asked, accounts: accounts, categories: try CategoryReader(connection, household: household).categories(),
                payees: NewTransaction.payees(of: newest.entries), copy: try copying.map { try draft(from: $0, connection) })
        }
    }

    func fetchCategory(of payee: String, isIncome: Bool) async throws -> ID<Models.Category>? {
        let payee = try TextRule.payee(payee)
        return try await context.read { connection in
            let household = context.household.id
            guard let known = try PayeeRepository(connection, household: household).find(payee),
                let category = isIncome ? known.incomeCategory : known.spendingCategory,
                let record = try LedgerAccountRepository(connection, household: household).find(LedgerAccountID(category)),
                record.role == .category, !record.isArchived
            else { return nil }
            return category
        }
    }

    private func draft(from id: ID<Transaction>, _ connection: Connection) throws -> TransactionDraft {
        let household = context.household.id
        guard let group = try TransactionRepository(connection, household: household).group(id) else { throw ServiceError.notFound }
        return try TransactionDuplicator(try LedgerAccountRepository(connection, household: household).all())
            .draft(from: group, on: try context.today())
    }
}
