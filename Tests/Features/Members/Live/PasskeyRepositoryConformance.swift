import MembersModel
import Models
import Signatures
import Storage
import StorageTestSupport
import Testing
import WebAuthn

@testable import MembersLive

struct PasskeyRepositoryConformance {
    /// An Ed25519 key (RFC 8032, section 7.1, test 1) in COSE.
    private static func key() throws -> COSEKey {
        let point: [UInt8] = [
            0xd7, 0x5a, 0x98, 0x01, 0x82, 0xb1, 0x0a, 0xb7, 0xd5, 0x4b, 0xfe, 0xd3, 0xc9, 0x64, 0x07, 0x3a, 0x0e, 0xe1, 0x72, 0xf3, 0xda,
            0xa6, 0x23, 0x25, 0xaf, 0x02, 0x1a, 0x68, 0xf7, 0x07, 0x51, 0x1a,
        ]
        return try COSEKey([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21, 0x58, 0x20] + point)
    }

    private static func record(_ id: ID<Passkey>, _ member: ID<Member>, credential: [UInt8], name: String) throws -> PasskeyRecord {
        PasskeyRecord(
            passkey: Passkey(id: id, name: name, host: "localhost", createdAt: 1_000, usedAt: nil, isBackedUp: false), member: member,
            credentialID: credential, key: try key(), counter: 4_000_000_000)
    }

    /// Both households have a passkey with the same id and the same credential.
    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        try await households.write(PasskeyRepository.init) { passkeys in
            #expect(try passkeys.insert(record(70, .anna, credential: [1], name: "Phone")))
            #expect(try passkeys.insert(record(71, .anna, credential: [2], name: "Key")))
            #expect(try passkeys.insert(record(72, .ben, credential: [3], name: "Tablet")))
            let isNew = try passkeys.insert(record(73, .ben, credential: [1], name: "Known"))
            #expect(!isNew)
        }
        try await households.write(PasskeyRepository.init, of: .neighbor) { passkeys in
            let isNew = try passkeys.insert(record(70, .neighbor, credential: [1], name: "Neighbor's"))
            #expect(isNew)
        }
        return households
    }

    private static func names(_ households: TestHouseholds, _ member: ID<Member>) async throws -> [String] {
        try await households.read(PasskeyRepository.init) { try $0.all(of: member).map(\.passkey.name) }
    }

    @Test(arguments: ConformingEngine.allCases) func aPasskeyIsFoundByItsCredential(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let phone = try await households.read(PasskeyRepository.init) { try $0.find(credential: [1]) }
        #expect(try phone == Self.record(70, .anna, credential: [1], name: "Phone"))
        #expect(try await households.read(PasskeyRepository.init) { try $0.find(credential: [4]) } == nil)
        let neighbors = try await households.read(PasskeyRepository.init, of: .neighbor) { try $0.find(credential: [1])?.passkey.name }
        #expect(neighbors == "Neighbor's")
        #expect(try await Self.names(households, .anna) == ["Phone", "Key"])
        #expect(try await households.read(PasskeyRepository.init) { try [$0.count(of: .anna), $0.count(of: .ben)] } == [2, 1])
    }

    @Test(arguments: ConformingEngine.allCases) func aUseAndAnotherNameAreKept(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(PasskeyRepository.init) { passkeys in
            try passkeys.recordUse(70, counter: 4_100_000_000, isBackedUp: true, at: 2_000)
            #expect(try passkeys.rename(70, of: .anna, to: "Old phone"))
            #expect(try !passkeys.rename(70, of: .ben, to: "Mine"))
        }
        var expected = try Self.record(70, .anna, credential: [1], name: "Old phone")
        (expected.counter, expected.passkey.isBackedUp, expected.passkey.usedAt) = (4_100_000_000, true, 2_000)
        #expect(try await households.read(PasskeyRepository.init) { try $0.find(credential: [1]) } == expected)
    }

    @Test(arguments: ConformingEngine.allCases) func passkeysAreDeletedByTheirMember(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let deleted = try await households.write(PasskeyRepository.init) {
            try [$0.delete(70, of: .ben), $0.delete(70, of: .anna), $0.delete(70, of: .anna)]
        }
        #expect(deleted == [false, true, false])
        try await households.write(PasskeyRepository.init) { try $0.deleteAll(of: .ben) }
        #expect(try await Self.names(households, .anna) == ["Key"])
        #expect(try await Self.names(households, .ben) == [])
        #expect(try await households.read(PasskeyRepository.init, of: .neighbor) { try $0.count(of: .neighbor) } == 1)
    }
}
