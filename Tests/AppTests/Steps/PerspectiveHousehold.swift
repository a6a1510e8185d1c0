import AccountsModel
import App
import ImportModel
import Installation
import MembersModel
import Models
import Navigation
import PlanModel
import ScreenTestSupport
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

/// A household with three accounts whose statements have the same days and categories, of which two may belong to members. 15 March 2026 is today.
struct PerspectiveHousehold {
    /// The owner, to whom one of the two belongs, and a member with the other one.
    let ada: Browser
    let grace: Browser

    /// 240 days before today.
    private static let firstDay = Browser.march15.adding(days: -240)
    private static let payees = ["Shop", "Bistro", "Inflow"]

    /// - Parameters:
    ///   - density: how many lines of each payee an account has on each day.
    ///   - isDivided: whether two accounts belong to members, who share them with nobody.
    init(density: Int, isDivided: Bool) async throws {
        ada = try await Browser.signedIn()
        grace = try await ada.signedIn(as: .member)
        let services = try await ada.services()
        for (payee, category) in zip(Self.payees, ["groceries", "dining", "salary"]) {
            let found = try await services.categories().findCategory(category).id
            _ = try await services.categories().addRule(CategoryRule.Terms(payee: .contains(payee), category: found))
        }
        var accounts: [Account] = []
        for name in ["Joint", "Purse", "Wallet"] {
            let account = try await ada.household().account(name, opening: 1_000_00, on: Self.firstDay.adding(days: -1))
            try await Self.importLines(density, into: account, services)
            accounts.append(account)
        }
        let groceries = try await services.categories().findCategory("groceries").id
        _ = try await services.budgets().setBudgets(
            [
                BudgetChange(
                    category: groceries, budget: Budget(amount: Money(minorUnits: 900_00, currency: services.context.household.currency)))
            ],
            from: Month(of: Browser.march15), isOnce: false)
        if isDivided {
            try await ada.give(accounts[1], to: ada)
            try await ada.give(accounts[2], to: grace)
        }
        // A server stores what recurs within a minute.
        _ = try await ada.installation.runDue()
    }

    /// The virtual machine steps of a screen of a member, after everything that is read once.
    func steps(_ path: String, as member: Browser) async throws -> Int {
        _ = try await member.open(path)
        // What an earlier visit read must not make this one cheaper.
        member.installation.releaseMemory()
        let before = member.installation.databaseSteps
        let screen = try await member.open(path)
        try #require(screen.status == .found)
        return member.installation.databaseSteps - before
    }

    private static func importLines(_ density: Int, into account: Account, _ services: DependencyContainer) async throws {
        var lines = ["Date,Description,Amount"]
        for number in 0..<240 {
            for (index, payee) in payees.enumerated() {
                for copy in 1...density {
                    lines.append(
                        "\(firstDay.adding(days: number)),\(payee) \(account.name),\(payee == "Inflow" ? "" : "-")\(copy).\(10 + index)")
                }
            }
        }
        let file = try TemporaryFile("lines.csv", lines.joined(separator: "\n") + "\n")
        let report = try await services.statements().commit(
            ImportRequest(files: [file.path], account: account.id.description), digest: nil, progress: nil)
        try #require(report.files[0].statements[0].new == lines.count - 1)
    }
}
