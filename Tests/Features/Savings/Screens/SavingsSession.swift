import App
import HTML
import Models
import Navigation
import SavingsModel
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// A household in a browser that puts money aside.
struct SavingsSession {
    let browser: Browser
    let home: TestHousehold
    var services: DependencyContainer { home.services }

    static func begin() async throws -> SavingsSession {
        let browser = try await Browser.signedIn()
        return SavingsSession(browser: browser, home: try await browser.household())
    }

    var currency: Currency { home.currency }

    func money(_ cents: Int64) -> Money { home.money(cents) }

    /// - Parameter balance: in cents, as is the contribution.
    @discardableResult
    func add(_ name: String, _ balance: Int64, contribution: Int64 = 0, rate: Int64 = 0) async throws -> SavingsAccount {
        try await home.savingsAccount(name, balance, contribution: contribution, rate: rate, institution: "Harbour Bank")
    }

    /// - Parameter target: in cents.
    @discardableResult
    func addGoal(_ name: String, _ target: Int64, from account: SavingsAccount, by day: Day? = nil) async throws -> SavingsGoal {
        try await home.goal(name, target, from: account, by: day)
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
