import Models
import Storage
import StorageTestSupport
import Testing

struct SignInFailureRepositoryConformance {

    private static func found(_ households: TestHouseholds) async throws -> [[Int64]?] {
        try await households.read(SignInFailureRepository.init) { failures in
            try [[1], [2], []].map { key in try failures.find(key).map { [Int64($0.failures), $0.failedAt] } }
        }
    }

    @Test(arguments: ConformingEngine.allCases) func failuresOfAKeyAreReplacedUndoneAndDelayed(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await Self.found(households) == [nil, nil, nil])
        try await households.write(SignInFailureRepository.init) { failures in
            try failures.save([1], failures: 9, failedAt: 9)
            try failures.save([1], failures: 1, failedAt: 100)
            try failures.save([2], failures: 5, failedAt: .max)
        }
        #expect(try await Self.found(households) == [[1, 100], [5, .max], nil])
        try await households.write(SignInFailureRepository.init) { failures in
            try failures.undoFailure([1], failedAt: 50)
            // There are none left.
            try failures.undoFailure([1], failedAt: 40)
            try failures.delay([1], to: 49)
        }
        #expect(try await Self.found(households) == [[0, 50], [5, .max], nil])
        try await households.write(SignInFailureRepository.init) { try $0.delay([1], to: 51) }
        #expect(try await Self.found(households) == [[0, 51], [5, .max], nil])
        #expect(try await households.rejects(SignInFailureRepository.init) { try $0.save([1], failures: -1, failedAt: 0) })
    }

    @Test(arguments: ConformingEngine.allCases) func failuresAreDeletedByKeyAndTime(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(SignInFailureRepository.init) { failures in
            for (key, at) in [(UInt8(1), Int64(10)), (2, 20), (3, 19), (4, 30)] { try failures.save([key], failures: 1, failedAt: at) }
            try failures.delete([4])
            try failures.delete(failedBefore: 20)
        }
        let found = try await households.read(SignInFailureRepository.init) { failures in
            try (1...4).map { try failures.find([$0]) != nil }
        }
        #expect(found == [false, true, false, false])
    }
}
