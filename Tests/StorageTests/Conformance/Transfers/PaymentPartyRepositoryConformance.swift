import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

struct PaymentPartyRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aPartyIsFoundAsItWasInserted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let parties = [
            PaymentParty.full, .foreign, PaymentParty(name: "", number: .other(""), address: PostalAddress(town: "Ö", country: "")),
        ]
        try await households.write(PaymentPartyRepository.init) { repository in
            for (index, party) in parties.enumerated() { try repository.insert(party, id: ID(rawValue: Int64(index + 1))) }
        }
        let found = try await households.read(PaymentPartyRepository.init) { repository in
            try [1, 2, 3, 4].map { try repository.find(ID(rawValue: $0)) }
        }
        #expect(found == parties + [nil])
        #expect(try await households.read(PaymentPartyRepository.init, of: .neighbor) { try $0.find(1) } == nil)
        #expect(try await households.rejects(PaymentPartyRepository.init) { try $0.insert(.full, id: 1) })
    }

    @Test(arguments: ConformingEngine.allCases) func onlyAnUnusedPartyIsRemoved(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(of: household) { connection in
                let parties = PaymentPartyRepository(connection, household: household)
                for id in [1, 2, 3, 4] as [ID<PaymentParty>] { try parties.insert(.full, id: id) }
                // The neighbor uses the one that the household does not.
                let used: [ID<PaymentParty>] = household == .own ? [1, 2, 3] : [4, 4, 4]
                let beneficiary = Beneficiary(id: 1, party: .full)
                try BeneficiaryRepository(connection, household: household).insert(
                    BeneficiaryRepository.Record(beneficiary: beneficiary, party: used[0]), key: nil)
                let destination = TransferDestination.payee(.full, beneficiary: nil, isInternational: false)
                try StandingOrderRepository(connection, household: household).insert(.sample(1, to: destination), party: used[1], key: nil)
                try TransferRepository(connection, household: household).insert(
                    .sample(1, to: destination), party: used[2], key: nil, occurrence: nil, confirmedDay: nil)
            }
        }
        try await households.write(PaymentPartyRepository.init) { parties in
            for id in [1, 2, 3, 4, 5] as [ID<PaymentParty>] { try parties.removeUnused(id) }
        }
        for (household, expected) in [(ID<Household>.own, [true, true, true, false]), (.neighbor, [true, true, true, true])] {
            let found = try await households.read(PaymentPartyRepository.init, of: household) { parties in
                try [1, 2, 3, 4].map { try parties.find(ID(rawValue: $0)) != nil }
            }
            #expect(found == expected)
        }
    }

    @Test(arguments: ConformingEngine.allCases) func aStoredIBANThatIsInvalidIsAnError(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            try PaymentPartyRepository(connection, household: .own).insert(.full, id: 1)
            try connection.execute("UPDATE payment_party SET number = 'DE00' WHERE household = 1")
        }
        await #expect(throws: StorageError.unknownValue(column: "number", value: "")) {
            try await households.read(PaymentPartyRepository.init) { try $0.find(1) }
        }
    }
}
