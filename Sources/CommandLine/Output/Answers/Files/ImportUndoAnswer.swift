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
        if undo.isDone { return "Undid \(undo.id): \(undo.removed) transactions removed, \(undo.restored) restored\n" }
        return undo.changedSince.map { "\($0) was changed since\n" }.joined()
    }
}
