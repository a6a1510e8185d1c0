extension Connection {
    /// Runs reads that leave out rows with values that no version of Coffer writes, instead of failing with the first. What fails because
    /// such a row is missing is left out, too; the next body runs nevertheless.
    ///
    /// - Returns: the rows, a sentence each, at most 100.
    /// - Throws: errors of the engine, and of a body if every row before can be read.
    package func namingUnreadableRows(_ bodies: [() throws -> Void]) throws -> [String] {
        state.unreadable = UnreadableRows()
        defer { state.unreadable = nil }
        for body in bodies {
            do {
                try body()
            } catch {
                guard state.unreadable?.explains(error) == true else { throw error }
            }
        }
        return state.unreadable?.sentences ?? []
    }

    /// Runs one body: `namingUnreadableRows(_:)` of several.
    package func namingUnreadableRows(_ body: () throws -> Void) throws -> [String] {
        try withoutActuallyEscaping(body) { try namingUnreadableRows([$0]) }
    }

    /// Names a row whose value cannot be read, and leaves out one that needs another that was left out.
    ///
    /// - Throws: the error, unless rows are left out.
    func recordUnreadable(_ row: Row, of sql: SQL, after error: any Error) throws {
        if state.unreadable != nil, case StorageError.unknownValue(let column, let value) = error {
            state.unreadable?.add(sql.text, key: row.key, column: column, value: value)
        } else if state.unreadable?.explains(error) != true {
            throw error
        }
    }
}
