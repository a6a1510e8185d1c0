import Ledger
import Models
import Recurrence
import RecurrenceModel
import Services
import Storage

/// Examines payees for recurring series: each once, and again after its transactions have changed. Reads only.
struct RecurrenceExaminer {
    private let connection: Connection
    private let household: ID<Household>
    private let today: Day
    private let modules: LedgerModules
    private let recurrence: RecurrenceRepository

    init(_ connection: Connection, household: ID<Household>, today: Day, modules: LedgerModules) {
        self.connection = connection
        self.household = household
        self.today = today
        self.modules = modules
        recurrence = RecurrenceRepository(connection, household: household)
    }

    /// Whether there is anything to examine or to store.
    func isNeeded() throws -> Bool {
        guard let state = try recurrence.state() else { return true }
        guard state.isOn else { return false }
        return try state.version != PayeeNormalizer.version || recurrence.hasOpen() || !recurrence.newPayees(limit: 1).isEmpty
    }

    /// Whether an examination is cheap: false if all payees have to be examined, or many are open.
    func isBrief() throws -> Bool {
        guard let state = try recurrence.state() else { return false }
        guard state.isOn else { return true }
        return try state.version == PayeeNormalizer.version && recurrence.openNames().count <= Self.few
            && recurrence.newPayees(limit: Self.few + 1).count <= Self.few
    }

    /// The number of payees that a screen examines in addition to reading its data.
    private static let few = 50

    /// The series of the open payees.
    ///
    /// The cost is linear in the transactions within the look-back, regardless of the number of open payees and their names.
    func examine() throws -> RecurrenceExamination {
        let state = try recurrence.state()
        let isAnew = state?.version != PayeeNormalizer.version
        let names = try RecurringNames(recurrence, normalizer: PayeeNormalizer(), ignoresStored: isAnew)
        guard state?.isOn != false else { return RecurrenceExamination(isOn: false, names: names, results: [:]) }
        var results: [String: RecurrenceExamination.Result] = [:]
        if isAnew {
            for name in names.payees.keys { results[name] = RecurrenceExamination.Result(opened: 0) }
        } else {
            results = try recurrence.openNames().mapValues { RecurrenceExamination.Result(opened: $0) }
        }
        guard !results.isEmpty else { return RecurrenceExamination(isOn: true, names: names, results: [:]) }
        let reader = try RecurringSeriesReader(connection, household: household, today: today, names: names, modules: modules)
        try reader.forEachPayee(among: Set(results.keys)) { name, found in
            results[name]?.series = found.count
            results[name]?.suggestions = found.count { $0.isSuggested && reader.isOpen($0) }
        }
        return RecurrenceExamination(isOn: true, names: names, results: results)
    }
}
