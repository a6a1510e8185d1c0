package import Models
import WireModels

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
    /// The number of lines that stay, because other imports contain them, too.
    let staying: Int
    /// These imports, oldest first: the lines go when they are undone, too.
    let sharedWith: [SharingImportResponse]

    package init(_ undo: ImportUndo) {
        self.import = undo.id
        undone = undo.isDone
        removed = undo.removed
        restored = undo.restored
        changed = undo.changedSince
        staying = undo.shared.count
        sharedWith = undo.shared.imports.map(SharingImportResponse.init)
    }
}

/// An import that contains lines of another one.
struct SharingImportResponse: Encodable {
    let `import`: ID<StatementImport>
    /// The day of the import.
    let day: Day
    /// The file names, in order.
    let files: [String]

    init(_ other: SharedLines.Import) {
        self.import = other.id
        day = other.day
        files = other.files
    }
}
