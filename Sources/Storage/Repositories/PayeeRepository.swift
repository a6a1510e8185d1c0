package import Models

/// Interned payees with their last chosen categories.
package final class PayeeRepository: ScopedRepository {
    /// A payee as used by imports.
    package struct Record: Sendable {
        package var id: Int64
        /// The last chosen categories for outgoing and incoming money.
        package var spendingCategory: ID<Category>?
        package var incomeCategory: ID<Category>?
        /// The member who alone sees it; 0: everybody.
        package var scope: Int64 = 0
    }

    private var cache: [String: Record] = [:]
    /// The last lookup, because each line's payee is looked up twice.
    private var last: (name: String, known: Record)?
    /// The number of names that were not cached.
    private var misses = 0
    /// Whether the cache has all payees of the household, so that other names are unknown.
    private var isComplete = false
    /// Prepared at the first insertion.
    private var insertPayee: PreparedStatement?

    /// The size of the cache.
    private static let cacheLimit = 50_000
    /// The number of misses after which all payees are read, if they are not more than `completeLimit`.
    private static let missLimit = 32
    private static let completeLimit = 20_000

    /// The payee of a name; nil if unknown.
    package func find(_ name: String) throws -> Record? {
        if let last, last.name == name { return last.known }
        if let known = cache[name] {
            last = (name, known)
            return known
        }
        guard !isComplete else { return nil }
        misses += 1
        if misses == Self.missLimit {
            try readAll()
            if isComplete { return try find(name) }
        }
        let known = try connection.first(
            "SELECT id, spending_category, income_category, scope FROM payee WHERE household = $1 AND name = $2", .id(household),
            .text(name)
        ) { Record(id: $0.integer(), spendingCategory: $0.optionalID(), incomeCategory: $0.optionalID(), scope: $0.integer()) }
        if let known { cache(name, known) }
        return known
    }

    /// Payees whose folded names begin with a folded text, by it.
    package func names(beginning folded: String, limit: Int) throws -> [String] {
        try connection.all(
            "SELECT name FROM payee WHERE household = $1 AND folded_name >= $2 AND folded_name < $3 ORDER BY folded_name LIMIT $4",
            .id(household),
            .text(folded), .text(folded + "\u{10FFFF}"), .int(limit))
    }

    /// Calls a closure with each payee and its name, oldest first.
    package func all(row body: (_ name: String, Record) throws -> Void) throws {
        try connection.query(
            "SELECT name, id, spending_category, income_category, scope FROM payee WHERE household = $1 ORDER BY id", .id(household)
        ) { row in
            let name = row.text()
            try body(
                name,
                Record(
                    id: row.integer(), spendingCategory: row.optionalID(), incomeCategory: row.optionalID(), scope: row.integer()))
        }
    }

    /// The id of the payee of a name, which is inserted if it does not exist. The empty name has id 0.
    ///
    /// - Parameter reader: the member who alone sees the transaction; nil: others see it, and so the payee from now on.
    package func intern(_ name: String, seenOnlyBy reader: ID<Member>? = nil, makeID: () -> Int64) throws -> Int64 {
        if name.isEmpty { return 0 }
        let scope = reader?.rawValue ?? 0
        if let known = try find(name) {
            if known.scope != 0, known.scope != scope { try release(name, known) }
            return known.id
        }
        let known = Record(id: makeID(), scope: scope)
        let statement =
            try insertPayee
            ?? connection.prepareWrite("INSERT INTO payee (household, id, name, folded_name, scope) VALUES ($1, $2, $3, $4, $5)")
        insertPayee = statement
        try connection.write { [household] () throws(StorageError) in
            statement.bind(1, household.rawValue)
            statement.bind(2, known.id)
            statement.bind(3, name)
            statement.bind(4, name.folded)
            statement.bind(5, scope)
            try statement.run()
        }
        cache(name, known)
        return known.id
    }

    /// Lets everybody see a payee, without the categories that were chosen for it where others do not see them.
    private func release(_ name: String, _ known: Record) throws {
        try connection.execute(
            "UPDATE payee SET scope = 0, spending_category = NULL, income_category = NULL WHERE household = $1 AND id = $2",
            .id(household), .integer(known.id))
        cache(name, Record(id: known.id))
    }

    /// Forgets what was read, after another repository changed payees.
    package func forget() { clearCache() }

    /// Stores the category chosen for a payee.
    package func learn(_ name: String, category: ID<Category>, isIncome: Bool) throws {
        guard var known = try find(name) else { return }
        if isIncome {
            known.incomeCategory = category
            try connection.execute(
                "UPDATE payee SET income_category = $1 WHERE household = $2 AND id = $3", .id(category), .id(household), .integer(known.id))
        } else {
            known.spendingCategory = category
            try connection.execute(
                "UPDATE payee SET spending_category = $1 WHERE household = $2 AND id = $3", .id(category), .id(household),
                .integer(known.id))
        }
        cache[name] = known
        last = nil
    }

    /// Replaces a category in all payees.
    package func replaceCategory(_ old: ID<Category>, by new: ID<Category>) throws {
        clearCache()
        try connection.execute(
            "UPDATE payee SET spending_category = $1 WHERE household = $2 AND spending_category = $3", .id(new), .id(household), .id(old))
        try connection.execute(
            "UPDATE payee SET income_category = $1 WHERE household = $2 AND income_category = $3", .id(new), .id(household), .id(old))
    }

    /// The payees whose last category is the given one, for outgoing and incoming money.
    package func all(choosing category: ID<Category>) throws -> (spending: [Int64], income: [Int64]) {
        (
            try connection.all(
                "SELECT id FROM payee WHERE household = $1 AND spending_category = $2 ORDER BY id", .id(household), .id(category)
            ) { $0.integer() },
            try connection.all(
                "SELECT id FROM payee WHERE household = $1 AND income_category = $2 ORDER BY id", .id(household), .id(category)
            ) { $0.integer() }
        )
    }

    /// Replaces a category in some payees, where it is still the given one.
    package func replaceCategory(_ old: ID<Category>, by new: ID<Category>, spending: [Int64], income: [Int64]) throws {
        clearCache()
        for payee in spending {
            try connection.execute(
                "UPDATE payee SET spending_category = $1 WHERE household = $2 AND id = $3 AND spending_category = $4", .id(new),
                .id(household), .integer(payee), .id(old))
        }
        for payee in income {
            try connection.execute(
                "UPDATE payee SET income_category = $1 WHERE household = $2 AND id = $3 AND income_category = $4", .id(new),
                .id(household), .integer(payee), .id(old))
        }
    }

    // MARK: - Cache

    private func cache(_ name: String, _ known: Record) {
        if cache.count >= Self.cacheLimit { clearCache() }
        cache[name] = known
        last = (name, known)
    }

    private func clearCache() {
        cache.removeAll(keepingCapacity: true)
        last = nil
        isComplete = false
    }

    /// Reads all payees, unless they are many.
    private func readAll() throws {
        let count = try connection.first(
            "SELECT COUNT(*) FROM (SELECT 1 FROM payee WHERE household = $1 LIMIT $2) AS known", .id(household),
            .int(Self.completeLimit + 1)
        ) { $0.integer() }
        guard let count, count <= Self.completeLimit else { return }
        try all { name, known in cache[name] = known }
        isComplete = true
    }
}
