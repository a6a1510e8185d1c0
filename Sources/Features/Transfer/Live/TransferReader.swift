import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// Reads orders with all data of their screens, in one snapshot.
struct TransferReader {
    private let connection: Connection
    private let context: ServiceContext
    private let transfers: TransferRepository
    private let orders: StandingOrderRepository
    private let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    init(_ connection: Connection, context: ServiceContext) throws {
        self.connection = connection
        self.context = context
        let household = context.household.id
        transfers = TransferRepository(connection, household: household)
        orders = StandingOrderRepository(connection, household: household)
        ledgerAccounts = Dictionary(
            try LedgerAccountRepository(connection, household: household).all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// - Throws: `ServiceError.notFound`.
    func details(_ id: ID<Transfer>) throws -> TransferDetails {
        guard let details = try details([id]).first else { throw ServiceError.notFound }
        return details
    }

    /// Some orders, in the given order; those that do not exist any more are skipped.
    func details(_ ids: [ID<Transfer>]) throws -> [TransferDetails] {
        let found = try transfers.all(ids)
        return try details(of: ids.compactMap { found[$0] })
    }

    /// - Throws: `ServiceError.notFound`.
    func details(_ id: ID<StandingOrder>) throws -> StandingOrderDetails {
        guard let order = try orders.find(id), let details = details(of: order, try transfers.occurrences(of: id, limit: 20)) else {
            throw ServiceError.notFound
        }
        return details
    }

    /// Orders with their accounts, except those whose paying account was deleted.
    private func details(of transfers: [Transfer]) throws -> [TransferDetails] {
        let standing = try orders.all(transfers.compactMap(\.standingOrder))
        let names =
            try transfers.contains { $0.member != nil } ? MemberRepository(connection, household: context.household.id).names() : [:]
        return transfers.compactMap { transfer in
            guard let source = account(transfer.source) else { return nil }
            return TransferDetails(
                transfer: transfer, source: source, destination: transfer.destination.account.flatMap(account),
                isDestinationPrivate: isPrivate(transfer.destination),
                standingOrder: transfer.standingOrder.flatMap { standing[$0] }, memberName: transfer.member.flatMap { names[$0] } ?? "")
        }
    }

    func page(_ query: TransferQuery) throws -> TransferPage {
        let limit = min(max(query.limit, 1), 200)
        var found: [Transfer]
        if query.statuses.isEmpty {
            found = try transfers.confirmed(before: query.after, limit: limit + 1)
        } else {
            found = try query.statuses.flatMap { try transfers.all($0, before: query.after, limit: limit + 1) }
            found.sort { $0.id > $1.id }
        }
        let page = found.prefix(limit)
        return TransferPage(transfers: try details(of: Array(page)), next: found.count > limit ? page.last?.id : nil)
    }

    func overview() throws -> TransferOverview {
        let favorites = try BeneficiaryRepository(connection, household: context.household.id).all().filter(\.isFavorite)
        return TransferOverview(
            recent: try details(of: transfers.confirmed(before: nil, limit: 10)), favorites: Array(favorites.prefix(10)),
            next: Array(try items().prefix(3)), submitted: try details(of: transfers.submitted(limit: 20)),
            accountCount: ledgerAccounts.values.compactMap { $0.toAccount() }.count {
                !$0.isArchived && !$0.showsOnlyBalance(to: context.member)
            })
    }

    func scheduled() throws -> ScheduledTransfers {
        ScheduledTransfers(
            items: try items(), ended: try orders.ended(limit: 20).compactMap { details(of: $0, []) },
            heldBack: try DueGap(context: context, today: try context.today()).find(connection))
    }

    /// - Throws: `MoneyError.overflow`.
    func form() throws -> TransferForm {
        let reader = AccountReader(connection, household: context.household.id)
        let accounts = AccountReader.accounts(among: Array(ledgerAccounts.values)).filter {
            !$0.isArchived && !$0.showsOnlyBalance(to: context.member)
        }
        let categories = ledgerAccounts.values.compactMap { $0.toCategory() }.filter { !$0.isArchived }
        return TransferForm(
            accounts: try reader.summaries(of: accounts),
            beneficiaries: try BeneficiaryRepository(connection, household: context.household.id).all(),
            categories: categories.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) },
            limits: try TransferValidator(connection, household: context.household, today: try context.today()).limits())
    }

    // MARK: - Private

    private func items() throws -> [ScheduledTransfer] {
        let once = try details(of: transfers.scheduled()).map { ScheduledTransfer.once($0) }
        let active = try orders.active()
        let latest = try transfers.latestOccurrences(of: active.map(\.id))
        let standing = active.compactMap { order in
            details(of: order, latest[order.id].map { [$0] } ?? []).map { ScheduledTransfer.standing($0) }
        }
        return (once + standing).sorted { ($0.day ?? Day(number: .max)) < ($1.day ?? Day(number: .max)) }
    }

    private func details(of order: StandingOrder, _ occurrences: [Transfer]) -> StandingOrderDetails? {
        account(order.source).map {
            StandingOrderDetails(
                order: order, source: $0, destination: order.destination.account.flatMap(account),
                isDestinationPrivate: isPrivate(order.destination), occurrences: occurrences)
        }
    }

    /// Whether an order pays into the private account of another member.
    private func isPrivate(_ destination: TransferDestination) -> Bool {
        destination.account.map { !connection.reach.sees($0) } ?? false
    }

    private func account(_ id: ID<Account>) -> Account? { ledgerAccounts[LedgerAccountID(id)]?.toAccount() }
}
