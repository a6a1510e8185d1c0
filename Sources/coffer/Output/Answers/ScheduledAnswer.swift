import Models
import Services

/// Scheduled transfers, and standing orders with their next day; the next first.
struct ScheduledAnswer: Answer {

    var items: [ScheduledTransfer]

    func writeJSON(to text: inout JSONText) {
        text.array(items.map(Row.init)) { text, row in
            text.object { text in
                text.member("id", row.id)
                text.member("reference", row.reference)
                text.member("amount", row.amount.decimalText)
                text.member("from", row.from)
                text.member("to", row.to)
                text.member("day", row.day)
                text.member("every", row.every)
            }
        }
    }

    var csv: [[String]] {
        [["id", "reference", "amount", "from", "to", "day", "every"]]
            + items.map(Row.init).map { row in
                [
                    row.id, row.reference ?? "", row.amount.decimalText, CSVCell.guarded(row.from), CSVCell.guarded(row.to), row.day ?? "",
                    row.every ?? "",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !items.isEmpty else { return "Nothing is scheduled\n" }
        var table = Table([
            .init(title: "NEXT"), .init(title: "FROM", maximum: 24), .init(title: "TO", maximum: 32), .init(title: "AMOUNT", isRight: true),
            .init(title: "EVERY"), .init(title: "ID"),
        ])
        for row in items.map(Row.init) {
            table.add([
                .init(row.day ?? ""), .init(row.from), .init(row.to), .init(row.amount.description), .init(row.every ?? "once"),
                .init(row.id, .faint),
            ])
        }
        return table.text(style: style)
    }
}

// MARK: - Rows

extension ScheduledAnswer {

    private struct Row {
        var id: String
        /// Nil for a standing order; each of its occurrences has its own reference.
        var reference: String?
        var amount: Money
        var from: String
        var to: String
        /// Nil for a standing order without further occurrences.
        var day: String?
        /// Nil for a single transfer.
        var every: String?

        init(_ item: ScheduledTransfer) {
            day = item.day?.description
            switch item {
            case .once(let details):
                id = details.transfer.id.description
                reference = details.transfer.reference.description
                amount = details.transfer.amount
                from = details.source.name
                to = details.recipient
            case .standing(let details):
                id = details.order.id.description
                amount = details.order.amount
                from = details.source.name
                to = details.recipient
                every = details.order.schedule.everyText
            }
        }
    }
}

/// A standing order that was added.
struct StandingOrderAnswer: Answer {

    var order: StandingOrderDetails

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("id", order.order.id.description)
            text.member("amount", order.order.amount.decimalText)
            text.member("from", order.source.name)
            text.member("to", order.recipient)
            text.member("every", order.order.schedule.everyText)
            text.member("starting", order.order.schedule.anchor.description)
            text.member("next", order.order.nextDay?.description)
            text.member("until", order.order.schedule.end?.description)
            text.key("times")
            if let count = order.order.schedule.count { text.value(count) } else { text.null() }
        }
    }

    var csv: [[String]] {
        let schedule = order.order.schedule
        return [
            ["id", "amount", "from", "to", "every", "starting", "next", "until", "times"],
            [
                order.order.id.description, order.order.amount.decimalText, CSVCell.guarded(order.source.name),
                CSVCell.guarded(order.recipient), schedule.everyText, schedule.anchor.description, order.order.nextDay?.description ?? "",
                schedule.end?.description ?? "", schedule.count.map(String.init) ?? "",
            ],
        ]
    }

    func table(style: TextStyle) -> String {
        let next = order.order.nextDay.map { ", next on \($0)" } ?? ""
        let sentence =
            "Standing order \(order.order.id): \(order.order.amount) from \(order.source.name) to \(order.recipient) every \(order.order.schedule.everyText)\(next)"
        return TerminalText.clean(sentence) + "\n"
    }
}
