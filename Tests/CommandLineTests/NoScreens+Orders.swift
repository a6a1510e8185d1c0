import Models
import Services

extension NoScreens: TransferServiceProtocol {
    func fetchForm() async throws -> TransferForm { throw ServiceError.notFound }
    func check(_ draft: TransferDraft) async throws -> TransferCheck { throw ServiceError.notFound }
    func initiate(_ draft: TransferDraft) async throws -> Transfer { throw ServiceError.notFound }
    func review(id: ID<Transfer>) async throws -> TransferReview { throw ServiceError.notFound }
    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer { throw ServiceError.notFound }
    func order(_ draft: TransferDraft) async throws -> Transfer { throw ServiceError.notFound }
    func cancel(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.notFound }
    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer { throw ServiceError.notFound }
    func fail(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.notFound }
    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer { throw ServiceError.notFound }
    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails { throw ServiceError.notFound }
    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage { throw ServiceError.notFound }
    func fetchOverview() async throws -> TransferOverview { throw ServiceError.notFound }
    func fetchScheduled() async throws -> ScheduledTransfers { throw ServiceError.notFound }
    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile { throw ServiceError.notFound }
    func runDue(today: Day) async throws -> DueRun { throw ServiceError.notFound }
    func fetchLimits() async throws -> TransferLimits { throw ServiceError.notFound }
    func setLimits(_ limits: TransferLimits) async throws { throw ServiceError.notFound }
}

extension NoScreens: BeneficiaryServiceProtocol {
    func fetchBeneficiaries(search: String) async throws -> [Beneficiary] { throw ServiceError.notFound }
    func fetchBeneficiary(id: ID<Beneficiary>) async throws -> Beneficiary { throw ServiceError.notFound }
    func addBeneficiary(_ party: PaymentParty, isFavorite: Bool, key: String?) async throws -> Beneficiary { throw ServiceError.notFound }
    func updateBeneficiary(_ beneficiary: Beneficiary) async throws -> Beneficiary { throw ServiceError.notFound }
    func setFavorite(id: ID<Beneficiary>, _ isFavorite: Bool) async throws -> Beneficiary { throw ServiceError.notFound }
    func deleteBeneficiary(id: ID<Beneficiary>) async throws { throw ServiceError.notFound }
    func revealNumber(id: ID<Beneficiary>) async throws -> String { throw ServiceError.notFound }
}

extension NoScreens: StandingOrderServiceProtocol {
    func addStandingOrder(_ draft: TransferDraft) async throws -> StandingOrder { throw ServiceError.notFound }
    func fetchStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrderDetails { throw ServiceError.notFound }
    func skipNext(id: ID<StandingOrder>, on day: Day) async throws -> StandingOrder { throw ServiceError.notFound }
    func updateStandingOrder(id: ID<StandingOrder>, _ edit: StandingOrderEdit, revision: Int64) async throws -> StandingOrder {
        throw ServiceError.notFound
    }
    func endStandingOrder(id: ID<StandingOrder>) async throws -> StandingOrder { throw ServiceError.notFound }
}

extension NoScreens: NotificationServiceProtocol {
    func fetchNotifications(after: ID<Notification>?, limit: Int) async throws -> NotificationPage { throw ServiceError.notFound }
    func fetchNotification(id: ID<Notification>) async throws -> Notification { throw ServiceError.notFound }
    func unreadCount() async throws -> Int { throw ServiceError.notFound }
    func markRead(id: ID<Notification>, _ isRead: Bool) async throws { throw ServiceError.notFound }
    func markAllRead() async throws { throw ServiceError.notFound }
    func deleteNotification(id: ID<Notification>) async throws { throw ServiceError.notFound }
    func fetchSettings() async throws -> NotificationSettings { throw ServiceError.notFound }
    func updateSettings(_ settings: NotificationSettings) async throws -> NotificationSettings { throw ServiceError.notFound }
    func canMail() async -> Bool { false }
    func sendTest() async throws { throw ServiceError.notFound }
    func fetchFeeds() async throws -> [CalendarFeed] { throw ServiceError.notFound }
    func makeFeed() async throws -> (feed: CalendarFeed, token: String) { throw ServiceError.notFound }
    func revokeFeed(id: ID<CalendarFeed>) async throws { throw ServiceError.notFound }
}
