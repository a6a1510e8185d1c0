import AccountsModel
import HouseholdModel
import Models
import Services
import TestSupport
import Testing
import TransactionsModel

/// Currency exchange between own accounts.
struct CurrencyExchangeTests {
    private let home: TestHousehold
    private let dollar: Currency
    private let euros: Account
    private let dollars: Account

    init() async throws {
        home = try await TestHousehold()
        dollar = try #require(Currency(code: "USD"))
        euros = try await home.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -10))
        dollars = try await home.account("Dollars", opening: 50_00, on: TestHousehold.today.adding(days: -10), currency: dollar)
    }

    private func draft(_ cents: Int64, _ other: Int64?) -> TransactionDraft {
        TransactionDraft(
            account: euros.id, amount: home.money(cents), day: TestHousehold.today, payee: "Exchange office", note: "For the trip",
            transferAccount: dollars.id, otherAmount: other.map { Money(minorUnits: $0, currency: dollar) })
    }

    private func balances() async throws -> [Int64] {
        try await [euros.id, dollars.id].asyncMap { try await home.accounts.fetchAccount(id: $0).balance.booked.minorUnits }
    }

    @Test func anExchangeIsOneEntryOnEachAccountAndItsRateIsLearnt() async throws {
        let group = try #require(try await home.transactions.addTransaction(draft(-100_00, 108_64)).transactions.first)
        #expect(group.parts.map(\.amount.minorUnits) == [100_00, 108_64])
        #expect(try await balances() == [900_00, 158_64])
        let left = try #require(try await home.transactions.fetchEntries(EntryQuery(account: euros.id)).entries.first)
        #expect(left.amount == home.money(-100_00) && left.counterparts.map(\.name) == ["Dollars"])
        let arrived = try #require(try await home.transactions.fetchEntries(EntryQuery(account: dollars.id)).entries.first)
        #expect(arrived.amount.minorUnits == 108_64 && arrived.counterparts.map(\.name) == ["Checking"])
        let rate = try #require(try await home.services.rates().fetchRates(limit: 5).first)
        #expect("\(rate.base) \(rate.quote) \(rate.rate) \(rate.source)" == "EUR USD 1.0864 ledger")
        #expect(try await home.services.backup().check().isClean)
    }

    @Test func moneyThatComesInLeavesTheOtherAccountInItsCurrency() async throws {
        _ = try await home.transactions.addTransaction(draft(10_00, 11_00))
        #expect(try await balances() == [1_010_00, 39_00])
        let rate = try #require(try await home.services.rates().fetchRates(limit: 5).first)
        #expect(rate.base == dollar && rate.quote == home.euro)
    }

    @Test func bothAmountsCanBeChangedAndTheChangeTakenBack() async throws {
        let group = try #require(try await home.transactions.addTransaction(draft(-100_00, 108_64)).transactions.first)
        let edit = TransactionEdit(amount: home.money(90_00), received: Money(minorUnits: 99_00, currency: dollar))
        let change = try await home.transactions.updateTransaction(id: group.id, edit, revision: group.revision)
        #expect(try await balances() == [910_00, 149_00])
        #expect(try await home.services.rates().fetchRates(limit: 5).map(\.rate.description) == ["1.1"])
        try await home.transactions.undo(change.id)
        #expect(try await balances() == [900_00, 158_64])
        let gone = try await home.transactions.deleteTransactions(ids: [group.id])
        #expect(try await balances() == [1_000_00, 50_00])
        try await home.transactions.undo(gone.id)
        #expect(try await balances() == [900_00, 158_64])
        #expect(try await home.services.backup().check().isClean)
    }

    @Test func whatATypedRateSaysStaysBesideAnExchange() async throws {
        let typed = ExchangeRate(
            day: TestHousehold.today, base: home.euro, quote: dollar, rate: DecimalFigure(mantissa: 11, scale: 1), source: .typed)
        try await home.services.rates().setRate(typed)
        _ = try await home.transactions.addTransaction(draft(-100_00, 90_00))
        #expect(try await home.services.rates().fetchRates(limit: 5) == [typed])
    }

    @Test func oneAmountIsAskedForInOneCurrencyAndTwoInTwo() async throws {
        await #expect(throws: ServiceError.rule(.transactionArrivingAmountMissing(dollar))) {
            try await home.transactions.addTransaction(draft(-100_00, nil))
        }
        let savings = try await home.account("Savings")
        var same = draft(-100_00, nil)
        (same.transferAccount, same.otherAmount) = (savings.id, home.money(100_00))
        await #expect(throws: ServiceError.rule(.transactionOtherAmountNotWanted(home.euro))) {
            try await home.transactions.addTransaction(same)
        }
        #expect(try await balances() == [1_000_00, 50_00])
    }

    @Test func anExchangeCanBeEnteredOnceMore() async throws {
        let group = try #require(try await home.transactions.addTransaction(draft(-100_00, 108_64)).transactions.first)
        let again = try #require(try await home.services.transactionScreens().fetchNew(account: nil, copying: group.id).copy)
        #expect(again == draft(-100_00, 108_64))
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
