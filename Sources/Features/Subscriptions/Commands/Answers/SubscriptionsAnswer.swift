import CommandKit
import Localization
import Models
import RecurrenceModel
import Services
import SubscriptionsModel
import WireModels

/// Subscriptions in the given order.
struct SubscriptionsAnswer: ListAnswer {
    var rows: [SubscriptionSummary]
    /// Whether the list was filtered.
    var isLimited = false

    var response: [SubscriptionResponse] { rows.map(SubscriptionResponse.init) }

    var emptyText: LocalizedText {
        isLimited ? "No matching subscriptions" : "No subscriptions yet. See what your statements show: coffer subscriptions found"
    }

    var columns: [Column<SubscriptionSummary>] {
        [
            .csv("id") { .code($0.id) },
            Column("name", "NAME", maximum: 32) { .text($0.subscription.name) },
            Column("price", "PRICE", isRight: true) { .amount($0.price) },
            .csv("currency") { .code($0.price.currency) },
            .table("EVERY") { .code($0.subscription.cycle.unitName, label: $0.subscription.cycle.everyText) },
            .csv("every") { .code($0.subscription.cycle.every) },
            .csv("unit") { .code($0.subscription.cycle.unitName) },
            Column("category", "CATEGORY", maximum: 20) { .text($0.categoryName) },
            Column("status", "STATUS") { .code($0.status.rawValue, label: $0.status.displayName) },
            Column("next", "NEXT") { .code($0.next) },
            .csv("until") { .code($0.lastDay) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.payerName) },
            Column("monthly", "A MONTH", isRight: true) { .amount($0.monthly) },
            Column("yearly", "A YEAR", isRight: true) { .amount($0.yearly) },
            .csv("myShare") { .amount($0.myYearly) },
            .table("MY SHARE", isRight: true) { .amount($0.subscription.sharing == nil ? nil : $0.myYearly) },
            Column("charges", "CHARGES", isRight: true) { .code($0.charges) },
            .table(.verbatim("")) {
                .code("", label: $0.openChange == nil ? $0.missing.map { _ in "not charged" } : "new price", .warning)
            },
            .table("ID", wraps: true) { .code($0.id, .faint) },
        ]
    }
}

extension RowAnswer<SubscriptionResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    /// - Throws: `ServiceError`.
    init(_ participle: LocalizedText, _ id: ID<Subscription>, in household: DependencyContainer) async throws {
        let summary = try await household.subscriptions().fetchSubscription(id: id).summary
        let (name, price, after) = (summary.subscription.name, summary.price.description, summary.subscription.cycle.afterPrice)
        let sentence: LocalizedText = "\(participle) \(name), \(price) \(after), \(summary.status.displayName), \(id.description)"
        let end: LocalizedText? = summary.lastDay.map { "\(sentence), until \($0.description)" }
        self.init(
            SubscriptionResponse(summary), in: SubscriptionsAnswer(rows: [summary]),
            summary.next.map { "\(sentence), next on \($0.description)" } ?? end ?? sentence)
    }
}
