import Models
import Storage
import StorageTestSupport
import Testing

@testable import RecurrenceLive

struct RecurrenceRepositoryConformance {
    private typealias State = RecurrenceRepository.State

    @Test(arguments: ConformingEngine.allCases) func theStateIsStoredOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.read(RecurrenceRepository.init) { try $0.state() } == nil)
        for state in [State(isOn: true, version: 1), State(isOn: false, version: .max)] {
            try await households.write(RecurrenceRepository.init) { try $0.save(state) }
            #expect(try await households.read(RecurrenceRepository.init) { try $0.state() } == state)
        }
        #expect(try await households.read(RecurrenceRepository.init, of: .neighbor) { try $0.state() } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func openPayeesAreExaminedAndClosed(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(RecurrenceRepository.init, of: .neighbor) { try $0.open("neighbor") }
        try await households.write(RecurrenceRepository.init) { recurrence in
            #expect(try !recurrence.hasOpen() && recurrence.suggestions() == 0)
            for name in ["b", "a", "a", .awkward] { try recurrence.open(name) }
            #expect(try recurrence.hasOpen())
            let openNames = try recurrence.openNames()
            #expect(Set(openNames.keys) == ["a", "b", .awkward])
            func opened(_ name: String) -> Int64 { openNames[name] ?? -1 }
            // One that was opened again since it was read stays open.
            try recurrence.close("a", opened: opened("a") - 1, series: 2, suggestions: 1)
            #expect(try recurrence.openNames() == openNames)
            // One that is open stays as it is.
            try recurrence.openNew("a")
            #expect(try recurrence.openNames() == openNames)
            try recurrence.close("a", opened: opened("a"), series: 2, suggestions: 1)
            try recurrence.close("b", opened: opened("b"), series: 1, suggestions: 0)
            try recurrence.close(.awkward, opened: opened(.awkward), series: 0, suggestions: 0)
            #expect(try !recurrence.hasOpen())
            #expect(try recurrence.names(suggested: false) == ["a", "b"])
            #expect(try recurrence.names(suggested: true) == ["a"])
            #expect(try recurrence.suggestions() == 1)
            try recurrence.open("a")
            #expect(try recurrence.openNames().keys.sorted() == ["a"] && recurrence.suggestions() == 1)
            try recurrence.clear()
            #expect(try recurrence.names(suggested: false).isEmpty)
        }
        #expect(try await households.read(RecurrenceRepository.init, of: .neighbor) { try $0.openNames().keys.sorted() } == ["neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func transactionsAreFoundByTheirNormalisedPayee(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var early = TransactionGroup.payment(1, 50, from: .checking, to: .groceries, on: "2026-01-01")
        early.payee = "Films 1"
        var late = TransactionGroup.payment(2, 60, from: .checking, to: .groceries, on: "2026-03-01")
        late.payee = "Films 2"
        var other = TransactionGroup.payment(3, 70, from: .checking, to: .groceries, on: "2026-03-02")
        other.payee = "Market"
        for household in [ID<Household>.own, .neighbor] { try await households.record([early, late, other], of: household) }
        try await households.write(RecurrenceRepository.init) { recurrence in
            let new = try recurrence.newPayees()
            #expect(Set(new.map(\.text)) == ["Films 1", "Films 2", "Market"])
            for payee in new { try recurrence.setKey(payee.text == "Market" ? "market" : "films", of: payee.id) }
            #expect(try recurrence.newPayees().isEmpty)
        }
        try await households.write(LineMandateRepository.init) { mandates in
            try mandates.set(creditor: "old", mandate: "old", of: 2)
            try mandates.set(creditor: "DE1", mandate: .awkward, of: 2)
            try mandates.set(creditor: "DE1", mandate: "", of: 1)
            try mandates.delete(of: 1)
        }
        let found = try await households.read(RecurrenceRepository.init) { recurrence in
            try recurrence.movements(of: recurrence.payees(of: "films"), since: "2026-01-01") ?? []
        }
        let all = try await households.read(RecurrenceRepository.init) { recurrence in
            var all: [String] = []
            try recurrence.forEachMovement(since: "2026-01-01") { name, _, movement in all.append("\(name) \(try movement().group)") }
            return all
        }
        #expect(all == found.map { "films \($0.group)" } + ["market \(other.id)"])
        #expect(found.map(\.group) == [1, 2] && found.map(\.payee) == ["Films 1", "Films 2"])
        #expect(found.map(\.mandate) == ["", .awkward] && found.map(\.creditor) == ["", "DE1"])
        #expect(found.map(\.transaction.amount.minorUnits) == [50, 60])
        let recent = try await households.read(RecurrenceRepository.init) { recurrence in
            try recurrence.movements(of: recurrence.payees(of: "films"), since: "2026-01-02")?.count
        }
        #expect(recent == 1)
        let newest = try await households.read(RecurrenceRepository.init) { recurrence in
            try [
                recurrence.newestMovements(of: recurrence.payees(of: "films"), since: "2026-01-01", limit: 10),
                recurrence.newestMovements(of: recurrence.payees(of: "films"), since: "2026-01-01", limit: 1),
                recurrence.newestMovements(of: recurrence.payees(of: "films"), since: "2026-01-02", limit: 10),
                recurrence.newestMovements(of: recurrence.payees(of: "nobody"), since: "2026-01-01", limit: 10),
            ].map { $0.map(\.group) }
        }
        #expect(newest == [[1, 2], [2], [2], []])
    }

    /// A forecast reads those of 150 payees after each change, whatever other payees there are.
    @Test(arguments: ConformingEngine.allCases) func aPayeesTransactionsAreReadInFourStatements(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        func record(_ payees: [String], _ ids: ClosedRange<Int32>) async throws {
            try await households.record(
                ids.map { number in
                    TransactionGroup.payment(
                        ID(rawValue: Int64(number)), 50 + Int64(number), on: Day(number: 20_000 + number),
                        payee: payees[Int(number) % payees.count])
                })
            try await households.write(RecurrenceRepository.init) { recurrence in
                for payee in try recurrence.newPayees() { try recurrence.setKey(payee.text.lowercased(), of: payee.id) }
            }
        }
        func read() async throws -> (found: [RecurrenceRepository.Movement], statements: Int, steps: Int) {
            try await households.read { connection in
                let before = connection.counters
                let recurrence = RecurrenceRepository(connection, household: .own)
                let found = try recurrence.newestMovements(of: recurrence.payees(of: "films"), since: Day(number: 20_000), limit: 20)
                let after = connection.counters
                return (found, after.statements - before.statements, after.steps - before.steps)
            }
        }
        try await record(["Films"], 1...30)
        let alone = try await read()
        #expect(alone.found.map(\.transaction.amount.minorUnits) == Array(61...80))
        #expect(alone.found.allSatisfy { $0.payee == "Films" })
        #expect(alone.statements == 4)
        try await record((0..<300).map { "Other \($0)" }, 31...330)
        #expect(try await read().steps <= alone.steps + 8)
    }

    /// Of two choices that get one name the newer one stays, whichever had the name before.
    @Test(arguments: ConformingEngine.allCases) func chosenCategoriesAreRenamed(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        typealias Choice = CategoryChoiceRepository.Record
        @Sendable func choice(_ payee: String, _ category: Int64) -> Choice {
            Choice(payee: payee, isIncome: false, category: ID(rawValue: category), memo: "", amount: 1, count: 1)
        }
        try await households.write(CategoryChoiceRepository.init) { choices in
            try choices.save(choice("films", 1), id: 1, at: 1)
            try choices.save(choice("card films", 2), id: 2, at: 2)
            try choices.save(choice("card books", 3), id: 3, at: 3)
            try choices.save(choice("books", 4), id: 4, at: 4)
        }
        try await households.write(RecurrenceRepository.init) { try $0.renamePayees(in: []) { $0.replacing("card ", with: "") } }
        let found = try await households.read(CategoryChoiceRepository.init) { try $0.newest(9) }
        #expect(found.map(\.payee) == ["books", "films"] && found.map(\.category.rawValue) == [4, 2])
    }

    /// Dismissals name their payee, too.
    @Test(arguments: ConformingEngine.allCases) func payeesAreRenamedWhereverTheyAreNamed(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        typealias Dismissal = RecurrenceDismissalRepository.Dismissal
        let old = Dismissal(series: "card films|7|EUR|out", amount: 999, cycle: .every(1, .month))
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(RecurrenceDismissalRepository.init, of: household) { try $0.save(old) }
        }
        try await households.write(RecurrenceRepository.init) { try $0.renamePayees(in: []) { $0.replacing("card ", with: "") } }
        #expect(try await households.read(RecurrenceDismissalRepository.init) { try $0.all().keys.sorted() } == ["films|7|EUR|out"])
        #expect(try await households.read(RecurrenceDismissalRepository.init, of: .neighbor) { try $0.all().keys.sorted() } == [old.series])
    }
}
