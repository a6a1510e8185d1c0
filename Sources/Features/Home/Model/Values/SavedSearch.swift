package import Models

/// A search that a member saved under a name.
package struct SavedSearch: Identified, Hashable, Sendable {
    /// Prefix of ids: `sea_…`.
    package static let idPrefix = "sea"

    package var id: ID<SavedSearch>
    package var name: String
    /// As typed.
    package var text: String

    package init(id: ID<SavedSearch>, name: String, text: String) {
        self.id = id
        self.name = name
        self.text = text
    }
}
