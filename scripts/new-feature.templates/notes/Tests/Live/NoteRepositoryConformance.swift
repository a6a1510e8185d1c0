import Models
import NotesModel
import Storage
import StorageTestSupport
import Testing

@testable import NotesLive

struct NoteRepositoryConformance {
    private static let full = Note(id: ID(rawValue: .max), text: .awkward, isRemoved: true, revision: 3)
    private static let simple = Note(id: 1, text: "Milk")

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(NoteRepository.init, of: household) { notes in
                try notes.insert(full)
                try notes.insert(simple)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func notesAreInTheOrderOfTheirIds(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(NoteRepository.init, of: .neighbor) { try $0.insert(Note(id: 5, text: "Theirs")) }
        let (all, one, none) = try await households.read(NoteRepository.init) { try ($0.all(), $0.find(1), $0.find(5)) }
        #expect(all == [Self.simple, Self.full])
        #expect(one == Self.simple && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let update = Note(id: 1, text: "Bread", isRemoved: true, revision: 1)
        let results = try await households.write(NoteRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        let updated = Note(id: 1, text: "Bread", isRemoved: true, revision: 2)
        #expect(try await households.read(NoteRepository.init) { try $0.all() } == [updated, Self.full])
        #expect(try await households.read(NoteRepository.init, of: .neighbor) { try $0.all() } == [Self.simple, Self.full])
    }

    @Test(arguments: ConformingEngine.allCases) func anIdIsUnique(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.rejects(NoteRepository.init) { try $0.insert(Note(id: 1, text: "Again")) })
    }
}
