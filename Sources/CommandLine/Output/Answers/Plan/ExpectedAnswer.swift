import Localization
import Models
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
            .table("EVERY") { .code($0.item.cycle.unitName, displayName: $0.item.cycle.everyText) },
            .csv("every") { .code($0.item.cycle.every) },
            .csv("unit") { .code($0.item.cycle.unitName) },
            Column("next", "NEXT") { .code($0.next?.due) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.accountName) },
            Column("status", "STATUS") { .code($0.status.rawValue, displayName: $0.status.displayName) },
            .table("ID", wraps: true) { .code($0.item.id, .faint) },
        ]
    }
}

/// An expected item that was added or changed.
struct ExpectedItemAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`.
    let participle: LocalizedText
    private let summary: ExpectedSummary

    /// - Throws: `ServiceError`.
    init(_ participle: LocalizedText, _ id: ID<ExpectedItem>, in household: DependencyContainer) async throws {
        self.participle = participle
        summary = try await household.expected().fetchExpected(id: id).summary
    }

    var response: ExpectedResponse { ExpectedResponse(summary) }
    var csv: [[String]] { ExpectedAnswer(rows: [summary]).csv }

    func table(style: TextStyle) -> String {
        let item = summary.item
        let (name, amount, id) = (item.name, item.amount.description, item.id.description)
        let sentence: LocalizedText = "\(participle) \(name), \(amount), \(summary.status.displayName), \(id)"
        return style.line(summary.next.map { "\(sentence), next on \($0.due.description)" } ?? sentence)
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
