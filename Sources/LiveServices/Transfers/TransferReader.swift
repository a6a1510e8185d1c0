import Models
import Services
import Storage

/// Reads orders with everything their screens show, in one snapshot.
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
        guard let transfer = try transfers.find(id), let details = try details(of: transfer) else { throw ServiceError.notFound }
        return details
    }

    /// - Throws: `ServiceError.notFound`.
    func details(_ id: ID<StandingOrder>) throws -> StandingOrderDetails {
        guard let order = try orders.find(id), let details = details(of: order, try transfers.occurrences(of: id, limit: 20)) else {
            throw ServiceError.notFound
        }
        return details
    }

    /// An order with its accounts; nil if the paying account was deleted.
    func details(of transfer: Transfer) throws -> TransferDetails? {
        guard let source = account(transfer.source) else { return nil }
        return TransferDetails(
            transfer: transfer, source: source, destination: transfer.destination.account.flatMap(account),
            standingOrder: try transfer.standingOrder.flatMap { try orders.find($0) },
            memberName: try transfer.member.flatMap { try MemberRepository(connection).find($0)?.displayName } ?? "")
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
        return TransferPage(transfers: try page.compactMap(details), next: found.count > limit ? page.last?.id : nil)
    }

    func overview() throws -> TransferOverview {
        let favorites = try BeneficiaryRepository(connection, household: context.household.id).all().filter(\.isFavorite)
        return TransferOverview(
            recent: try transfers.confirmed(before: nil, limit: 10).compactMap(details), favorites: Array(favorites.prefix(10)),
            next: Array(try items().prefix(3)), submitted: try transfers.submitted(limit: 20).compactMap(details),
            accountCount: ledgerAccounts.values.count { $0.role == .own && !$0.isArchived })
    }

    func scheduled() throws -> ScheduledTransfers {
        ScheduledTransfers(
            items: try items(), ended: try orders.ended(limit: 20).compactMap { details(of: $0, []) },
            heldBack: try DueGap(context, today: try context.today()).find(connection))
    }

    /// - Throws: `MoneyError.overflow`.
    func form() throws -> TransferForm {
        let reader = AccountReader(connection, household: context.household.id)
        let accounts = AccountReader.accounts(among: Array(ledgerAccounts.values)).filter { !$0.isArchived }
        let categories = ledgerAccounts.values.compactMap { $0.toCategory() }.filter { !$0.isArchived }
        return TransferForm(
            accounts: try accounts.map(reader.summary),
            beneficiaries: try BeneficiaryRepository(connection, household: context.household.id).all(),
            categories: categories.sorted { ($0.name.folded, $0.id) < ($1.name.folded, $1.id) },
            limits: try TransferValidator(connection, household: context.household, today: try context.today()).limits())
    }

    // MARK: - Private

    private func items() throws -> [ScheduledTransfer] {
        let once = try transfers.scheduled().compactMap(details).map { ScheduledTransfer.once($0) }
        let standing = try orders.active().compactMap { order in
            details(of: order, try transfers.occurrences(of: order.id, limit: 1)).map { ScheduledTransfer.standing($0) }
        }
        return (once + standing).sorted { ($0.day ?? Day(number: .max)) < ($1.day ?? Day(number: .max)) }
    }

    private func details(of order: StandingOrder, _ occurrences: [Transfer]) -> StandingOrderDetails? {
        account(order.source).map {
            StandingOrderDetails(
                order: order, source: $0, destination: order.destination.account.flatMap(account), occurrences: occurrences)
        }
    }

    private func account(_ id: ID<Account>) -> Account? { ledgerAccounts[LedgerAccountID(id)]?.toAccount() }
}
