import Models

/// The result of undoing an import.
struct ImportUndoAnswer: Answer {

    var undo: ImportUndo

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("import", undo.id.description)
            text.member("undone", undo.isDone)
            text.member("removed", undo.removed)
            text.member("restored", undo.restored)
            text.member("changed", undo.changedSince.map(\.description))
        }
    }

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
