import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

/// Lists of transfers.
struct TransferRepositoryListsConformance {

    private static func households(
        on engine: ConformingEngine, _ transfers: [Transfer], orders: [StandingOrder] = [], confirmedDay: Day? = nil
    ) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                for order in orders {
                    try StandingOrderRepository(connection, household: household).insert(order, party: nil, key: nil)
                }
                // The neighbor's are found by their ids.
                let others = transfers.map { transfer in
                    var transfer = transfer
                    transfer.id = ID(rawValue: transfer.id.rawValue + 1_000)
                    return transfer
                }
                let rows = household == .own ? transfers : others
                try TransferRepository(connection, household: household).insert(rows, confirmedDay: confirmedDay)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func pagesOfConfirmedTransfersAreNewestFirst(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [
                .sample(1, confirmedAt: 5), .sample(2, .initiated), .sample(3, .completed, confirmedAt: 4),
                .sample(4, .failed, confirmedAt: 3),
                .sample(5, .failed),
            ])
        let pages = try await households.read(TransferRepository.init) { transfers in
            try [
                transfers.confirmed(before: nil, limit: 2), transfers.confirmed(before: 3, limit: 2),
                transfers.confirmed(before: 1, limit: 2),
                transfers.all(.failed, before: nil, limit: 9), transfers.all(.failed, before: 5, limit: 9),
                transfers.all(.failed, before: nil, limit: 1), transfers.all(.cancelled, before: nil, limit: 9),
            ].map { $0.map(\.id) }
        }
        #expect(pages == [[4, 3], [1], [], [5, 4], [4], [5], []])
    }

    @Test(arguments: ConformingEngine.allCases) func scheduledAndSubmittedTransfersAreOrderedByDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [
                .sample(1, on: "2026-03-12"), .sample(2, on: "2026-03-10"), .sample(3, on: "2026-03-10"), .sample(4, .completed),
                .sample(5, on: "2026-03-11", group: 50), .sample(6, on: "2026-03-09", group: 60), .sample(7, on: "2026-03-10", order: 1),
            ])
        let lists = try await households.read(TransferRepository.init) { transfers in
            try [
                transfers.scheduled(), transfers.scheduled(through: "2026-03-10"), transfers.scheduled(through: "2026-03-09"),
                transfers.scheduled(from: "2026-03-11", through: "2026-03-12"), transfers.submitted(limit: 9),
                transfers.submitted(limit: 1),
                transfers.confirmed(from: "2026-03-10", until: "2026-03-11"),
            ].map { $0.map(\.id) }
        }
        #expect(lists == [[2, 3, 1], [2, 3], [], [1], [6, 5], [6], [2, 3, 4, 7, 5]])
    }

    @Test(arguments: ConformingEngine.allCases) func occurrencesOfStandingOrders(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [
                .sample(1, on: "2026-01-01", order: 1, confirmedAt: 1), .sample(2, on: "2026-03-01", order: 1, confirmedAt: 1),
                .sample(3, on: "2026-02-01", order: 1, confirmedAt: 1), .sample(4, .initiated, on: "2026-04-01", order: 1),
                .sample(5, on: "2026-01-01", order: 2, confirmedAt: 1), .sample(6),
            ], orders: [.sample(1), .sample(2), .sample(3)])
        let (occurrence, days, lists, latest) = try await households.read(TransferRepository.init) { transfers in
            try (
                [transfers.occurrence(of: 1, on: "2026-03-01")?.id, transfers.occurrence(of: 2, on: "2026-03-01")?.id],
                [transfers.occurrenceDay(of: 3), transfers.occurrenceDay(of: 6), transfers.occurrenceDay(of: 99)],
                [transfers.occurrences(of: 1, limit: 9), transfers.occurrences(of: 1, limit: 2), transfers.occurrences(of: 3, limit: 9)]
                    .map { $0.map(\.id) }, transfers.latestOccurrences(of: (1...100).map { ID(rawValue: $0) }).mapValues(\.id)
            )
        }
        #expect(occurrence == [2, nil])
        #expect(days == ["2026-02-01", nil, nil])
        #expect(lists == [[2, 3, 1], [2, 3], []])
        #expect(latest == [1: 2, 2: 5])
        try await households.write(TransferRepository.init) { try $0.setOccurrence(1, to: "2026-05-01") }
        #expect(try await households.read(TransferRepository.init) { try $0.latestOccurrences(of: [1]).mapValues(\.id) } == [1: 1])
        #expect(try await households.rejects(TransferRepository.init) { try $0.setOccurrence(1, to: "2026-03-01") })
    }

    @Test(arguments: ConformingEngine.allCases) func theSumOfADayIsThatOfOneMemberAndAccount(engine: ConformingEngine) async throws {
        var transfers: [Transfer] = [
            .sample(1, amount: 1), .sample(2, .confirmed, amount: 10), .sample(3, .completed, amount: 100),
            .sample(4, .failed, amount: 1_000),
            .sample(5, .cancelled, amount: 1_000), .sample(6, from: .cash, amount: 1_000), .sample(7, amount: 10_000),
        ]
        for index in transfers.indices where transfers[index].id != 7 { transfers[index].member = .anna }
        let households = try await Self.households(on: engine, transfers, confirmedDay: "2026-03-09")
        let sums = try await households.read(TransferRepository.init) { transfers in
            try [
                transfers.orderedAmount(by: .anna, from: .checking, on: "2026-03-09"),
                transfers.orderedAmount(by: .anna, from: .checking, on: "2026-03-09", except: 2),
                transfers.orderedAmount(by: nil, from: .checking, on: "2026-03-09"),
                transfers.orderedAmount(by: .ben, from: .checking, on: "2026-03-09"),
                transfers.orderedAmount(by: .anna, from: .checking, on: "2026-03-10"),
            ]
        }
        #expect(sums == [111, 101, 10_000, 0, 0])
        try await households.write(TransferRepository.init) { try $0.setConfirmed(7, on: "2026-03-10", by: .ben) }
        #expect(
            try await households.read(TransferRepository.init) {
                try $0.orderedAmount(by: .ben, from: .checking, on: "2026-03-10")
            } == 10_000)
    }

    @Test(arguments: ConformingEngine.allCases) func unconfirmedTransfersAreDeletedWithTheirOrder(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [
                .sample(1, .initiated, order: 1, createdAt: 99), .sample(2, .initiated, createdAt: 100),
                .sample(3, .pending, order: 2, createdAt: 1),
            ], orders: [.sample(1), .sample(2)])
        try await households.write(TransferLimitRepository.init) { limits in
            for id in [1, 2] as [ID<Transfer>] { try limits.openConfirmation(of: id, in: 1, until: 5) }
        }
        let has = try await households.read(TransferRepository.init) {
            try [$0.hasUnconfirmed(before: 99), $0.hasUnconfirmed(before: 100)]
        }
        #expect(has == [false, true])
        try await households.write(TransferRepository.init) { try $0.deleteUnconfirmed(before: 100) }
        #expect(try await households.read(TransferRepository.init) { try $0.all([1, 2, 3]).keys.sorted() } == [2, 3])
        #expect(try await households.read(StandingOrderRepository.init) { try $0.all([1, 2]).keys.sorted() } == [2])
        #expect(try await households.read(TransferRepository.init, of: .neighbor) { try $0.all([1_001, 1_002]).count } == 2)
        #expect(try await households.read(StandingOrderRepository.init, of: .neighbor) { try $0.all([1, 2]).count } == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func transfersMoveToAnotherAccountAndBack(engine: ConformingEngine) async throws {
        let households = try await Self.households(
            on: engine,
            [
                .sample(1, to: .account(.savings)), .sample(2, from: .savings, to: .account(.checking)), .sample(3, to: .account(.cash)),
                .sample(4, from: .cash, to: .account(.checking)), .sample(5, from: .cash, to: .account(.dollars)),
            ], orders: [.sample(1), .sample(2, to: .account(.cash))])
        try await households.write(TransferLimitRepository.init) { try $0.openConfirmation(of: 1, in: 1, until: 5) }
        @Sendable func sides(of household: ID<Household> = .own) async throws -> [[Int64]] {
            try await households.read { connection in
                try connection.all(
                    """
                    SELECT id, source, destination FROM transfer_order WHERE household = $1
                    UNION ALL SELECT id + 100, source, destination FROM standing_order WHERE household = $1 ORDER BY 1
                    """, .id(household)
                ) { [$0.integer(0), $0.integer(1), $0.integer(2)] }
            }
        }
        let (before, neighbors) = (try await sides(), try await sides(of: .neighbor))
        // Those between both accounts are deleted.
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 1)
            try RowSnapshotRepository(connection, household: .own).copyRows(of: .checking, in: TransferRepository.tables, to: image)
            let record = AuditRecord(id: 1, at: 0, member: nil, action: .mergeAccounts, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
            try TransferRepository(connection, household: .own).move(from: .checking, to: .savings)
        }
        #expect(try await sides() == [[3, 102, 103], [4, 103, 102], [5, 103, 104], [102, 102, 103]])
        #expect(try await sides(of: .neighbor) == neighbors)
        try await households.write { connection in
            let image = UndoImageReader(connection, household: .own, change: 1, version: 16)
            try TransferRepository(connection, household: .own).restore(image)
        }
        #expect(try await sides() == before)
        try await households.write(TransferRepository.init) { try $0.deleteAll(of: .checking) }
        #expect(try await sides() == [[5, 103, 104]])
        #expect(try await sides(of: .neighbor) == neighbors)
    }
}
