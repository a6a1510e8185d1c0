import AccountsModel
import App
import CardsModel
import HouseholdModel
import ImportModel
import Models
import Navigation
import PeopleModel
import PlanModel
import SavingsModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing
import TransactionsModel
import TransferModel

/// Nothing that is not seen can be changed, moved, used or counted by its id: every service answers as if there were no such row.
struct UnseenWriteTests {

    /// The ids of an account and what hangs on it.
    private struct Unseen {
        let account: ID<Account>
        let transaction: ID<Transaction>
        let other: ID<Transaction>
        let rule: ID<CategoryRule>
        let card: ID<Card>
        let benefit: ID<Benefit>
        let subscription: ID<Subscription>
        let expected: ID<ExpectedItem>
        let attachment: ID<Services.Attachment>
        let change: ID<AuditRecord>
        let imported: ID<StatementImport>

        init(_ objects: DividedObjects) throws {
            account = try #require(objects.first(.account, as: Account.self))
            let transactions = (objects.ids[.transaction] ?? []).compactMap { $0.last.flatMap { ID<Transaction>($0) } }
            try #require(transactions.count > 1)
            (transaction, other) = (transactions[0], transactions[1])
            rule = try #require(objects.first(.rule, as: CategoryRule.self))
            card = try #require(objects.first(.card, as: Card.self))
            benefit = try #require(objects.first(.benefit, as: Benefit.self))
            subscription = try #require(objects.first(.subscription, as: Subscription.self))
            expected = try #require(objects.first(.expected, as: ExpectedItem.self))
            attachment = try #require(objects.attachments.first)
            change = try #require(objects.changes.first)
            imported = try #require(objects.imports.first)
        }
    }

    /// Expects that something is answered like a row that is not there.
    private func expectNotFound(_ name: String, _ body: () async throws -> Void) async {
        let error = await failure(body)
        #expect(error == .notFound, "\(name): \(error.map { "\($0)" } ?? "done")")
    }

    /// Expects that naming an account is answered like one that is not there, or if its balance is seen, with what is not.
    private func expectRefused(_ account: DividedAccount, _ name: String, _ body: () async throws -> Void) async {
        let error = await failure(body)
        let expected = account.isHidden(from: .ben) ? ServiceError.notFound : .rule(.accountBalanceOnly)
        #expect(error == expected, "\(name): \(error.map { "\($0)" } ?? "done")")
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func transactionsAreNotReached(account: DividedAccount) async throws {
        let screens = try await MemberScreens()
        let household = screens.household
        let unseen = try Unseen(household.objects(of: account))
        let own = try #require(household.objects(of: .benPrivate).first(.account, as: Account.self))
        let mine = try Unseen(household.objects(of: .benPrivate))
        let services = try await household.services(of: .ben)
        let before = try await household.everything()
        let transactions = services.transactions()
        let euros = Money(minorUnits: -5_00, currency: .euro)
        let category = try await services.categories().findCategory("Dining").id
        await expectNotFound("reading") { _ = try await transactions.fetchTransaction(id: unseen.transaction) }
        await expectNotFound("editing") {
            _ = try await transactions.updateTransaction(id: unseen.transaction, TransactionEdit(payee: "Mine"), revision: nil)
        }
        await expectNotFound("categorising several") {
            _ = try await transactions.updateTransactions(ids: [mine.transaction, unseen.transaction], TransactionEdit(category: category))
        }
        await expectNotFound("deleting") { _ = try await transactions.deleteTransactions(ids: [unseen.transaction]) }
        await expectNotFound("splitting") {
            _ = try await transactions.splitTransaction(
                id: unseen.transaction, into: [SplitPart(amount: euros, category: category)], revision: nil)
        }
        await expectNotFound("joining with it") { _ = try await transactions.joinTransactions(mine.transaction, with: unseen.transaction) }
        await expectRefused(account, "adding to the account") {
            _ = try await transactions.addTransaction(TransactionDraft(account: unseen.account, amount: euros, day: MemberScreens.today))
        }
        await expectRefused(account, "moving money there") {
            _ = try await transactions.addTransaction(
                TransactionDraft(account: own, amount: euros, day: MemberScreens.today, transferAccount: unseen.account))
        }
        await expectNotFound("undoing") { try await transactions.undo(unseen.change) }
        await expectNotFound("attaching") {
            _ = try await services.attachments().addAttachment(
                to: .transaction(unseen.transaction), name: "bill.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        }
        await expectNotFound("reading what is attached") { _ = try await services.attachments().fetchContent(id: unseen.attachment) }
        await expectNotFound("removing what is attached") { _ = try await services.attachments().deleteAttachment(id: unseen.attachment) }
        await expectNotFound("sharing it with people") {
            _ = try await services.people().splitTransaction(unseen.transaction, with: household.group.id, nil)
        }
        await expectNotFound("calling it a charge") { try await services.subscriptions().link(unseen.transaction, to: mine.subscription) }
        await expectNotFound("using it for a benefit") { try await services.benefits().answer(unseen.transaction, with: mine.benefit) }
        #expect(try await household.everything() == before)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func accountsAreNotUsed(account: DividedAccount) async throws {
        let screens = try await MemberScreens()
        let household = screens.household
        let unseen = try Unseen(household.objects(of: account))
        let mine = try Unseen(household.objects(of: .benPrivate))
        let services = try await household.services(of: .ben)
        let before = try await household.everything()
        let amount = Money(minorUnits: 5_00, currency: .euro)
        let today = MemberScreens.today
        let category = try await services.categories().findCategory("Dining").id
        await expectRefused(account, "merging it away") {
            _ = try await services.accounts().mergeAccounts(id: mine.account, absorbing: unseen.account)
        }
        await expectRefused(account, "merging into it") {
            _ = try await services.accounts().mergeAccounts(id: unseen.account, absorbing: mine.account)
        }
        await expectRefused(account, "deleting") { _ = try await services.accounts().deleteAccount(id: unseen.account, withEntries: true) }
        await expectRefused(account, "archiving") { try await services.accounts().archiveAccount(id: unseen.account) }
        await expectRefused(account, "a rule of it") {
            _ = try await services.categories().addRule(
                CategoryRule.Terms(payee: .contains("x"), account: unseen.account, category: category))
        }
        await expectRefused(account, "ordering from it") {
            _ = try await services.transfers().order(
                TransferDraft(source: unseen.account, destination: .account(mine.account), amount: amount, day: today))
        }
        await expectRefused(account, "ordering to it") {
            _ = try await services.transfers().order(
                TransferDraft(source: mine.account, destination: .account(unseen.account), amount: amount, day: today))
        }
        await expectRefused(account, "a goal of it") {
            _ = try await services.savings().addGoal(
                GoalDraft(name: "Mine", target: amount, parts: [GoalPartDraft(account: unseen.account)]))
        }
        await expectRefused(account, "a card of it") {
            let facts = CardFacts(name: "Mine", issuer: "Bank", network: .visa)
            _ = try await services.cards().addCard(CardDraft(product: .custom(facts), account: unseen.account))
        }
        await expectRefused(account, "a subscription from it") {
            _ = try await services.subscriptions().addSubscription(
                SubscriptionDraft(name: "Mine", price: amount, cycle: .monthly, next: today, account: unseen.account))
        }
        await expectRefused(account, "expected money of it") {
            _ = try await services.expected().addExpected(
                ExpectedDraft(name: "Mine", amount: amount, cycle: .monthly, next: today, account: unseen.account))
        }
        await expectRefused(account, "an expense from it") {
            let draft = ExpenseDraft(
                title: "Mine", amount: amount, day: today, payers: [ExpensePayer(household.group.members[0].id, 5_00)],
                split: household.group.newSplit, account: unseen.account)
            _ = try await services.people().addExpense(draft, to: household.group.id)
        }
        await expectRefused(account, "checking it") {
            _ = try await services.reconciliation().startCheck(account: unseen.account, day: today, stated: amount)
        }
        #expect(try await household.everything() == before)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func whatHangsOnAnAccountIsNotReached(account: DividedAccount) async throws {
        let screens = try await MemberScreens()
        let household = screens.household
        let unseen = try Unseen(household.objects(of: account))
        let services = try await household.services(of: .ben)
        let before = try await household.everything()
        await expectNotFound("a rule") { _ = try await services.categories().deleteRule(id: unseen.rule) }
        await expectNotFound("running a rule") { _ = try await services.categories().runRules(only: unseen.rule, limit: 10) }
        await expectNotFound("a card") { _ = try await services.cards().deleteCard(id: unseen.card) }
        await expectNotFound("blocking a card") { _ = try await services.cards().apply(.block(.lost), id: unseen.card, replacement: nil) }
        await expectNotFound("a benefit") { _ = try await services.benefits().use(id: unseen.benefit, BenefitUseDraft()) }
        await expectNotFound("limits of a card") {
            _ = try await services.cards().setLimits(id: unseen.card, CardLimits(), maxima: CardLimits(), revision: 1)
        }
        await expectNotFound("a new benefit") {
            let terms = BenefitTerms(
                name: "Mine", category: .transportation, value: Money(minorUnits: 5_00, currency: .euro), frequency: .monthly)
            _ = try await services.benefits().addBenefit(to: unseen.card, terms, key: nil)
        }
        await expectNotFound("a subscription of its card") {
            let draft = SubscriptionDraft(
                name: "Mine", price: Money(minorUnits: 5_00, currency: .euro), cycle: .monthly, next: MemberScreens.today, card: unseen.card
            )
            _ = try await services.subscriptions().addSubscription(draft)
        }
        await expectNotFound("a subscription") { _ = try await services.subscriptions().deleteSubscription(id: unseen.subscription) }
        await expectNotFound("using a subscription") { try await services.subscriptions().markUsed(id: unseen.subscription) }
        await expectNotFound("settling expected money") {
            try await services.expected().settle(unseen.expected, on: MemberScreens.today.adding(days: 1), .came)
        }
        await expectNotFound("expected money") { _ = try await services.expected().deleteExpected(id: unseen.expected) }
        await expectNotFound("an import") {
            _ = try await services.statements().undo(unseen.imported, force: true, allowsClosedDays: true)
        }
        await expectNotFound("a report of an import") { _ = try await services.statements().fetchReport(of: unseen.imported) }
        #expect(try await household.everything() == before)
    }

    /// What an account of the same name would be called says nothing either.
    @Test func aNameThatIsNotSeenCanBeChosen() async throws {
        let screens = try await MemberScreens()
        let services = try await screens.household.services(of: .ben)
        let added = try await services.accounts().addAccount(
            AccountDraft(name: DividedAccount.annaPrivate.name, kind: .cash, currency: .euro))
        #expect(added.account.name == DividedAccount.annaPrivate.name)
        let error = await failure { _ = try await services.accounts().findAccount("\(DividedAccount.annaPrivate.marker) savings") }
        let unknown = await failure { _ = try await services.accounts().findAccount("zqnobody savings") }
        #expect(
            "\(error.map { "\($0)" } ?? "")".replacing(DividedAccount.annaPrivate.marker, with: "zqnobody")
                == "\(unknown.map { "\($0)" } ?? "")")
    }
}
