import App
import Models
import Navigation
import SavingsModel
import ScreenTestSupport
import Services
import Testing

extension Browser {
    /// A savings account with a goal, made in the browser.
    struct SavingsSession {
        let account: String
        let goal: String

        var path: String { "/savings/\(account)" }
        var goalPath: String { "/savings/goals/\(goal)" }

        /// What everybody reads.
        var screens: [String] { ["/savings", "/savings/accounts", path, "/savings/goals", goalPath] }
        /// What writes.
        var forms: [String] { ["/savings/new", path + "/edit", "/savings/goals/new", goalPath + "/edit"] }
    }

    /// What is typed about a savings account.
    static let savingsAccount = [
        ("account-name", "Rainy day"), ("institution", "Haven Bank"), ("currency", "EUR"), ("balance", "5,000"),
        ("monthly-contribution", "500"), ("rate", "4.5"), ("basis", "nominal"), ("colour", Account.defaultColor),
    ]

    /// Adds a savings account.
    func addSavings(_ fields: [(String, String)] = savingsAccount) async throws -> String {
        let outcome = try await press("add-account", on: "/savings/new", fields: fields).outcome
        guard case .moved(let link, _) = outcome, case .detail(let id) = link.route.feature as? SavingsRoute else {
            throw NotAsExpected(what: "\(outcome)")
        }
        return id
    }

    /// Adds a savings account of 5,000 and 500 a month, with a goal of 20,000.
    func addGoal() async throws -> SavingsSession {
        let account = try await addSavings()
        let fields = [
            ("goal-name", "New roof"), ("target", "20,000"), ("by", ""), ("rows", "1"), ("part", ""), ("account", account),
            ("part-name", ""), ("amount", ""),
        ]
        let outcome = try await press("add", on: "/savings/goals/new", fields: fields).outcome
        guard case .moved(let link, _) = outcome, case .goalDetail(let id) = link.route.feature as? SavingsRoute else {
            throw NotAsExpected(what: "\(outcome)")
        }
        return SavingsSession(account: account, goal: id)
    }
}
