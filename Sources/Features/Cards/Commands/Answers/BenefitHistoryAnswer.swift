import CardsModel
import CommandKit
import Localization
import Models

/// The cycles of a benefit, newest first: one row per use, and one for a cycle without uses.
struct BenefitHistoryAnswer: ListAnswer {
    let rows: [BenefitHistoryRow]

    init(periods: [BenefitPeriod]) {
        rows = periods.flatMap(\.rows)
    }

    var response: [BenefitHistoryResponse] { rows.map(BenefitHistoryResponse.init) }
    let emptyText: LocalizedText = "No cycles yet"

    var columns: [Column<BenefitHistoryRow>] {
        [
            Column("from", "FROM") { .code($0.cycle?.first) },
            Column("until", "UNTIL") { .code($0.cycle?.last) },
            .table("DAY") { .code($0.use?.day) },
            Column("used", "USED", isRight: true) { Self.amount($0.used) },
            Column("posted", "POSTED", isRight: true) { Self.amount($0.posted) },
            Column("lost", "LOST", isRight: true) { Self.amount($0.lost) },
            Column("transaction", "TRANSACTION") { .code($0.transaction, .faint) },
            .table("USE") { .code($0.use?.id, .faint) },
        ]
    }

    /// Zero is empty in tables.
    private static func amount(_ amount: Money) -> ColumnValue { .amount(amount, shown: amount.isZero ? "" : nil) }
}
