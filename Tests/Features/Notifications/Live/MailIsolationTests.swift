import Mail
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import NotificationsLive

/// Two households of one file, each with an owner tamara of the same id: each has its own messages.
struct MailIsolationTests {
    private let house: MailHousehold
    private let neighbor = Household(id: ID(rawValue: 77), name: "Neighbors", currency: .euro, timeZone: "Europe/Berlin")

    init() async throws {
        house = try await MailHousehold()
        let (member, neighbor) = (house.member, neighbor)
        try await house.write { connection in
            try HouseholdRepository(connection).insert(neighbor, numberKey: [1], at: 0)
            let isNew = try MemberRepository(connection, household: neighbor.id).insert(
                MemberProfile(id: member, household: neighbor.id, name: "tamara", displayName: "Tamara N.", role: .owner, createdAt: 0))
            #expect(isNew)
            let isSaved = try NotificationSettingsRepository(connection, household: neighbor.id).save(
                NotificationSettings(email: "tamara@neighbor.example"), of: member)
            #expect(isSaved)
        }
    }

    /// Creates a notification of the neighbor's owner that is due by e-mail.
    private func tellNeighbor(_ subject: String = "Boat") async throws {
        let (member, household, now) = (house.member, neighbor.id, house.now)
        let id: ID<Models.Notification> = house.installation.database.ids.next(at: now)
        let content = NotificationContent(kind: .fallsDue, subject: subject, object: nil)
        try await house.write { connection in
            let isTold = try NotificationRepository(connection, household: household).insert(
                Notification(id: id, content: content, at: now), key: id.description, mailDueAt: now, for: member)
            #expect(isTold)
        }
    }

    /// Queues messages with the same ids in both households.
    private func queue(_ count: Int, in household: ID<Household>) async throws {
        let (member, now) = (house.member, house.now)
        try await house.write { connection in
            for number in 1...count {
                try MailRepository(connection, household: household).insert(
                    MailRecord(
                        id: ID(rawValue: Int64(number)), member: member, recipient: "", subject: "\(household.rawValue)-\(number)",
                        body: "",
                        createdAt: now))
            }
        }
    }

    private func neighborsStates() async throws -> [MailRecord.State] {
        let household = neighbor.id
        return try await house.installation.database.read { try MailRepository($0, household: household).all().map(\.state) }
    }

    @Test func eachHouseholdIsSentItsOwn() async throws {
        try await house.tell("Rent")
        try await tellNeighbor()
        try await house.deliver()
        let sent = house.transport.taken.map { "\($0.recipient.text) \($0.subject)" }
        #expect(sent.sorted() == ["tamara@example.org Rent", "tamara@neighbor.example Boat"])
        #expect(try await house.states() == [.sent])
        #expect(try await neighborsStates() == [.sent])
        try await house.deliver()
        #expect(house.transport.asked.count == 2)
    }

    @Test func manyMessagesOfOneHouseholdDoNotHoldBackThoseOfAnother() async throws {
        try await queue(3, in: house.household)
        try await queue(1, in: neighbor.id)
        try await house.deliver()
        let subjects = house.transport.taken.map(\.subject)
        let own = house.household.rawValue
        #expect(subjects.filter { $0 != "77-1" } == ["\(own)-1", "\(own)-2", "\(own)-3"])
        #expect(subjects.prefix(2).contains("77-1"))
    }

    @Test func aMessageThatIsRejectedEndsInItsHouseholdOnly() async throws {
        try await queue(1, in: house.household)
        try await queue(1, in: neighbor.id)
        house.transport.answer(.rejected(550))
        try await house.deliver()
        let states = try await house.states() + neighborsStates()
        #expect(states.count == 2 && states.contains(.failed) && states.contains(.sent))
    }

    @Test func aHouseholdThatCannotBeReadDoesNotBlockTheOthers() async throws {
        try await house.tell("Rent")
        try await tellNeighbor()
        let (member, household) = (house.member, house.household)
        try await house.write {
            _ = try $0.execute(
                "UPDATE member SET language = 'xx' WHERE household = $1 AND id = $2", .id(household), .id(member))
        }
        await #expect(throws: (any Error).self) { try await house.deliver() }
        #expect(house.transport.taken.map(\.recipient.text) == ["tamara@neighbor.example"])
        // As soon as it can be read, its message is sent.
        try await house.write {
            _ = try $0.execute(
                "UPDATE member SET language = 'en' WHERE household = $1 AND id = $2", .id(household), .id(member))
        }
        try await house.deliver()
        #expect(house.transport.taken.map(\.subject) == ["Boat", "Rent"])
    }

    @Test func anUnreachableServerIsAskedOnceForAllHouseholds() async throws {
        try await queue(2, in: house.household)
        try await queue(2, in: neighbor.id)
        house.transport.answer(.unreachable)
        try await house.deliver()
        #expect(house.transport.asked.count == 1)
        #expect(try await neighborsStates() == [.waiting, .waiting])
        house.installation.clock.move(minutes: 1)
        try await house.deliver()
        #expect(house.transport.taken.count == 4)
    }

    @Test func whatHasEndedIsForgottenInEachHousehold() async throws {
        try await queue(1, in: house.household)
        try await queue(1, in: neighbor.id)
        try await house.deliver()
        let folder = try TemporaryFolder()
        let live = house.installation.server(uploads: folder.path)
        house.installation.clock.move(minutes: 30 * 1_440)
        house.installation.clock.move(seconds: 1)
        try await live.removeExpired()
        #expect(try await house.states() == [])
        #expect(try await neighborsStates() == [])
    }

    @Test func nothingToDoIsOneStatement() async throws {
        try await house.tell("Rent")
        try await tellNeighbor()
        try await house.deliver()
        let before = house.installation.database.counters.statements
        try await house.deliver()
        #expect(house.installation.database.counters.statements - before == 1)
    }
}
