import CommandKit
import ImportModel
import Localization
import Models
import WireModels

/// Past imports, newest first.
struct ImportsAnswer: ListAnswer {
    var rows: [StatementImport]

    var response: [ImportResponse] { rows.map(ImportResponse.init) }
    let emptyText: LocalizedText = "No imports yet"

    var columns: [Column<StatementImport>] {
        [
            Column("import", "IMPORT") { .code($0.id) },
            Column("at", "AT (UTC)") { .code(Instant(milliseconds: $0.at), shown: Instant(milliseconds: $0.at).minute) },
            .csv("files") { .list($0.files) },
            Column("new", "NEW", isRight: true) { .code($0.newLines) },
            .table("FILES", maximum: 60) { .list($0.files) },
            Column("undone", .verbatim("")) {
                .flag($0.isUndone, Self.undone($0.stayingLines))
            },
            .csv("staying") { .code($0.stayingLines) },
        ]
    }

    private static func undone(_ staying: Int) -> LocalizedText {
        guard staying > 0 else { return "undone" }
        return .plural(staying, one: "undone, 1 line stays", other: "undone, \(staying) lines stay")
    }
}
