import Models
import Services

extension DependencyContainer {

    /// The live services that share a context.
    ///
    /// - Parameter profile: nil for the command line, which has none.
    init(live context: ServiceContext, profile: MemberProfile? = nil) {
        self.init(
            context: MemberContext(
                member: context.member, memberName: profile?.displayName ?? "", household: context.household, today: context.clock.today(),
                locale: LocaleFormat(profile?.locale ?? ""), showsBalances: profile?.showsBalance ?? true),
            accounts: { LiveAccountService(context: context) },
            transactions: { LiveTransactionService(context: context) },
            categories: { LiveCategoryService(context: context) },
            statements: { LiveStatementService(context: context) },
            rates: { LiveRateService(context: context) },
            backup: { LiveBackupService(context: context) },
            exports: { LiveExportService(context: context) },
            household: { LiveHouseholdService(context: context) },
            members: { LiveMemberService(context: context) },
            security: { LiveSecurityService(context: context) },
            history: { LiveHistoryService(context: context) },
            overview: { LiveOverviewService(context: context) },
            accountScreens: { LiveAccountScreenService(context: context) },
            transactionScreens: { LiveTransactionScreenService(context: context) },
            reconciliation: { LiveReconciliationService(context: context) },
            attachments: { LiveAttachmentService(context: context) },
            uploads: { LiveUploadService(context: context) })
    }
}
