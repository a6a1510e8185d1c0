import Models
import Storage
import StorageTestSupport
import Testing

struct CredentialRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aPassphraseIsReplaced(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let other = PassphraseRecord(rounds: 4, blockSize: 1, parallelism: 1, salt: [9], hash: [9], changedAt: 1)
        try await households.write(CredentialRepository.init) { try $0.save(other, of: .ben) }
        #expect(try await households.read(CredentialRepository.init) { try $0.passphrase(of: .anna) } == nil)
        for record in [
            PassphraseRecord(rounds: 2, blockSize: 8, parallelism: 1, salt: [], hash: [0, 255], changedAt: .max),
            PassphraseRecord(rounds: .max, blockSize: 9, parallelism: 2, salt: [1], hash: [], changedAt: 0),
        ] {
            try await households.write(CredentialRepository.init) { try $0.save(record, of: .anna) }
            #expect(try await households.read(CredentialRepository.init) { try $0.passphrase(of: .anna) } == record)
        }
        #expect(try await households.read(CredentialRepository.init) { try $0.passphrase(of: .ben) } == other)
        #expect(try await households.rejects(CredentialRepository.init) { try $0.save(other, of: 99) })
    }

    @Test(arguments: ConformingEngine.allCases) func aCodeSecretIsConfirmedByItsFirstStep(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CredentialRepository.init) { credentials in
            try credentials.saveCodeSecret([1], of: .anna, at: 0)
            try credentials.saveCodeSecret([0, 2], of: .anna, at: 0)
            try credentials.saveCodeSecret([3], of: .ben, at: 0)
        }
        @Sendable func secrets() async throws -> [[UInt8]?] {
            try await households.read(CredentialRepository.init) {
                try [$0.codeSecret(of: .anna, isConfirmed: false), $0.codeSecret(of: .anna, isConfirmed: true)]
            }
        }
        #expect(try await secrets() == [[0, 2], nil])
        let consumed = try await households.write(CredentialRepository.init) { credentials in
            // Used before, an older one, a later one, none.
            try [
                credentials.consumeStep(10, of: .anna, latest: 11), credentials.consumeStep(10, of: .anna, latest: 11),
                credentials.consumeStep(9, of: .anna, latest: 11), credentials.consumeStep(11, of: .anna, latest: 11),
                credentials.consumeStep(1, of: .neighbor, latest: 11),
                // The clock was ahead.
                credentials.consumeStep(5, of: .anna, latest: 10), credentials.consumeStep(5, of: .anna, latest: 10),
            ]
        }
        #expect(consumed == [true, false, false, true, false, true, false])
        #expect(try await secrets() == [nil, [0, 2]])
        // A new secret begins unconfirmed, without used steps.
        try await households.write(CredentialRepository.init) { try $0.saveCodeSecret([4], of: .anna, at: 0) }
        #expect(try await secrets() == [[4], nil])
        #expect(try await households.write(CredentialRepository.init) { try $0.consumeStep(5, of: .anna, latest: 10) })
    }

    @Test(arguments: ConformingEngine.allCases) func backupCodesAreUsedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(CredentialRepository.init) { credentials in
            try credentials.replaceBackupCodes([[9]], of: .anna)
            try credentials.replaceBackupCodes([[1], [2], [3]], of: .anna)
            try credentials.replaceBackupCodes([[1]], of: .ben)
            try credentials.saveCodeSecret([1], of: .anna, at: 0)
        }
        let consumed = try await households.write(CredentialRepository.init) { credentials in
            try [[1], [1], [9], [4]].map { try credentials.consumeBackupCode($0, of: .anna, at: 5) }
        }
        #expect(consumed == [true, false, false, false])
        #expect(
            try await households.read(CredentialRepository.init) { try [$0.backupCodeCount(of: .anna), $0.backupCodeCount(of: .ben)] } == [
                2, 1,
            ])
        try await households.write(CredentialRepository.init) { try $0.deleteCodes(of: .anna) }
        #expect(
            try await households.read(CredentialRepository.init) { try [$0.backupCodeCount(of: .anna), $0.backupCodeCount(of: .ben)] } == [
                0, 1,
            ])
        #expect(try await households.read(CredentialRepository.init) { try $0.codeSecret(of: .anna, isConfirmed: false) } == nil)
        #expect(try await households.rejects(CredentialRepository.init) { try $0.replaceBackupCodes([[1], [1]], of: .ben) })
    }
}
