package import Models

/// Households and their keys for account number hashes.
package final class HouseholdRepository: Repository {
    /// All households, oldest first.
    package func all() throws -> [Household] {
        try connection.all("SELECT \(Self.columns) FROM household AS h ORDER BY h.created_at, h.id", as: Self.household)
    }

    /// The household with an id; nil if it does not exist.
    package func find(_ id: ID<Household>) throws -> Household? {
        try connection.first("SELECT \(Self.columns) FROM household AS h WHERE h.id = $1", .id(id), as: Self.household)
    }

    /// The household's slot in the text index (`TextKeys`), and whether there is no household but this one.
    func textSlot(of household: ID<Household>) throws -> (slot: Int, isOnly: Bool) {
        try connection.first(
            "SELECT text_slot, NOT EXISTS (SELECT 1 FROM household WHERE id <> $1) FROM household WHERE id = $1", .id(household)
        ) { ($0.int(), $0.bool()) } ?? (0, false)
    }

    /// What every write of transactions needs to know of a household: its slot in the text index, and whether accounts belong, or belonged, to members.
    func writeSettings(of household: ID<Household>) throws -> (slot: Int, isDivided: Bool) {
        try connection.first("SELECT text_slot, is_divided FROM household WHERE id = $1", .id(household)) { ($0.int(), $0.bool()) }
            ?? (0, false)
    }

    /// The smallest slot in the text index that no other household of the file has.
    ///
    /// - Throws: `StorageError.overflow` if there are more than 16,385 households in the file.
    func freeTextSlot(besides household: ID<Household>) throws -> Int {
        var slot = 0
        try connection.query("SELECT text_slot FROM household WHERE id <> $1 ORDER BY text_slot", .id(household)) { row in
            if row.int() == slot { slot += 1 }
        }
        guard slot <= TextKeys.lastSlot else { throw StorageError.overflow(detail: "no text slot is free") }
        return slot
    }

    /// When a household was set up, in milliseconds since 1970; nil if it is not.
    package func setUpAt(_ household: ID<Household>) throws -> Int64? {
        try connection.first("SELECT set_up_at FROM household WHERE id = $1", .id(household)) { $0.optionalInteger() } ?? nil
    }

    /// When a household was created, in milliseconds since 1970.
    package func createdAt(_ household: ID<Household>) throws -> Int64 {
        try connection.first("SELECT created_at FROM household WHERE id = $1", .id(household)) ?? 0
    }

    /// Updates the columns that an owner may change.
    package func update(_ household: Household) throws {
        try connection.execute(
            """
            UPDATE household SET name = $1, currency = $2, time_zone = $3, idle_minutes = $4, first_weekday = $5, first_month_day = $6,
                month_on_working_day = $7
            WHERE id = $8
            """, .text(household.name), .currency(household.currency), .text(household.timeZone), .int(household.idleMinutes),
            .int(household.firstWeekday), .int(household.firstMonthDay), .bool(household.monthBeginsOnWorkingDay), .id(household.id))
    }

    /// Whether any household has been set up.
    package func isSetUp() throws -> Bool {
        try connection.exists("SELECT 1 FROM household WHERE set_up_at IS NOT NULL LIMIT 1")
    }

    /// Whether more than one household has been set up.
    package func areSeveralSetUp() throws -> Bool {
        try connection.all("SELECT id FROM household WHERE set_up_at IS NOT NULL LIMIT 2", as: { $0.integer() }).count == 2
    }

    /// The household that was not set up; nil if there is none, or several.
    package func onlyNotSetUp() throws -> Household? {
        let found = try connection.all(
            "SELECT \(Self.columns) FROM household AS h WHERE h.set_up_at IS NULL ORDER BY h.id LIMIT 2", as: Self.household)
        return found.count == 1 ? found.first : nil
    }

    /// Marks a household as set up; returns false if it was before.
    package func markSetUp(_ household: ID<Household>, at milliseconds: Int64) throws -> Bool {
        try connection.execute(
            "UPDATE household SET set_up_at = $1 WHERE id = $2 AND set_up_at IS NULL", .integer(milliseconds), .id(household)) == 1
    }

    /// The secret key of a household's account number hashes, 32 bytes.
    package func numberKey(of household: ID<Household>) throws -> [UInt8] {
        try connection.first("SELECT number_key FROM household WHERE id = $1", .id(household)) ?? []
    }

    /// An id for a new household: a random number from 1 to 2³¹ − 1 that no household of the file has.
    ///
    /// Random, so that households of several files can come together in one. Every primary key begins with it, so it has 31 bits, which keep
    /// rows short. It grants no access.
    ///
    /// - Parameter ids: where numbers come from.
    package func nextID(_ ids: IDSource) throws -> ID<Household> {
        while true {
            let id = ids.draw(from: ID<Household>(rawValue: 1)...ID(rawValue: Int64(Int32.max)))
            if try !connection.exists("SELECT 1 FROM household WHERE id = $1", .id(id)) { return id }
        }
    }

    /// How many members and own accounts a household has, disabled and archived ones included.
    package func counts(of household: ID<Household>) throws -> (members: Int, accounts: Int) {
        let members: Int = try connection.first("SELECT COUNT(*) FROM member WHERE household = $1", .id(household)) ?? 0
        let accounts: Int =
            try connection.first("SELECT COUNT(*) FROM account WHERE household = $1 AND role = 'own'", .id(household)) ?? 0
        return (members, accounts)
    }

    /// The host name at which a household alone is served; nil: it is served at those of the server.
    package func host(of household: ID<Household>) throws -> String? {
        try connection.first("SELECT host FROM household WHERE id = $1", .id(household)) { $0.optionalText() } ?? nil
    }

    /// Changes the host name of a household, and enters it in the directory. The caller has made sure that it is free (`isFree`).
    ///
    /// - Parameter host: in lower case; nil for none.
    package func setHost(_ host: String?, of household: ID<Household>) throws {
        let directory = DirectoryRepository(connection)
        if let old = try self.host(of: household) { try directory.delete(.host, old, of: household) }
        try connection.execute("UPDATE household SET host = $1 WHERE id = $2", .optional(host), .id(household))
        if let host { try directory.insert(.host, host, of: household) }
    }

    /// Whether no other household has a host name, by the directory.
    package func isFree(host: String, for household: ID<Household>) throws -> Bool {
        try DirectoryRepository(connection).households(.host, host).allSatisfy { $0 == household }
    }

    /// Whether accounts of a household belong to members, as it is stored.
    package func division(of household: ID<Household>) throws -> Household.Division {
        try connection.first("SELECT is_divided FROM household WHERE id = $1", .id(household), as: Self.division) ?? .undivided
    }

    /// Stores whether accounts of a household belong to members.
    package func setDivision(_ division: Household.Division, of household: ID<Household>) throws {
        try connection.execute("UPDATE household SET is_divided = $1 WHERE id = $2", .integer(division.rawValue), .id(household))
    }

    /// Inserts a household with its 32-byte key for account number hashes, and gives it a slot in the text index.
    package func insert(_ household: Household, numberKey: [UInt8], at milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO household (id, name, currency, time_zone, idle_minutes, first_weekday, first_month_day,
                month_on_working_day, number_key, created_at, text_slot, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1)
            """, .id(household.id), .text(household.name), .currency(household.currency), .text(household.timeZone),
            .int(household.idleMinutes), .int(household.firstWeekday), .int(household.firstMonthDay),
            .bool(household.monthBeginsOnWorkingDay), .blob(numberKey), .integer(milliseconds),
            .int(try freeTextSlot(besides: household.id)))
    }

    /// Increases the household's revision, by which pages detect changes.
    package func touch(_ household: ID<Household>) throws {
        try connection.execute("UPDATE household SET revision = revision + 1 WHERE id = $1", .id(household))
    }

    /// Increases the household's revision and records the day as active.
    ///
    /// - Parameter gap: the longest gap in days to the last active day. A later day is not recorded, since the clock may be wrong; a person
    ///   has to confirm it.
    package func touch(_ household: ID<Household>, on day: Day, maxGap gap: Int) throws {
        try connection.execute(
            """
            UPDATE household SET revision = revision + 1, seen_day = CASE
                WHEN seen_day IS NULL OR ($1 > seen_day AND $1 - seen_day <= $2) THEN $1 ELSE seen_day END
            WHERE id = $3
            """, .day(day), .int(gap), .id(household))
    }

    /// The last active day, and the last one before the gap that members were notified of; each may be nil.
    package func seenDay(of household: ID<Household>) throws -> (day: Day?, notified: Day?) {
        try connection.first("SELECT seen_day, told_gap FROM household WHERE id = $1", .id(household)) {
            ($0.optionalDay(), $0.optionalDay())
        } ?? (nil, nil)
    }

    /// Records that members were notified of a gap.
    package func recordGapNotification(since day: Day, _ household: ID<Household>) throws {
        try connection.execute("UPDATE household SET told_gap = $1 WHERE id = $2", .day(day), .id(household))
    }

    /// Records a day as active, regardless of the gap before it.
    package func closeGap(_ household: ID<Household>, on day: Day) throws {
        try connection.execute("UPDATE household SET seen_day = $1, told_gap = NULL WHERE id = $2", .day(day), .id(household))
    }

    /// The household's revision, which every write increases.
    package func revision(of household: ID<Household>) throws -> Int64 {
        try connection.first("SELECT revision FROM household WHERE id = $1", .id(household)) ?? 0
    }

    /// The columns that `household` decodes, of `household` as `h`.
    package static let columns: SQL = """
        h.id, h.name, h.currency, h.time_zone, h.idle_minutes, h.first_weekday, h.first_month_day, h.month_on_working_day, h.is_divided
        """

    /// Decodes a household from the next columns.
    package static func household(_ row: inout Row) throws(StorageError) -> Household {
        Household(
            id: row.id(), name: row.text(), currency: try row.currency(), timeZone: row.text(), idleMinutes: row.int(),
            firstWeekday: row.int(), firstMonthDay: row.int(), monthBeginsOnWorkingDay: row.bool(), division: try division(&row))
    }

    private static func division(_ row: inout Row) throws(StorageError) -> Household.Division {
        let stored = row.integer()
        guard let division = Household.Division(rawValue: stored) else {
            throw .unknownValue(column: "is_divided", value: String(stored))
        }
        return division
    }
}
