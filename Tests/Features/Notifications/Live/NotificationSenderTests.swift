import AccountsModel
import MembersModel
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive

struct NotificationSenderTests {

    @Test func everybodyIsToldOnceForEachKey() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .viewer)])
        #expect(try await household.tell() == 3)
        #expect(try await household.tell() == 0)
        #expect(try await household.tell(key: "another") == 3)
        for name in ["tamara", "otto", "vera"] { #expect(try await household.told(name).count == 2) }
    }

    @Test func whoIsToldTwiceAtOnceIsToldOnce() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let told = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<10 { group.addTask { try await household.tell() } }
            return try await group.reduce(0, +)
        }
        #expect(told == 2)
        #expect(try await household.told("otto").count == 1)
    }

    @Test func whatWasDeletedIsNotToldAgain() async throws {
        let household = try await NotificationHousehold.with()
        try await household.tell()
        try await household.clear("tamara")
        #expect(try await household.tell() == 0)
    }

    @Test func onlyThoseMeantAreTold() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let otto = try await household.member("otto")
        #expect(try await household.tell(key: "1", to: .only([otto])) == 1)
        #expect(try await household.tell(key: "2", to: .owners) == 1)
        #expect(try await household.tell(key: "3", to: .everybodyExcept(otto)) == 1)
        #expect(try await household.tell(key: "4", to: .everybodyExcept(nil)) == 2)
        #expect(try await household.told("otto").count == 2)
        #expect(try await household.told("tamara").count == 3)
    }

    @Test func whoCannotSignInIsNotTold() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let members = try await household.container("tamara").members()
        _ = try await members.disableMember(id: try await household.member("otto"))
        try await household.clear("tamara")
        #expect(try await household.tell() == 1)
    }

    @Test func aTypeThatIsOffIsNotTold() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        try await household.set("otto") { $0.mutedTypes = [.transaction] }
        #expect(try await household.tell() == 1)
        #expect(try await household.tell(NotificationContent(kind: .statementDiffers, object: nil), key: "system") == 2)
    }

    @Test func theMinimumCountsInTheHouseholdsCurrency() async throws {
        let household = try await NotificationHousehold.with()
        let minimum = try household.money(100_00)
        try await household.set("tamara") { $0.minimumAmount = minimum }
        let told = { (amount: Money, key: String) in
            try await household.tell(NotificationContent(kind: .transferCompleted, amount: amount, object: nil), key: key)
        }
        #expect(try await told(household.money(99_99), "1") == 0)
        #expect(try await told(household.money(-100_00), "2") == 1)
        // Without a rate the amount cannot be compared.
        #expect(try await told(household.money(1_00, "USD"), "3") == 1)
        let rates = try await household.container("tamara").rates()
        let dollar = try #require(Currency(code: "USD"))
        try await rates.setRate(
            ExchangeRate(
                day: Day(number: 20_000), base: minimum.currency, quote: dollar, rate: DecimalFigure(mantissa: 125, scale: 2),
                source: .typed))
        #expect(try await told(household.money(124_98, "USD"), "4") == 0)
        #expect(try await told(household.money(125_00, "USD"), "5") == 1)
    }

    @Test func mailWaitsForTheEndOfQuietHoursInTheHouseholdsTimeZone() async throws {
        let household = try await NotificationHousehold.with()
        let now = household.installation.clock.now
        let moment = try Moment(at: now, in: "Europe/Berlin")
        let minute = moment.hour * 60 + moment.minute
        try await household.tell(key: "nobody has an address")
        try await household.set("tamara") { $0.email = " ada@example.org " }
        try await household.tell(key: "at once")
        try await household.set("tamara") { $0.quietHours = QuietHours(start: minute, end: (minute + 90) % 1_440) }
        try await household.tell(key: "quiet")
        let seconds = now / 1_000 % 60
        #expect(try await household.mailTimes("tamara") == [now, now + (90 * 60 - seconds) * 1_000 - now % 1_000])
        #expect(try await household.service("tamara").fetchSettings().email == "ada@example.org")
    }

    @Test func whatIsDueToBeSentIsFoundByMemberAndSentOnce() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        try await household.set("otto") { $0.email = "otto@example.org" }
        for key in ["1", "2"] { try await household.tell(key: key) }
        let (context, otto, now) = (try await household.owner(), try await household.member("otto"), household.installation.clock.now)
        let found = try await context.read { connection in
            let repository = NotificationRepository(connection, household: context.household.id)
            return (
                try repository.membersToMail(at: now - 1), try repository.membersToMail(at: now),
                try repository.toMail(to: otto, at: now, limit: 10, kinds: context.modules.notifications.kinds)
            )
        }
        #expect(found.0 == [] && found.1 == [otto] && found.2.count == 2)
        let left = try await context.writeMembers { write in
            let repository = NotificationRepository(write.connection, household: context.household.id)
            try repository.setMailDue(nil, for: [found.2[0].id], of: otto)
            return try repository.toMail(to: otto, at: now, limit: 10, kinds: context.modules.notifications.kinds).map(\.id)
        }
        #expect(left == [found.2[1].id])
        try await household.set("otto") { $0.email = nil }
        #expect(try await household.mailTimes("otto") == [])
    }
}
