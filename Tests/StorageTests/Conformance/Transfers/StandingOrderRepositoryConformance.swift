import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

struct StandingOrderRepositoryConformance {
    private static let full = StandingOrder(
        id: ID(rawValue: .max), source: .checking, destination: .payee(.full, beneficiary: 8, isInternational: true), amount: .euro(.max),
        note: .awkward, category: .groceries, schedule: .monthly(from: "2026-01-31", count: 12, until: "2027-01-01"), nextIndex: 1,
        isActive: true, member: .anna, createdAt: .max, revision: 3)

    private static func insertFull(_ connection: Connection, _ household: ID<Household> = .own) throws {
        try PaymentPartyRepository(connection, household: household).insert(.full, id: 1)
        try StandingOrderRepository(connection, household: household).insert(full, party: 1, key: "key")
    }

    @Test(arguments: ConformingEngine.allCases) func anOrderIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            try Self.insertFull(connection)
            try StandingOrderRepository(connection, household: .own).insert(.sample(1), party: nil, key: nil)
        }
        let found = try await households.read(StandingOrderRepository.init) { orders in
            try [orders.find(Self.full.id), orders.find(1), orders.find(2), orders.find(key: "key"), orders.find(key: "other")]
        }
        #expect(found == [Self.full, .sample(1), nil, Self.full, nil])
        let neighbors = try await households.read(StandingOrderRepository.init, of: .neighbor) { try [$0.find(1), $0.find(key: "key")] }
        #expect(neighbors == [nil, nil])
    }

    @Test(arguments: ConformingEngine.allCases) func everyUnitComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (index, unit) in ScheduleUnit.allCases.enumerated() {
            var order = StandingOrder.sample(ID(rawValue: Int64(index)))
            order.schedule = try Schedule(anchor: "2026-01-31", every: 10_000, unit)
            let inserted = order
            try await households.write(StandingOrderRepository.init) { try $0.insert(inserted, party: nil, key: nil) }
            #expect(try await households.read(StandingOrderRepository.init) { try $0.find(inserted.id) } == inserted)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aSetOfOrdersHasAnySize(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let orders = (1...130).map { StandingOrder.sample(ID(rawValue: $0)) }
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(StandingOrderRepository.init, of: household) { repository in
                for order in household == .own ? orders : [.sample(131)] { try repository.insert(order, party: nil, key: nil) }
            }
        }
        for count in [0, 1, 8, 9, 64, 65, 130] {
            let found = try await households.read(StandingOrderRepository.init) { try $0.all(orders.prefix(count).map(\.id) + [131]) }
            #expect(found.values.sorted { $0.id < $1.id } == Array(orders.prefix(count)))
        }
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] { try await households.write(of: household) { try Self.insertFull($0, household) } }
        var edited = Self.full
        (edited.amount, edited.note, edited.category, edited.nextIndex, edited.isActive) = (.euro(1), "", nil, 0, false)
        edited.schedule = .monthly(from: "2026-05-05")
        let update = edited
        let results = try await households.write(StandingOrderRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 4
        #expect(try await households.read(StandingOrderRepository.init) { try $0.find(Self.full.id) } == edited)
        #expect(try await households.read(StandingOrderRepository.init, of: .neighbor) { try $0.find(Self.full.id) } == Self.full)
    }

    @Test(arguments: ConformingEngine.allCases) func activeOrdersAreOrderedByTheirNextDay(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var ended = StandingOrder.sample(6, from: "2026-01-01")
        ended.schedule = .monthly(from: "2026-01-01", count: 1)
        ended.nextIndex = 1
        var later = StandingOrder.sample(2, from: "2026-01-10")
        later.nextIndex = 2
        let orders = [
            .sample(1, from: "2026-03-12"), later, .sample(4, from: "2026-03-10"), .sample(3, from: "2026-03-09"),
            .sample(5, from: "2026-03-01", isActive: false), ended,
        ]
        try await households.write(StandingOrderRepository.init) { repository in
            for order in orders { try repository.insert(order, party: nil, key: nil) }
        }
        try await households.write(StandingOrderRepository.init, of: .neighbor) { try $0.insert(.sample(9), party: nil, key: nil) }
        let lists = try await households.read(StandingOrderRepository.init) { orders in
            try [orders.active(), orders.active(through: "2026-03-10"), orders.active(through: "2026-03-08")].map { $0.map(\.id) }
        }
        #expect(lists == [[3, 2, 4, 1], [3, 2, 4], []])
    }

    @Test(arguments: ConformingEngine.allCases) func endedOrdersHadAConfirmedTransfer(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let orders = StandingOrderRepository(connection, household: household)
                for id in 1...4 as ClosedRange<Int64> {
                    try orders.insert(.sample(ID(rawValue: id), isActive: id == 4), party: nil, key: nil)
                }
                let confirmed: [Int64] = household == .own ? [1, 2, 4] : [3]
                try TransferRepository(connection, household: household).insert(
                    (1...4).map { .sample(ID(rawValue: $0), order: ID(rawValue: $0), confirmedAt: confirmed.contains($0) ? 1 : nil) })
            }
        }
        let lists = try await households.read(StandingOrderRepository.init) {
            try [$0.ended(limit: 9), $0.ended(limit: 1)].map { $0.map(\.id) }
        }
        #expect(lists == [[2, 1], [2]])
    }

    @Test(arguments: ConformingEngine.allCases) func anOrderIsDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(StandingOrderRepository.init, of: household) { orders in
                for id in [1, 2] as [ID<StandingOrder>] { try orders.insert(.sample(id), party: nil, key: nil) }
            }
        }
        try await households.write(StandingOrderRepository.init) { try $0.delete(1) }
        #expect(try await households.read(StandingOrderRepository.init) { try $0.all([1, 2]).keys.sorted() } == [2])
        #expect(try await households.read(StandingOrderRepository.init, of: .neighbor) { try $0.all([1, 2]).count } == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func ordersThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.insertFull($0) }
        var nothing = StandingOrder.sample(1)
        nothing.amount = .euro(0)
        for order in [Self.full, nothing, .sample(1, to: Self.full.destination)] {
            #expect(try await households.rejects(StandingOrderRepository.init) { try $0.insert(order, party: nil, key: nil) })
        }
        #expect(try await households.rejects(StandingOrderRepository.init) { try $0.insert(.sample(1), party: nil, key: "key") })
        #expect(try await households.rejects(StandingOrderRepository.init) { try $0.insert(.sample(1), party: 1, key: nil) })
        #expect(try await households.read(StandingOrderRepository.init) { try $0.find(1) } == nil)
        try await households.write(of: .neighbor) { try Self.insertFull($0, .neighbor) }
    }
}
