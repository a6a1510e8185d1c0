package import Models

/// A note of the household.
package struct Note: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `note_…`.
    package static let idPrefix = "note"

    /// The maximum number of characters.
    package static let maxLength = 500

    package var id: ID<Note>
    /// One line of 1–500 characters.
    package var text: String
    package var isRemoved: Bool
    package var revision: Int64

    package init(id: ID<Note>, text: String, isRemoved: Bool = false, revision: Int64 = 1) {
        self.id = id
        self.text = text
        self.isRemoved = isRemoved
        self.revision = revision
    }
}
