package import Ledger
import Models
package import Recurrence
import Storage

/// Stores the examined series of payees, within a write.
package struct RecurrenceRecorder {
    private let household: ID<Household>
    private let normalizer: PayeeNormalizer
    private let recurrence: RecurrenceRepository

    /// The number of payees that are stored in one write, so that the write is short.
    static let payeesInOneWrite = 500

    init(_ connection: Connection, household: ID<Household>, normalizer: PayeeNormalizer) {
        self.household = household
        self.normalizer = normalizer
        recurrence = RecurrenceRepository(connection, household: household)
    }

    package init(_ write: UnitOfWork, normalizer: PayeeNormalizer) {
        self.init(write.connection, household: write.household, normalizer: normalizer)
    }

    /// Restarts if the stored names are those of other rules, or missing. Every payee is marked for examination when its name is stored.
    ///
    /// - Parameter tables: those whose rows name payees.
    func begin(renamingIn tables: [PayeeTable]) throws {
        let state = try recurrence.state()
        guard state?.version != PayeeNormalizer.version else { return }
        // Version 0 requests a restart with the same rules.
        if let version = state?.version, version > 0 { try recurrence.renamePayees(in: tables, normalizer.key) }
        try recurrence.clear()
        try recurrence.save(RecurrenceRepository.State(isOn: state?.isOn ?? true, version: PayeeNormalizer.version))
    }

    /// Stores the normalised names of some new payees, and marks them for examination if detection is on.
    ///
    /// - Returns: whether there may be more.
    func nameNewPayees() throws -> Bool {
        guard let state = try recurrence.state(), state.version == PayeeNormalizer.version else { return false }
        let payees = try recurrence.newPayees(limit: Self.payeesInOneWrite)
        for payee in payees { try recurrence.setKey(normalizer.key(payee.text), of: payee.id) }
        if state.isOn {
            for name in Set(payees.map { normalizer.key($0.text) }) where !name.isEmpty { try recurrence.openNew(name) }
        }
        return payees.count == Self.payeesInOneWrite
    }

    /// Stores the results of some payees, unless they were marked again since.
    func close(_ results: some Sequence<(key: String, value: RecurrenceExamination.Result)>) throws {
        for (name, result) in results {
            try recurrence.close(name, opened: result.opened, series: result.series, suggestions: result.suggestions)
        }
    }

    /// Marks a payee to be examined again, because a subscription or a dismissal has changed.
    package func reopen(_ name: String) throws {
        guard !name.isEmpty, try recurrence.state()?.isOn == true else { return }
        try recurrence.open(name)
    }
}
