import Models
import Services

/// The services that no command uses: there is nothing in them.
struct NoScreens: OverviewServiceProtocol, AccountScreenServiceProtocol, ReconciliationServiceProtocol {
    func fetchHome() async throws -> HomeOverview { throw ServiceError.notFound }
    func fetchList(includingArchived: Bool) async throws -> AccountList { throw ServiceError.notFound }
    func fetchDetail(id: ID<Account>) async throws -> AccountDetail { throw ServiceError.notFound }
    func fetchStatement(id: ID<Account>, month: Month) async throws -> MonthStatement { throw ServiceError.notFound }

    func fetchCheck(account: ID<Account>, after: EntryCursor?) async throws -> StatementCheck { throw ServiceError.notFound }
    func startCheck(account: ID<Account>, day: Day, stated: Money, since: Day?) async throws -> AccountCheck {
        throw ServiceError.notFound
    }
    func tick(
        account: ID<Account>, ticked: Set<ID<Transaction>>, of listed: Set<ID<Transaction>>, after: EntryCursor?
    ) async throws -> AccountCheck { throw ServiceError.notFound }
    func close(account: ID<Account>) async throws { throw ServiceError.notFound }
    func cancelCheck(account: ID<Account>) async throws { throw ServiceError.notFound }
    func reopen(account: ID<Account>) async throws { throw ServiceError.notFound }
}

extension NoScreens: TransactionScreenServiceProtocol {
    func fetchList(
        account: ID<Account>, asking query: @Sendable (Account, [Models.Category]) -> EntryQuery
    ) async throws -> AccountTransactions { throw ServiceError.notFound }
    func search(_ text: String, in locale: LocaleFormat?, after: EntryCursor?) async throws -> SearchResults { throw ServiceError.notFound }
    func fetchDetails(ids: [ID<Transaction>]) async throws -> TransactionDetails { throw ServiceError.notFound }
    func fetchNew(account: ID<Account>?, copying: ID<Transaction>?) async throws -> NewTransaction { throw ServiceError.notFound }
}

extension NoScreens: HistoryServiceProtocol {
    func fetchHistory(before: ID<AuditRecord>?, limit: Int) async throws -> HistoryPage { throw ServiceError.notFound }
}

extension NoScreens: AttachmentServiceProtocol {
    func fetchAttachments(of transaction: ID<Transaction>) async throws -> [Services.Attachment] { [] }
    func addAttachment(
        to transaction: ID<Transaction>, name: String, bytes: [UInt8], key: String?
    ) async throws -> Services.Attachment { throw ServiceError.notFound }
    func addAttachment(
        to transaction: ID<Transaction>, file: StagedFile, key: String?
    ) async throws -> Services.Attachment { throw ServiceError.notFound }
    func checkFile(_ file: StagedFile) async throws { throw ServiceError.notFound }
    func fetchContent(id: ID<Services.Attachment>) async throws -> AttachmentContent { throw ServiceError.notFound }
    func deleteAttachment(id: ID<Services.Attachment>) async throws -> ID<AuditRecord> { throw ServiceError.notFound }
}

extension NoScreens: UploadServiceProtocol {
    func receivingPath() async throws -> String { throw ServiceError.notFound }
    func stage(_ files: [StagedFile]) async throws -> ID<Upload> { throw ServiceError.notFound }
    func fetchUpload(id: ID<Upload>) async throws -> Upload { throw ServiceError.notFound }
    func keep(_ choices: ImportChoices, for id: ID<Upload>) async throws { throw ServiceError.notFound }
    func discard(id: ID<Upload>) async throws {}
    func discardExpired() async throws {}
}
