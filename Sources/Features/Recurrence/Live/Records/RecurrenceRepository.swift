package import Storage

/// What is known of payees whose charges recur.
///
/// Detection runs once over a household; then each write marks the normalised payees that it touched as open, and only those are examined
/// again.
package final class RecurrenceRepository: ScopedRepository {
    /// Finds a row if detection has run for a household, parameter 1, and is switched on.
    static let usage: SQL = "SELECT 1 FROM recurrence_state WHERE household = $1 AND is_on = 1"

    /// Whether detection is switched on, and the version of the rules that normalise payees.
    package struct State: Hashable, Sendable {
        package var isOn: Bool
        var version: Int64

        package init(isOn: Bool, version: Int64) {
            self.isOn = isOn
            self.version = version
        }
    }

    // MARK: - State

    /// Nil if detection has not run yet.
    package func state() throws -> State? {
        try connection.first("SELECT is_on, version FROM recurrence_state WHERE household = $1", .id(household)) {
            State(isOn: $0.bool(), version: $0.integer())
        }
    }

    package func save(_ state: State) throws {
        try connection.execute(
            """
            INSERT INTO recurrence_state (household, is_on, version) VALUES ($1, $2, $3)
            ON CONFLICT (household) DO UPDATE SET is_on = excluded.is_on, version = excluded.version
            """, .id(household), .bool(state.isOn), .integer(state.version))
    }

    /// Deletes the normalised payees and what was found, to begin anew.
    package func clear() throws {
        for statement: SQL in ["DELETE FROM recurring_payee WHERE household = $1", "DELETE FROM payee_key WHERE household = $1"] {
            try connection.execute(statement, .id(household))
        }
    }

    // MARK: - Payees

    /// The payees that have no normalised name yet, by id.
    ///
    /// - Parameters:
    ///   - all: also those that have one.
    ///   - limit: how many are read; nil: all.
    func newPayees(all: Bool = false, limit: Int? = nil) throws -> [RecurringPayee] {
        let last =
            all
            ? 0
            : try connection.first(
                "SELECT payee FROM payee_key WHERE household = $1 ORDER BY payee DESC LIMIT 1", .id(household), as: { $0.integer() }) ?? 0
        return try connection.all(
            "SELECT id, name FROM payee WHERE household = $1 AND id > $2 ORDER BY id LIMIT $3", .id(household), .integer(last),
            .int(limit ?? .max)
        ) { RecurringPayee(id: $0.integer(), text: $0.text()) }
    }

    /// The payees of a normalised name, newest first.
    ///
    /// - Parameter limit: how many are read; nil: all.
    package func payees(of name: String, limit: Int? = nil) throws -> [RecurringPayee] {
        try connection.all(
            """
            SELECT payee.id, payee.name FROM payee_key
                JOIN payee ON payee.household = payee_key.household AND payee.id = payee_key.payee
            WHERE payee_key.household = $1 AND payee_key.name = $2 ORDER BY payee_key.payee DESC LIMIT $3
            """, .id(household), .text(name), .int(limit ?? .max)
        ) { RecurringPayee(id: $0.integer(), text: $0.text()) }
    }

    /// Stores the normalised name of a payee.
    func setKey(_ name: String, of payee: Int64) throws {
        try connection.execute(
            "INSERT INTO payee_key (household, payee, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", .id(household), .integer(payee),
            .text(name))
    }

    /// Marks a normalised payee to be examined that is not known, in a write that does not change the household's revision.
    func openNew(_ name: String) throws {
        try connection.execute(
            """
            INSERT INTO recurring_payee (household, name, is_open, series, suggestions, opened_in)
                VALUES ($1, $2, 1, 0, 0, (SELECT revision - 1 FROM household WHERE id = $1))
            ON CONFLICT DO NOTHING
            """, .id(household), .text(name))
    }

    /// Marks a normalised payee to be examined, in a write that changes the household's revision.
    func open(_ name: String) throws {
        try connection.execute(
            """
            INSERT INTO recurring_payee (household, name, is_open, series, suggestions, opened_in)
                VALUES ($1, $2, 1, 0, 0, (SELECT revision FROM household WHERE id = $1))
            ON CONFLICT (household, name) DO UPDATE SET is_open = 1, opened_in = excluded.opened_in
            """, .id(household), .text(name))
    }

    /// Whether any normalised payee has to be examined.
    func hasOpen() throws -> Bool {
        try connection.exists("SELECT 1 FROM recurring_payee WHERE household = $1 AND is_open = 1 LIMIT 1", .id(household))
    }

    /// The normalised payees to examine, each with the revision in which it was opened.
    func openNames() throws -> [String: Int64] {
        let rows = try connection.all(
            "SELECT name, opened_in FROM recurring_payee WHERE household = $1 AND is_open = 1", .id(household)
        ) { ($0.text(), $0.integer()) }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// The normalised payees whose charges recur.
    ///
    /// - Parameter suggested: only those with suggestions.
    package func names(suggested: Bool) throws -> [String] {
        try connection.all(
            "SELECT name FROM recurring_payee WHERE household = $1 AND series > 0 AND suggestions >= $2 ORDER BY name", .id(household),
            .integer(suggested ? 1 : 0))
    }

    /// The number of suggestions of each payee that has any.
    func suggestionsOfNames() throws -> [String: Int] {
        let rows = try connection.all(
            "SELECT name, suggestions FROM recurring_payee WHERE household = $1 AND suggestions > 0", .id(household)
        ) { ($0.text(), $0.int()) }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// The number of suggestions of all payees.
    package func suggestions() throws -> Int {
        try connection.first("SELECT SUM(suggestions) FROM recurring_payee WHERE household = $1", .id(household)) ?? 0
    }

    /// Stores what an examination found: the number of series, and how many of them are suggested.
    ///
    /// - Parameter opened: the revision in which the payee was opened when it was read. One that was opened again stays open.
    func close(_ name: String, opened: Int64, series: Int, suggestions: Int) throws {
        guard series > 0 else {
            try connection.execute(
                "DELETE FROM recurring_payee WHERE household = $1 AND name = $2 AND is_open = 1 AND opened_in = $3", .id(household),
                .text(name), .integer(opened))
            return
        }
        try connection.execute(
            """
            UPDATE recurring_payee SET is_open = 0, series = $1, suggestions = $2
            WHERE household = $3 AND name = $4 AND is_open = 1 AND opened_in = $5
            """, .int(series), .int(suggestions), .id(household), .text(name), .integer(opened))
    }
}
