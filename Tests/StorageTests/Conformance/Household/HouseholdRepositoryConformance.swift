import Models
import Storage
import StorageTestSupport
import TestTools
import Testing

struct HouseholdRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func householdsAreInsertedAndUpdated(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let full = Household(
            id: 3, name: .awkward, currency: .yen, timeZone: "Asia/Tokyo", idleMinutes: 1_440, firstWeekday: 7, firstMonthDay: 28)
        try await households.write(HouseholdRepository.init) { try $0.insert(full, numberKey: [0, 255], at: .max) }
        let (found, key, created, revision) = try await households.read(HouseholdRepository.init) { repository in
            try (
                [repository.find(3), repository.find(4)], [repository.numberKey(of: 3), repository.numberKey(of: 4)],
                [repository.createdAt(3), repository.createdAt(4)], [repository.revision(of: 3), repository.revision(of: 4)]
            )
        }
        #expect(found == [full, nil])
        #expect(key == [[0, 255], []])
        #expect(created == [.max, 0])
        #expect(revision == [1, 0])
        let edited = Household(id: 3, name: "", currency: .euro, timeZone: "UTC", idleMinutes: 5, firstWeekday: 1, firstMonthDay: 1)
        try await households.write(HouseholdRepository.init) { try $0.update(edited) }
        #expect(try await households.read(HouseholdRepository.init) { try $0.find(3) } == edited)
        #expect(try await households.read(HouseholdRepository.init) { try $0.all().map(\.name) } == ["Own", "Neighbor", ""])
        #expect(try await households.rejects(HouseholdRepository.init) { try $0.insert(full, numberKey: [], at: 0) })
    }

    @Test(arguments: ConformingEngine.allCases) func idsAreRandomNumbersThatAreFree(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let next: @Sendable (IDSource) async throws -> ID<Household> = { ids in
            try await households.read(HouseholdRepository.init) { try $0.nextID(ids) }
        }
        func seeded() -> IDSource { IDSource(IDGenerator(random: SeededGenerator(seed: 7))) }
        let first = try await next(seeded())
        #expect(try await next(seeded()) == first && (1...Int64(Int32.max)).contains(first.rawValue))
        let household = Household(id: first, name: "Third", currency: .euro, timeZone: "UTC")
        try await households.write(HouseholdRepository.init) { try $0.insert(household, numberKey: [1], at: 999) }
        let second = try await next(seeded())
        #expect(second != first && (1...Int64(Int32.max)).contains(second.rawValue))
        // The oldest is first, whatever its id.
        #expect(try await households.read(HouseholdRepository.init) { try $0.all().map(\.name) } == ["Third", "Own", "Neighbor"])
    }

    @Test(arguments: ConformingEngine.allCases) func theSmallestFreeTextSlotIsGiven(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func slots() async throws -> [Int] {
            try await households.read { try $0.all("SELECT text_slot FROM household ORDER BY text_slot") }
        }
        #expect(try await slots() == [0, 1])
        try await households.write { try $0.execute("UPDATE household SET text_slot = 3 WHERE id = $1", .id(ID<Household>.neighbor)) }
        for id in [ID<Household>(rawValue: 5), 6, 7] {
            let household = Household(id: id, name: "Further", currency: .euro, timeZone: "UTC")
            try await households.write(HouseholdRepository.init) { try $0.insert(household, numberKey: [1], at: 1) }
        }
        #expect(try await slots() == [0, 1, 2, 3, 4])
    }

    @Test(arguments: ConformingEngine.allCases) func aHostNameIsInTheDirectory(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func served(at host: String) async throws -> [ID<Household>] {
            try await households.read(DirectoryRepository.init) { try $0.households(.host, host) }
        }
        let set: @Sendable (String?) async throws -> Void = { host in
            try await households.write(HouseholdRepository.init) { try $0.setHost(host, of: .own) }
        }
        try await set("own.example.org")
        #expect(try await served(at: "own.example.org") == [.own])
        #expect(try await households.read(HouseholdRepository.init) { try $0.isFree(host: "own.example.org", for: .own) })
        #expect(try await !households.read(HouseholdRepository.init) { try $0.isFree(host: "own.example.org", for: .neighbor) })
        try await set("new.example.org")
        #expect(try await served(at: "own.example.org") == [])
        #expect(try await served(at: "new.example.org") == [.own])
        #expect(try await households.read(HouseholdRepository.init) { try $0.host(of: .own) } == "new.example.org")
        try await set(nil)
        #expect(try await served(at: "new.example.org") == [])
        #expect(try await households.read(HouseholdRepository.init) { try $0.host(of: .own) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func membersAndOwnAccountsAreCounted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let own = try await households.read(HouseholdRepository.init) { try $0.counts(of: .own) }
        let neighbor = try await households.read(HouseholdRepository.init) { try $0.counts(of: .neighbor) }
        #expect(own.members == 2 && neighbor.members == 1 && own.accounts == neighbor.accounts && own.accounts > 0)
    }

    @Test(arguments: ConformingEngine.allCases) func aHouseholdIsSetUpOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let results = try await households.write(HouseholdRepository.init) { repository in
            try [
                repository.isSetUp(), repository.markSetUp(99, at: 5), repository.isSetUp(), repository.markSetUp(.own, at: 5),
                repository.markSetUp(.own, at: 6), repository.isSetUp(),
            ]
        }
        #expect(results == [false, false, false, true, false, true])
    }

    @Test(arguments: ConformingEngine.allCases) func aLaterDayIsActiveUnlessTheGapIsTooLong(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func seen(after day: Day) async throws -> Day? {
            try await households.write(HouseholdRepository.init) { repository in
                try repository.touch(.own, on: day, maxGap: 30)
                return try repository.seenDay(of: .own).day
            }
        }
        #expect(try await seen(after: "2026-03-10") == "2026-03-10")
        #expect(try await seen(after: "2026-03-09") == "2026-03-10")
        #expect(try await seen(after: "2026-04-10") == "2026-03-10")
        #expect(try await seen(after: "2026-04-09") == "2026-04-09")
        #expect(try await households.read(HouseholdRepository.init) { try $0.revision(of: .own) } == 5)
        try await households.write(HouseholdRepository.init) { try $0.recordGapNotification(since: "2026-04-09", .own) }
        #expect(try await households.read(HouseholdRepository.init) { try $0.seenDay(of: .own).notified } == "2026-04-09")
        try await households.write(HouseholdRepository.init) { try $0.closeGap(.own, on: "2027-01-01") }
        let (own, neighbor) = try await households.read(HouseholdRepository.init) { try ($0.seenDay(of: .own), $0.seenDay(of: .neighbor)) }
        #expect(own.day == "2027-01-01" && own.notified == nil)
        #expect(neighbor.day == nil && neighbor.notified == nil)
        #expect(try await households.read(HouseholdRepository.init) { try $0.revision(of: .neighbor) } == 1)
    }
}
