import Localization
import Models
package import Services

extension HistoryKind {
    /// Changes of imports.
    package static let imports = HistoryKind(
        "imports", "Imports", precedence: -1,
        [
            .importStatements: "Imported",
            .undoImport: "Import undone",
        ])
}
