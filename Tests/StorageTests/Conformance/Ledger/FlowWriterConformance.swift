import Models
import StorageTestSupport
import Testing

@testable import Storage

struct FlowWriterConformance {

    /// Applies the effect of transactions that were added and removed, whose ledger accounts have balance rows.
    private static func apply(
        adding added: [TransactionGroup] = [], removing removed: [TransactionGroup] = [], _ connection: Connection,
        household: ID<Household> = .own
    ) throws {
        var effect = LedgerEffect()
        for group in added { try effect.add(group) }
        for group in removed { try effect.remove(group) }
        let balances = BalanceWriter(connection, household: household)
        for key in effect.balances.keys { try balances.ensure(key) }
        try FlowWriter(connection, household: household).write(try effect.months(), effect.days)
    }

    /// The totals of a ledger account in euros: months by number, then days.
    private static func totals(
        of ledgerAccount: LedgerAccountID = .checking, _ households: TestHouseholds, household: ID<Household> = .own
    ) async throws -> [[Int64]] {
        try await households.read { connection in
            let months = try connection.all(
                """
                SELECT month, money_in, money_out FROM month_total WHERE household = $1 AND account = $2 AND currency = $3 ORDER BY month
                """, .id(household), .ledgerAccount(ledgerAccount), .currency(.euro)
            ) { [$0.integer(0), $0.integer(1), $0.integer(2)] }
            return try months
                + connection.all(
                    "SELECT day, money_in, money_out FROM day_total WHERE household = $1 AND account = $2 AND currency = $3 ORDER BY day",
                    .id(household), .ledgerAccount(ledgerAccount), .currency(.euro)
                ) { [$0.integer(0), $0.integer(1), $0.integer(2)] }
        }
    }

    private static let march = Int64(Month(of: "2026-03-01").number)
    private static let tenth = Int64(Day("2026-03-10").number)

    @Test(arguments: ConformingEngine.allCases) func totalsOfMonthsAndDaysAddUp(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            try Self.apply(
                adding: [
                    .payment(1, 10), .payment(2, 5, from: .salary, to: .checking, on: "2026-03-11"),
                    .payment(3, 7, on: "2026-04-01"), .payment(4, 100, status: .pending),
                ], connection)
            try Self.apply(adding: [.payment(5, 3)], connection)
        }
        try await households.write(of: .neighbor) { try Self.apply(adding: [.payment(1, 1_000)], $0, household: .neighbor) }
        let april = Int64(Day("2026-04-01").number)
        #expect(
            try await Self.totals(households) == [
                [Self.march, 5, 13], [Self.march + 1, 0, 7], [Self.tenth, 0, 13], [Self.tenth + 1, 5, 0], [april, 0, 7],
            ])
        // Own accounts and categories have days, equity has none.
        #expect(
            try await Self.totals(of: .groceries, households) == [
                [Self.march, 13, 0], [Self.march + 1, 7, 0], [Self.tenth, 13, 0], [april, 7, 0],
            ])
        #expect(try await Self.totals(households, household: .neighbor) == [[Self.march, 0, 1_000], [Self.tenth, 0, 1_000]])
    }

    @Test(arguments: ConformingEngine.allCases) func totalsDecrease(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.apply(adding: [.payment(1, 10), .payment(2, 5)], $0) }
        try await households.write { try Self.apply(removing: [.payment(1, 10)], $0) }
        #expect(try await Self.totals(households) == [[Self.march, 0, 5], [Self.tenth, 0, 5]])
        // One side increases, the other one decreases.
        try await households.write { connection in
            try Self.apply(adding: [.payment(3, 1, from: .salary, to: .checking)], removing: [.payment(2, 5)], connection)
        }
        #expect(try await Self.totals(households) == [[Self.march, 1, 0], [Self.tenth, 1, 0]])
    }

    @Test(arguments: ConformingEngine.allCases) func aMissingTotalIsNotCreatedByADecrease(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.apply(removing: [.payment(1, 10)], $0) }
        #expect(try await Self.totals(households) == [])
    }

    @Test(arguments: ConformingEngine.allCases) func aTotalStaysWithinItsLimit(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let limit = AmountLimit.total
        await #expect(throws: TotalOverflow(currency: .euro)) {
            try await households.write { try Self.apply(adding: [.payment(1, limit + 1)], $0) }
        }
        try await households.write { try Self.apply(adding: [.payment(1, limit)], $0) }
        #expect(try await Self.totals(households) == [[Self.march, 0, limit], [Self.tenth, 0, limit]])
        for day in ["2026-03-10", "2026-03-31"] as [Day] {
            await #expect(throws: TotalOverflow(currency: .euro)) {
                try await households.write { try Self.apply(adding: [.payment(2, 1, on: day)], $0) }
            }
        }
        try await households.write { try Self.apply(removing: [.payment(1, limit)], $0) }
        #expect(try await Self.totals(households) == [[Self.march, 0, 0], [Self.tenth, 0, 0]])
    }

    /// As after a change of the file by another program.
    @Test(arguments: ConformingEngine.allCases) func aTotalBeyondItsLimitMayOnlyDecrease(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let beyond = AmountLimit.total + 10
        try await households.write { connection in
            try Self.apply(adding: [.payment(1, 10)], connection)
            try connection.execute("UPDATE month_total SET money_out = $1 WHERE household = 1 AND money_out > 0", .integer(beyond))
            try connection.execute("UPDATE day_total SET money_out = $1 WHERE household = 1 AND money_out > 0", .integer(beyond))
        }
        await #expect(throws: TotalOverflow(currency: .euro)) {
            try await households.write { try Self.apply(adding: [.payment(2, 1)], $0) }
        }
        try await households.write { try Self.apply(removing: [.payment(2, 1)], $0) }
        #expect(try await Self.totals(households) == [[Self.march, 0, beyond - 1], [Self.tenth, 0, beyond - 1]])
    }

    @Test(arguments: ConformingEngine.allCases) func aTotalNeedsABalanceRow(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var effect = LedgerEffect()
        try effect.add(.payment(1, 1))
        let (months, days) = (try effect.months(), effect.days)
        #expect(try await households.rejects(FlowWriter.init) { try $0.write(months, [:]) })
        #expect(try await households.rejects(FlowWriter.init) { try $0.write([:], days) })
    }
}
