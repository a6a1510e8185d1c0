import HTML
import Models
import Navigation
import Services
import Testing

@testable import App

/// A household in a browser that puts money aside.
struct SavingsSession {
    let browser: Browser
    let services: DependencyContainer

    static func begin() async throws -> SavingsSession {
        let browser = try await Browser.signedIn()
        return SavingsSession(browser: browser, services: try await browser.services())
    }

    var currency: Currency { services.context.household.currency }

    func money(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: currency) }

    /// - Parameter balance: in cents, as is the contribution.
    @discardableResult
    func add(_ name: String, _ balance: Int64, contribution: Int64 = 0, rate: Int64 = 0) async throws -> SavingsAccount {
        try await services.savings().addAccount(
            SavingsAccountDraft(
                account: AccountDraft(
                    name: name, institution: "Harbour Bank", kind: .savings, currency: currency, opening: money(balance)),
                contribution: money(contribution), rate: InterestRate(millionths: rate) ?? .zero))
    }

    /// - Parameter target: in cents.
    @discardableResult
    func addGoal(_ name: String, _ target: Int64, from account: SavingsAccount, by day: Day? = nil) async throws -> SavingsGoal {
        try await services.savings().addGoal(
            GoalDraft(name: name, target: money(target), by: day, parts: [GoalPartDraft(account: account.id)]))
    }

    func path(_ route: SavingsRoute) -> String { route.path.absolute }

    /// What a form sends for an account as it is.
    func fields(of account: SavingsAccount, _ others: [String: String] = [:]) -> [(String, String)] {
        var fields = [
            "revision": String(account.account.revision), "plan-revision": String(account.plan.revision),
            "shown-balance": String(account.balance.minorUnits), "currency": currency.code, "account-name": account.name,
            "institution": account.institution, "balance": account.balance.typedText(in: services.context.locale),
            "monthly-contribution": account.plan.contribution.typedText(in: services.context.locale), "rate": "", "basis": "nominal",
            "colour": account.account.color,
        ]
        fields.merge(others) { $1 }
        return fields.map { ($0, $1) }
    }
}
