import AccountsModel
import HTML
package import Models
import Navigation
package import Services
package import TestSupport
import TransactionsModel

/// A household with two accounts in a browser, and what a test puts into them.
package struct AppSession {
    package let browser: Browser
    package let home: TestHousehold
    package let checking: Account
    package let savings: Account

    package var services: DependencyContainer { home.services }
    /// 15 March 2026.
    package var today: Day { browser.today }

    package static func begin() async throws -> AppSession {
        let browser = try await Browser.signedIn()
        let home = try await browser.household()
        return AppSession(
            browser: browser, home: home, checking: try await home.account("Checking", institution: "Harbour Bank"),
            savings: try await home.account("Savings", .savings, institution: "Harbour Bank"))
    }

    /// - Parameter amount: in cents, as the account sees it.
    @discardableResult
    package func add(
        _ payee: String, _ amount: Int64, on day: Day? = nil, category: String? = nil, note: String = "", tags: [String] = [],
        status: TransactionStatus = .completed
    ) async throws -> ID<Transaction> {
        try await home.add(amount, in: checking, payee: payee, category: category, day: day, status: status, tags: tags, note: note)
            .transaction.id
    }

    /// Moves money from checking to savings.
    package func move(_ amount: Int64, _ payee: String) async throws {
        try await home.add(-amount, in: checking, payee: payee, to: savings)
    }

    package func category(_ name: String) async throws -> String { try await home.category(name).description }

    package func entries() async throws -> [Entry] { try await home.entries(EntryQuery(account: checking.id)) }

    package func group(_ id: ID<Transaction>) async throws -> TransactionGroup {
        try await services.transactions().fetchTransaction(id: id)
    }

    /// Checks the account against a statement that says what the ledger says, and closes the day.
    package func close(_ day: Day) async throws {
        let balance = try await services.accounts().balances(at: day).first { $0.account.id == checking.id }?.balance
        _ = try await services.reconciliation().startCheck(account: checking.id, day: day, stated: balance ?? .zero(checking.currency))
        let entries = try await services.reconciliation().fetchCheck(account: checking.id).check?.entries ?? []
        _ = try await services.reconciliation().tick(
            account: checking.id, ticked: Set(entries.map(\.id)), of: Set(entries.map(\.id)))
        _ = try await services.reconciliation().close(account: checking.id)
    }

    package var list: String { TransactionsRoute.list(accountId: checking.id.description).path.absolute }
    package var new: String { TransactionsRoute.new(accountId: checking.id.description).path.absolute }

    package func detail(_ id: ID<Transaction>) -> String { TransactionsRoute.detail(transactionId: id.description).path.absolute }
    package func edit(_ id: ID<Transaction>) -> String { TransactionsRoute.edit(transactionId: id.description).path.absolute }
    package func split(_ id: ID<Transaction>) -> String { TransactionsRoute.split(transactionId: id.description).path.absolute }

    package func several(_ ids: [ID<Transaction>]) -> String {
        TransactionsRoute.several.path.absolute + "?ids=" + ids.map(\.description).joined(separator: ",")
    }
}
