import CardsModel
import ImportModel
import MembersModel
import Models
import PlanModel
import Services
import SubscriptionsModel
import TestTools
import TransactionsModel

/// One row of every kind that has an id, in one household.
struct SampleRows {
    var account: ID<Account>
    var transaction: ID<Transaction>
    var change: ID<AuditRecord>
    var category: ID<Models.Category>
    var rule: ID<CategoryRule>
    var imported: ID<StatementImport>
    var upload: ID<Upload>
    var attachment: ID<Attachment>
    var card: ID<Card>
    var benefit: ID<Benefit>
    var use: ID<BenefitUse>
    var expected: ID<ExpectedItem>
    var subscription: ID<Subscription>
    var people: SamplePeople
    var member: ID<Member>

    static let statement = "Date,Description,Amount\n2026-03-02,Rewe,-12.50\n2026-03-03,Salary,2000.00\n"

    init(of services: DependencyContainer) async throws {
        let euro = services.context.household.currency
        account = try await services.accounts().addAccount(AccountDraft(name: "Everyday", kind: .checking, currency: euro)).account.id
        let change = try await services.transactions().addTransaction(
            TransactionDraft(
                account: account, amount: Money(minorUnits: -12_50, currency: euro), day: services.context.today, payee: "Bakery"))
        transaction = change.transactions[0].id
        self.change = change.id
        category = try await services.categories().addCategory(name: "Boats", class: .spending, icon: nil).id
        rule = try await services.categories().addRule(
            CategoryRule.Terms(payee: .contains("boat"), category: category)
        ).id
        let folder = try TemporaryFolder()
        let file = try folder.write(Self.statement, to: "march.csv")
        let request = ImportRequest(files: [file], account: "Everyday", currency: euro)
        imported = try await services.statements().commit(request, digest: nil, progress: nil).id ?? ID(rawValue: 0)
        upload = try await services.uploads().stage([StagedFile(name: "march.csv", path: try folder.write(Self.statement, to: "again.csv"))]
        )
        attachment = try await services.attachments().addAttachment(
            to: .transaction(transaction), name: "bill.pdf", bytes: Array("%PDF-1.7".utf8), key: nil
        ).id
        let facts = CardFacts(name: "Harbour Reserve", issuer: "Haven Bank", network: .visa)
        card = try await services.cards().addCard(CardDraft(product: .custom(facts), account: account)).id
        let terms = BenefitTerms(
            name: "Ride credit", category: .transportation, value: Money(minorUnits: 15_00, currency: euro), frequency: .monthly)
        benefit = try await services.benefits().addBenefit(to: card, terms, key: nil).id
        use = try await services.benefits().use(
            id: benefit, BenefitUseDraft(amount: Money(minorUnits: 4_00, currency: euro))
        ).use.id
        expected = try await services.expected().addExpected(
            ExpectedDraft(
                name: "Rent", amount: Money(minorUnits: -780_00, currency: euro), cycle: .monthly, next: services.context.today)
        ).id
        subscription = try await services.subscriptions().addSubscription(
            SubscriptionDraft(
                name: "Films", price: Money(minorUnits: 13_00, currency: euro), cycle: .monthly, next: services.context.today)
        ).id
        people = try await SamplePeople(of: services)
        member = try await services.members().addMember(
            name: "rows", displayName: "Rows", role: .viewer, passphrase: "seven purple otters drum 52"
        ).id
    }
}
