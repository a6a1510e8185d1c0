import CommandKit
import Localization
import Models
import PlanModel
import Services
import WireModels

/// Expected items in the given order.
struct ExpectedAnswer: ListAnswer {
    let rows: [ExpectedSummary]

    var response: [ExpectedResponse] { rows.map(ExpectedResponse.init) }
    let emptyText: LocalizedText = "Nothing is expected. See what your statements show: coffer expected found"

    var columns: [Column<ExpectedSummary>] {
        [
            .csv("id") { .code($0.item.id) },
            Column("name", "NAME", maximum: 32) { .text($0.item.name) },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.item.amount) },
            .csv("currency") { .code($0.item.amount.currency) },
            .table("EVERY") { .code($0.item.cycle.unitName, label: $0.item.cycle.everyText) },
            .csv("every") { .code($0.item.cycle.every) },
            .csv("unit") { .code($0.item.cycle.unitName) },
            Column("next", "NEXT") { .code($0.next?.due) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.accountName) },
            Column("status", "STATUS") { .code($0.status.rawValue, label: $0.status.displayName) },
            .table("ID", wraps: true) { .code($0.item.id, .faint) },
        ]
    }
}

extension RowAnswer<ExpectedResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    /// - Throws: `ServiceError`.
    init(_ participle: LocalizedText, _ id: ID<ExpectedItem>, in household: DependencyContainer) async throws {
        let summary = try await household.expected().fetchExpected(id: id).summary
        let (name, amount) = (summary.item.name, summary.item.amount.description)
        let sentence: LocalizedText = "\(participle) \(name), \(amount), \(summary.status.displayName), \(id.description)"
        self.init(
            ExpectedResponse(summary), in: ExpectedAnswer(rows: [summary]),
            summary.next.map { "\(sentence), next on \($0.due.description)" } ?? sentence)
    }
}

extension ExpectedStatus {
    /// The status in a table.
    var displayName: LocalizedText {
        switch self {
        case .expected: "expected"
        case .late: "late"
        case .missing: "missing"
        case .ended: "ended"
        }
    }
}
