package import Models

/// Reads pages of entries by key, so that a page costs the same however long the history is.
package struct EntryRepository {
    let connection: Connection
    let household: ID<Household>

    /// How many entries a page looks at before it says how far it came.
    package static let examined = 5_000

    /// How many pending transactions are looked at for the top of the list, newest first.
    static let pendingExamined = 1_000

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// One page, newest first; pending entries stand on top of the first one.
    ///
    /// A page of one account carries running balances, unless it is searched or of one category.
    package func page(_ query: EntryQuery) throws -> EntryPage {
        try EntryListing(connection, household: household, query: query).page()
    }
}
