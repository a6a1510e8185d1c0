import Models
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

@testable import SubscriptionsLive

/// What members are told of subscriptions, each of it once. The household starts on 15 January 2027.
@Suite struct SubscriptionNotificationTests {
    private func told(_ household: NotificationHousehold, _ kind: NotificationKind, on text: String) async throws -> [NotificationContent] {
        for _ in 0..<2 { try await SubscriptionDailyJob(context: try await household.owner()).run(today: day(text)) }
        return try await household.told("tamara").filter { $0.kind == kind }
    }

    private func add(
        _ household: NotificationHousehold, next: String, _ change: (inout SubscriptionDraft) throws -> Void
    ) async throws -> ObjectReference {
        var draft = SubscriptionDraft(
            name: "Paper", price: try household.money(9_90), cycle: .monthly, next: day(next))
        try change(&draft)
        return ObjectReference(try await household.container("tamara").subscriptions().addSubscription(draft).id)
    }

    @Test func aChargeIsToldOfOnEachOfItsReminderDays() async throws {
        let household = try await NotificationHousehold.with()
        let object = try await add(household, next: "2027-02-10") { $0.reminders = [7, 1] }
        #expect(try await told(household, .subscriptionDue, on: "2027-02-02").isEmpty)
        let content = NotificationContent(
            kind: .subscriptionDue, subject: "Paper", amount: try household.money(-9_90), day: day("2027-02-10"), object: object)
        #expect(try await told(household, .subscriptionDue, on: "2027-02-03") == [content])
        #expect(try await told(household, .subscriptionDue, on: "2027-02-05").count == 1)
        #expect(try await told(household, .subscriptionDue, on: "2027-02-09").count == 2)
        // The next cycle has its own reminders.
        #expect(try await told(household, .subscriptionDue, on: "2027-03-03").count == 3)
    }

    @Test func theEndOfATrialIsToldOfAWeekBefore() async throws {
        let household = try await NotificationHousehold.with()
        let object = try await add(household, next: "2027-02-11") {
            $0.trial = SubscriptionTrial(until: day("2027-02-10"), price: try household.money(0))
        }
        #expect(try await told(household, .subscriptionTrialEnds, on: "2027-02-02").isEmpty)
        #expect(
            try await told(household, .subscriptionTrialEnds, on: "2027-02-03") == [
                NotificationContent(
                    kind: .subscriptionTrialEnds, subject: "Paper", amount: try household.money(9_90), day: day("2027-02-10"),
                    object: object)
            ])
    }

    @Test func theLastDayToCancelIsToldOfAWeekBefore() async throws {
        let household = try await NotificationHousehold.with()
        let object = try await add(household, next: "2027-03-31") {
            ($0.cycle, $0.notice) = (.yearly, NoticePeriod(1, .month))
        }
        #expect(try await told(household, .subscriptionCancelBy, on: "2027-02-20").isEmpty)
        #expect(
            try await told(household, .subscriptionCancelBy, on: "2027-02-21") == [
                NotificationContent(
                    kind: .subscriptionCancelBy, subject: "Paper", amount: try household.money(9_90), day: day("2027-02-28"),
                    object: object
                )
            ])
    }

    @Test func anotherPriceAndAChargeThatDoesNotComeAreToldOf() async throws {
        let household = try await NotificationHousehold.with()
        let services = try await household.container("tamara")
        let account = try await services.accounts().addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: try household.money(0).currency)
        ).account
        _ = try await add(household, next: "2027-01-10") { ($0.account, $0.started) = (account.id, day("2027-01-10")) }
        for (text, units) in [("2027-01-10", Int64(-9_90)), ("2027-02-10", -11_90)] {
            _ = try await services.transactions().addTransaction(
                TransactionDraft(account: account.id, amount: try household.money(units), day: day(text), payee: "Paper"))
        }
        let changes = try await told(household, .subscriptionPriceChanged, on: "2027-02-11")
        #expect(changes.map(\.amount) == [try household.money(11_90)])
        #expect(try await told(household, .subscriptionNotCharged, on: "2027-03-15").isEmpty)
        #expect(try await told(household, .subscriptionNotCharged, on: "2027-03-16").map(\.day) == [day("2027-03-10")])
    }
}
