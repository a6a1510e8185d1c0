import CommandKit
import Localization
import Models
import RecurrenceModel
import TransferModel
import WireModels

/// Scheduled transfers, and standing orders with their next day; the next first.
struct ScheduledAnswer: ListAnswer {
    var rows: [ScheduledTransfer]

    var response: [ScheduledTransferResponse] { rows.map(ScheduledTransferResponse.init) }
    let emptyText: LocalizedText = "Nothing is scheduled"

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
            Column("every", "EVERY") { .code($0.schedule?.everyText, label: $0.schedule?.cycle.everyText ?? "once") },
            .table("ID", wraps: true) { .code($0.idText, .faint) },
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
        let (id, amount) = (order.order.id.description, order.order.amount.description)
        let every = order.order.schedule.cycle.title
        let sentence: LocalizedText = "Standing order \(id): \(amount) from \(order.source.name) to \(order.recipient). \(every)"
        return style.line(order.order.nextDay.map { "\(sentence), next on \($0.description)" } ?? sentence)
    }
}
