import Models
import Testing

@testable import Storage

struct ChangeFeedTests {

    private let household = ID<Household>(rawValue: 1)

    @Test func changesForASlowSubscriberAreMerged() async {
        let feed = ChangeFeed()
        var reader = feed.changes().makeAsyncIterator()
        feed.announce(Change(household: household, topics: [.accounts]))
        feed.announce(Change(household: household, topics: [.rates]))
        feed.announce(Change(household: household, topics: []))
        #expect(await reader.next() == Change(household: household, topics: [.accounts, .rates], number: 2))
        feed.announce(Change(household: household, topics: [.rules]))
        feed.announce(Change(household: ID(rawValue: 2), topics: [.imports]))
        #expect(await reader.next() == Change(household: nil, topics: [.rules, .imports], number: 4))
    }

    @Test func concurrentAnnouncementsAreAllDelivered() async {
        let feed = ChangeFeed()
        let topics = (1...15).map { Topic(rawValue: "\($0)") }
        for _ in 0..<200 {
            var reader = feed.changes().makeAsyncIterator()
            await withTaskGroup(of: Void.self) { group in
                for topic in topics {
                    group.addTask { feed.announce(Change(household: household, topics: [topic])) }
                }
            }
            #expect(await reader.next()?.topics == Set(topics))
        }
    }
}
