import Localization
import Models
import WireModels

/// The result of undoing an import.
struct ImportUndoAnswer: Answer {

    var undo: ImportUndo

    var response: ImportUndoResponse { ImportUndoResponse(undo) }

    var csv: [[String]] {
        [
            ["import", "undone", "removed", "restored", "changed"],
            [
                undo.id.description, undo.isDone ? "true" : "false", String(undo.removed), String(undo.restored),
                undo.changedSince.map(\.description).joined(separator: " "),
            ],
        ]
    }

    func table(style: TextStyle) -> String {
        if undo.isDone {
            return style.line("Undid \(undo.id.description): \(undo.removed) transactions removed, \(undo.restored) restored")
        }
        return undo.changedSince.map { style.line("\($0.description) was changed since") }.joined()
    }
}
