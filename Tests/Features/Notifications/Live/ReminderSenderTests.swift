import Ledger
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing
import TransferModel

@testable import Installation
@testable import NotificationsLive

struct ReminderSenderTests {
    private static let today = Day(number: 20_600)

    /// A scheduled order of 50 euros to an own account.
    private func order(_ id: Int64, on day: Day, in household: NotificationHousehold) async throws {
        let accounts = try await household.container("tamara").accounts()
        var found = try await accounts.fetchAccounts(includingArchived: false).map(\.account)
        for name in ["Checking", "Savings"] where !found.contains(where: { $0.name == name }) {
            found.append(
                try await accounts.addAccount(AccountDraft(name: name, kind: .checking, currency: household.installation.euro)).account)
        }
        let (source, destination) = (
            try #require(found.first { $0.name == "Checking" }), try #require(found.first { $0.name == "Savings" })
        )
        let context = try await household.owner()
        _ = try await context.write([.transfers]) { write in
            try write.connection.execute(
                """
                INSERT INTO transfer_order (household, id, reference, status, source, destination, is_international, amount, currency, day,
                    note, wrong_proofs, created_at, revision)
                VALUES ($1, $2, $2, 'pending', $3, $4, 0, 5000, $5, $6, '', 0, 0, 1)
                """, .id(write.household), .integer(id), .id(source.id), .id(destination.id), .currency(source.currency), .day(day))
        }
    }

    private func remind(_ household: NotificationHousehold, on day: Day) async throws {
        try await ReminderSender(context: try await household.owner()).sendReminders(today: day)
    }

    @Test func eachIsRemindedAsEarlyAsTheyAsk() async throws {
        let household = try await NotificationHousehold.with([("otto", .member), ("vera", .viewer)])
        try await household.set("otto") { $0.leadDays = 0 }
        try await household.set("vera") { $0.mutedTypes = [.due] }
        try await order(1, on: Self.today.adding(days: 3), in: household)
        try await remind(household, on: Self.today.adding(days: -1))
        #expect(try await household.told("tamara") == [])
        try await remind(household, on: Self.today)
        let told = try await household.told("tamara")
        #expect(told.map(\.kind) == [.fallsDue] && told.map(\.subject) == ["Savings"])
        #expect(told.first?.amount?.minorUnits.magnitude == 5_000 && told.first?.day == Self.today.adding(days: 3))
        #expect(try await household.told("otto") == [])
        try await remind(household, on: Self.today.adding(days: 3))
        #expect(try await household.told("otto").count == 1)
        #expect(try await household.told("tamara").count == 1)
        #expect(try await household.told("vera") == [])
    }

    @Test func manyRunsRemindOnceAndWriteOnce() async throws {
        let household = try await NotificationHousehold.with()
        try await order(1, on: Self.today.adding(days: 1), in: household)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { try await remind(household, on: Self.today) } }
            try await group.waitForAll()
        }
        #expect(try await household.told("tamara").count == 1)
        let token = try #require(household.tokens["tamara"])
        let before = try await household.installation.session(token).counters
        try await household.clear("tamara")
        try await remind(household, on: Self.today)
        #expect(try await household.told("tamara") == [])
        #expect(try await household.installation.session(token).counters.household == before.household)
    }

    @Test func afterAnOutageOnlyWhatIsStillAheadIsTold() async throws {
        let household = try await NotificationHousehold.with()
        for day in 1...40 { try await order(Int64(day), on: Self.today.adding(days: day), in: household) }
        try await remind(household, on: Self.today.adding(days: 30))
        #expect(try await household.told("tamara").compactMap(\.day).sorted() == (30...33).map { Self.today.adding(days: $0) })
    }

    @Test func anotherDayIsAnotherReminder() async throws {
        let household = try await NotificationHousehold.with()
        try await order(1, on: Self.today.adding(days: 1), in: household)
        try await remind(household, on: Self.today)
        let context = try await household.owner()
        _ = try await context.write([.transfers]) { write in
            try write.connection.execute("UPDATE transfer_order SET day = $1 WHERE id = 1", .day(Self.today.adding(days: 2)))
        }
        try await remind(household, on: Self.today)
        #expect(try await household.told("tamara").count == 2)
    }
}
