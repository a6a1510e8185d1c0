package import Models

/// Files that were uploaded together.
package struct Upload: Identified, Hashable, Sendable {
    /// Prefix of ids: `upl_…`.
    package static let idPrefix = "upl"

    package var id: ID<Upload>
    /// In upload order.
    package var files: [StagedFile]
    /// The corrections made in its preview.
    package var choices: ImportChoices

    package init(id: ID<Upload>, files: [StagedFile], choices: ImportChoices = ImportChoices()) {
        self.id = id
        self.files = files
        self.choices = choices
    }
}
