import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import Installation
@testable import Storage

/// Repeated requests have no further effect.
@Suite struct RequestKeyTests {

    @Test func aDraftThatComesTwiceIsPostedOnce() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let draft = TransactionDraft(account: account.id, amount: home.money(-5_00), day: TestHousehold.today, payee: "Shop", key: "k1")
        let first = try await home.transactions.addTransaction(draft)
        let second = try await home.transactions.addTransaction(draft)
        #expect(first == second)
        var other = draft
        other.key = "k2"
        #expect(try await home.transactions.addTransaction(other).id != first.id)
        #expect(try await home.balance(account) == -10_00)
        // An undone change is not made again.
        try await home.transactions.undo(first.id)
        #expect(try await home.transactions.addTransaction(draft) == LedgerChange(id: first.id, transactions: []))
        other.key = ""
        #expect(await brokenRule { _ = try await home.transactions.addTransaction(other) } == "The form cannot be read; open it again")
    }

    @Test func tenAtOnceAreOne() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let account = try await home.account("Checking")
        let draft = TransactionDraft(account: account.id, amount: home.money(-5_00), day: TestHousehold.today, key: "k")
        let answers = try await withThrowingTaskGroup(of: LedgerChange.self) { group in
            for _ in 0..<10 { group.addTask { try await home.transactions.addTransaction(draft) } }
            return try await group.reduce(into: Set<LedgerChange>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
        #expect(try await home.balance(account) == -5_00)
    }

    @Test func accountsAndFilesThatComeTwiceAreMadeOnce() async throws {
        let home = try await TestHousehold()
        let draft = AccountDraft(name: "Checking", kind: .checking, currency: home.euro, opening: home.money(1_00), key: "k")
        let first = try await home.accounts.addAccount(draft)
        #expect(try await home.accounts.addAccount(draft) == first)
        let id = try await home.add(-1_00, in: first.account).transaction.id
        let service = home.services.attachments()
        let pdf = Array("%PDF-1.7".utf8)
        // Keys are separate per kind.
        let added = try await service.addAttachment(to: .transaction(id), name: "a.pdf", bytes: pdf, key: "k")
        #expect(try await service.addAttachment(to: .transaction(id), name: "a.pdf", bytes: pdf, key: "k") == added)
        #expect(try await service.fetchAttachments(of: .transaction(id)).count == 1)
    }

    @Test func keysAreForgottenAfterSevenDays() async throws {
        let database = try Database.inMemory()
        let household: ID<Household> = ID(rawValue: 1)
        let euro = try #require(Currency(code: "EUR"))
        try await database.write(household, []) { connection in
            try HouseholdRepository(connection).insert(
                Household(id: household, name: "H", currency: euro, timeZone: "UTC"), numberKey: [1], at: 0)
            let keys = RequestKeyRepository(connection, household: household)
            let answer = RequestKeyRepository.StoredResult(rowID: 3)
            try keys.save(answer, kind: "transaction", request: "a", at: 0)
            try keys.save(answer, kind: "transaction", request: "b", at: RequestKeyRepository.lifetime)
            #expect(try keys.result("transaction", "a") == answer)
            try keys.save(answer, kind: "transaction", request: "c", at: RequestKeyRepository.lifetime + 1)
            #expect(try keys.result("transaction", "a") == nil)
            #expect(try keys.result("transaction", "b") == answer && keys.result("account", "b") == nil)
        }
    }
}
