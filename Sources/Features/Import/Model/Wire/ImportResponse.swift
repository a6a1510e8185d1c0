package import Models
import WireModels

/// A past import.
package struct ImportResponse: Encodable {
    let `import`: ID<StatementImport>
    let at: Instant
    /// The file names, in order.
    let files: [String]
    /// The number of new lines.
    let new: Int
    let undone: Bool
    /// The number of lines that stayed when it was undone, because other imports contained them.
    let staying: Int

    package init(_ past: StatementImport) {
        self.import = past.id
        at = Instant(milliseconds: past.at)
        files = past.files
        new = past.newLines
        undone = past.isUndone
        staying = past.stayingLines
    }
}
