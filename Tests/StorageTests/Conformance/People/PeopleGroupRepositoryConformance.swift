import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct PeopleGroupRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func groupsHaveTheirMembersByTheirNames(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let (all, one, none) = try await households.read(PeopleGroupRepository.init) { try ($0.all(), $0.find(10), $0.find(11)) }
        #expect(all == [SharedRows.group] && one == SharedRows.group && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func membersAreAddedChangedAndRemoved(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var changed = SharedRows.group
        (changed.name, changed.emoji, changed.currency, changed.defaultSplit) = ("House", "", .dollar, .equally)
        (changed.isArchived, changed.isRemoved, changed.ledgerAccount) = (true, true, nil)
        changed.members[1].hasLeft = false
        changed.members[1].weight = 70
        changed.members.append(GroupMember(id: 13, person: nil, name: "Mia", weight: 0))
        changed.members.remove(at: 0)
        let update = changed
        #expect(try await households.write(PeopleGroupRepository.init) { try $0.update(update) })
        #expect(try await !households.write(PeopleGroupRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(PeopleGroupRepository.init) { try $0.find(10) } == changed)
        #expect(try await households.read(PeopleGroupRepository.init, of: .neighbor) { try $0.find(10) } == SharedRows.group)
    }

    @Test(arguments: ConformingEngine.allCases) func directDebtsAreFoundByPerson(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        let direct = PeopleGroup(
            id: 15, name: "", currency: .euro,
            members: [GroupMember(id: 16, person: nil, name: ""), GroupMember(id: 17, person: 1, name: "Anna")], isDirect: true)
        #expect(try await households.read(PeopleGroupRepository.init) { try $0.direct(with: 1) } == nil)
        try await households.write(PeopleGroupRepository.init) { try $0.insert(direct) }
        #expect(try await households.read(PeopleGroupRepository.init) { try $0.direct(with: 1) } == direct)
        #expect(try await households.read(PeopleGroupRepository.init) { try $0.direct(with: 2) } == nil)
        #expect(try await households.read(PeopleGroupRepository.init, of: .neighbor) { try $0.direct(with: 1) } == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func theLedgerAccountIsSetWithoutARevision(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        try await households.write(PeopleGroupRepository.init) { try $0.setLedgerAccount(9, of: 10) }
        var expected = SharedRows.group
        expected.ledgerAccount = 9
        #expect(try await households.read(PeopleGroupRepository.init) { try $0.find(10) } == expected)
        #expect(try await households.read(PeopleGroupRepository.init, of: .neighbor) { try $0.find(10) } == SharedRows.group)
    }
}
