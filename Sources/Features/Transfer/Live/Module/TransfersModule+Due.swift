import Models
import ServiceKit
import Services
import Storage
import TransferModel

/// Transfers and occurrences of standing orders fall due.
extension TransfersModule: DueSource {
    var isReminded: Bool { true }

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        let reader = DueTransferReader(reading.connection, household: reading.household)
        return try reader.items(of: try reader.transfers.confirmed(from: first, until: last), from: first, until: last)
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        let reader = DueTransferReader(reading.connection, household: reading.household)
        return try reader.items(of: try reader.transfers.scheduled(from: first, through: last), from: first, until: last)
    }
}

/// Reads transfers and occurrences of standing orders as due items.
private struct DueTransferReader {
    private let connection: Connection
    let transfers: TransferRepository
    private let orders: StandingOrderRepository
    private let ledgerAccounts: LedgerAccountRepository

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        transfers = TransferRepository(connection, household: household)
        orders = StandingOrderRepository(connection, household: household)
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
    }

    /// Transfers, and occurrences of standing orders without a transfer.
    func items(of transfers: [Transfer], from first: Day, until last: Day) throws -> [DueItem] {
        var names: [ID<Account>: String] = [:]
        var items: [DueItem] = []
        var done: Set<String> = []
        for transfer in transfers {
            let title = try title(of: transfer.destination, names: &names)
            if let order = transfer.standingOrder { done.insert(Self.key(order, transfer.day)) }
            items.append(
                DueItem(
                    key: transfer.standingOrder.map { Self.key($0, transfer.day) } ?? transfer.id.description, day: transfer.day,
                    title: title, kind: .transfer,
                    amount: transfer.amount, direction: transfer.isExternal ? .outgoing : .neutral, object: ObjectReference(transfer.id),
                    account: transfer.source, destination: transfer.destination.account))
        }
        for order in try orders.active(through: last) {
            let title = try title(of: order.destination, names: &names)
            var index = order.nextIndex
            while let day = order.schedule.occurrence(index), day <= last {
                index += 1
                let key = Self.key(order.id, day)
                guard day >= first, !done.contains(key) else { continue }
                items.append(
                    DueItem(
                        key: key, day: day, title: title, kind: .transfer, amount: order.amount,
                        direction: order.destination.account == nil ? .outgoing : .neutral, object: ObjectReference(order.id),
                        account: order.source, destination: order.destination.account))
            }
        }
        return items
    }

    /// Identifies an occurrence, executed or not.
    private static func key(_ order: ID<StandingOrder>, _ day: Day) -> String { "\(order)/\(day)" }

    private func title(of destination: TransferDestination, names: inout [ID<Account>: String]) throws -> String {
        guard let account = destination.account else { return destination.payee?.name ?? "" }
        if let known = names[account] { return known }
        let isPrivate = !connection.reach.sees(account)
        let name = try isPrivate ? LedgerAccountRole.privateName : ledgerAccounts.find(LedgerAccountID(account))?.name ?? ""
        names[account] = name
        return name
    }
}
