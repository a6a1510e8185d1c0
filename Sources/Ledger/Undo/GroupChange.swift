import Foundation
import Models
package import Storage

/// The change of one group by one write, as stored in the audit trail: enough to undo it and to detect newer changes that conflict with the
/// undo.
package struct GroupChange: Codable {
    /// The group's id.
    package var id: Int64
    /// The group before the write; nil if it was created.
    package var before: GroupImage?
    /// The revision before the write; 0 if the group was created.
    package var oldRevision: Int64
    /// The revision after the write; 0 if the group was removed.
    package var newRevision: Int64
    /// The account whose opening balance the group posted, if any.
    var openingOf: Int64?
    /// The group after the write, for the history; only stored for changes of one transaction. Nil if the group was removed, and in older
    /// records.
    package var after: GroupImage?

    /// Encodes changes as JSON text for a column.
    package static func encode(_ changes: [GroupChange]) throws -> String {
        String(decoding: try JSONEncoder().encode(changes), as: UTF8.self)
    }

    /// - Throws: `StorageError.unknownValue` for text that `encode` does not produce.
    package static func decode(_ text: String) throws(StorageError) -> [GroupChange] {
        do {
            return try JSONDecoder().decode([GroupChange].self, from: Data(text.utf8))
        } catch {
            throw .unknownValue(column: "image", value: TextLimit.cut(text, to: 80))
        }
    }
}
