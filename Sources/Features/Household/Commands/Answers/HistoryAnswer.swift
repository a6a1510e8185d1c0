import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

/// Changes, newest first, with the fields of transactions before and after.
struct HistoryAnswer: ListAnswer {
    var rows: [HistoryEntry]

    var response: [HistoryEntryResponse] { rows.map(HistoryEntryResponse.init) }
    let emptyText: LocalizedText = "No changes yet"

    var columns: [Column<HistoryEntry>] {
        [
            Column("id", "CHANGE") { .code($0.record.id) },
            Column("at", "AT (UTC)") { .code(Self.time($0), shown: Self.time($0).minute) },
            Column("action", "ACTION") { .code($0.record.action.rawValue, label: $0.title) },
            Column("subject", "SUBJECT", maximum: 48) { .text($0.record.subject, label: $0.subject) },
            Column("changes", "BEFORE → AFTER", maximum: 80, wraps: true) { .text(Self.plain($0), label: Self.changes($0)) },
            Column("undone", .verbatim("")) { .flag($0.record.isUndone, "undone") },
        ]
    }

    private static func time(_ entry: HistoryEntry) -> Instant { Instant(milliseconds: entry.record.at) }

    /// `payee: Rewe → Rewe Nord; amount: 5.00 EUR → 6.00 EUR`.
    private static func plain(_ entry: HistoryEntry) -> String {
        entry.changes.map { change in
            "\(change.field.rawValue): \(change.before.map { "\($0.plain) " } ?? "")→ \(change.after.plain)"
        }.joined(separator: "; ")
    }

    private static func changes(_ entry: HistoryEntry) -> LocalizedText {
        .joined(entry.changes.map(\.text), separator: " · ")
    }
}
