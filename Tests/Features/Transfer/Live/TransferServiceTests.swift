import AccountsModel
import Models
import Services
import TestSupport
import Testing
import TransferModel

@testable import TransferLive

/// Transfers from the form to the ledger.
struct TransferServiceTests {
    private let fixture: TransferFixture

    init() async throws { fixture = try await TransferFixture() }

    private var transfers: any TransferServiceProtocol { fixture.transfers }

    // MARK: - Between own accounts

    @Test func anOrderBetweenOwnAccountsIsOneTransactionAndCompleted() async throws {
        let order = try await transfers.order(fixture.draft(250_00, note: "Rainy days"))
        #expect(order.status == .completed && order.failure == nil && order.endedAt != nil)
        #expect(try await fixture.balances() == [750_00, 300_00])
        let group = try await fixture.home.transactions.fetchTransaction(id: try #require(order.transaction))
        #expect(group.parts.count == 1 && group.reference == order.reference.description && group.parts[0].note == "Rainy days")
        #expect(try await transfers.fetchTransfer(id: order.id).recipient == "Savings")
        try await fixture.home.expectClean()
    }

    @Test func theSameOrderTenTimesInParallelIsOneTransactionAndOneAnswer() async throws {
        let draft = fixture.draft(100_00, key: "form-1")
        let answers = try await withThrowingTaskGroup(of: Transfer.self) { [transfers] group in
            for _ in 0..<10 { group.addTask { try await transfers.order(draft) } }
            return try await group.reduce(into: Set<Transfer>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
        #expect(try await fixture.balances() == [900_00, 150_00])
        #expect(try await fixture.transactionCount() == 2)
    }

    @Test func theSameFormReviewedAndConfirmedManyTimesHappensOnce() async throws {
        let draft = fixture.draft(100_00, key: "form-1")
        let transfers = transfers
        let orders = try await withThrowingTaskGroup(of: ID<Transfer>.self) { group in
            for _ in 0..<10 { group.addTask { try await transfers.initiate(draft).id } }
            return try await group.reduce(into: Set<ID<Transfer>>()) { $0.insert($1) }
        }
        let id = try #require(orders.first)
        #expect(orders.count == 1)
        #expect(try await fixture.balances() == [1_000_00, 50_00])
        let digest = try await transfers.review(id: id).digest
        let confirmed = try await withThrowingTaskGroup(of: Transfer.self) { group in
            for _ in 0..<10 { group.addTask { try await transfers.confirm(id: id, proof: .none, digest: digest) } }
            return try await group.reduce(into: Set<Transfer>()) { $0.insert($1) }
        }
        #expect(confirmed.count == 1 && confirmed.first?.status == .completed)
        #expect(try await fixture.balances() == [900_00, 150_00])
    }

    @Test func twoCurrenciesHaveTwoAmountsAndTheRateIsLearnt() async throws {
        let draft = fixture.draft(100_00, to: .account(fixture.dollars.id), other: 108_64)
        _ = try await transfers.order(draft)
        #expect(try await fixture.home.balance(fixture.dollars) == 108_64)
        #expect(try await fixture.home.services.rates().fetchRates(limit: 1).first?.rate.description == "1.0864")
        try await fixture.home.expectClean()
    }

    @Test func nothingIsInTheLedgerBeforeItIsConfirmedAndNothingStaysOfWhatIsCancelled() async throws {
        let order = try await transfers.initiate(fixture.draft(100_00))
        #expect(order.status == .initiated)
        #expect(try await fixture.transactionCount() == 1)
        #expect(try await transfers.cancel(id: order.id).status == .cancelled)
        #expect(try await fixture.balances() == [1_000_00, 50_00])
        #expect(try await fixture.transactionCount() == 1)
        #expect(try await transfers.fetchTransfers(TransferQuery()).transfers.isEmpty)
        let digest = try await transfers.review(id: order.id).digest
        let said = await brokenRule { _ = try await transfers.confirm(id: order.id, proof: .none, digest: digest) }
        #expect(said == "The transfer was cancelled")
    }

    // MARK: - Checks

    private func sentences(_ draft: TransferDraft) async throws -> [String] {
        try await transfers.check(draft).violations.map { RuleViolation($0).description }
    }

    @Test func everyCheckHasItsSentenceAndAllAreSaidAtOnce() async throws {
        #expect(try await sentences(fixture.draft(1, to: .account(fixture.checking.id))) == ["Source and destination cannot be the same"])
        #expect(try await sentences(fixture.draft(0)) == ["Amount must be more than zero"])
        #expect(try await sentences(fixture.draft(-5)) == ["Amount must be more than zero"])
        #expect(try await sentences(fixture.draft(1_000_01)) == ["Amount exceeds available balance"])
        #expect(try await sentences(fixture.draft(1_000_00)).isEmpty)
        #expect(try await sentences(fixture.draft(1, day: TransferFixture.today.adding(days: -1))).count == 1)
        #expect(try await sentences(fixture.draft(1, to: .account(fixture.dollars.id))) == ["Say how much arrives in USD"])
        #expect(try await sentences(fixture.draft(1, other: 1)) == ["Both sides have the same currency, so there is one amount"])
        let abroad: TransferDestination = .payee(
            PaymentParty(name: "Ann", number: .other("12345678")), beneficiary: nil, isInternational: true)
        #expect(try await sentences(fixture.draft(1, to: abroad)) == ["An international transfer needs an IBAN"])
        let several = try await transfers.check(
            fixture.draft(0, to: .account(fixture.checking.id), day: TransferFixture.today.adding(days: -1)))
        #expect(Set(several.violations.map(\.field)) == [.destination, .amount, .day])
    }

    @Test func anOrderThatBreaksARuleIsRefusedAndLeavesNothing() async throws {
        #expect(await brokenRule { _ = try await transfers.order(fixture.draft(1_000_01)) } == "Amount exceeds available balance")
        #expect(await brokenRule { _ = try await transfers.initiate(fixture.draft(1_000_01)) } == "Amount exceeds available balance")
        #expect(try await transfers.fetchTransfers(TransferQuery()).transfers.isEmpty)
        #expect(try await fixture.transactionCount() == 1)
    }

    @Test func theOverdraftCanBeOrderedAndNotMore() async throws {
        var account = try await fixture.home.accounts.fetchAccount(id: fixture.checking.id).account
        account.limit = 200_00
        _ = try await fixture.home.accounts.updateAccount(account)
        _ = try await transfers.order(fixture.draft(1_200_00))
        #expect(await brokenRule { _ = try await transfers.order(fixture.draft(1)) } == "Amount exceeds available balance")
    }

    @Test func theDailyLimitCountsWhatWasConfirmedOfOneAccountOnOneDay() async throws {
        try await transfers.setLimits(TransferLimits(confirmation: nil, daily: fixture.home.money(300_00)))
        _ = try await transfers.order(fixture.draft(200_00))
        let refused = try await transfers.check(fixture.draft(100_01))
        #expect(refused.violations == [.exceedsDailyLimit(limit: fixture.home.money(300_00), left: fixture.home.money(100_00))])
        // Cancelled transfers do not count; another account has its own limit.
        let later = try await transfers.order(fixture.draft(100_00, day: TransferFixture.today.adding(days: 3)))
        #expect(try await !transfers.check(fixture.draft(1)).violations.isEmpty)
        _ = try await transfers.cancel(id: later.id)
        #expect(try await transfers.check(fixture.draft(100_00)).violations.isEmpty)
        var other = fixture.draft(50_00, to: .account(fixture.checking.id))
        other.source = fixture.savings.id
        #expect(try await transfers.check(other).violations.isEmpty)
    }

    @Test func whatChangedBetweenReviewAndConfirmationIsRefusedWithItsReason() async throws {
        let order = try await transfers.initiate(fixture.draft(900_00))
        let digest = try await transfers.review(id: order.id).digest
        try await fixture.home.add(-200_00, in: fixture.checking, category: "groceries")
        let confirm: () async throws -> Void = { _ = try await transfers.confirm(id: order.id, proof: .none, digest: digest) }
        #expect(await brokenRule(confirm) == "Amount exceeds available balance")
        #expect(try await fixture.status(order.id) == .initiated)
        try await fixture.home.add(200_00, in: fixture.checking, category: "salary")
        _ = try await fixture.home.accounts.deleteAccount(id: fixture.savings.id, withEntries: false)
        #expect(await brokenRule(confirm) == "Savings is archived")
        #expect(
            await brokenRule { _ = try await transfers.confirm(id: order.id, proof: .none, digest: "other") }
                == "It was changed elsewhere in the meantime")
    }

    // MARK: - A later day

    @Test func aLaterDayWaitsAndLowersWhatIsAvailableOnlyOnItsDay() async throws {
        let day = TransferFixture.today.adding(days: 5)
        let order = try await transfers.order(fixture.draft(400_00, day: day))
        #expect(order.isScheduled && order.transaction == nil)
        #expect(try await fixture.available(fixture.checking) == 1_000_00)
        #expect(try await transfers.fetchScheduled().items.map(\.day) == [day])
        #expect(try await transfers.runDue(today: day.adding(days: -1)).transfers.isEmpty)
        let run = try await transfers.runDue(today: day.adding(days: 2))
        #expect(run.completed == 1 && run.failed == 0)
        let group = try await fixture.home.transactions.fetchTransaction(id: try #require(run.transfers[0].transfer.transaction))
        #expect(group.parts[0].sourceDay == day)
        #expect(try await fixture.balances() == [600_00, 450_00])
        #expect(try await transfers.runDue(today: day.adding(days: 2)).transfers.isEmpty)
    }

    @Test func whatCannotBePaidOnItsDayFailsAndSaysWhy() async throws {
        let day = TransferFixture.today.adding(days: 5)
        let order = try await transfers.order(fixture.draft(400_00, day: day))
        try await fixture.home.add(-700_00, in: fixture.checking, category: "housing")
        let run = try await transfers.runDue(today: day)
        #expect(run.failed == 1 && run.transfers[0].transfer.failure == .exceedsAvailable)
        #expect(try await fixture.status(order.id) == .failed)
        #expect(try await fixture.balances() == [300_00, 50_00])
    }

    @Test func anArchivedAccountLetsItsOrderFail() async throws {
        let day = TransferFixture.today.adding(days: 5)
        _ = try await transfers.order(fixture.draft(400_00, day: day))
        _ = try await fixture.home.accounts.deleteAccount(id: fixture.savings.id, withEntries: false)
        #expect(try await transfers.runDue(today: day).transfers.map(\.transfer.failure) == [.accountGone])
    }

    @Test func anOrderThatWaitsCanBeChangedByWhoSawItLast() async throws {
        let order = try await transfers.order(fixture.draft(400_00, day: TransferFixture.today.adding(days: 5)))
        let day = TransferFixture.today.adding(days: 8)
        let edit = TransferEdit(amount: fixture.home.money(90_00), day: day, note: "Less")
        let changed = try await transfers.updateTransfer(id: order.id, edit, revision: order.revision)
        #expect(changed.amount.minorUnits == 90_00 && changed.day == day && changed.note == "Less")
        await #expect(throws: ServiceError.conflict) {
            try await transfers.updateTransfer(id: order.id, edit, revision: order.revision)
        }
        #expect(try await transfers.runDue(today: day.adding(days: -1)).transfers.isEmpty)
        #expect(try await transfers.runDue(today: day).completed == 1)
        let late = await brokenRule { _ = try await transfers.updateTransfer(id: order.id, edit, revision: changed.revision + 1) }
        #expect(late == "Only a transfer that waits for its day can be changed")
    }
}
