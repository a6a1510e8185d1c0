import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

struct TransferRepositoryConformance {
    private static let full = Transfer(
        id: ID(rawValue: .max), reference: TransferReference(99_999_999), status: .failed, source: .checking,
        destination: .payee(.full, beneficiary: 8, isInternational: true), amount: .euro(.max), otherAmount: .dollar(.max),
        day: "9999-12-31",
        note: .awkward, category: .groceries, standingOrder: 5, transaction: 6, failure: .refusedByBank, member: .anna, createdAt: 1,
        confirmedAt: 2, endedAt: 3, revision: 4)

    private static func insertFull(_ connection: Connection, _ household: ID<Household> = .own) throws {
        try PaymentPartyRepository(connection, household: household).insert(.full, id: 1)
        try TransferRepository(connection, household: household).insert(
            full, party: 1, key: "key", occurrence: "2026-03-01", confirmedDay: "2026-03-02")
    }

    @Test(arguments: ConformingEngine.allCases) func aTransferIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let simple = Transfer.sample(1, .initiated)
        try await households.write { connection in
            try Self.insertFull(connection)
            try TransferRepository(connection, household: .own).insert([simple])
        }
        try await households.write(TransferRepository.init, of: .neighbor) { try $0.insert([.sample(2)]) }
        let found = try await households.read(TransferRepository.init) { transfers in
            try [
                transfers.find(Self.full.id), transfers.find(1), transfers.find(2), transfers.find(key: "key"),
                transfers.find(key: "other"),
                transfers.find(group: 6), transfers.find(group: 7),
            ]
        }
        #expect(found == [Self.full, simple, nil, Self.full, nil, Self.full, nil])
        let neighbors = try await households.read(TransferRepository.init, of: .neighbor) { transfers in
            try [transfers.find(1), transfers.find(key: "key"), transfers.find(group: 6)]
        }
        #expect(neighbors == [nil, nil, nil])
        let references = try await households.read(TransferRepository.init) { transfers in
            try [1, 2, 99_999_999].map { try transfers.isTaken(TransferReference($0)) }
        }
        #expect(references == [true, false, true])
    }

    @Test(arguments: ConformingEngine.allCases) func aSetOfTransfersHasAnySize(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let transfers = (1...130).map { Transfer.sample(ID(rawValue: $0)) }
        try await households.write(TransferRepository.init) { try $0.insert(transfers) }
        try await households.write(TransferRepository.init, of: .neighbor) { try $0.insert([.sample(131)]) }
        for count in [0, 1, 8, 9, 64, 65, 130] {
            let found = try await households.read(TransferRepository.init) { try $0.all(transfers.prefix(count).map(\.id) + [131]) }
            #expect(found.values.sorted { $0.id < $1.id } == Array(transfers.prefix(count)))
        }
    }

    @Test(arguments: ConformingEngine.allCases) func everyStatusAndFailureComesBack(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var transfers = TransferStatus.allCases.enumerated().map { Transfer.sample(ID(rawValue: Int64($0 + 1)), $1) }
        for (index, failure) in TransferFailure.allCases.enumerated() {
            var transfer = Transfer.sample(ID(rawValue: Int64(index + 100)), .failed)
            transfer.failure = failure
            transfers.append(transfer)
        }
        let all = transfers
        try await households.write(TransferRepository.init) { try $0.insert(all) }
        for transfer in all { #expect(try await households.read(TransferRepository.init) { try $0.find(transfer.id) } == transfer) }
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] { try await households.write(of: household) { try Self.insertFull($0, household) } }
        var edited = Self.full
        (edited.status, edited.amount, edited.otherAmount, edited.day) = (.completed, .euro(1), nil, "2026-01-01")
        (edited.note, edited.transaction, edited.failure, edited.confirmedAt, edited.endedAt) = ("", nil, nil, nil, nil)
        let update = edited
        let results = try await households.write(TransferRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 5
        #expect(try await households.read(TransferRepository.init) { try $0.find(Self.full.id) } == edited)
        #expect(try await households.read(TransferRepository.init, of: .neighbor) { try $0.find(Self.full.id) } == Self.full)
    }

    @Test(arguments: ConformingEngine.allCases) func theOtherAmountChangesWithItsCurrency(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        var transfer = Transfer.sample(1)
        try await households.write(TransferRepository.init) { [transfer] in try $0.insert([transfer]) }
        for other in [.dollar(5), Money(minorUnits: 6, currency: .yen), nil] as [Money?] {
            transfer.otherAmount = other
            let update = transfer
            #expect(try await households.write(TransferRepository.init) { try $0.update(update) })
            transfer.revision += 1
            #expect(try await households.read(TransferRepository.init) { try $0.find(1) } == transfer)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func theStatusOfThePostingTransferChangesOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(TransferRepository.init, of: household) {
                try $0.insert([.sample(1, group: 6), .sample(2, group: 7)])
            }
        }
        for _ in 0..<2 {
            try await households.write(TransferRepository.init) { try $0.setStatus(.completed, endedAt: 9, ofGroup: 6) }
        }
        let found = try await households.read(TransferRepository.init) { try [$0.find(1), $0.find(2)] }
        #expect(found.map { $0?.status } == [.completed, .pending])
        #expect(found.map { $0?.revision } == [2, 1])
        #expect(try await households.read(TransferRepository.init) { try [$0.find(group: 6)?.id, $0.find(group: 8)?.id] } == [1, nil])
        #expect(found[0]?.endedAt == 9)
        #expect(try await households.read(TransferRepository.init, of: .neighbor) { try $0.find(1)?.status } == .pending)
    }

    @Test(arguments: ConformingEngine.allCases) func usageTellsWhetherATransferHasPostedAGroup(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        @Sendable func isUsed(_ household: ID<Household>) async throws -> Bool {
            try await households.read { try $0.first(TransferRepository.postedUsage, .id(household)) { _ in true } ?? false }
        }
        try await households.write(TransferRepository.init) { try $0.insert([.sample(1)]) }
        try await households.write(TransferRepository.init, of: .neighbor) { try $0.insert([.sample(1, group: 6)]) }
        #expect(try await isUsed(.own) == false)
        #expect(try await isUsed(.neighbor))
    }

    @Test(arguments: ConformingEngine.allCases) func aDeletedTransferHasNoConfirmations(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                try TransferRepository(connection, household: household).insert([.sample(1, .initiated), .sample(2, .initiated)])
                let limits = TransferLimitRepository(connection, household: household)
                for id in [1, 2] as [ID<Transfer>] { try limits.openConfirmation(of: id, in: 1, until: 5) }
            }
        }
        try await households.write(TransferRepository.init) { try $0.delete(1) }
        #expect(try await households.read(TransferRepository.init) { try $0.all([1, 2]).keys.sorted() } == [2])
        #expect(try await households.read(TransferRepository.init, of: .neighbor) { try $0.all([1, 2]).count } == 2)
        let ends = try await households.read(TransferLimitRepository.init) {
            try [$0.confirmationEnd(of: 1, in: 1), $0.confirmationEnd(of: 2, in: 1)]
        }
        #expect(ends == [nil, 5])
    }

    @Test(arguments: ConformingEngine.allCases) func transfersThatTheSchemaForbidsAreRejected(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.insertFull($0) }
        var sameReference = Transfer.sample(1)
        sameReference.reference = TransferReference(99_999_999)
        let wrong: [Transfer] = [
            sameReference, .sample(1, to: .account(.checking)), .sample(1, amount: 0), .sample(1, group: 6),
            .sample(1, to: Self.full.destination),
            .sample(1, on: "2026-03-01", order: 5),
        ]
        for transfer in wrong {
            #expect(try await households.rejects(TransferRepository.init) { try $0.insert([transfer]) }, "\(transfer)")
        }
        #expect(
            try await households.rejects(TransferRepository.init) { transfers in
                try transfers.insert(.sample(1), party: nil, key: "key", occurrence: nil, confirmedDay: nil)
            })
        #expect(
            try await households.rejects(TransferRepository.init) { transfers in
                try transfers.insert(
                    .sample(1, to: Self.full.destination), party: 99, key: nil, occurrence: nil, confirmedDay: nil)
            })
        #expect(try await households.read(TransferRepository.init) { try $0.find(1) } == nil)
        // The neighbor may use the same reference, key, group and occurrence.
        try await households.write(of: .neighbor) { try Self.insertFull($0, .neighbor) }
    }
}
