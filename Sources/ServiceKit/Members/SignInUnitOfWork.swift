package import Models
package import Storage

/// One unit of work of a sign-in or a setup, before its household is known.
package struct SignInUnitOfWork {
    package let connection: Connection
    package let ids: IDSource
    /// Milliseconds since 1970.
    package let now: Int64

    package init(_ connection: Connection, ids: IDSource, at milliseconds: Int64) {
        self.connection = connection
        self.ids = ids
        now = milliseconds
    }

    package var households: HouseholdRepository { HouseholdRepository(connection) }
    package var directory: DirectoryRepository { DirectoryRepository(connection) }
    package var rateLimiter: SignInRateLimiter { SignInRateLimiter(connection, at: now) }

    /// The rest of the work, on one household.
    package func of(_ household: ID<Household>) -> MemberUnitOfWork {
        MemberUnitOfWork(connection, household: household, ids: ids, at: now)
    }
}
