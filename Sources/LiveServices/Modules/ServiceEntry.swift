import Services

/// The implementation of a service, by the protocol's metatype.
struct ServiceEntry: Sendable {
    let type: ObjectIdentifier
    let make: @Sendable (ServiceContext) -> Any

    init<Service>(_ type: Service.Type, make: @escaping @Sendable (ServiceContext) -> Service) {
        self.type = ObjectIdentifier(type)
        self.make = make
    }
}

extension ServiceEntry {
    /// The services of the program.
    static let standard = Dictionary(uniqueKeysWithValues: all.map { ($0.type, $0.make) })

    private static let all = [
        ServiceEntry((any AccountServiceProtocol).self) { LiveAccountService(context: $0) },
        ServiceEntry((any TransactionServiceProtocol).self) { LiveTransactionService(context: $0) },
        ServiceEntry((any CategoryServiceProtocol).self) { LiveCategoryService(context: $0) },
        ServiceEntry((any StatementServiceProtocol).self) { LiveStatementService(context: $0) },
        ServiceEntry((any RateServiceProtocol).self) { LiveRateService(context: $0) },
        ServiceEntry((any BackupServiceProtocol).self) { LiveBackupService(context: $0) },
        ServiceEntry((any ExportServiceProtocol).self) { LiveExportService(context: $0) },
        ServiceEntry((any HouseholdServiceProtocol).self) { LiveHouseholdService(context: $0) },
        ServiceEntry((any MemberServiceProtocol).self) { LiveMemberService(context: $0) },
        ServiceEntry((any SecurityServiceProtocol).self) { LiveSecurityService(context: $0) },
        ServiceEntry((any HistoryServiceProtocol).self) { LiveHistoryService(context: $0) },
        ServiceEntry((any OverviewServiceProtocol).self) { LiveOverviewService(context: $0) },
        ServiceEntry((any AccountScreenServiceProtocol).self) { LiveAccountScreenService(context: $0) },
        ServiceEntry((any TransactionScreenServiceProtocol).self) { LiveTransactionScreenService(context: $0) },
        ServiceEntry((any ReconciliationServiceProtocol).self) { LiveReconciliationService(context: $0) },
        ServiceEntry((any AttachmentServiceProtocol).self) { LiveAttachmentService(context: $0) },
        ServiceEntry((any UploadServiceProtocol).self) { LiveUploadService(context: $0) },
        ServiceEntry((any TransferServiceProtocol).self) { LiveTransferService(context: $0) },
        ServiceEntry((any BeneficiaryServiceProtocol).self) { LiveBeneficiaryService(context: $0) },
        ServiceEntry((any StandingOrderServiceProtocol).self) { LiveStandingOrderService(context: $0) },
        ServiceEntry((any NotificationServiceProtocol).self) { LiveNotificationService(context: $0) },
        ServiceEntry((any CardServiceProtocol).self) { LiveCardService(context: $0) },
        ServiceEntry((any BenefitServiceProtocol).self) { LiveBenefitService(context: $0) },
        ServiceEntry((any SavingsServiceProtocol).self) { LiveSavingsService(context: $0) },
        ServiceEntry((any SubscriptionServiceProtocol).self) { LiveSubscriptionService(context: $0) },
        ServiceEntry((any PeopleServiceProtocol).self) { LivePeopleService(context: $0) },
        ServiceEntry((any ReviewServiceProtocol).self) { LiveReviewService(context: $0) },
        ServiceEntry((any BudgetServiceProtocol).self) { LiveBudgetService(context: $0) },
        ServiceEntry((any ExpectedServiceProtocol).self) { LiveExpectedService(context: $0) },
        ServiceEntry((any ForecastServiceProtocol).self) { LiveForecastService(context: $0) },
        ServiceEntry((any InsightsServiceProtocol).self) { LiveInsightsService(context: $0) },
        ServiceEntry((any SearchServiceProtocol).self) { LiveSearchService(context: $0) },
    ]
}
