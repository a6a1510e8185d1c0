import CommandKit
import Localization
import Models
import SubscriptionsModel

/// The payments of a subscription, the latest first, and its price changes.
struct SubscriptionHistoryAnswer: ListAnswer {
    var details: SubscriptionDetails

    var rows: [SubscriptionPayment] { details.payments }
    var response: SubscriptionHistoryResponse { SubscriptionHistoryResponse(details) }
    let emptyText: LocalizedText = "No payments yet"

    var columns: [Column<SubscriptionPayment>] {
        [
            Column("day", "DAY") { .code($0.day) },
            Column("kind", "KIND") { .code($0.kind.rawValue, label: $0.kind.displayName) },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.amount) },
            .csv("currency") { .code($0.amount.currency) },
            Column("transaction", "TRANSACTION") { .code($0.transaction, .faint) },
        ]
    }

    func ending(style: TextStyle) -> String {
        details.priceChanges.reversed().map { change in
            let (day, old, new) = (change.day.description, change.from.description, change.to.description)
            return style.line("\(day): \(old) became \(new), \(change.yearly.description) a year")
        }.joined()
    }
}
