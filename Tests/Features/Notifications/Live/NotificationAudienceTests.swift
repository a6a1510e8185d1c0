import Ledger
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive

/// Who is told of accounts that belong to members.
struct NotificationAudienceTests {
    private static let today = Day(number: 20_600)

    private func account(
        _ name: String, of owner: String?, _ sharing: AccountSharing, in household: NotificationHousehold
    ) async throws -> Account {
        let account = try await household.container("tamara").accounts()
            .addAccount(AccountDraft(name: name, kind: .checking, currency: household.installation.euro)).account
        if let owner { try await household.owner().give(account.id, to: household.member(owner), sharing) }
        return account
    }

    /// A scheduled order of 50 euros.
    private func order(
        _ id: Int64, from source: Account, to destination: Account, on day: Day, in household: NotificationHousehold
    ) async throws {
        _ = try await household.owner().write([.transfers]) { write in
            try write.connection.execute(
                """
                INSERT INTO transfer_order (household, id, reference, status, source, destination, is_international, amount, currency, day,
                    note, wrong_proofs, created_at, revision)
                VALUES ($1, $2, $2, 'pending', $3, $4, 0, 5000, $5, $6, '', 0, 0, 1)
                """, .id(write.household), .integer(id), .id(source.id), .id(destination.id), .currency(source.currency), .day(day))
        }
    }

    @Test func whoDoesNotSeeTheEntriesOfAnAccountIsNotToldOfIt() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .owner)])
        let ours = try await account("Joint", of: nil, .full, in: household)
        let full = try await account("Open", of: "otto", .full, in: household)
        let balance = try await account("Seen from afar", of: "otto", .balance, in: household)
        let hidden = try await account("Purse", of: "otto", .private, in: household)
        #expect(try await household.tell(key: "1", of: [ours.id]) == 3)
        #expect(try await household.tell(key: "2", of: [full.id]) == 3)
        #expect(try await household.tell(key: "3", of: [balance.id]) == 1)
        #expect(try await household.tell(key: "4", of: [hidden.id]) == 1)
        #expect(try await household.tell(key: "5", of: [ours.id, hidden.id]) == 1)
        #expect(try await household.tell(key: "6") == 3)
        #expect(try await household.told("otto").count == 6)
        // An owner by role sees no more than other members.
        for name in ["tamara", "vera"] { #expect(try await household.told(name).count == 3) }
    }

    @Test func whatWasToldOfAnAccountThatIsClosedNowIsDeletedAtOthers() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let ours = try await account("Joint", of: nil, .full, in: household)
        let purse = try await account("Purse", of: "otto", .full, in: household)
        _ = try await household.tell(key: "1", of: [ours.id])
        _ = try await household.tell(key: "2", of: [purse.id])
        _ = try await household.tell(key: "3", of: [purse.id, ours.id])
        _ = try await household.tell(key: "4")
        let (context, otto) = (try await household.owner(), try await household.member("otto"))
        _ = try await context.write([.notifications]) { write in
            try NotificationRepository(write.connection, household: write.household).delete(about: purse.id, exceptOf: otto)
        }
        #expect(try await household.told("tamara").count == 2)
        #expect(try await household.service("tamara").unreadCount() == 2)
        #expect(try await household.told("otto").count == 4)
    }

    @Test func eachIsRemindedOfWhatTheySee() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let joint = try await account("Joint", of: nil, .full, in: household)
        let savings = try await account("Savings", of: nil, .full, in: household)
        let purse = try await account("Purse", of: "otto", .private, in: household)
        try await order(1, from: joint, to: savings, on: Self.today, in: household)
        try await order(2, from: purse, to: joint, on: Self.today, in: household)
        try await ReminderSender(context: try await household.owner()).sendReminders(today: Self.today)
        #expect(try await household.told("tamara").map(\.subject) == ["Savings"])
        #expect(try await household.told("otto").map(\.subject).sorted() == ["Joint", "Savings"])
    }

    @Test func aCalendarContainsWhatItsMemberSees() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let joint = try await account("Joint", of: nil, .full, in: household)
        let purse = try await account("Purse", of: "otto", .private, in: household)
        let today = try await household.container("tamara").context.today
        try await order(1, from: joint, to: purse, on: today.adding(days: 2), in: household)
        let (other, own) = (try await household.service("tamara").makeFeed(), try await household.service("otto").makeFeed())
        func events(_ token: String) async throws -> Int {
            let bytes = try #require(try await household.installation.live.calendar(token: token))
            return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n" as Character).count { $0 == "BEGIN:VEVENT" }
        }
        #expect(try await events(own.token) == 1)
        #expect(try await events(other.token) == 0)
    }
}
