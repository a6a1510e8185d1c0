import Localization
import Models

extension HistoryKind {
    /// Changes of imports.
    package static let imports = HistoryKind(
        "imports", "Imports", precedence: -1,
        [
            .importStatements: "Imported",
            .undoImport: "Import undone",
        ])
}
