package import Models
package import Services

/// What a mock household has at first.
package struct MockData: Hashable, Sendable {
    /// Who looks.
    package var context: MemberContext
    package var accounts: [Account]
    package var categories: [Models.Category]
    package var transactions: [TransactionGroup]
    package var rules: [CategoryRule]
    package var rates: [ExchangeRate]
    package var imports: [StatementImport]
    /// What imports came to.
    package var reports: [ImportReport]
    /// Files that wait for their import.
    package var uploads: [Upload]
    /// Oldest first.
    package var history: [AuditRecord]
    /// What the last statement of an account said.
    package var stated: [ID<Account>: DatedAmount]
    package var beneficiaries: [Beneficiary]
    package var standingOrders: [StandingOrder]
    /// In the order in which they were made.
    package var transfers: [Transfer]
    package var members: [MemberProfile]
    /// Of the member who looks.
    package var sessions: [Session]
    /// Oldest first.
    package var events: [SecurityEvent]
    /// Of the member who looks, newest first.
    package var notifications: [Notification]
    package var notificationSettings: NotificationSettings
    package var calendars: [CalendarFeed]
    /// The cards that can be added.
    package var catalogue: CardCatalogue
    package var cards: [Card]
    package var benefits: [Benefit]
    /// In the order in which they were made.
    package var benefitUses: [BenefitUse]
    /// Which benefits a transaction could have used.
    package var benefitQuestions: [ID<Transaction>: [ID<Benefit>]]
    package var savingsPlans: [ID<Account>: SavingsPlan]
    /// In the order in which they were made.
    package var goals: [SavingsGoal]

    // MARK: - Variants

    /// Two people with six accounts over four months up to `MockData.today`.
    package static let household = MockData(isEmpty: false)

    /// A new household: its categories and its owner, nothing else.
    package static let empty = MockData(isEmpty: true)

    /// The same, looked at by a member of another role.
    package func seen(by role: Role) -> MockData {
        var data = self
        data.context.member.role = role
        for index in data.members.indices where data.members[index].id == data.context.member.id { data.members[index].role = role }
        return data
    }

    // MARK: - Fixed values

    /// The day it is.
    package static let today = Day(number: 20_600)
    /// Noon of that day in milliseconds since 1970.
    package static let now: Int64 = 20_600 * 86_400_000 + 43_200_000
    /// What every member signs in with.
    package static let passphrase = "correct horse battery"
    /// The one-time code that is right.
    package static let code = "123456"
    /// Those that are right in its place.
    package static let backupCodes = (1...10).map { "MOCK-\(1_000 + $0 * 37)" }

    /// The time zones that can be chosen.
    package static let timeZones = ["America/New_York", "Asia/Tokyo", "Europe/Berlin", "Europe/Dublin", "Europe/London", "UTC"]

    /// Where opening balances come from.
    static let equity = Place(rawValue: 90)
    static let equityName = "Opening balances"
    static let conversion = Place(rawValue: 91)
    /// Identities from here on are free.
    static let firstFreeID: Int64 = 1_000_000

    private init(isEmpty: Bool) {
        context = MemberContext.preview
        categories = Models.Category.previews
        accounts = isEmpty ? [] : Account.previews
        transactions = isEmpty ? [] : TransactionGroup.previews + Transfer.previewGroups
        rules = isEmpty ? [] : CategoryRule.previews
        rates = isEmpty ? [] : ExchangeRate.previews
        imports = isEmpty ? [] : StatementImport.previews
        reports = [isEmpty ? .previewOfNothing : .previewOfDone]
        uploads = [.preview]
        history = isEmpty ? [] : AuditRecord.previews
        stated = [:]
        beneficiaries = isEmpty ? [] : Beneficiary.previews
        standingOrders = isEmpty ? [] : StandingOrder.previews
        transfers = isEmpty ? [] : Transfer.previews
        members = isEmpty ? Array(MemberProfile.previews.prefix(1)) : MemberProfile.previews
        sessions = Session.previews
        events = SecurityEvent.previews
        notifications = isEmpty ? [] : Notification.previews
        notificationSettings = isEmpty ? NotificationSettings() : .preview
        calendars = isEmpty ? [] : [.preview]
        catalogue = .preview
        cards = isEmpty ? [] : Card.previews
        benefits = isEmpty ? [] : Benefit.previews
        benefitUses = isEmpty ? [] : BenefitUse.previews
        benefitQuestions = isEmpty ? [:] : BenefitQuestion.previewChoices
        savingsPlans = isEmpty ? [:] : [SavingsAccount.preview.id: SavingsAccount.preview.plan]
        goals = isEmpty ? [] : SavingsGoal.previews
    }
}
