/// The lines of an import that other imports contain, too: an undo keeps them until all of these imports are undone.
package struct SharedLines: Hashable, Sendable {
    /// The number of lines.
    package var count = 0
    /// The other imports, oldest first; empty if they are not known any more.
    package var imports: [Import] = []

    /// An import that contains lines of another one.
    package struct Import: Hashable, Sendable {
        package var id: ID<StatementImport>
        /// The day of the import.
        package var day: Day
        /// The names of its files, without folders.
        package var files: [String]

        package init(id: ID<StatementImport>, day: Day, files: [String]) {
            self.id = id
            self.day = day
            self.files = files
        }
    }

    package init() {}
}
