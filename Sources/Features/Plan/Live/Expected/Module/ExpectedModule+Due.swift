import Models
import PlanModel
import ServiceKit
import Services

/// Expected income and bills fall due. Their reminders are notifications of their own.
extension ExpectedModule: DueSource {
    var isReminded: Bool { false }

    /// Open occurrences, and completed ones with their amounts.
    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        guard let reader = try reader(reading, first) else { return [] }
        return open(reader, from: first, through: last) + settled(reader, from: first, through: last)
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try reader(reading, first).map { open($0, from: first, through: last) } ?? []
    }

    /// Nil without expected items.
    private func reader(_ reading: HouseholdReading, _ first: Day) throws -> ExpectedReader? {
        guard try reading.expectedItems().contains(where: { !$0.isRemoved }) else { return nil }
        return try reading.expected(today: first)
    }

    private func open(_ reader: ExpectedReader, from first: Day, through last: Day) -> [DueItem] {
        reader.open(from: first, through: last).map { item, open in
            Self.item(item, scheduled: open.scheduled, due: open.due, amount: item.amount)
        }
    }

    private func settled(_ reader: ExpectedReader, from first: Day, through last: Day) -> [DueItem] {
        reader.items.filter { reader.subscription(of: $0) == nil }.flatMap { item in
            reader.timeline(item).settled.compactMap { occurrence in
                let due = item.dueDay(of: occurrence.day)
                guard case .completed(let amount, _, _) = occurrence.state, (first...last).contains(due) else { return nil }
                return Self.item(item, scheduled: occurrence.day, due: due, amount: amount)
            }
        }
    }

    /// - Parameter amount: positive for income, negative for spending.
    private static func item(_ item: ExpectedItem, scheduled: Day, due: Day, amount: Money) -> DueItem {
        DueItem(
            key: "\(item.id)/\(scheduled)", day: due, title: item.name, kind: .expected, amount: amount.magnitude,
            direction: amount.isNegative ? .outgoing : .incoming, object: ObjectReference(item.id),
            account: item.account)
    }
}
