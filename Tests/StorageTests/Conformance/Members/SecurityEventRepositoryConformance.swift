import Models
import Storage
import StorageTestSupport
import Testing

struct SecurityEventRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func eventsOfTheHouseholdAndOfAMember(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let members: [ID<Member>?] = [.anna, nil, .ben]
        let events = SecurityEvent.Kind.allCases.enumerated().map { index, kind in
            SecurityEvent(
                id: ID(rawValue: Int64(index)), member: members[index % 3], kind: kind, at: Int64.max - Int64(index), address: .awkward)
        }
        try await households.write(SecurityEventRepository.init) { repository in
            for event in events.reversed() { try repository.insert(event) }
        }
        try await households.write(SecurityEventRepository.init, of: .neighbor) { repository in
            for event in events {
                var event = event
                event.member = .neighbor
                try repository.insert(event)
            }
        }
        let annas = events.filter { $0.member == .anna }
        let latest = try await households.read(SecurityEventRepository.init) { repository in
            try [
                repository.latest(100), repository.latest(2), repository.latest(100, of: .anna), repository.latest(1, of: .anna),
                repository.latest(9, of: 99),
            ]
        }
        #expect(
            latest == [events.reversed(), [events[events.count - 1], events[events.count - 2]], annas.reversed(), annas.suffix(1), []])
        let all = try await households.read(SecurityEventRepository.init) { repository in
            var (all, ofMember): ([SecurityEvent], [SecurityEvent]) = ([], [])
            try repository.all { all.append($0) }
            try repository.all(of: .anna) { ofMember.append($0) }
            return [all, ofMember]
        }
        #expect(all == [events, annas])
        #expect(try await households.rejects(SecurityEventRepository.init) { try $0.insert(events[0]) })
        let stranger = SecurityEvent(id: 99, member: 99, kind: .setUp, at: 0, address: "")
        #expect(try await households.rejects(SecurityEventRepository.init) { try $0.insert(stranger) })
    }
}
