package import Ledger
package import Models
package import Recurrence

/// The normalised names of payees in one snapshot: stored names, and those of payees without a stored name.
package struct RecurringNames: Sendable {
    /// The names of payees without a stored one, by id.
    private(set) var new: [Int64: String] = [:]
    /// The same payees by name.
    private(set) var payees: [String: [RecurringPayee]] = [:]
    /// Whether stored names are those of other rules, and ignored.
    let ignoresStored: Bool

    /// The names in a write.
    init(_ write: UnitOfWork, normalizer: PayeeNormalizer) throws {
        let recurrence = RecurrenceRepository(write.connection, household: write.household)
        try self.init(recurrence, normalizer: normalizer, ignoresStored: recurrence.state()?.version != PayeeNormalizer.version)
    }

    init(_ recurrence: RecurrenceRepository, normalizer: PayeeNormalizer, ignoresStored: Bool) throws {
        self.ignoresStored = ignoresStored
        for payee in try recurrence.newPayees(all: ignoresStored) {
            let name = normalizer.key(payee.text)
            new[payee.id] = name
            if !name.isEmpty { payees[name, default: []].append(payee) }
        }
    }

    /// The payees of a name, newest first.
    ///
    /// - Parameter limit: the maximum number; nil: all.
    package func payees(of name: String, limit: Int? = nil, in recurrence: RecurrenceRepository) throws -> [RecurringPayee] {
        let newest = (payees[name] ?? []).reversed().prefix(limit ?? .max)
        guard !ignoresStored, newest.count < limit ?? .max else { return Array(newest) }
        return try newest + recurrence.payees(of: name, limit: limit.map { $0 - newest.count })
    }

    /// The groups of the transactions of a name since a day, by day.
    func groups(of name: String, since first: Day, in recurrence: RecurrenceRepository) throws -> [ID<Transaction>] {
        let payees = try payees(of: name, in: recurrence)
        if let found = try recurrence.movements(of: payees, since: first) { return found.map(\.group).uniqued() }
        let wanted = Set(payees.map(\.id))
        var found: [RecurrenceRepository.Movement] = []
        try recurrence.forEachMovement(since: first) { _, payee, movement in
            if wanted.contains(payee) { found.append(try movement()) }
        }
        let ordered = found.sorted { ($0.transaction.sourceDay, $0.group) < ($1.transaction.sourceDay, $1.group) }
        return ordered.map(\.group).uniqued()
    }
}

extension UnitOfWork {
    /// The groups of the transactions of a normalised payee since a day, by day.
    package func groups(ofPayee name: String, since first: Day, normalizer: PayeeNormalizer) throws -> [ID<Transaction>] {
        try RecurringNames(self, normalizer: normalizer)
            .groups(of: name, since: first, in: RecurrenceRepository(connection, household: household))
    }
}
