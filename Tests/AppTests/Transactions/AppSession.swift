import HTML
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

@testable import App

/// A household with two accounts in a browser, and what a test puts into them.
struct AppSession {
    let browser: Browser
    let home: TestHousehold
    let checking: Account
    let savings: Account

    var services: DependencyContainer { home.services }
    /// 15 March 2026.
    var today: Day { browser.today }

    static func begin() async throws -> AppSession {
        let browser = try await Browser.signedIn()
        let home = try await browser.household()
        return AppSession(
            browser: browser, home: home, checking: try await home.account("Checking", institution: "Harbour Bank"),
            savings: try await home.account("Savings", .savings, institution: "Harbour Bank"))
    }

    /// - Parameter amount: in cents, as the account sees it.
    @discardableResult
    func add(
        _ payee: String, _ amount: Int64, on day: Day? = nil, category: String? = nil, note: String = "", tags: [String] = [],
        status: TransactionStatus = .completed
    ) async throws -> ID<Transaction> {
        try await home.add(amount, in: checking, payee: payee, category: category, day: day, status: status, tags: tags, note: note)
            .transaction.id
    }

    /// Moves money from checking to savings.
    func move(_ amount: Int64, _ payee: String) async throws {
        try await home.add(-amount, in: checking, payee: payee, to: savings)
    }

    func category(_ name: String) async throws -> String { try await home.category(name).description }

    func entries() async throws -> [Entry] { try await home.entries(EntryQuery(account: checking.id)) }

    func group(_ id: ID<Transaction>) async throws -> TransactionGroup { try await services.transactions().fetchTransaction(id: id) }

    /// Checks the account against a statement that says what the ledger says, and closes the day.
    func close(_ day: Day) async throws {
        let balance = try await services.accounts().balances(at: day).first { $0.account.id == checking.id }?.balance
        _ = try await services.reconciliation().startCheck(account: checking.id, day: day, stated: balance ?? .zero(checking.currency))
        let entries = try await services.reconciliation().fetchCheck(account: checking.id).check?.entries ?? []
        _ = try await services.reconciliation().tick(
            account: checking.id, ticked: Set(entries.map(\.id)), of: Set(entries.map(\.id)))
        _ = try await services.reconciliation().close(account: checking.id)
    }

    var list: String { TransactionsRoute.list(accountId: checking.id.description).path.absolute }
    var new: String { TransactionsRoute.new(accountId: checking.id.description).path.absolute }

    func detail(_ id: ID<Transaction>) -> String { TransactionsRoute.detail(transactionId: id.description).path.absolute }
    func edit(_ id: ID<Transaction>) -> String { TransactionsRoute.edit(transactionId: id.description).path.absolute }
    func split(_ id: ID<Transaction>) -> String { TransactionsRoute.split(transactionId: id.description).path.absolute }

    func several(_ ids: [ID<Transaction>]) -> String {
        TransactionsRoute.several.path.absolute + "?ids=" + ids.map(\.description).joined(separator: ",")
    }
}
