import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct PersonRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func peopleAreReadAsTheyWereWritten(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let (all, one, none) = try await households.read(PersonRepository.init) { try ($0.all(), $0.find(1), $0.find(2)) }
        #expect(all == [SharedRows.person] && one == SharedRows.person && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func aPersonIsUpdatedOncePerRevision(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var changed = SharedRows.person
        (changed.name, changed.email, changed.phone, changed.color) = ("Ann", "b@example.org", "2", "00FF00")
        (changed.emoji, changed.iban, changed.notes, changed.isRemoved) = ("", "DE2", "", true)
        let update = changed
        #expect(try await households.write(PersonRepository.init) { try $0.update(update) })
        #expect(try await !households.write(PersonRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(PersonRepository.init) { try $0.find(1) } == changed)
        #expect(try await households.read(PersonRepository.init, of: .neighbor) { try $0.find(1) } == SharedRows.person)
    }
}
