import CardsModel
import CommandKit
import Localization
import Models

/// Benefits with their state of today, in the given order.
struct BenefitsAnswer: ListAnswer {
    var rows: [BenefitListing]
    /// Whether the list was filtered.
    var isLimited = false

    var response: [BenefitResponse] { rows.map(BenefitResponse.init) }
    var emptyText: LocalizedText { isLimited ? "No matching benefits" : "No benefits. Add a card with: coffer add card --product NAME" }

    var columns: [Column<BenefitListing>] {
        [
            .csv("id") { .code($0.benefit.benefit.id) },
            .csv("card") { .text($0.cardName) },
            Column("name", "NAME", maximum: 32) { .text($0.benefit.displayName) },
            .table("CARD", maximum: 24) { .text($0.cardName) },
            .csv("merchant") { .text($0.benefit.merchantName) },
            .csv("value") { .amount($0.benefit.progress.value) },
            Column("left", "LEFT", isRight: true) { .amount($0.benefit.progress.left) },
            .table("OF", isRight: true) { .code($0.benefit.progress.value.decimalText) },
            .csv("perYear") { .amount($0.benefit.benefit.terms.perYear) },
            .table("EVERY") { .code($0.benefit.benefit.terms.frequency.text, label: $0.benefit.benefit.terms.frequency.displayName) },
            Column("status", "STATUS") { .code($0.benefit.displayStatus.rawValue, label: $0.benefit.displayStatus.displayName) },
            .csv("daysRemaining") { .code($0.benefit.daysLeft) },
            Column("urgency", .verbatim(""), maximum: 16) { Self.urgency(of: $0.benefit) },
            .csv("frequency") { .code($0.benefit.benefit.terms.frequency.text) },
            .csv("from") { .code($0.benefit.progress.cycle?.first) },
            Column("until", "UNTIL") { .code($0.benefit.progress.cycle?.last) },
            .csv("source") { .code($0.benefit.source?.name) },
            .csv("asOf") { .code($0.benefit.source?.asOf) },
            .csv("confirmedBy") { .code($0.benefit.source?.confirmation?.address) },
            .table("ID", wraps: true) { .code($0.benefit.benefit.id, .faint) },
        ]
    }

    func ending(style: TextStyle) -> String {
        let names = rows.filter { $0.benefit.source.map { $0.confirmation == nil } ?? false }.map(\.benefit.displayName)
        return names.isEmpty ? "" : style.line("Unverified in the catalogue: \(names.joined(separator: ", "))")
    }

    private static func urgency(of benefit: WalletBenefit) -> ColumnValue {
        .code(
            benefit.urgencyText.english, label: benefit.displayStatus == .available ? benefit.urgencyText : nil,
            benefit.isUrgent ? .warning : .plain)
    }
}
