package import Models

/// The base of repositories of all households' rows.
open class Repository {
    package final let connection: Connection

    /// Accesses the rows of all households on a connection, for the duration of its read or write.
    package init(_ connection: Connection) {
        self.connection = connection
    }
}

/// The base of repositories of one household's rows.
open class ScopedRepository: Repository {
    package final let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.household = household
        super.init(connection)
    }
}
