import Mail
import Models
import ServiceKit
import Services
import Storage
import Synchronization
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive

/// Which messages are sent, to whom and when, with a manual clock.
struct MailDeliveryTests {

    // MARK: - What is written

    @Test func allThatIsDueGoesOutInOneMessageWithoutAmounts() async throws {
        let house = try await MailHousehold()
        let amount = Money(minorUnits: -123_456, currency: house.installation.euro)
        try await house.tell(
            NotificationContent(kind: .fallsDue, subject: "Miete", amount: amount, object: ObjectReference(ID<Transfer>(rawValue: 1))))
        try await house.tell(
            NotificationContent(
                kind: .largeEntry, subject: "Bäcker", amount: amount, object: ObjectReference(ID<Models.Transaction>(rawValue: 1))))
        try await house.tell(NotificationContent(kind: .test, object: ObjectReference(.notificationSettings)), in: 60)
        try await house.deliver()
        let message = try #require(house.transport.taken.first)
        #expect(house.transport.taken.count == 1)
        #expect(message.recipient.text == "tamara@example.org")
        #expect(message.subject == "2 notifications")
        #expect(message.writtenAt == house.now)
        #expect(message.body.contains("Miete\n"))
        #expect(message.body.contains("\nhttps://coffer.example.org/txn_0000000000001\n"))
        #expect(!message.body.contains("1.234") && !message.body.contains("234,56"))
        try await house.deliver()
        #expect(house.transport.asked.count == 1)
        #expect(try await house.states() == [.sent])
    }

    @Test func oneIsItsOwnSubjectAndThereAreLinksOnlyWhereTheyLeadSomewhere() async throws {
        let house = try await MailHousehold()
        try await house.tell("Miete")
        try await house.deliver(site: nil)
        let message = try #require(house.transport.taken.first)
        #expect(message.subject == "Miete")
        #expect(!message.body.contains("http") && !message.body.contains("trf_"))
    }

    @Test func ofVeryManyTheFirstFiftyAreTold() async throws {
        let house = try await MailHousehold()
        for number in 1...62 { try await house.tell("Payee \(number).") }
        try await house.deliver()
        let message = try #require(house.transport.taken.first)
        #expect(message.subject == "62 notifications")
        #expect(message.body.contains("Payee 50.") && !message.body.contains("Payee 51."))
        #expect(message.body.contains("And 12 more.\nhttps://coffer.example.org/notifications:\n"))
    }

    @Test func whatIsNotDueYetWaitsUntilItIs() async throws {
        let house = try await MailHousehold()
        try await house.tell(in: 60)
        house.installation.clock.move(seconds: 59)
        try await house.deliver()
        #expect(house.transport.asked.isEmpty)
        house.installation.clock.move(seconds: 1)
        try await house.deliver()
        #expect(house.transport.taken.count == 1)
    }

    @Test func whoHasNoAddressOrCannotSignInIsSentNothing() async throws {
        let house = try await MailHousehold(email: nil)
        try await house.tell()
        try await house.deliver()
        try await house.save(email: "tamara@example.org")
        try await house.deliver()
        #expect(house.transport.asked.isEmpty, "what was not sent is not sent later")

        // An invalid stored address fails immediately.
        try await house.save(email: "tamara@example.org\r\nBcc: mallory@example.org")
        try await house.tell()
        try await house.deliver()
        #expect(house.transport.asked.isEmpty)
        #expect(try await house.states() == [.failed])
    }

    @Test func aMessageThatWaitsIsNotSentToWhoWasDisabledSince() async throws {
        let house = try await MailHousehold(email: nil)
        _ = try await house.installation.add("joris", .member, by: house.token)
        let joris = try await #require(
            try house.installation.database.read { try MemberRepository($0, household: house.household).find(name: "joris") }?.id)
        try await house.write { connection in
            let settings = NotificationSettings(email: "joris@example.org")
            let isSaved = try NotificationSettingsRepository(connection, household: house.household).save(settings, of: joris)
            #expect(isSaved)
        }
        let content = NotificationContent(kind: .test, object: ObjectReference(.notificationSettings))
        try await house.tell(content, to: joris)
        house.transport.answer(.unreachable)
        try await house.deliver()
        try await house.tell(content, to: joris)
        try await house.write {
            _ = try MemberRepository($0, household: house.household).update(joris, role: .member, isDisabled: true)
        }
        house.installation.clock.move(minutes: 1)
        try await house.deliver()
        #expect(house.transport.asked.count == 1)
        #expect(try await house.states() == [.failed])
    }

    // MARK: - When a server does not take it

    @Test func aServerThatIsDownIsTriedAgainForADay() async throws {
        let house = try await MailHousehold()
        try await house.tell()
        var tries: [Int] = []
        for minute in 0...(30 * 60) {
            house.transport.answer(.unreachable)
            let before = house.transport.asked.count
            try await house.deliver()
            if house.transport.asked.count > before { tries.append(minute) }
            house.installation.clock.move(minutes: 1)
        }
        #expect(tries == [0, 1, 6, 21, 81, 441, 801, 1_161, 1_440])
        #expect(try await house.states() == [.failed])
        #expect(Set(house.transport.asked.map(\.id)).count == 1)
        #expect(Set(house.transport.asked.map(\.writtenAt)).count == 1)
    }

    @Test(arguments: [MailError.unreachable, .temporarilyRejected(450), .configuration(.signIn), .configuration(.certificate)])
    func whatCannotBeSentNowArrivesOnceLater(error: MailError) async throws {
        let house = try await MailHousehold()
        try await house.tell()
        house.transport.answer(error)
        try await house.deliver()
        #expect(try await house.states() == [.waiting])
        house.installation.clock.move(seconds: 59)
        try await house.deliver()
        #expect(house.transport.asked.count == 1)
        house.installation.clock.move(seconds: 1)
        try await house.deliver()
        try await house.deliver()
        #expect(house.transport.taken.count == 1)
        #expect(try await house.states() == [.sent])
    }

    @Test(arguments: [(MailError.rejected(550), MailRecord.State.failed), (.uncertain, .uncertain)])
    func whatMayHaveArrivedOrNeverWillIsNotSentAgain(error: MailError, state: MailRecord.State) async throws {
        let house = try await MailHousehold()
        try await house.tell()
        house.transport.answer(error)
        for _ in 0..<30 {
            try await house.deliver()
            house.installation.clock.move(minutes: 60)
        }
        #expect(house.transport.asked.count == 1)
        #expect(try await house.states() == [state])
    }

    @Test func aServerThatIsNotThereIsAskedOnceARound() async throws {
        let house = try await MailHousehold()
        for _ in 0..<3 {
            try await house.tell()
            house.transport.answer(.unreachable)
            try await house.deliver()
        }
        #expect(house.transport.asked.count == 3)
        house.installation.clock.move(minutes: 1)
        house.transport.answer(.unreachable)
        try await house.deliver()
        #expect(house.transport.asked.count == 4)
        // A server that rejects one message may accept the next.
        house.installation.clock.move(minutes: 5)
        house.transport.answer(.rejected(550))
        try await house.deliver()
        #expect(house.transport.asked.count == 7)
        #expect(try await house.states().filter { $0 == .sent }.count == 2)
    }

    // MARK: - Never twice

    @Test func whatNobodySaidAnythingAboutIsUncertainAndNotSentAgain() async throws {
        let house = try await MailHousehold()
        try await house.tell()
        house.transport.answer(.unreachable)
        try await house.deliver()
        house.installation.clock.move(minutes: 1)
        // A process claims the message and is killed.
        try await house.write {
            _ = try MailRepository($0, household: house.household).claim(at: house.now, until: house.now + MailDelivery.deadline)
        }
        #expect(try await house.states() == [.sending])
        house.installation.clock.move(seconds: MailDelivery.deadline / 1_000 - 1)
        try await house.deliver()
        #expect(try await house.states() == [.sending])
        house.installation.clock.move(seconds: 1)
        try await house.deliver()
        #expect(try await house.states() == [.uncertain])
        #expect(house.transport.asked.count == 1)
    }

    @Test func whoComesBackAfterTheDeadlineChangesNothing() async throws {
        let house = try await MailHousehold()
        try await house.tell()
        house.transport.answer(.unreachable)
        try await house.deliver()
        house.installation.clock.move(minutes: 1)
        let late = Mutex<MailRecord?>(nil)
        try await house.write { connection in
            let mails = MailRepository(connection, household: house.household)
            let record = try mails.claim(at: house.now, until: house.now + MailDelivery.deadline)
            late.withLock { $0 = record }
        }
        house.installation.clock.move(seconds: MailDelivery.deadline / 1_000)
        try await house.deliver()
        let record = try #require(late.withLock { $0 })
        try await house.write { connection in
            let mails = MailRepository(connection, household: house.household)
            let isTheirs = try mails.finish(record, as: .waiting, next: house.now, at: house.now)
            #expect(!isTheirs)
        }
        try await house.deliver()
        #expect(try await house.states() == [.uncertain])
        #expect(house.transport.asked.count == 1)
    }

    @Test func twoServersOnOneDatabaseSendEachMessageOnce() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.sqlite")
        let house = try await MailHousehold(path: path)
        let other = try Database.open(path: path)
        for _ in 0..<20 {
            try await house.tell()
            house.transport.answer(.temporarilyRejected(450))
            try await house.deliver()
        }
        #expect(house.transport.asked.count == 20)
        house.installation.clock.move(minutes: 1)
        async let first: Void = house.deliver()
        async let second: Void = house.deliver(on: other)
        _ = try await (first, second)
        #expect(house.transport.taken.count == 20)
        #expect(Set(house.transport.taken.map(\.id)).count == 20)
        #expect(try await house.states() == Array(repeating: .sent, count: 20))
    }

    @Test func aMessageOnItsWayIsNobodyElses() async throws {
        let others = Mutex<[MailRecord.State]>([])
        let box = Mutex<MailHousehold?>(nil)
        let transport = ScriptedTransport {
            guard let house = box.withLock({ $0 }) else { return }
            try? await house.deliver()
            let states = (try? await house.states()) ?? []
            others.withLock { $0 = states }
        }
        let house = try await MailHousehold(transport: transport)
        box.withLock { $0 = house }
        try await house.tell()
        try await house.deliver()
        #expect(others.withLock { $0 } == [.sending])
        #expect(transport.asked.count == 1)
    }

    @Test func aBackupThatIsPutBackSendsNothing() async throws {
        let folder = try TemporaryFolder()
        let house = try await MailHousehold(path: folder.file("coffer.sqlite"))
        try await house.tell()
        house.transport.answer(.unreachable)
        try await house.deliver()
        try await house.tell(in: 60)
        let database = house.installation.database
        try await database.backup(to: folder.file("backup.sqlite"), checking: { _, _ in [] })
        house.installation.clock.move(minutes: 1)
        try await house.deliver()
        #expect(house.transport.taken.count == 2)
        try await database.restore(
            from: folder.file("backup.sqlite"), keeping: nil, checking: { _, _ in [] }, fault: { _ in nil },
            adapting: ServiceModules.standard.adaptRestored)
        house.installation.clock.move(minutes: 60)
        try await house.deliver()
        #expect(house.transport.taken.count == 2)
        #expect(try await house.states() == [.uncertain])
    }

    // MARK: - Keeping

    @Test func whatHasEndedIsForgottenAfterThirtyDays() async throws {
        let house = try await MailHousehold()
        try await house.tell()
        try await house.deliver()
        let clock = house.installation.clock
        let folder = try TemporaryFolder()
        let live = house.installation.server(uploads: folder.path)
        clock.move(minutes: 30 * 1_440)
        try await live.removeExpired()
        #expect(try await house.states() == [.sent])
        clock.move(seconds: 1)
        try await live.removeExpired()
        #expect(try await house.states() == [])
    }

    @Test func nothingToDoIsOneLookAtWhatWaits() async throws {
        let house = try await MailHousehold()
        for _ in 0..<200 { try await house.tell() }
        try await house.deliver()
        let before = house.installation.database.counters.steps
        try await house.deliver()
        #expect(house.installation.database.counters.steps - before < 60)
    }
}
