import CommandKit
import ImportModel
import Localization
import Models

/// The result of undoing an import.
struct ImportUndoAnswer: Answer {
    var undo: ImportUndo

    var response: ImportUndoResponse { ImportUndoResponse(undo) }

    var csv: [[String]] {
        [
            ["import", "undone", "removed", "restored", "changed", "staying", "shared-with"],
            [
                undo.id.description, undo.isDone ? "true" : "false", String(undo.removed), String(undo.restored),
                undo.changedSince.map(\.description).joined(separator: " "), String(undo.shared.count),
                undo.shared.imports.map(\.id.description).joined(separator: " "),
            ],
        ]
    }

    func table(style: TextStyle) -> String {
        if undo.isDone {
            let done = style.line("Undid \(undo.id.description): \(undo.removed) transactions removed, \(undo.restored) restored")
            let next = undo.shared.imports.map { style.line("Undo with: coffer import --undo \($0.id.description)") }.joined()
            return done + (undo.shared.text.map { style.line($0, .warning) } ?? "") + next
        }
        return undo.changedSince.map { style.line("\($0.description) was changed since") }.joined()
    }
}
