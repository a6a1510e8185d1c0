import Models

/// Expected income and bills fall due. Their reminders are notifications of their own.
struct ExpectedDue: DueSource {
    let isReminded = false

    func items(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        try openItems(from: first, through: last, in: reading)
    }

    func openItems(from first: Day, through last: Day, in reading: HouseholdReading) throws -> [DueItem] {
        guard try reading.expectedItems().contains(where: { !$0.isRemoved }) else { return [] }
        let reader = try reading.expected(today: first)
        return reader.open(from: first, through: last).map { item, open in
            DueItem(
                key: "\(item.id)/\(open.scheduled)", day: open.due, title: item.name, kind: .expected, amount: item.amount.magnitude,
                isOutgoing: !item.isIncome, path: "/plan/expected/\(item.id)")
        }
    }
}
