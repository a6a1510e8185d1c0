import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

struct BeneficiaryRepositoryConformance {
    private typealias Record = BeneficiaryRepository.Record

    private static func record(_ id: ID<Beneficiary>, _ name: String, isFavorite: Bool = false, party: ID<PaymentParty>) -> Record {
        var payee = PaymentParty.full
        payee.name = name
        return Record(beneficiary: Beneficiary(id: id, party: payee, isFavorite: isFavorite), party: party)
    }

    private static func insert(
        _ records: [Record], keys: [String?] = [], _ connection: Connection, _ household: ID<Household> = .own
    ) throws {
        let parties = PaymentPartyRepository(connection, household: household)
        let beneficiaries = BeneficiaryRepository(connection, household: household)
        for (index, record) in records.enumerated() {
            if try parties.find(record.party) == nil { try parties.insert(record.beneficiary.party, id: record.party) }
            try beneficiaries.insert(record, key: index < keys.count ? keys[index] : nil)
        }
    }

    private static let records = [
        record(1, "Zoë", party: 1), record(2, "zoe", isFavorite: true, party: 2), record(3, .awkward, party: 3),
        record(4, "ZOË", isFavorite: true, party: 4), record(5, "anna", isFavorite: true, party: 5),
    ]

    @Test(arguments: ConformingEngine.allCases) func favoritesAreFirstThenFoldedNames(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.insert(Self.records, keys: ["key"], $0) }
        try await households.write(of: .neighbor) { try Self.insert([Self.record(6, "n", party: 1)], $0, .neighbor) }
        let all = try await households.read(BeneficiaryRepository.init) { try $0.all() }
        #expect(all == [5, 2, 4, 3, 1].map { Self.records[$0 - 1].beneficiary })
        let found = try await households.read(BeneficiaryRepository.init) { try [$0.find(3), $0.find(6)] }
        #expect(found == [Self.records[2], nil])
        #expect(try await households.read(BeneficiaryRepository.init) { try [$0.find(key: "key"), $0.find(key: "other")] } == [1, nil])
        #expect(try await households.read(BeneficiaryRepository.init, of: .neighbor) { try $0.find(key: "key") } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdatedOneHasANewParty(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { try Self.insert(Self.records, $0, household) }
        }
        var edited = Self.record(1, "Adam", isFavorite: true, party: 9)
        edited.beneficiary.revision = 7
        let update = edited
        try await households.write { connection in
            try PaymentPartyRepository(connection, household: .own).insert(update.beneficiary.party, id: 9)
            try BeneficiaryRepository(connection, household: .own).update(update)
        }
        #expect(try await households.read(BeneficiaryRepository.init) { try $0.find(1) } == edited)
        #expect(try await households.read(BeneficiaryRepository.init) { try $0.all().map(\.id) } == [1, 5, 2, 4, 3])
        #expect(try await households.read(BeneficiaryRepository.init, of: .neighbor) { try $0.find(1) } == Self.records[0])
    }

    @Test(arguments: ConformingEngine.allCases) func oneIsDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { try Self.insert(Self.records, $0, household) }
        }
        try await households.write(BeneficiaryRepository.init) { try $0.delete(5) }
        #expect(try await households.read(BeneficiaryRepository.init) { try $0.all().map(\.id) } == [2, 4, 3, 1])
        #expect(try await households.read(BeneficiaryRepository.init, of: .neighbor) { try $0.all().count } == 5)
    }

    @Test(arguments: ConformingEngine.allCases) func keysAndPartiesAreChecked(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { try Self.insert([Self.records[0]], keys: ["key"], $0) }
        #expect(try await households.rejects(BeneficiaryRepository.init) { try $0.insert(Self.record(1, "a", party: 1), key: nil) })
        #expect(try await households.rejects(BeneficiaryRepository.init) { try $0.insert(Self.record(2, "a", party: 1), key: "key") })
        #expect(try await households.rejects(BeneficiaryRepository.init) { try $0.insert(Self.record(2, "a", party: 9), key: nil) })
        try await households.write(of: .neighbor) { try Self.insert([Self.records[0]], keys: ["key"], $0, .neighbor) }
        #expect(try await households.read(BeneficiaryRepository.init) { try $0.all().map(\.id) } == [1])
    }
}
