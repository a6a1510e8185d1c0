import Models
import Storage
import StorageTestSupport
import Testing

struct OpenEntryRepositoryConformance {
    private static let entries = [
        OpenEntry(account: .checking, amount: -50, day: "2026-03-10", group: 2),
        OpenEntry(account: .checking, amount: -50, day: "2026-03-10", group: 1),
        OpenEntry(account: .checking, amount: -50, day: "2026-03-09", group: 3),
        OpenEntry(account: .checking, amount: .min, day: "2026-03-10", group: 4),
        OpenEntry(account: .cash, amount: 50, day: "2026-03-10", group: 1),
    ]

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(OpenEntryRepository.init, of: household) { repository in
                // Twice is once.
                for entry in entries + entries { try repository.insert(entry) }
            }
        }
        try await households.write(OpenEntryRepository.init, of: .neighbor) {
            try $0.insert(OpenEntry(account: .savings, amount: -50, day: "2026-03-10", group: 9))
        }
        return households
    }

    private static func candidates(
        _ households: TestHouseholds, of account: ID<Account> = .checking, household: ID<Household> = .own
    ) async throws -> [OpenEntry] {
        try await households.read(OpenEntryRepository.init, of: household) {
            try $0.candidates(account: account, amount: -50, from: "2026-03-09", until: "2026-03-10")
        }
    }

    @Test(arguments: ConformingEngine.allCases) func candidatesAreOrderedByDayAndGroup(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await Self.candidates(households) == [Self.entries[2], Self.entries[1], Self.entries[0]])
        #expect(try await Self.candidates(households, of: .savings) == [])
        let has = try await households.read(OpenEntryRepository.init) {
            try [$0.hasOpenEntries(in: .cash), $0.hasOpenEntries(in: .savings)]
        }
        #expect(has == [true, false])
    }

    @Test(arguments: ConformingEngine.allCases) func entriesOfAGroup(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.read(OpenEntryRepository.init) { entries in
            try [
                entries.entries(of: .payment(1, 50, from: .checking, to: .cash)),
                entries.entries(of: .payment(1, 51, from: .checking, to: .cash)),
                entries.entries(of: .payment(1, 50, from: .checking, to: .cash, on: "2026-03-09", arriving: "2026-03-10")),
            ]
        }
        #expect(found == [[Self.entries[1], Self.entries[4]], [], [Self.entries[4]]])
    }

    @Test(arguments: ConformingEngine.allCases) func entriesAreRemovedAndMoved(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(OpenEntryRepository.init) { try $0.remove(Self.entries[1]) }
        #expect(try await Self.candidates(households) == [Self.entries[2], Self.entries[0]])
        try await households.write(OpenEntryRepository.init) { try $0.move(from: .checking, to: .savings) }
        #expect(try await Self.candidates(households) == [])
        #expect(try await Self.candidates(households, of: .savings).map(\.group) == [3, 2])
        try await households.write(OpenEntryRepository.init) { try $0.removeAll(in: .savings) }
        #expect(try await households.read(OpenEntryRepository.init) { try $0.hasOpenEntries(in: .savings) } == false)
        #expect(try await Self.candidates(households, household: .neighbor).count == 3)
        #expect(try await households.read(OpenEntryRepository.init, of: .neighbor) { try $0.hasOpenEntries(in: .savings) })
    }
}
