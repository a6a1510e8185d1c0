/// The services of one signed-in member, created on first use and scoped to the member's household.
package struct DependencyContainer: Sendable {
    /// The member, with their display settings.
    package let context: MemberContext
    package let accounts: @Sendable () -> any AccountServiceProtocol
    package let transactions: @Sendable () -> any TransactionServiceProtocol
    package let categories: @Sendable () -> any CategoryServiceProtocol
    package let statements: @Sendable () -> any StatementServiceProtocol
    package let rates: @Sendable () -> any RateServiceProtocol
    package let backup: @Sendable () -> any BackupServiceProtocol
    package let exports: @Sendable () -> any ExportServiceProtocol
    package let household: @Sendable () -> any HouseholdServiceProtocol
    package let members: @Sendable () -> any MemberServiceProtocol
    package let security: @Sendable () -> any SecurityServiceProtocol
    package let history: @Sendable () -> any HistoryServiceProtocol
    package let overview: @Sendable () -> any OverviewServiceProtocol
    package let accountScreens: @Sendable () -> any AccountScreenServiceProtocol
    package let transactionScreens: @Sendable () -> any TransactionScreenServiceProtocol
    package let reconciliation: @Sendable () -> any ReconciliationServiceProtocol
    package let attachments: @Sendable () -> any AttachmentServiceProtocol
    package let uploads: @Sendable () -> any UploadServiceProtocol
    package let transfers: @Sendable () -> any TransferServiceProtocol
    package let beneficiaries: @Sendable () -> any BeneficiaryServiceProtocol
    package let standingOrders: @Sendable () -> any StandingOrderServiceProtocol
    package let notifications: @Sendable () -> any NotificationServiceProtocol
    package let cards: @Sendable () -> any CardServiceProtocol
    package let benefits: @Sendable () -> any BenefitServiceProtocol
    package let savings: @Sendable () -> any SavingsServiceProtocol
    package let subscriptions: @Sendable () -> any SubscriptionServiceProtocol
    package let people: @Sendable () -> any PeopleServiceProtocol
    package let review: @Sendable () -> any ReviewServiceProtocol
    package let budgets: @Sendable () -> any BudgetServiceProtocol
    package let expected: @Sendable () -> any ExpectedServiceProtocol
    package let forecasts: @Sendable () -> any ForecastServiceProtocol
    package let insights: @Sendable () -> any InsightsServiceProtocol
    package let search: @Sendable () -> any SearchServiceProtocol

    package init(
        context: MemberContext,
        accounts: @escaping @Sendable () -> any AccountServiceProtocol,
        transactions: @escaping @Sendable () -> any TransactionServiceProtocol,
        categories: @escaping @Sendable () -> any CategoryServiceProtocol,
        statements: @escaping @Sendable () -> any StatementServiceProtocol,
        rates: @escaping @Sendable () -> any RateServiceProtocol,
        backup: @escaping @Sendable () -> any BackupServiceProtocol,
        exports: @escaping @Sendable () -> any ExportServiceProtocol,
        household: @escaping @Sendable () -> any HouseholdServiceProtocol,
        members: @escaping @Sendable () -> any MemberServiceProtocol,
        security: @escaping @Sendable () -> any SecurityServiceProtocol,
        history: @escaping @Sendable () -> any HistoryServiceProtocol,
        overview: @escaping @Sendable () -> any OverviewServiceProtocol,
        accountScreens: @escaping @Sendable () -> any AccountScreenServiceProtocol,
        transactionScreens: @escaping @Sendable () -> any TransactionScreenServiceProtocol,
        reconciliation: @escaping @Sendable () -> any ReconciliationServiceProtocol,
        attachments: @escaping @Sendable () -> any AttachmentServiceProtocol,
        uploads: @escaping @Sendable () -> any UploadServiceProtocol,
        transfers: @escaping @Sendable () -> any TransferServiceProtocol,
        beneficiaries: @escaping @Sendable () -> any BeneficiaryServiceProtocol,
        standingOrders: @escaping @Sendable () -> any StandingOrderServiceProtocol,
        notifications: @escaping @Sendable () -> any NotificationServiceProtocol,
        cards: @escaping @Sendable () -> any CardServiceProtocol,
        benefits: @escaping @Sendable () -> any BenefitServiceProtocol,
        savings: @escaping @Sendable () -> any SavingsServiceProtocol,
        subscriptions: @escaping @Sendable () -> any SubscriptionServiceProtocol,
        people: @escaping @Sendable () -> any PeopleServiceProtocol,
        review: @escaping @Sendable () -> any ReviewServiceProtocol,
        budgets: @escaping @Sendable () -> any BudgetServiceProtocol,
        expected: @escaping @Sendable () -> any ExpectedServiceProtocol,
        forecasts: @escaping @Sendable () -> any ForecastServiceProtocol,
        insights: @escaping @Sendable () -> any InsightsServiceProtocol,
        search: @escaping @Sendable () -> any SearchServiceProtocol
    ) {
        self.context = context
        self.accounts = accounts
        self.transactions = transactions
        self.categories = categories
        self.statements = statements
        self.rates = rates
        self.backup = backup
        self.exports = exports
        self.household = household
        self.members = members
        self.security = security
        self.history = history
        self.overview = overview
        self.accountScreens = accountScreens
        self.transactionScreens = transactionScreens
        self.reconciliation = reconciliation
        self.attachments = attachments
        self.uploads = uploads
        self.transfers = transfers
        self.beneficiaries = beneficiaries
        self.standingOrders = standingOrders
        self.notifications = notifications
        self.cards = cards
        self.benefits = benefits
        self.savings = savings
        self.subscriptions = subscriptions
        self.people = people
        self.review = review
        self.budgets = budgets
        self.expected = expected
        self.forecasts = forecasts
        self.insights = insights
        self.search = search
    }
}
