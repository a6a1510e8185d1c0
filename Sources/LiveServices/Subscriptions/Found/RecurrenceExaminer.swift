import Ledger
import Models
import Storage

/// Keeps what is known of recurring payees: examines each payee once, and again after its transactions have changed.
struct RecurrenceExaminer {
    private let connection: Connection
    private let household: ID<Household>
    private let today: Day
    private let normalizer: PayeeNormalizer
    private let recurrence: RecurrenceRepository

    init(_ connection: Connection, household: ID<Household>, today: Day, normalizer: PayeeNormalizer) {
        self.connection = connection
        self.household = household
        self.today = today
        self.normalizer = normalizer
        recurrence = RecurrenceRepository(connection, household: household)
    }

    init(_ write: UnitOfWork, normalizer: PayeeNormalizer) {
        self.init(write.connection, household: write.household, today: write.today ?? Day(number: 0), normalizer: normalizer)
    }

    /// Whether `examine` has anything to do.
    func isNeeded() throws -> Bool {
        guard let state = try recurrence.state() else { return true }
        guard state.isOn else { return false }
        return try state.version != PayeeNormalizer.version || recurrence.hasOpen()
    }

    /// Examines the payees whose transactions have changed; all in a household that was not examined yet.
    func examine() throws {
        let state = try recurrence.state()
        if state?.isOn == false { return }
        let isFirst = state?.version != PayeeNormalizer.version
        if isFirst {
            // Version 0 asks to begin anew by the same rules.
            if let version = state?.version, version > 0 { try recurrence.renamePayees(normalizer.key) }
            try recurrence.clear()
            try recurrence.save(RecurrenceRepository.State(isOn: true, version: PayeeNormalizer.version))
        }
        try normalizeNewPayees()
        if isFirst {
            let reader = try RecurringSeriesReader(connection, household: household, today: today)
            try reader.forEachPayee { name, found in try close(name, found, reader) }
            return
        }
        let names = try recurrence.openNames()
        guard !names.isEmpty else { return }
        let reader = try RecurringSeriesReader(connection, household: household, today: today)
        for name in names { try close(name, try reader.series(of: name), reader) }
    }

    private func close(_ name: String, _ found: [DetectedSeries], _ reader: RecurringSeriesReader) throws {
        let suggestions = found.filter { $0.isSuggested && reader.isOpen($0) }.count
        try recurrence.close(name, series: found.count, suggestions: suggestions)
    }

    /// Stores the normalised names of payees that are new.
    func normalizeNewPayees() throws {
        for payee in try recurrence.newPayees() { try recurrence.setKey(normalizer.key(payee.name), of: payee.id) }
    }

    /// Has a payee examined again, because a subscription or a dismissal has changed.
    func reopen(_ name: String) throws {
        guard !name.isEmpty, try recurrence.state()?.isOn == true else { return }
        try recurrence.open(name)
    }
}
