import Models
import StorageTestSupport
import Testing

@testable import Storage

struct TagRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func tagsOfGroupsAreReplaced(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(TagRepository.init, of: .neighbor) { try $0.setTags(["n"], of: 1) { 1 } }
        let ids = ID<Transaction>(rawValue: 1)
        try await households.write(TagRepository.init) { tags in
            var next = Int64(10)
            let makeID = {
                next += 1
                return next
            }
            try tags.setTags(["b", "ä", "a", "b", ""], of: ids, makeID: makeID)
            try tags.setTags([.awkward, "a"], of: 2, makeID: makeID)
            try tags.setTags(["c"], of: 3, makeID: makeID)
            try tags.setTags([], of: 3, makeID: makeID)
            try tags.setTags(["a"], of: 4, makeID: makeID)
            try tags.setTags(["d"], of: 4, makeID: makeID)
        }
        let (one, some, all) = try await households.read(TagRepository.init) { tags in
            try ([1, 2, 3, 4].map { try tags.tags(of: ID<Transaction>(rawValue: $0)) }, tags.tags(of: Array(1...100)), tags.all())
        }
        #expect(one == [["a", "b", "ä"], [.awkward, "a"], [], ["d"]])
        #expect(some == [1: one[0], 2: one[1], 4: ["d"]])
        // Those in use.
        #expect(all == [.awkward, "a", "b", "d", "ä"])
        #expect(try await households.read(TagRepository.init, of: .neighbor) { try $0.all() } == ["n"])
        let count = try await households.read { try $0.first("SELECT COUNT(*) FROM tag WHERE household = 1 AND name = 'a'") { $0.int(0) } }
        #expect(count == 1)
        try await households.rollBack(TagRepository.init) { try $0.setTags(["x"], of: 1) { 99 } }
        #expect(try await households.read(TagRepository.init) { try $0.tags(of: ids) } == one[0])
    }
}
