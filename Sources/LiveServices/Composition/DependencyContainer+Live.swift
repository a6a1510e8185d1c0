import Localization
import Models
import Services

extension DependencyContainer {

    /// Creates the live services of a context.
    ///
    /// - Parameter profile: nil for the command line, which has none.
    init(live context: ServiceContext, profile: MemberProfile? = nil) {
        // One shared reference, since every request creates a container but opens few of its services.
        let shared = ContextBox(context)
        self.init(
            context: MemberContext(
                member: context.member, memberName: profile?.displayName ?? "", household: context.household, today: context.clock.today(),
                locale: LocaleFormat(profile?.locale ?? ""), language: profile?.language ?? .english,
                showsBalances: profile?.showsBalance ?? true),
            accounts: { LiveAccountService(context: shared.context) },
            transactions: { LiveTransactionService(context: shared.context) },
            categories: { LiveCategoryService(context: shared.context) },
            statements: { LiveStatementService(context: shared.context) },
            rates: { LiveRateService(context: shared.context) },
            backup: { LiveBackupService(context: shared.context) },
            exports: { LiveExportService(context: shared.context) },
            household: { LiveHouseholdService(context: shared.context) },
            members: { LiveMemberService(context: shared.context) },
            security: { LiveSecurityService(context: shared.context) },
            history: { LiveHistoryService(context: shared.context) },
            overview: { LiveOverviewService(context: shared.context) },
            accountScreens: { LiveAccountScreenService(context: shared.context) },
            transactionScreens: { LiveTransactionScreenService(context: shared.context) },
            reconciliation: { LiveReconciliationService(context: shared.context) },
            attachments: { LiveAttachmentService(context: shared.context) },
            uploads: { LiveUploadService(context: shared.context) },
            transfers: { LiveTransferService(context: shared.context) },
            beneficiaries: { LiveBeneficiaryService(context: shared.context) },
            standingOrders: { LiveStandingOrderService(context: shared.context) },
            notifications: { LiveNotificationService(context: shared.context) },
            cards: { LiveCardService(context: shared.context) },
            benefits: { LiveBenefitService(context: shared.context) },
            savings: { LiveSavingsService(context: shared.context) },
            subscriptions: { LiveSubscriptionService(context: shared.context) },
            people: { LivePeopleService(context: shared.context) },
            review: { LiveReviewService(context: shared.context) },
            budgets: { LiveBudgetService(context: shared.context) },
            expected: { LiveExpectedService(context: shared.context) },
            forecasts: { LiveForecastService(context: shared.context) },
            insights: { LiveInsightsService(context: shared.context) },
            search: {
                LiveSearchService(
                    context: shared.context,
                    texts: TextEnvironment(profile?.language ?? .english, locale: LocaleFormat(profile?.locale ?? ""), showsAmounts: true))
            })
    }
}

/// Holds a context once for many closures.
private final class ContextBox: Sendable {
    let context: ServiceContext

    init(_ context: ServiceContext) {
        self.context = context
    }
}
