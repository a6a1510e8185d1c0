package import Storage

extension Migration {
    /// Version nextVersion: notes.
    package static let notes = Migration(
        version: nextVersion,
        statements: [
            """
            CREATE TABLE note (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                text TEXT NOT NULL,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """
        ])
}
