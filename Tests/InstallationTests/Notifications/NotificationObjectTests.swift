import CardsModel
import Models
import PeopleModel
import PlanModel
import SavingsModel
import ServiceKit
import Services
import Storage
import SubscriptionsModel
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation

/// Notifications of older versions, which stored the path of a screen, name the same object afterwards.
struct NotificationObjectTests {

    /// What every path that was stored names; unknown paths name nothing.
    private static let objects: [String: ObjectReference?] = [
        "/transfer/\(transfer)": ObjectReference(transfer), "/transfer/\(order)": ObjectReference(order),
        "/transfer/scheduled": ObjectReference(.scheduledTransfers), "/cards/\(card)": ObjectReference(card),
        "/cards/\(card)/benefits/\(benefit)": ObjectReference(benefit, in: card), "/accounts": ObjectReference(.accounts),
        "/accounts/\(account)": ObjectReference(account), "/accounts/\(account)/transactions": ObjectReference(.transactions, of: account),
        "/accounts/transactions/\(transaction)": ObjectReference(transaction), "/people/groups/\(group)": ObjectReference(group),
        "/people/groups/\(group)/expenses/\(expense)": ObjectReference(expense, in: group),
        "/plan/expected/\(expected)": ObjectReference(expected), "/plan/budgets/\(category)": ObjectReference(.budget, of: category),
        "/plan/forecast?account=\(account)": ObjectReference(.forecast, of: account),
        "/savings/\(account)": ObjectReference(.savings, of: account), "/savings/goals/\(goal)": ObjectReference(goal),
        "/subscriptions/\(subscription)": ObjectReference(subscription), "/more/sessions": ObjectReference(.sessions),
        "/more/household": ObjectReference(.household), "/more/notifications": ObjectReference(.notificationSettings),
        "/more/profile": ObjectReference(.profile), "/more/security": ObjectReference(.security), "/more/tokens": nil, "/": nil,
        "/cards/crd_1": nil, "/cards/\(card)/limits": nil,
    ]

    private static let transfer = ID<Transfer>(rawValue: 1)
    private static let order = ID<StandingOrder>(rawValue: 2)
    private static let card = ID<Card>(rawValue: 3)
    private static let benefit = ID<Benefit>(rawValue: 4)
    private static let account = ID<Account>(rawValue: 5)
    private static let transaction = ID<Models.Transaction>(rawValue: 6)
    private static let group = ID<PeopleGroup>(rawValue: 7)
    private static let expense = ID<Expense>(rawValue: 8)
    private static let expected = ID<ExpectedItem>(rawValue: 9)
    private static let category = ID<Models.Category>(rawValue: 10)
    private static let goal = ID<SavingsGoal>(rawValue: 11)
    private static let subscription = ID<Subscription>(rawValue: 12)

    @Test func everyPathOfAnOlderVersionBecomesAnObject() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let (member, household) = try await Self.store(in: path)
        try FileEditor.run(
            NewerTables.later + [
                "ALTER TABLE notification RENAME COLUMN object TO path", "UPDATE notification SET path = subject",
                "PRAGMA user_version = 35",
            ], in: path)
        let stored = try await Database.open(path: path).read {
            try NotificationRepository($0, household: household).page(
                of: member, after: nil, limit: 99, kinds: ServiceModules.standard.notifications.kinds)
        }
        #expect(stored.count == Self.objects.count)
        for content in stored.map(\.content) { #expect(content.object == Self.objects[content.subject], "\(content.subject)") }
    }

    /// Stores a notification for each path, with the path as its subject.
    private static func store(in path: String) async throws -> (ID<Member>, ID<Household>) {
        let installation = try TestInstallation(path: path)
        let profile = try await installation.session(try await installation.setUp()).profile
        try await installation.database.write(nil, []) { connection in
            let notifications = NotificationRepository(connection, household: profile.household)
            for (index, path) in objects.keys.enumerated() {
                let content = NotificationContent(kind: .test, subject: path, object: nil)
                let notification = Notification(id: ID(rawValue: Int64(index + 1)), content: content, at: 0)
                _ = try notifications.insert(notification, key: path, mailDueAt: nil, for: profile.id)
            }
        }
        return (profile.id, profile.household)
    }
}
