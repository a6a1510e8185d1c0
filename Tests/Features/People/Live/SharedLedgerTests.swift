import Models
import PeopleModel
import Services
import TestSupport
import Testing

/// What the household's ledger knows of shared money. Today is 27 May 2026.
@Suite struct SharedLedgerTests {

    @Test func anExpenseThatWePaidCostsTheAccountAllAndTheCategoryOurShare() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 95_00, from: shared.checking, category: "dining")
        let nets = try await shared.nets()
        #expect(nets.reduce(0, +) == 0 && nets[1] + nets[2] == -nets[0])
        #expect(try await shared.home.balance(shared.checking) == 905_00)
        #expect(try await shared.spent(on: "dining") == 95_00 - nets[0])
        #expect(try await shared.receivable() == nets[0])
        try await shared.home.expectClean()
    }

    @Test func whatOthersPaidIsOurSpendingAndADebt() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 100_00, by: shared.annaMember, category: "travel")
        let share = try await shared.spent(on: "travel")
        #expect([33_33, 33_34].contains(share))
        #expect(try await shared.receivable() == -share)
        #expect(try await shared.home.balance(shared.checking) == 1_000_00)
        // Our share is listed with its category, as owed to the group.
        let category = try await shared.home.category("travel")
        let entries = try await shared.home.entries(EntryQuery(category: category))
        #expect(entries.map(\.amount.minorUnits) == [-share])
        #expect(entries.first?.accountName == "Trip")
        try await shared.home.expectClean()
    }

    @Test func aRefundMirrorsItsPurchase() async throws {
        let shared = try await SharedHousehold()
        let split = ExpenseSplit(.exact, [.init(shared.me, 33_34), .init(shared.annaMember, 33_33), .init(shared.benMember, 33_33)])
        try await shared.add("Tickets", 100_00, from: shared.checking, category: "entertainment", split: split)
        try await shared.add("Tickets returned", -100_00, from: shared.checking, category: "entertainment", split: split)
        #expect(try await shared.nets() == [0, 0, 0])
        #expect(try await shared.home.balance(shared.checking) == 1_000_00)
        #expect(try await shared.spent(on: "entertainment") == 0)
        try await shared.home.expectClean()
    }

    @Test func settlingMovesMoneyBetweenAccountAndGroup() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 90_00, by: shared.annaMember, category: "travel")
        _ = try await shared.people.settle(
            SettlementDraft(
                from: shared.me, to: shared.annaMember, amount: shared.home.money(10_00), day: TestHousehold.today,
                account: shared.checking.id), in: shared.trip.id)
        #expect(try await shared.home.balance(shared.checking) == 990_00)
        #expect(try await shared.receivable() == -20_00)
        #expect(try await shared.nets() == [-20_00, 50_00, -30_00])
        try await shared.home.expectClean()
    }

    @Test func aPaymentBetweenTwoOthersPostsNothing() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 90_00, by: shared.annaMember)
        let settlement = try await shared.people.settle(
            SettlementDraft(from: shared.benMember, to: shared.annaMember, amount: shared.home.money(30_00), day: TestHousehold.today),
            in: shared.trip.id)
        #expect(settlement.transaction == nil)
        #expect(try await shared.nets() == [-30_00, 30_00, 0])
        try await shared.home.expectClean()
    }

    @Test func moreThanIsOwedIsPaidOnlyWhenConfirmed() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 90_00, by: shared.annaMember)
        var draft = SettlementDraft(
            from: shared.me, to: shared.annaMember, amount: shared.home.money(30_01), day: TestHousehold.today)
        await #expect(throws: ServiceError.rule(.settlementTooMuch(shared.home.money(30_00)))) {
            try await shared.people.settle(draft, in: shared.trip.id)
        }
        draft.from = shared.annaMember
        draft.to = shared.benMember
        await #expect(throws: ServiceError.rule(.settlementNothingOwed)) { try await shared.people.settle(draft, in: shared.trip.id) }
        draft.allowsOverpayment = true
        _ = try await shared.people.settle(draft, in: shared.trip.id)
        #expect(try await shared.nets() == [-30_00, 90_01, -60_01])
    }

    @Test func aTransactionBecomesAnExpenseAndStaysWhenThatIsDeleted() async throws {
        let shared = try await SharedHousehold()
        let change = try await shared.home.add(-48_60, in: shared.checking, payee: "Trattoria", category: "dining")
        let transaction = try change.transaction
        let expense = try await shared.people.splitTransaction(transaction.id, with: shared.trip.id, nil)
        #expect(expense.title == "Trattoria" && expense.transaction == transaction.id && expense.amount == shared.home.money(48_60))
        #expect(try await shared.home.balance(shared.checking) == 951_40)
        #expect(try await shared.spent(on: "dining") == 16_20)
        #expect(try await shared.home.entries(EntryQuery(account: shared.checking.id)).count == 2)
        await #expect(throws: ServiceError.rule(.transactionIsShared)) {
            try await shared.people.splitTransaction(transaction.id, with: shared.trip.id, nil)
        }
        _ = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        #expect(try await shared.home.balance(shared.checking) == 951_40)
        #expect(try await shared.spent(on: "dining") == 48_60)
        #expect(try await shared.receivable() == 0)
        try await shared.home.expectClean()
        try await shared.undoLatest()
        #expect(try await shared.spent(on: "dining") == 16_20)
        #expect(try await shared.receivable() == 32_40)
        try await shared.home.expectClean()
    }

    @Test func theTransactionOfAnExpenseIsNotChangedBehindItsBack() async throws {
        let shared = try await SharedHousehold()
        let expense = try await shared.add("Dinner", 90_00, from: shared.checking, category: "dining")
        let transaction = try #require(expense.transaction)
        await #expect(throws: ServiceError.rule(.transactionIsShared)) {
            try await shared.home.transactions.deleteTransactions(ids: [transaction], allowsClosedDays: false)
        }
        var edit = TransactionEdit()
        edit.status = .cancelled
        await #expect(throws: ServiceError.rule(.transactionIsShared)) {
            try await shared.home.transactions.updateTransaction(id: transaction, edit, revision: nil)
        }
        // Texts, days and the category may change; the expense follows the category.
        edit.status = nil
        edit.payee = "Trattoria"
        edit.day = TestHousehold.today.adding(days: 1)
        edit.category = try await shared.home.category("groceries")
        _ = try await shared.home.transactions.updateTransaction(id: transaction, edit, revision: nil)
        #expect(try await shared.people.fetchExpense(id: expense.id).category?.id == edit.category)
        #expect(try await shared.spent(on: "groceries") == 30_00)
        try await shared.home.expectClean()
    }

    @Test func editingAnExpenseMovesWhatIsPostedAndUndoRestoresIt() async throws {
        let shared = try await SharedHousehold()
        let expense = try await shared.add("Dinner", 90_00, from: shared.checking, category: "dining")
        let cash = try await shared.home.account("Wallet", .cash, opening: 100_00, on: TestHousehold.today.adding(days: -9))
        var draft = try await shared.draft("Supper", 60_00, from: cash, category: "groceries")
        draft.day = TestHousehold.today.adding(days: -1)
        let edited = try await shared.people.updateExpense(id: expense.id, draft, scope: .thisOne, revision: expense.revision)
        #expect(edited.transaction == expense.transaction)
        #expect(try await shared.home.balance(shared.checking) == 1_000_00)
        #expect(try await shared.home.balance(cash) == 40_00)
        #expect(try await shared.spent(on: "dining") == 0)
        #expect(try await shared.spent(on: "groceries") == 20_00)
        #expect(try await shared.nets() == [40_00, -20_00, -20_00])
        try await shared.home.expectClean()
        // Somebody else pays: nothing of ours is posted but our share.
        let other = try await shared.draft("Supper", 60_00, by: shared.benMember, category: "groceries")
        _ = try await shared.people.updateExpense(id: expense.id, other, scope: .thisOne, revision: edited.revision)
        #expect(try await shared.home.balance(cash) == 100_00)
        #expect(try await shared.receivable() == -20_00)
        try await shared.home.expectClean()
        try await shared.undoLatest()
        #expect(try await shared.home.balance(cash) == 40_00)
        #expect(try await shared.nets() == [40_00, -20_00, -20_00])
        try await shared.home.expectClean()
        await #expect(throws: ServiceError.conflict) {
            try await shared.people.updateExpense(id: expense.id, other, scope: .thisOne, revision: edited.revision)
        }
    }

    @Test func whatIsPaidWithoutAnAccountLeavesAPlaceThatIsNotKnown() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Market", 30_00, category: "groceries")
        #expect(try await shared.home.balance(shared.checking) == 1_000_00)
        #expect(try await shared.receivable() == 20_00)
        #expect(try await shared.spent(on: "payment") == -30_00)
        try await shared.home.expectClean()
    }

    @Test func aStatementLineCompletesTheExpenseOfItsAccount() async throws {
        let shared = try await SharedHousehold()
        let expense = try await shared.add("Dinner", 90_00, from: shared.checking, category: "dining")
        let text = """
            Date,Amount,Payee
            2026-05-28,-90.00,TRATTORIA DA ENZO

            """
        try await shared.home.take("checking.csv", text, into: shared.checking)
        #expect(try await shared.home.balance(shared.checking) == 910_00)
        #expect(try await shared.receivable() == 60_00)
        try await shared.home.expectClean()
        // The statement has proven it, so the spending stays when the expense goes.
        _ = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        #expect(try await shared.home.balance(shared.checking) == 910_00)
        #expect(try await shared.spent(on: "dining") == 90_00)
        #expect(try await shared.receivable() == 0)
        try await shared.home.expectClean()
    }

    @Test func aDeletedAccountLeavesWhatIsOwedAsItIs() async throws {
        let shared = try await SharedHousehold()
        let wallet = try await shared.home.account("Wallet", .cash)
        try await shared.add("Dinner", 90_00, from: wallet, category: "dining")
        #expect(try await shared.home.deletion(of: wallet) == [1, 1])
        #expect(try await shared.receivable() == 60_00)
        #expect(try await shared.spent(on: "dining") == 30_00)
        try await shared.home.expectClean()
    }

    @Test func expensesFollowMergedCategoriesAndComeBack() async throws {
        let shared = try await SharedHousehold()
        let ours = try await shared.add("Dinner", 90_00, from: shared.checking, category: "dining")
        let theirs = try await shared.add(
            "Taxi", 20_00, by: shared.annaMember, category: "dining", split: ExpenseSplit(.equally, among: [shared.benMember]))
        let dining = try await shared.home.category("dining")
        let groceries = try await shared.home.category("groceries")
        _ = try await shared.home.categories.mergeCategories(id: groceries, absorbing: dining)
        for id in [ours.id, theirs.id] { #expect(try await shared.people.fetchExpense(id: id).expense.category == groceries) }
        try await shared.home.expectClean()
        try await shared.undoLatest()
        for id in [ours.id, theirs.id] { #expect(try await shared.people.fetchExpense(id: id).expense.category == dining) }
        try await shared.home.expectClean()
    }

    @Test func netWorthCountsWhatIsOwed() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Dinner", 90_00, from: shared.checking, category: "dining")
        let home = try await shared.home.services.overview().fetchHome()
        #expect(home.netWorth.total == shared.home.money(970_00))
        #expect(home.history.last?.amount == home.netWorth.total)
        #expect(home.accounts.map(\.account.name) == ["Checking"])
    }

    @Test func aForeignExpensePaidFromAnAccountIsConverted() async throws {
        let shared = try await SharedHousehold()
        let dollar = try #require(Currency(code: "USD"))
        var draft = try await shared.draft("Hotel", 0, from: shared.checking, category: "travel")
        draft.amount = Money(minorUnits: 120_00, currency: dollar)
        draft.payers = [ExpensePayer(shared.me, 120_00)]
        await #expect(throws: ServiceError.rule(.expenseCharged(shared.home.euro))) {
            try await shared.people.addExpense(draft, to: shared.trip.id)
        }
        draft.charged = shared.home.money(110_00)
        _ = try await shared.people.addExpense(draft, to: shared.trip.id)
        #expect(try await shared.home.balance(shared.checking) == 890_00)
        #expect(try await shared.details().summary.net == [Money(minorUnits: 80_00, currency: dollar)])
        try await shared.home.expectClean()
        // Settled in euros.
        _ = try await shared.people.settle(
            SettlementDraft(
                from: shared.annaMember, to: shared.me, amount: Money(minorUnits: 40_00, currency: dollar), day: TestHousehold.today,
                paid: shared.home.money(36_50), account: shared.checking.id), in: shared.trip.id)
        #expect(try await shared.home.balance(shared.checking) == 926_50)
        #expect(try await shared.details().summary.net == [Money(minorUnits: 40_00, currency: dollar)])
        try await shared.home.expectClean()
    }
}
