import Models
import StorageTestSupport
import Testing

@testable import Storage

struct AttachmentRepositoryConformance {

    private static func record(_ id: Int64, of group: ID<Transaction> = 1, size: Int = 1) -> AttachmentRecord {
        AttachmentRecord(id: id, owner: .transaction(group), name: .awkward, contentType: "image/png", size: size)
    }

    @Test(arguments: ConformingEngine.allCases) func attachmentsKeepTheirBytesAndOrder(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.read(AttachmentRepository.init) { try $0.isEmpty() })
        let large = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let records = [Self.record(.max, size: large.count), Self.record(3), Self.record(2, of: 7), Self.record(4)]
        try await households.write(AttachmentRepository.init) { attachments in
            for record in records { try attachments.insert(record, bytes: record.size == 1 ? [0] : large, at: .max) }
            try attachments.setDeleted(4, true)
        }
        try await households.write(AttachmentRepository.init, of: .neighbor) { try $0.insert(Self.record(3, of: 8), bytes: [9], at: 0) }
        var deleted = records[3]
        deleted.isDeleted = true
        let (of, found, bytes, groups) = try await households.read(AttachmentRepository.init) { attachments in
            try (
                [attachments.all(of: .transaction(1)), attachments.all(of: .transaction(8))],
                [attachments.find(.max), attachments.find(4), attachments.find(9)],
                [attachments.bytes(of: .max), attachments.bytes(of: 3), attachments.bytes(of: 9)], attachments.groups()
            )
        }
        #expect(of == [[records[1], records[0]], []])
        #expect(found == [records[0], deleted, nil])
        #expect(bytes == [large, [0], []])
        #expect(groups == [1, 7])
        let ids = (1...100).map { ID<Transaction>(rawValue: $0) }
        let (some, byID, attached) = try await households.read(AttachmentRepository.init) { attachments in
            try (attachments.all(of: ids), attachments.records(Array(1...100) + [.max]), attachments.attached(ids))
        }
        #expect(some == [1: [records[1], records[0]], 7: [records[2]]])
        #expect(byID == [2: records[2], 3: records[1], 4: deleted, .max: records[0]])
        #expect(attached == [1, 7])
        let contents = try await households.read(AttachmentRepository.init) { attachments in
            var contents: [Int64] = []
            try attachments.contents(of: .transaction(1)) { contents += [$0.id, $1, Int64($2.count)] }
            return contents
        }
        #expect(contents == [3, .max, 1, .max, .max, 300_000])
        try await households.write(AttachmentRepository.init) { try $0.setDeleted(4, false) }
        #expect(
            try await households.read(AttachmentRepository.init) { try $0.all(of: .transaction(1)) } == [
                records[1], records[3], records[0],
            ])
        #expect(try await households.rejects(AttachmentRepository.init) { try $0.insert(Self.record(3), bytes: [0], at: 0) })
        #expect(try await households.rejects(AttachmentRepository.init) { try $0.insert(Self.record(5, size: 0), bytes: [], at: 0) })
    }

    @Test(arguments: ConformingEngine.allCases) func attachmentsMoveToAnotherTransaction(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(AttachmentRepository.init, of: household) { attachments in
                for id in [2, 3] as [Int64] { try attachments.insert(Self.record(id), bytes: [0], at: 1) }
                try attachments.insert(Self.record(4, of: 7), bytes: [0], at: 1)
                try attachments.setDeleted(3, true)
            }
        }
        let (ids, owner, none) = try await households.write(AttachmentRepository.init) { attachments in
            (try attachments.move(from: 1, to: 7), try attachments.move(2, to: 8), try attachments.move(9, to: 8))
        }
        #expect(ids == [2, 3] && owner == 7 && none == nil)
        let found = try await households.read(AttachmentRepository.init) { try $0.records([2, 3, 4]).mapValues(\.owner) }
        #expect(found == [2: .transaction(8), 3: .transaction(7), 4: .transaction(7)])
        #expect(try await households.read(AttachmentRepository.init, of: .neighbor) { try $0.all(of: .transaction(1)).map(\.id) } == [2])
    }

}
