import CardsModel
import HouseholdModel
import MembersModel
import Models
import PlanModel
import SavingsModel
import Services
import SubscriptionsModel
import Synchronization
import TestSupport
import Testing
import TransactionsModel
import TransferModel

/// What the history says of accounts of members, to whom.
@Suite struct DividedHistoryTests {
    /// The owner Ada and the member otto; a request of each has services of its own.
    private struct Members {
        let installation: TestInstallation
        let ada: String
        let otto: String

        init() async throws {
            (installation, ada) = try await TestInstallation.withOwner()
            otto = try await installation.add("otto", .member, by: ada)
        }

        func services(_ token: String) async throws -> DependencyContainer { try await installation.container(token) }

        /// An account with 50.00 EUR of the member, who pays from it.
        func account(
            _ name: String, of token: String, _ sharing: AccountSharing, category: ID<Models.Category>? = nil
        ) async throws -> Account {
            let me = try await services(token).members().fetchProfile().id
            let account = try await services(token).accounts().addAccount(
                AccountDraft(
                    name: name, kind: .checking, currency: installation.euro,
                    opening: Money(minorUnits: 50_00, currency: installation.euro), owner: me, sharing: sharing)
            ).account
            let services = try await services(token)
            _ = try await services.transactions().addTransaction(
                TransactionDraft(
                    account: account.id, amount: Money(minorUnits: -5_00, currency: installation.euro), day: services.context.today,
                    payee: "\(name) payee", category: category))
            return account
        }

        /// An account of the household.
        func account(_ name: String, _ kind: AccountKind) async throws -> ID<Account> {
            try await services(ada).accounts().addAccount(
                AccountDraft(
                    name: name, kind: kind, currency: installation.euro, opening: Money(minorUnits: 50_00, currency: installation.euro))
            ).account.id
        }

        /// Gives an account to Ada alone, or to the household.
        func share(_ id: ID<Account>, _ sharing: AccountSharing) async throws {
            let services = try await services(ada)
            let owner = sharing == .full ? nil : try await services.members().fetchProfile().id
            let revision = try await services.accounts().fetchAccount(id: id).account.revision
            _ = try await services.accounts().shareAccount(id: id, owner: owner, sharing: sharing, revision: revision)
        }

        /// What was done, to whom it shows.
        func actions(_ token: String) async throws -> Set<AuditRecord.Action> {
            Set(try await services(token).history().fetchHistory(before: nil, limit: 50).entries.map(\.record.action))
        }

        func delete(_ account: Account, by token: String) async throws -> AccountDeletion {
            try await services(token).accounts().deleteAccount(id: account.id, withEntries: true)
        }

        /// What the history is about, newest first.
        func subjects(_ token: String) async throws -> [String] {
            try await services(token).history().fetchHistory(before: nil, limit: 50).entries.map(\.record.subject)
        }
    }

    @Test func theHistoryOfADeletedPrivateAccountStaysWithItsMember() async throws {
        let members = try await Members()
        let account = try await members.account("Hideaway", of: members.ada, .private)
        let deletion = try await members.delete(account, by: members.ada)
        // No account belongs to a member any more.
        #expect(try await members.services(members.ada).accounts().fetchAccounts(includingArchived: true).isEmpty)
        #expect(try await members.subjects(members.ada) == ["Hideaway", "Hideaway payee", "Hideaway"])
        #expect(try await members.subjects(members.otto) == [])
        let change = try #require(deletion.change)
        await #expect(throws: ServiceError.notFound) { try await members.services(members.otto).transactions().undo(change) }
        try await members.services(members.ada).transactions().undo(change)
        let restored = try await members.services(members.ada).accounts().fetchAccount(id: account.id).account
        #expect(restored.sharing == .private)
        #expect(try await members.subjects(members.otto) == [])
    }

    @Test func itAlsoDoesWhereNoAccountIsClosedToOthers() async throws {
        let members = try await Members()
        _ = try await members.account("Open", of: members.otto, .full)
        let account = try await members.account("Hideaway", of: members.ada, .private)
        _ = try await members.delete(account, by: members.ada)
        #expect(try await members.subjects(members.otto) == ["Open payee", "Open"])
        #expect(try await members.subjects(members.ada).contains("Hideaway payee"))
    }

    @Test func payeesOfADeletedPrivateAccountStayWithItsMember() async throws {
        let members = try await Members()
        let account = try await members.account("Hideaway", of: members.ada, .private)
        _ = try await members.delete(account, by: members.ada)
        let export = try await text(of: members.services(members.otto))
        #expect(!export.contains("Hideaway"))
        // An owner's export of everything has what the history says of it.
        #expect(try await text(of: members.services(members.ada)).contains("Hideaway payee"))
    }

    private func text(of services: DependencyContainer) async throws -> String {
        let pieces = Mutex<[UInt8]>([])
        try await services.exports().export(ExportRequest(format: .json)) { piece in pieces.withLock { $0 += piece } }
        return String(decoding: pieces.withLock { $0 }, as: UTF8.self)
    }

    @Test func aChangeOfMoreThanItsAuthorSeesIsInEverybodysHistoryAndSaysNothingOfTheRest() async throws {
        let members = try await Members()
        let categories = try await members.services(members.ada).categories()
        let (fun, presents) = (
            try await categories.addCategory(name: "Fun", class: .spending, icon: nil).id,
            try await categories.addCategory(name: "Presents", class: .spending, icon: nil).id
        )
        let account = try await members.account("Hideaway", of: members.ada, .private, category: presents)
        let change = try await members.services(members.otto).categories().mergeCategories(id: fun, absorbing: presents)
        let page = try await members.services(members.otto).history().fetchHistory(before: nil, limit: 50)
        let entry = try #require(page.entries.first { $0.record.id == change })
        #expect(entry.entry == nil && entry.target?.number != account.id.rawValue)
        #expect(try await members.services(members.ada).history().fetchHistory(before: nil, limit: 1).entries.first?.record.id == change)
        try await members.services(members.otto).transactions().undo(change)
        #expect(try await !members.subjects(members.otto).contains("Hideaway"))
    }

    @Test func whoSharesAnAccountNoLongerSeesWhatHeDidThere() async throws {
        let members = try await Members()
        let account = try await members.account("Common", of: members.ada, .full)
        let otto = try await members.services(members.otto)
        _ = try await otto.transactions().addTransaction(
            TransactionDraft(
                account: account.id, amount: Money(minorUnits: -3_00, currency: members.installation.euro), day: otto.context.today,
                payee: "Kiosk"))
        #expect(try await members.subjects(members.otto).contains("Kiosk"))
        let ada = try await members.services(members.ada)
        let stored = try await ada.accounts().fetchAccount(id: account.id).account
        _ = try await ada.accounts().shareAccount(id: account.id, owner: stored.owner, sharing: .private, revision: stored.revision)
        #expect(try await members.subjects(members.otto) == [])
        #expect(try await members.subjects(members.ada).contains("Kiosk"))
    }

    @Test func pastChangesOfWhatHangsOnAnAccountAreSeenByWhoSeesTheAccount() async throws {
        let members = try await Members()
        let (common, reserve) = (try await members.account("Common", .checking), try await members.account("Reserve", .savings))
        try await Self.hangEverything(on: common, and: reserve, in: members)
        let hanging: Set<AuditRecord.Action> = [
            .addCard, .addBenefit, .editBenefit, .useBenefit, .addSubscription, .addExpected, .changeRules, .orderTransfer, .addGoal,
            .deleteGoal,
        ]
        #expect(try await members.actions(members.otto).isSuperset(of: hanging))
        for account in [common, reserve] { try await members.share(account, .private) }
        #expect(try await members.actions(members.otto).isDisjoint(with: hanging))
        #expect(try await members.actions(members.ada).isSuperset(of: hanging))
        for account in [common, reserve] { try await members.share(account, .full) }
        #expect(try await members.actions(members.otto).isSuperset(of: hanging))
    }

    private static func hangEverything(on common: ID<Account>, and reserve: ID<Account>, in members: Members) async throws {
        let services = try await members.services(members.otto)
        let today = services.context.today
        let amount = Money(minorUnits: 4_00, currency: members.installation.euro)
        let facts = CardFacts(name: "Reserve", issuer: "Issuer", network: .visa, annualFee: amount)
        let card = try await services.cards().addCard(CardDraft(product: .custom(facts), account: common, nickname: "Card"))
        var terms = BenefitTerms(name: "Credit", merchant: "Rides", category: .transportation, value: amount, frequency: .monthly)
        var benefit = try await services.benefits().addBenefit(to: card.id, terms, key: nil)
        terms.name = "Rides"
        benefit = try await services.benefits().updateBenefit(id: benefit.id, terms, mode: benefit.mode, revision: benefit.revision)
        _ = try await services.benefits().use(id: benefit.id, BenefitUseDraft(amount: amount))
        _ = try await services.subscriptions().addSubscription(
            SubscriptionDraft(name: "Films", price: amount, cycle: .monthly, next: today.adding(days: 2), card: card.id))
        _ = try await services.expected().addExpected(
            ExpectedDraft(name: "Rent", amount: -amount, cycle: .monthly, next: today.adding(days: 2), account: common, payee: "Rent"))
        let utilities = try await services.categories().findCategory(StandardCategory.utilities.name).id
        _ = try await services.categories().addRule(CategoryRule.Terms(payee: .contains("power"), account: common, category: utilities))
        try await members.services(members.ada).transfers().setLimits(TransferLimits(confirmation: nil, daily: nil))
        _ = try await services.transfers().order(
            TransferDraft(source: common, destination: .account(reserve), amount: amount, day: today.adding(days: 7)))
        let goal = try await services.savings().addGoal(GoalDraft(name: "Boat", target: amount, parts: [GoalPartDraft(account: reserve)]))
        _ = try await services.savings().deleteGoal(id: goal.id)
    }

    @Test func filesRulesAndAnswersOfAPrivateAccountAreInTheHistoryOfItsMemberAlone() async throws {
        let members = try await Members()
        let account = try await members.account("Hideaway", of: members.ada, .private)
        let ada = try await members.services(members.ada)
        func add(_ units: Int64) async throws -> ID<Transaction> {
            try await ada.transactions().addTransaction(
                TransactionDraft(
                    account: account.id, amount: Money(minorUnits: units, currency: members.installation.euro), day: ada.context.today,
                    payee: "Hideaway shop")
            ).transaction.id
        }
        let (left, arrived) = (try await add(-7_00), try await add(9_00))
        let file = try await ada.attachments().addAttachment(
            to: .transaction(left), name: "Hideaway.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        let detached = try await ada.attachments().deleteAttachment(id: file.id)
        _ = try await ada.transactions().dismissTransfer(of: left, with: [arrived])
        let utilities = try await ada.categories().findCategory(StandardCategory.utilities.name).id
        var rules: [ID<CategoryRule>] = []
        for payee in ["Hideaway power", "Hideaway water"] {
            let terms = CategoryRule.Terms(payee: .contains(payee), account: account.id, category: utilities)
            rules.append(try await ada.categories().addRule(terms).id)
        }
        try await ada.categories().moveRule(id: rules[1], to: 0)
        _ = try await ada.categories().deleteRule(id: rules[0])
        let done: Set<AuditRecord.Action> = [.attach, .detach, .dismissTransfer, .changeRules, .deleteRule]
        #expect(try await members.actions(members.ada).isSuperset(of: done))
        #expect(try await members.subjects(members.otto) == [])
        await #expect(throws: ServiceError.notFound) { try await members.services(members.otto).transactions().undo(detached) }
    }

    @Test func whatWasDoneWithAnAccountIsTakenBackByWhoMayDoIt() async throws {
        let members = try await Members()
        let account = try await members.account("Common", .checking)
        let ada = try await members.services(members.ada)
        func canUndo(_ token: String) async throws -> Bool {
            let entries = try await members.services(token).history().fetchHistory(before: nil, limit: 1).entries
            let newest = try #require(entries.first)
            #expect(newest.record.action == .shareAccount && newest.undoObstacle == nil)
            return newest.undo != nil
        }
        // Ada takes it, and everybody sees that.
        let stored = try await ada.accounts().fetchAccount(id: account).account
        let me = try await ada.members().fetchProfile().id
        let taken = try await ada.accounts().shareAccount(id: account, owner: me, sharing: .full, revision: stored.revision)
        #expect(try await canUndo(members.ada))
        #expect(try await !canUndo(members.otto))
        // An owner takes it again; a member cannot give it to her.
        _ = try await ada.accounts().shareAccount(id: account, owner: nil, sharing: .full, revision: taken.revision)
        #expect(try await canUndo(members.ada))
        #expect(try await !canUndo(members.otto))
    }
}
