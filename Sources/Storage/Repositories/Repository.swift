package import Models

/// The base of repositories of all households' rows.
package class Repository {
    final let connection: Connection

    /// Accesses the rows of all households on a connection, for the duration of its read or write.
    package init(_ connection: Connection) {
        self.connection = connection
    }
}

/// The base of repositories of one household's rows.
package class ScopedRepository: Repository {
    final let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.household = household
        super.init(connection)
    }
}
