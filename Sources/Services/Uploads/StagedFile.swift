/// A received file.
package struct StagedFile: Hashable, Sendable {
    /// The file name in the browser; for display only.
    package var name: String
    /// The temporary path of its content.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}
