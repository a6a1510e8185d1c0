import Models
import Services

extension MockState {

    /// What of some days still waits for its day, by day.
    func due(from first: Day, until last: Day) throws -> [DueItem] {
        var items = try transfers.orders.map(\.transfer).filter { $0.isScheduled && (first...last).contains($0.day) }.map { transfer in
            DueItem(
                key: transfer.id.description, day: transfer.day, title: try dueTitle(transfer.destination), amount: transfer.amount,
                isOut: transfer.isExternal, path: "/transfer/\(transfer.id)")
        }
        for order in transfers.standing where order.isActive {
            var index = order.nextIndex
            while let day = order.schedule.occurrence(index), day <= last {
                index += 1
                guard day >= first else { continue }
                items.append(
                    DueItem(
                        key: "\(order.id)/\(day)", day: day, title: try dueTitle(order.destination), amount: order.amount,
                        isOut: order.destination.account == nil, path: "/transfer/\(order.id)"))
            }
        }
        return items.sorted { ($0.day, $0.key) < ($1.day, $1.key) }
    }

    private func dueTitle(_ destination: TransferDestination) throws -> String {
        try destination.account.map { try account($0).name } ?? destination.payee?.name ?? ""
    }
}
