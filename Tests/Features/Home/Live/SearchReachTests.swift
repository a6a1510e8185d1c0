import HomeModel
import Models
import Services
import TestSupport
import Testing

/// The search finds and counts what a member sees: the text index itself knows no accounts.
struct SearchReachTests {
    @Test func countsAndHitsLeaveOutWhatIsClosed() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let (accounts, transactions) = (services.accounts(), services.transactions())
        var ids: [ID<Account>] = []
        for name in ["Joint", "Purse"] {
            let draft = AccountDraft(name: name, kind: .checking, currency: household.installation.euro)
            let account = try await accounts.addAccount(draft).account
            ids.append(account.id)
            for number in 1...3 {
                _ = try await transactions.addTransaction(
                    TransactionDraft(
                        account: account.id, amount: try household.money(Int64(-100 * number)), day: services.context.today,
                        payee: "Lighthouse Cafe"))
            }
        }
        try await household.owner().give(ids[1], to: household.member("tamara"))
        func found(_ name: String) async throws -> [Int] {
            let results = try await household.container(name).search().search("lighthouse", after: nil, limit: 1, counting: .all)
            return [results.count, results.page.entries.count]
        }
        #expect(try await found("tamara") == [6, 1])
        #expect(try await found("otto") == [3, 1])
        let unseen = try await household.container("otto").search().search("purse")
        #expect(unseen.page.entries.isEmpty && unseen.groups.allSatisfy(\.hits.isEmpty))
    }
}
