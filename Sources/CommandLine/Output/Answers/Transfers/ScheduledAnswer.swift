import Models
import Services
import WireModels

/// Scheduled transfers, and standing orders with their next day; the next first.
struct ScheduledAnswer: ListAnswer {

    var items: [ScheduledTransfer]

    var rows: [ScheduledTransfer] { items }
    var response: [ScheduledTransferResponse] { items.map(ScheduledTransferResponse.init) }
    let emptyText = "Nothing is scheduled"

    var columns: [Column<ScheduledTransfer>] {
        [
            .csv("id") { .code($0.idText) },
            .csv("reference") { .code($0.reference) },
            .csv("amount") { .amount($0.amount) },
            .table("NEXT") { .code($0.day) },
            Column("from", "FROM", maximum: 24) { .text($0.source.name) },
            Column("to", "TO", maximum: 32) { .text($0.recipient) },
            .csv("day") { .code($0.day) },
            .table("AMOUNT", isRight: true) { .amount($0.amount) },
            Column("every", "EVERY") { .code($0.schedule?.everyText, shown: $0.schedule?.everyText ?? "once") },
            .table("ID") { .code($0.idText, .faint) },
        ]
    }
}

/// A standing order that was added.
struct StandingOrderAnswer: Answer {

    var order: StandingOrderDetails

    var response: StandingOrderResponse { StandingOrderResponse(order) }

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
