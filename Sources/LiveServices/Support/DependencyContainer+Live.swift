import Services

extension DependencyContainer {

    /// The live services that share a context.
    init(live context: ServiceContext) {
        self.init(
            context: context.memberContext,
            accounts: { LiveAccountService(context: context) },
            transactions: { LiveTransactionService(context: context) },
            categories: { LiveCategoryService(context: context) },
            statements: { LiveStatementService(context: context) },
            rates: { LiveRateService(context: context) },
            backup: { LiveBackupService(context: context) },
            exports: { LiveExportService(context: context) },
            household: { LiveHouseholdService(context: context) },
            members: { LiveMemberService(context: context) },
            security: { LiveSecurityService(context: context) })
    }
}
