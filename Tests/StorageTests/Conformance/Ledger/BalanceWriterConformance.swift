import Models
import StorageTestSupport
import Testing

@testable import Storage

struct BalanceWriterConformance {
    private static let checking = LedgerEffect.BalanceKey(ledgerAccount: .checking, currency: .euro)

    private static func change(booked: Int64 = 0, pendingOut: Int64 = 0, entries: Int64 = 0) -> LedgerEffect.BalanceChange {
        var change = LedgerEffect.BalanceChange()
        (change.booked, change.pendingOut, change.entries) = (booked, pendingOut, entries)
        return change
    }

    private static func balance(_ households: TestHouseholds, of household: ID<Household> = .own) async throws -> AccountBalance {
        try await households.read(BalanceRepository.init, of: household) { try $0.balance(of: .checking, in: .euro) }
    }

    @Test(arguments: ConformingEngine.allCases) func changesAddUp(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(BalanceWriter.init) { balances in
            try balances.apply(Self.change(booked: -10, pendingOut: 5, entries: 2), to: Self.checking)
            try balances.apply(Self.change(booked: 3, pendingOut: -5, entries: -1), to: Self.checking)
            try balances.apply(Self.change(booked: 99), to: LedgerEffect.BalanceKey(ledgerAccount: .checking, currency: .dollar))
            try balances.apply(Self.change(booked: 98), to: LedgerEffect.BalanceKey(ledgerAccount: .cash, currency: .euro))
        }
        try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: 1), to: Self.checking) }
        #expect(try await Self.balance(households) == AccountBalance(booked: .euro(-6), pendingOut: .euro(0), entries: 1))
        #expect(try await Self.balance(households, of: .neighbor) == AccountBalance(booked: .euro(0), pendingOut: .euro(0), entries: 0))
        #expect(try await households.read(BalanceRepository.init, of: .neighbor) { try $0.all() }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func aTotalStaysWithinItsLimit(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let limit = AmountLimit.total
        for change in [Self.change(booked: limit + 1), Self.change(booked: -limit - 1), Self.change(pendingOut: limit + 1)] {
            await #expect(throws: TotalOverflow(currency: .euro)) {
                try await households.write(BalanceWriter.init) { try $0.apply(change, to: Self.checking) }
            }
        }
        #expect(try await Self.balance(households).booked == .euro(0))
        try await households.write(BalanceWriter.init) { balances in
            try balances.apply(Self.change(booked: limit, pendingOut: limit), to: Self.checking)
        }
        await #expect(throws: TotalOverflow(currency: .euro)) {
            try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: 1), to: Self.checking) }
        }
        try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: -2 * limit), to: Self.checking) }
        #expect(try await Self.balance(households) == AccountBalance(booked: .euro(-limit), pendingOut: .euro(limit), entries: 0))
    }

    /// As after a change of the file by another program.
    @Test(arguments: ConformingEngine.allCases) func aTotalBeyondItsLimitMayOnlyDecrease(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let beyond = AmountLimit.total + 10
        try await households.write { connection in
            try BalanceWriter(connection, household: .own).ensure(Self.checking)
            try connection.execute("UPDATE account_balance SET booked = $1 WHERE household = 1", .integer(beyond))
        }
        await #expect(throws: TotalOverflow(currency: .euro)) {
            try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: 1), to: Self.checking) }
        }
        try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: -1, entries: 1), to: Self.checking) }
        #expect(try await Self.balance(households) == AccountBalance(booked: .euro(beyond - 1), pendingOut: .euro(0), entries: 1))
    }

    @Test(arguments: ConformingEngine.allCases) func pendingDebitsAndEntriesAreNeverNegative(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for change in [Self.change(pendingOut: -1), Self.change(entries: -1)] {
            #expect(try await households.rejects(BalanceWriter.init) { try $0.apply(change, to: Self.checking) })
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aRowIsCreatedOnceForAnExistingLedgerAccount(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(BalanceWriter.init) { try $0.apply(Self.change(booked: 7), to: Self.checking) }
        for _ in 0..<2 { try await households.write(BalanceWriter.init) { try $0.ensure(Self.checking) } }
        #expect(try await Self.balance(households).booked == .euro(7))
        let unknown = LedgerEffect.BalanceKey(ledgerAccount: 999, currency: .euro)
        #expect(try await households.rejects(BalanceWriter.init) { try $0.ensure(unknown) })
    }
}
