import Models
import PlanModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import PlanLive

@Suite struct BudgetNotificationTests {

    /// The household starts on 15 January 2027.
    @Test func aBudgetAtEightyAndAtAHundredPercentIsToldOnceEach() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let groceries = try await services.categories().findCategory("groceries").id
        let account = try await services.accounts().addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: try household.money(0).currency)
        ).account
        let budget = Budget(amount: try household.money(100_00))
        _ = try await services.budgets().setBudgets(
            [BudgetChange(category: groceries, budget: budget)], from: month("2027-01"), isOnce: false)
        func told(spending units: Int64, on text: String) async throws -> [NotificationContent] {
            _ = try await services.transactions().addTransaction(
                TransactionDraft(
                    account: account.id, amount: try household.money(-units), day: day(text), payee: "Market", category: groceries))
            for _ in 0..<2 { _ = try await BudgetsModule().run(in: try await household.owner(), today: day(text)) }
            return try await household.told("otto").filter { [.budgetNear, .budgetSpent].contains($0.kind) }
        }
        #expect(try await told(spending: 79_99, on: "2027-01-15").isEmpty)
        #expect(try await told(spending: 1, on: "2027-01-16").map(\.kind) == [.budgetNear])
        #expect(try await told(spending: 5, on: "2027-01-17").count == 1)
        let spent = try await told(spending: 50_00, on: "2027-01-18")
        #expect(
            spent.first
                == NotificationContent(
                    kind: .budgetSpent, subject: "Groceries", amount: try household.money(30_05), day: day("2027-01-31"),
                    object: ObjectReference(.budget, of: groceries)))
        #expect(spent.count == 2)
        #expect(try await told(spending: 1, on: "2027-01-19").count == 2)
        #expect(try await told(spending: 80_00, on: "2027-02-01").count == 3)
    }

    @Test func homeNamesTheBudgetThatIsExceededTheMost() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 100_00, from: "2026-05")
        try await plan.set("dining", 10_00, from: "2026-05")
        try await plan.spend(120_00, on: "2026-05-02")
        try await plan.spend(11_00, on: "2026-05-02", "dining")
        let insight = try await plan.services.overview().fetchHome().parts.insight as? PlanInsight
        #expect(
            insight == .budgetOver(category: try await plan.home.category("groceries"), name: "Groceries", over: plan.home.money(20_00)))
    }
}
