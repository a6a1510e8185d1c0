import Models
import Services

/// Orders with what screens name of them.
extension MockState {

    func details(of transfer: Transfer) throws -> TransferDetails {
        let name = transfer.member.flatMap { id in members.profiles.first { $0.id == id }?.displayName }
        return TransferDetails(
            transfer: transfer, source: try account(transfer.source), destination: try transfer.destination.account.map { try account($0) },
            standingOrder: transfer.standingOrder.flatMap { try? standingOrder($0) },
            memberName: members.profiles.count > 1 ? name ?? "" : "")
    }

    func details(of order: StandingOrder) throws -> StandingOrderDetails {
        let occurrences = transfers.orders.map(\.transfer).filter { $0.standingOrder == order.id && $0.status != .initiated }
            .sorted { ($0.day, $0.id) > ($1.day, $1.id) }
        return StandingOrderDetails(
            order: order, source: try account(order.source), destination: try order.destination.account.map { try account($0) },
            occurrences: Array(occurrences.prefix(20)))
    }

    /// Newest first.
    func page(_ query: TransferQuery) throws -> TransferPage {
        let wanted = transfers.orders.map(\.transfer).filter { transfer in
            query.statuses.isEmpty ? transfer.confirmedAt != nil : query.statuses.contains(transfer.status)
        }
        .sorted { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) }
        let rest = query.after.map { after in wanted.drop { $0.id != after }.dropFirst() } ?? wanted[...]
        let limit = min(max(query.limit, 1), 200)
        let shown = rest.prefix(limit)
        return TransferPage(transfers: try shown.map { try details(of: $0) }, next: rest.count > limit ? shown.last?.id : nil)
    }

    func transferOverview() throws -> TransferOverview {
        let waiting = transfers.orders.map(\.transfer).filter(\.isAtTheBank).sorted { ($0.day, $0.id) < ($1.day, $1.id) }
        return TransferOverview(
            recent: try page(TransferQuery(limit: 10)).transfers,
            favorites: Array(sortedBeneficiaries().filter(\.isFavorite).prefix(10)),
            next: Array(try scheduledTransfers().items.prefix(3)), atTheBank: try waiting.map { try details(of: $0) },
            accountCount: accounts.count { !$0.isArchived })
    }

    func scheduledTransfers() throws -> ScheduledTransfers {
        let once = try transfers.orders.map(\.transfer).filter(\.isScheduled).map { ScheduledTransfer.once(try details(of: $0)) }
        let standing = try transfers.standing.filter { $0.nextDay != nil }.map { ScheduledTransfer.standing(try details(of: $0)) }
        let unconfirmed = Set(transfers.orders.filter { $0.transfer.status == .initiated }.compactMap(\.transfer.standingOrder))
        let ended = try transfers.standing.filter { $0.nextDay == nil && !unconfirmed.contains($0.id) }.map { try details(of: $0) }
        return ScheduledTransfers(
            items: (once + standing).enumerated().sorted { left, right in
                (left.element.day ?? today, left.offset) < (right.element.day ?? today, right.offset)
            }.map(\.element),
            ended: Array(ended.reversed().prefix(20)))
    }

    func transferForm() throws -> TransferForm {
        TransferForm(
            accounts: try sortedAccounts().filter { !$0.isArchived }.map { try summary(of: $0) }, beneficiaries: sortedBeneficiaries(),
            categories: sortedCategories().filter { !$0.isArchived }, limits: transfers.limits)
    }

    // MARK: - Whom the household pays

    /// Favourites first, then by name.
    func sortedBeneficiaries() -> [Beneficiary] {
        transfers.beneficiaries.sorted {
            ($0.isFavorite ? 0 : 1, $0.party.name.folded, $0.id.rawValue) < ($1.isFavorite ? 0 : 1, $1.party.name.folded, $1.id.rawValue)
        }
    }

    func beneficiary(_ id: ID<Beneficiary>) throws -> Beneficiary {
        guard let found = transfers.beneficiaries.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return found
    }
}
