import Models
import Storage

/// What falls due, for lists, reminders and the calendar: orders, the occurrences of standing orders, and cards' annual fees.
struct DueReader {
    private let transfers: TransferRepository
    private let orders: StandingOrderRepository
    private let places: PlaceRepository
    private let cards: CardRepository

    init(_ connection: Connection, household: ID<Household>) {
        transfers = TransferRepository(connection, household: household)
        orders = StandingOrderRepository(connection, household: household)
        places = PlaceRepository(connection, household: household)
        cards = CardRepository(connection, household: household)
    }

    /// Everything of some days that was not cancelled and has not failed, what is done among it, by day.
    func items(from first: Day, until last: Day) throws -> [DueItem] {
        guard first <= last else { return [] }
        let orders = try items(of: try transfers.confirmed(from: first, until: last), from: first, until: last)
        return try (orders + Self.fees(of: cards.all(), from: first, until: last)).sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// What of some days still waits for its day, by day.
    ///
    /// - Parameter cards: the household's, from the same read.
    func ahead(from first: Day, until last: Day, cards: [Card]) throws -> [DueItem] {
        guard first <= last else { return [] }
        let items = try orders(ahead: first, until: last) + Self.fees(of: cards, from: first, until: last)
        return items.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// What of some days still waits for its day and is an order: of cards' fees members are told by themselves.
    func orders(ahead first: Day, until last: Day) throws -> [DueItem] {
        guard first <= last else { return [] }
        return try items(of: try transfers.scheduled(from: first, through: last), from: first, until: last)
    }

    // MARK: - Private

    /// Transfers, and the occurrences of standing orders that none of them is.
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
                    amount: transfer.amount, isOut: transfer.isExternal, path: "/transfer/\(transfer.id)"))
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
                        key: key, day: day, title: title, amount: order.amount, isOut: order.destination.account == nil,
                        path: "/transfer/\(order.id)"))
            }
        }
        return items.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    /// The annual fees of cards whose opening day is known; the bank takes them by itself.
    private static func fees(of cards: [Card], from first: Day, until last: Day) -> [DueItem] {
        cards.filter { !$0.isRemoved && $0.status(on: first).hasBenefits }.flatMap { card -> [DueItem] in
            guard let fee = card.facts.annualFee, fee.minorUnits > 0, let opened = card.opened,
                let days = try? Schedule(anchor: opened, .year).occurrences(after: first.adding(days: -1), through: last)
            else { return [] }
            let title = "\(card.nickname ?? card.facts.name), annual fee"
            return days.map { day in
                DueItem(key: "\(card.id)/\(day)", day: day, title: title, amount: fee, isOut: true, path: "/cards/\(card.id)")
            }
        }
    }

    /// Stands for one occurrence, whether it was done or not.
    private static func key(_ order: ID<StandingOrder>, _ day: Day) -> String { "\(order)/\(day)" }

    private func title(of destination: TransferDestination, names: inout [ID<Account>: String]) throws -> String {
        guard let account = destination.account else { return destination.payee?.name ?? "" }
        if let known = names[account] { return known }
        let name = try places.find(Place(account))?.name ?? ""
        names[account] = name
        return name
    }
}
