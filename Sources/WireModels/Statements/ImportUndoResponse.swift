package import Models

/// The result of undoing an import.
package struct ImportUndoResponse: Encodable {
    let `import`: ID<StatementImport>
    let undone: Bool
    /// The number of deleted transactions.
    let removed: Int
    /// The number of transactions restored to their state before the import.
    let restored: Int
    /// Transactions that were edited since.
    let changed: [ID<Transaction>]

    package init(_ undo: ImportUndo) {
        self.import = undo.id
        undone = undo.isDone
        removed = undo.removed
        restored = undo.restored
        changed = undo.changedSince
    }
}
