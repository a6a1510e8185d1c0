import Models
import Storage
import StorageTestSupport
import Testing
import TransferModel

@testable import TransferLive

struct TransferLimitRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func limitsAreReplaced(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.read(TransferLimitRepository.init) { try $0.limits() } == nil)
        for (limits, currency) in [
            (TransferLimits(confirmation: .euro(0), daily: .euro(.max)), Currency.euro),
            (TransferLimits(confirmation: nil, daily: .dollar(5)), .dollar),
            (TransferLimits(confirmation: nil, daily: nil), .yen),
        ] {
            try await households.write(TransferLimitRepository.init) { try $0.save(limits, in: currency) }
            #expect(try await households.read(TransferLimitRepository.init) { try $0.limits() } == limits)
        }
        #expect(try await households.read(TransferLimitRepository.init, of: .neighbor) { try $0.limits() } == nil)
        #expect(
            try await households.rejects(TransferLimitRepository.init) {
                try $0.save(TransferLimits(confirmation: .euro(-1), daily: nil), in: .euro)
            })
    }

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(TransferRepository.init, of: household) { try $0.insert([.sample(1), .sample(2)]) }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func confirmationsAreExtendedAndClosed(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(TransferLimitRepository.init) { limits in
            for (transfer, session, end) in [
                (ID<Transfer>(rawValue: 1), ID<Session>(rawValue: 7), Int64(5)), (1, 8, 6), (2, 7, 7), (1, 7, .max),
            ] {
                try limits.openConfirmation(of: transfer, in: session, until: end)
            }
        }
        try await households.write(TransferLimitRepository.init, of: .neighbor) { try $0.openConfirmation(of: 2, in: 8, until: 9) }
        @Sendable func ends(of household: ID<Household> = .own) async throws -> [Int64?] {
            try await households.read(TransferLimitRepository.init, of: household) { limits in
                try [
                    limits.confirmationEnd(of: 1, in: 7), limits.confirmationEnd(of: 1, in: 8), limits.confirmationEnd(of: 2, in: 7),
                    limits.confirmationEnd(of: 2, in: 8),
                ]
            }
        }
        #expect(try await ends() == [.max, 6, 7, nil])
        try await households.write(TransferLimitRepository.init) { try $0.closeConfirmations(of: 1) }
        #expect(try await ends() == [nil, nil, 7, nil])
        try await households.write(TransferLimitRepository.init) { try $0.closeConfirmations(of: 2) }
        #expect(try await ends(of: .neighbor) == [nil, nil, nil, 9])
        #expect(try await households.rejects(TransferLimitRepository.init) { try $0.openConfirmation(of: 99, in: 7, until: 5) })
    }

    @Test(arguments: ConformingEngine.allCases) func wrongProofsAreCounted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let counts = try await households.write(TransferLimitRepository.init) { limits in
            try [
                limits.wrongProofs(of: 1), limits.incrementWrongProofs(of: 1), limits.incrementWrongProofs(of: 1),
                limits.wrongProofs(of: 2),
            ]
        }
        #expect(counts == [0, 1, 2, 0])
        #expect(try await households.read(TransferLimitRepository.init) { try $0.wrongProofs(of: 1) } == 2)
        #expect(try await households.read(TransferLimitRepository.init, of: .neighbor) { try $0.wrongProofs(of: 1) } == 0)
        #expect(try await households.write(TransferLimitRepository.init) { try $0.incrementWrongProofs(of: 99) } == 0)
    }
}
