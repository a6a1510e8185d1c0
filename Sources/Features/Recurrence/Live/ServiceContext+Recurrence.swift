package import Models
import Recurrence
package import RecurrenceModel
package import ServiceKit
import Services
package import Storage

extension ServiceContext {
    /// The series of payees that were not stored since they changed. Reads only, once for each change of the household.
    package func recurrence() async throws -> RecurrenceExamination {
        let today = try today()
        let household = household.id
        let isBrief = try await read { try RecurrenceExaminer($0, household: household, today: today, modules: modules.ledger).isBrief() }
        return try await mapping {
            try await caches.cache(of: RecurrenceExamination.self).snapshot(for: self, today: today, isLong: !isBrief) {
                try RecurrenceExaminer($0, household: household, today: today, modules: modules.ledger).examine()
            }
        }
    }

    /// The same on a connection that is reading already.
    package func recurrence(on connection: Connection, today: Day) throws -> RecurrenceExamination {
        try caches.cache(of: RecurrenceExamination.self).snapshot(of: household, today: today, on: connection) {
            try RecurrenceExaminer($0, household: household.id, today: today, modules: modules.ledger).examine()
        }
    }

    /// The same without the cache; nil if an examination is not cheap.
    package func briefRecurrence(on connection: Connection, today: Day) throws -> RecurrenceExamination? {
        let examiner = RecurrenceExaminer(connection, household: household.id, today: today, modules: modules.ledger)
        return try examiner.isBrief() ? examiner.examine() : nil
    }

    /// Reads the series of payees whose charges recur. Those of many payees are read without delaying short reads.
    ///
    /// - Parameter suggested: only payees with suggestions.
    package func readSeries<T: Sendable>(
        suggested: Bool, of examination: RecurrenceExamination,
        _ body: @escaping @Sendable (Connection, [FoundSeries]) throws -> T
    ) async throws -> T {
        let household = household.id
        let today = try today()
        let count = try await read {
            try examination.names(suggested: suggested, in: RecurrenceRepository($0, household: household)).count
        }
        let readAll: @Sendable (Connection) throws -> T = { connection in
            let reader = try RecurringSeriesReader(
                connection, household: household, today: today, names: examination.names, modules: modules.ledger)
            return try body(connection, try reader.all(suggested: suggested, of: examination))
        }
        return try await count > RecurringSeriesReader.mostSearches ? longRead(readAll) : read(readAll)
    }

    /// Stores the series of changed payees, for the jobs: examined in a snapshot, and stored in short writes, between which others run. The stored
    /// data are derived from the whole ledger, also for a member who does not see all of it, so no rights are needed.
    package func storeRecurrence() async throws {
        guard member.id == nil else { return try await owner(of: self.household).storeRecurrence() }
        let household = household.id
        let today = try today()
        func isNeeded() async throws -> Bool {
            try await read { try RecurrenceExaminer($0, household: household, today: today, modules: modules.ledger).isNeeded() }
        }
        guard try await isNeeded() else { return }
        try await storePayeeNames()
        let results = Array(try await recurrence().results)
        for start in stride(from: 0, to: results.count, by: RecurrenceRecorder.payeesInOneWrite) {
            let part = Array(results[start..<min(start + RecurrenceRecorder.payeesInOneWrite, results.count)])
            try await recordRecurrence { try $0.close(part.map { (key: $0.key, value: $0.value) }) }
        }
        // Pages with detected series are read again.
        try await mapping {
            let topics = Set(modules.ledger.claimingRecurrence.compactMap(\.suggestionTopic))
            try await database.write(household, topics) { try HouseholdRepository($0).touch(household) }
        }
    }

    /// Stores the normalised names of payees that have none yet, in short writes; before a write that searches a payee.
    package func storePayeeNames() async throws {
        let household = household.id
        let isNeeded = try await read { connection in
            let recurrence = RecurrenceRepository(connection, household: household)
            return try recurrence.state()?.version != PayeeNormalizer.version || !recurrence.newPayees(limit: 1).isEmpty
        }
        guard isNeeded else { return }
        let tables = modules.ledger.claimingRecurrence.compactMap(\.payeeTable)
        try await recordRecurrence { try $0.begin(renamingIn: tables) }
        while try await recordRecurrence({ try $0.nameNewPayees() }) {}
    }

    private func recordRecurrence<T: Sendable>(_ body: @escaping @Sendable (RecurrenceRecorder) throws -> T) async throws -> T {
        let household = household.id
        try await begin(.write)
        return try await mapping {
            try await database.write(household, []) { connection in
                try body(RecurrenceRecorder(connection, household: household, normalizer: PayeeNormalizer()))
            }
        }
    }
}
