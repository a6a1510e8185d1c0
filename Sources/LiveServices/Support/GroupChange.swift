import Foundation
import Models
import Storage

/// What one write did to one group, as the audit trail keeps it: enough to take it back, and to see whether anything newer stands against it.
struct GroupChange: Codable {
    var id: Int64
    /// As it was; nil for one that was not there.
    var before: GroupImage?
    /// Its revision before; 0 for one that was not there.
    var oldRevision: Int64
    /// Its revision afterwards; 0 for one that is gone.
    var newRevision: Int64
    /// The account whose opening balance it posted, where it did.
    var openingOf: Int64?
    /// As the write left it, for the history; only of a change of one transaction. Nil for one that is gone, and in older records.
    var after: GroupImage?

    /// Several as text for a column.
    static func encode(_ changes: [GroupChange]) throws -> String {
        String(decoding: try JSONEncoder().encode(changes), as: UTF8.self)
    }

    /// - Throws: `StorageError.unknownValue` for a text that this does not write.
    static func decode(_ text: String) throws(StorageError) -> [GroupChange] {
        do {
            return try JSONDecoder().decode([GroupChange].self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }
}
