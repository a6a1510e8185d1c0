import Foundation
import Models

/// What a household of a backup is to be before it is added to a database, and after it was.
struct RestoredHousehold {
    private let connection: Connection
    private let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its write.
    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Ends sessions and begun sign-ins, whose cookies may have been signed out since the backup, and raises the counters of pages. Addresses
    /// of calendars and links of guests stay.
    func endSessions() throws {
        try connection.execute(
            """
            DELETE FROM directory WHERE household = $1 AND kind = 'secret' AND (
                lookup IN (SELECT token_hash FROM member_session WHERE household = $1)
                OR lookup IN (SELECT token_hash FROM pending_sign_in WHERE household = $1))
            """, .id(household))
        try connection.execute("DELETE FROM member_session WHERE household = $1", .id(household))
        try connection.execute("DELETE FROM pending_sign_in WHERE household = $1", .id(household))
        // Counters must not decrease, or a page of before the removal would be taken for current: no household is changed once in each
        // millisecond since 1970.
        let now = Int64(Date().timeIntervalSince1970 * 1_000)
        try connection.execute(
            "UPDATE household SET revision = CASE WHEN revision < $1 THEN $1 ELSE revision + 1 END WHERE id = $2", .integer(now),
            .id(household))
        try connection.execute(
            "UPDATE member SET counter = CASE WHEN counter < $1 THEN $1 ELSE counter + 1 END WHERE household = $2", .integer(now),
            .id(household))
    }

    /// Gives copied rows what belongs to their new file: the place in the text index, the texts, and the entries of the directory.
    func settle() throws {
        let free = try HouseholdRepository(connection).freeTextSlot(besides: household)
        try connection.execute("UPDATE household SET text_slot = $1 WHERE id = $2", .int(free), .id(household))
        try HouseholdTexts(connection, household: household).index()
        try DirectoryRepository(connection).rebuild(of: household)
    }
}
