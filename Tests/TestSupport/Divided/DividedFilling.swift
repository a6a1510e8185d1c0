import AccountsModel
import CardsModel
import HomeModel
import ImportModel
import Models
import PlanModel
import SavingsModel
import ServiceKit
import Services
import SubscriptionsModel
import TestTools
import TransactionsModel
import TransferModel

/// Makes an account of a divided household and what hangs on it, as its member does.
struct DividedFilling {
    let account: DividedAccount
    /// Those of the account's member; of the owner for the household's.
    let services: DependencyContainer
    let clock: TestClock
    /// Gives an account that was just added to its member.
    let share: (ID<Account>) async throws -> Void
    private(set) var objects = DividedObjects()
    private var number: Int64 = 0

    /// Days before today with transactions; each has two, so that no single amount is the change of a day's balance.
    static let days = [-70, -41, -40, -12, -3]
    /// Days before today of the lines of a statement, a month apart.
    static let statementDays = [-74, -43, -14]

    init(_ account: DividedAccount, services: DependencyContainer, clock: TestClock, share: @escaping (ID<Account>) async throws -> Void) {
        self.account = account
        self.services = services
        self.clock = clock
        self.share = share
        objects.texts = [account.marker, account.number]
    }

    private var today: Day { services.context.today }
    private var marker: String { account.marker }

    /// The services, a moment later.
    private var next: DependencyContainer {
        clock.move(milliseconds: 50)
        return services
    }

    private func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: .euro) }

    /// An amount that nothing else has.
    private mutating func amount() -> Int64 {
        number += 1
        let cents = account.cents + number * 101
        objects.amounts.insert(cents)
        return cents
    }

    // MARK: - Everything

    /// Makes the account with everything that can hang on it.
    mutating func fill() async throws {
        let id = try await open()
        try await spend(from: id)
        try await importStatement(into: id)
        try await addRule(id)
        try await addCard(on: id)
        try await addPayments(from: id)
        if account.sharing != .balance { try await addMovements(from: id) }
        // A check is under way.
        _ = try await next.reconciliation().startCheck(account: id, day: today.adding(days: -20), stated: euros(amount()))
        try await next.search().save("\(marker) bakery", name: "\(marker) search")
        try await next.search().remember("\(marker) recent")
    }

    /// Makes the account with the same balance on every day, and other texts, categories and transactions.
    mutating func fillPlainly() async throws {
        let id = try await open()
        for (index, day) in (Self.days + Self.statementDays).enumerated() {
            // The amount of the undone transaction.
            if index == Self.days.count { _ = amount() }
            let sum = amount() + amount()
            _ = try await next.transactions().addTransaction(
                TransactionDraft(account: id, amount: euros(-sum), day: today.adding(days: day), payee: "\(marker) other"))
        }
    }

    private mutating func open() async throws -> ID<Account> {
        let opening = euros(account.cents * 100)
        let draft = AccountDraft(
            name: account.name, institution: account.sharing == .private ? "\(marker) bank" : "Haven Bank", kind: .checking,
            currency: .euro,
            opening: opening, openingDay: today.adding(days: -100), number: account.number)
        let id = try await next.accounts().addAccount(draft).account.id
        try await share(id)
        objects.add(.account, id)
        return id
    }

    // MARK: - Transactions

    private mutating func spend(from id: ID<Account>) async throws {
        let categories = [try await category(.groceries), try await category(.dining)]
        for (index, day) in Self.days.enumerated() {
            for side in 0...1 {
                let change = try await next.transactions().addTransaction(
                    TransactionDraft(
                        account: id, amount: euros(-amount()), day: today.adding(days: day), payee: "\(marker) shop \(index)",
                        note: "\(marker) note", category: categories[side], tags: ["\(marker)tag"]))
                objects.changes.append(change.id)
                objects.add(.transaction, try change.transaction.id)
            }
        }
        guard let first = objects.first(.transaction, as: Transaction.self) else { return }
        let attachment = try await next.attachments().addAttachment(
            to: .transaction(first), name: "\(marker).pdf", bytes: Array("%PDF-1.7 \(marker)".utf8), key: nil)
        objects.attachments.append(attachment.id)
        let edit = try await next.transactions().updateTransaction(id: first, TransactionEdit(note: "\(marker) edited"), revision: nil)
        objects.changes.append(edit.id)
        // An undone transaction.
        let taken = try await next.transactions().addTransaction(
            TransactionDraft(account: id, amount: euros(-amount()), day: today.adding(days: -2), payee: "\(marker) mistake"))
        try await next.transactions().undo(taken.id)
        objects.changes.append(taken.id)
    }

    private mutating func importStatement(into id: ID<Account>) async throws {
        var lines = ["Date,Description,Amount"]
        for day in Self.statementDays {
            // The first one recurs.
            for payee in ["\(marker) power", "\(marker) \(day)"] {
                let cents = amount()
                lines.append("\(today.adding(days: day)),\(payee),-\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)")
            }
        }
        let file = try TemporaryFile("\(marker).csv", lines.joined(separator: "\n") + "\n")
        let report = try await next.statements().commit(
            ImportRequest(files: [file.path], account: id.description, currency: .euro), digest: nil, progress: nil)
        if let imported = report.id { objects.imports.append(imported) }
    }

    private func category(_ category: StandardCategory) async throws -> ID<Models.Category> {
        try await services.categories().findCategory(category.name).id
    }

    // MARK: - What knows the account

    private mutating func addRule(_ id: ID<Account>) async throws {
        let terms = CategoryRule.Terms(
            payee: .contains("\(marker) power"), account: id, category: try await category(.utilities), tags: ["\(marker)rule"])
        objects.add(.rule, try await next.categories().addRule(terms).id)
    }

    private mutating func addCard(on id: ID<Account>) async throws {
        let facts = CardFacts(name: "\(marker) Reserve", issuer: "\(marker) Issuer", network: .visa, annualFee: euros(amount()))
        let card = try await next.cards().addCard(CardDraft(product: .custom(facts), account: id, nickname: "\(marker) card"))
        _ = try await next.cards().setLimits(
            id: card.id, CardLimits(dailyPurchase: euros(amount())), maxima: CardLimits(), revision: card.revision)
        let terms = BenefitTerms(
            name: "\(marker) credit", merchant: "\(marker) Rides", category: .transportation, value: euros(amount()), frequency: .monthly)
        let benefit = try await next.benefits().addBenefit(to: card.id, terms, key: nil)
        objects.benefitUses.append(try await next.benefits().use(id: benefit.id, BenefitUseDraft(amount: euros(4_00))).use.id)
        objects.add(.card, card.id)
        objects.add(.benefit, card.id, benefit.id)
    }

    private mutating func addPayments(from id: ID<Account>) async throws {
        let subscription = SubscriptionDraft(
            name: "\(marker) Films", price: euros(amount()), cycle: .monthly, next: today.adding(days: 2), account: id,
            notes: "\(marker) notes")
        objects.add(.subscription, try await next.subscriptions().addSubscription(subscription).id)
        for (name, cents, day) in [("Rent", -amount(), 1), ("Salary", amount(), 9)] {
            let expected = ExpectedDraft(
                name: "\(marker) \(name)", amount: euros(cents), cycle: .monthly, next: today.adding(days: day), account: id,
                payee: "\(marker) \(name)")
            objects.add(.expected, try await next.expected().addExpected(expected).id)
        }
    }

    /// Other accounts of the member, and money that goes to them.
    private mutating func addMovements(from id: ID<Account>) async throws {
        let savings = try await next.savings().addAccount(
            SavingsAccountDraft(
                account: AccountDraft(name: "\(marker) savings", kind: .savings, currency: .euro, opening: euros(amount() * 10)),
                contribution: euros(amount()))
        ).account.id
        try await share(savings)
        objects.add(.account, savings)
        objects.add(.savings, savings)
        let goal = GoalDraft(
            name: "\(marker) boat", target: euros(amount() * 10), by: today.adding(days: 400), parts: [GoalPartDraft(account: savings)])
        objects.add(.goal, try await next.savings().addGoal(goal).id)
        try await order(from: id, to: savings)
        try await exchange(from: id)
        let whole = amount()
        let change = try await next.transactions().addTransaction(
            TransactionDraft(account: id, amount: euros(-whole), day: today.adding(days: -5), payee: "\(marker) market"))
        let split = try change.transaction.id
        let parts = [
            SplitPart(amount: euros(-whole + 5_00), category: try await category(.groceries), note: "\(marker) part"),
            SplitPart(amount: euros(-5_00), category: try await category(.dining), note: "\(marker) part"),
        ]
        objects.changes.append(try await next.transactions().splitTransaction(id: split, into: parts, revision: nil).id)
        objects.add(.transaction, split)
        let pending = try await next.transactions().addTransaction(
            TransactionDraft(account: id, amount: euros(-amount()), day: today, payee: "\(marker) hotel", status: .pending))
        objects.add(.transaction, try pending.transaction.id)
    }

    private mutating func order(from id: ID<Account>, to savings: ID<Account>) async throws {
        let own = TransferDestination.account(savings)
        func draft(_ cents: Int64, in days: Int, schedule: Schedule? = nil) -> TransferDraft {
            TransferDraft(
                source: id, destination: own, amount: euros(cents), day: today.adding(days: days), note: "\(marker) order",
                schedule: schedule)
        }
        objects.add(.completed, try await next.transfers().order(draft(amount(), in: 0)).id)
        objects.add(.scheduled, try await next.transfers().order(draft(amount(), in: 7)).id)
        objects.add(.initiated, try await next.transfers().initiate(draft(amount(), in: 0)).id)
        let schedule = try Schedule(anchor: today.adding(days: 10), .month)
        objects.standingOrders.append(
            try await next.standingOrders().addStandingOrder(draft(amount(), in: 10, schedule: schedule)).id)
    }

    private mutating func exchange(from id: ID<Account>) async throws {
        let dollar = currency("USD")
        let dollars = try await next.accounts().addAccount(
            AccountDraft(name: "\(marker) dollars", kind: .checking, currency: dollar)
        ).account.id
        try await share(dollars)
        objects.add(.account, dollars)
        let change = try await next.transactions().addTransaction(
            TransactionDraft(
                account: id, amount: euros(-amount()), day: today.adding(days: -6), payee: "\(marker) exchange", transferAccount: dollars,
                otherAmount: Money(minorUnits: amount(), currency: dollar)))
        objects.add(.transaction, try change.transaction.id)
    }
}
