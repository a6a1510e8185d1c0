import Models
import Services
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import TransferLive

/// Random transfers between few accounts, several at once: no money is created or lost, and no account exceeds its limit.
struct RandomTransferTests {

    @Test(arguments: [UInt64.random(in: 1...999_999), 7, 4_711]) func moneyIsConserved(seed: UInt64) async throws {
        let fixture = try await TransferFixture(opening: 300_00)
        let home = fixture.home
        let third = try await home.account("Third", opening: 100_00, on: TransferFixture.today.adding(days: -1))
        let accounts = [fixture.checking, fixture.savings, third]
        try await fixture.transfers.setLimits(TransferLimits(confirmation: nil, daily: nil))
        var generator = SeededGenerator(seed: seed)
        let drafts = (0..<120).map { number in
            let source = Int.random(in: 0..<3, using: &generator)
            let destination = (source + Int.random(in: 1...2, using: &generator)) % 3
            return TransferDraft(
                source: accounts[source].id, destination: .account(accounts[destination].id),
                amount: home.money(Int64.random(in: 1...200_00, using: &generator)), day: TransferFixture.today,
                key: "key-\(number / 2)")
        }
        let transfers = fixture.transfers
        let done = await withTaskGroup(of: Transfer?.self) { group in
            for draft in drafts { group.addTask { try? await transfers.order(draft) } }
            return await group.reduce(into: Set<Transfer>()) { found, transfer in if let transfer { found.insert(transfer) } }
        }
        var expected: [ID<Account>: Int64] = [fixture.checking.id: 300_00, fixture.savings.id: 50_00, third.id: 100_00]
        for transfer in done {
            expected[transfer.source, default: 0] -= transfer.amount.minorUnits
            if let destination = transfer.destination.account { expected[destination, default: 0] += transfer.amount.minorUnits }
        }
        var sum: Int64 = 0
        for account in accounts {
            let balance = try await home.balance(account)
            #expect(balance == expected[account.id] && balance >= 0, "seed \(seed)")
            sum += balance
        }
        #expect(sum == 450_00, "seed \(seed)")
        #expect(done.count > 5 && done.count <= 60, "seed \(seed)")
        try await home.expectClean("seed \(seed)")
    }
}
