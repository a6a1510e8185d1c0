import Models
import Storage
import StorageTestSupport
import Testing

struct ReviewRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func theLastImportedComeFirst(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ReviewRepository.init, of: .neighbor) { try $0.insert(9) }
        try await households.write(ReviewRepository.init) { review in
            for group in [ID<Transaction>(rawValue: 3), 1, 2, 2, 4] { try review.insert(group) }
        }
        let (first, rest) = try await households.read(ReviewRepository.init) { review in
            try (review.page(before: nil, limit: 2), review.page(before: 3, limit: 10))
        }
        #expect(first == [4, 3] && rest == [2, 1])
        let counts = try await households.read(ReviewRepository.init) { try [$0.count(upTo: 2), $0.count(upTo: 100)] }
        #expect(counts == [2, 4])
        #expect(try await households.read(ReviewRepository.init, of: .neighbor) { try $0.page(before: nil, limit: 10) } == [9])
    }

    @Test(arguments: ConformingEngine.allCases) func aMarkIsRemovedOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(ReviewRepository.init) { try $0.insert(1) }
        try await households.write(ReviewRepository.init, of: .neighbor) { try $0.insert(1) }
        let removed = try await households.write(ReviewRepository.init) { try [$0.remove(1), $0.remove(1), $0.remove(7)] }
        #expect(removed == [true, false, false])
        #expect(try await households.read(ReviewRepository.init, of: .neighbor) { try $0.count(of: [1, 2]) } == 1)
        #expect(try await households.read(ReviewRepository.init) { try $0.count(upTo: 9) } == 0)
        #expect(try await households.read(ReviewRepository.init, of: .neighbor) { try $0.count(upTo: 9) } == 1)
    }

    @Test(arguments: ConformingEngine.allCases) func removedMarksAreReadBackFromAnUndoImage(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write { connection in
            let image = UndoImageWriter(connection, household: .own, id: 1)
            let review = ReviewRepository(connection, household: .own)
            for group in [ID<Transaction>(rawValue: 5), 8] { try review.copy(group, to: image) }
            let record = AuditRecord(id: 1, at: 0, member: nil, action: .confirmTransactions, subject: "", isUndone: false)
            try AuditRepository(connection, household: .own).insert(record, reference: "", image: image)
        }
        let found = try await households.read { connection in
            let image = UndoImageReader(connection, household: .own, change: 1, version: connection.schemaVersion)
            var found: [ID<Transaction>] = []
            try ReviewRepository(connection, household: .own).marks(in: image) { found.append($0) }
            return found
        }
        #expect(found == [5, 8])
    }
}
