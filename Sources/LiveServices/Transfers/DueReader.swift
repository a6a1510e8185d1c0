import Models
import Storage

/// Reads due items for lists, reminders and the calendar: transfers, occurrences of standing orders, and annual fees of cards.
struct DueReader {
    private let transfers: TransferRepository
    private let orders: StandingOrderRepository
    private let ledgerAccounts: LedgerAccountRepository
    private let cards: CardRepository

    init(_ connection: Connection, household: ID<Household>) {
        transfers = TransferRepository(connection, household: household)
        orders = StandingOrderRepository(connection, household: household)
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        cards = CardRepository(connection, household: household)
    }

    /// All items of a range of days that are not cancelled or failed, completed ones included, by day.
    func items(from first: Day, until last: Day) throws -> [DueItem] {
        guard first <= last else { return [] }
        let orders = try items(of: try transfers.confirmed(from: first, until: last), from: first, until: last)
        return try (orders + Self.fees(of: cards.all(), from: first, until: last)).sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// Open items of a range of days, by day.
    ///
    /// - Parameter cards: the household's cards, from the same read.
    func openItems(from first: Day, until last: Day, cards: [Card]) throws -> [DueItem] {
        guard first <= last else { return [] }
        let items = try openOrders(from: first, until: last) + Self.fees(of: cards, from: first, until: last)
        return items.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// Open orders of a range of days; annual fees have notifications of their own.
    func openOrders(from first: Day, until last: Day) throws -> [DueItem] {
        guard first <= last else { return [] }
        return try items(of: try transfers.scheduled(from: first, through: last), from: first, until: last)
    }

    // MARK: - Private

    /// Transfers, and occurrences of standing orders without a transfer.
    private func items(of transfers: [Transfer], from first: Day, until last: Day) throws -> [DueItem] {
        var names: [ID<Account>: String] = [:]
        var items: [DueItem] = []
        var done: Set<String> = []
        for transfer in transfers {
            let title = try title(of: transfer.destination, names: &names)
            if let order = transfer.standingOrder { done.insert(Self.key(order, transfer.day)) }
            items.append(
                DueItem(
                    key: transfer.standingOrder.map { Self.key($0, transfer.day) } ?? transfer.id.description, day: transfer.day,
                    title: title,
                    amount: transfer.amount, isOutgoing: transfer.isExternal, path: "/transfer/\(transfer.id)"))
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
                        key: key, day: day, title: title, amount: order.amount, isOutgoing: order.destination.account == nil,
                        path: "/transfer/\(order.id)"))
            }
        }
        return items.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// Annual fees of cards with a known opening day; the bank debits them automatically.
    private static func fees(of cards: [Card], from first: Day, until last: Day) -> [DueItem] {
        cards.filter { !$0.isRemoved && $0.status(on: first).hasBenefits }.flatMap { card -> [DueItem] in
            guard let fee = card.facts.annualFee, fee.minorUnits > 0, let opened = card.opened,
                let days = try? Schedule(anchor: opened, .year).occurrences(after: first.adding(days: -1), through: last)
            else { return [] }
            let title = "\(card.nickname ?? card.facts.name), annual fee"
            return days.map { day in
                DueItem(key: "\(card.id)/\(day)", day: day, title: title, amount: fee, isOutgoing: true, path: "/cards/\(card.id)")
            }
        }
    }

    /// Identifies an occurrence, executed or not.
    private static func key(_ order: ID<StandingOrder>, _ day: Day) -> String { "\(order)/\(day)" }

    private func title(of destination: TransferDestination, names: inout [ID<Account>: String]) throws -> String {
        guard let account = destination.account else { return destination.payee?.name ?? "" }
        if let known = names[account] { return known }
        let name = try ledgerAccounts.find(LedgerAccountID(account))?.name ?? ""
        names[account] = name
        return name
    }
}
