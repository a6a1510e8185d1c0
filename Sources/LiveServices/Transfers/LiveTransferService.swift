import Models
import Services

struct LiveTransferService: TransferServiceProtocol {
    let context: ServiceContext

    func fetchForm() async throws -> TransferForm { throw ServiceError.serverError(501) }
    func check(_ draft: TransferDraft) async throws -> TransferCheck { throw ServiceError.serverError(501) }
    func initiate(_ draft: TransferDraft) async throws -> Transfer { throw ServiceError.serverError(501) }
    func review(id: ID<Transfer>) async throws -> TransferReview { throw ServiceError.serverError(501) }
    func confirm(id: ID<Transfer>, proof: TransferProof, digest: String) async throws -> Transfer { throw ServiceError.serverError(501) }
    func order(_ draft: TransferDraft) async throws -> Transfer { throw ServiceError.serverError(501) }
    func cancel(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.serverError(501) }
    func complete(id: ID<Transfer>, on day: Day) async throws -> Transfer { throw ServiceError.serverError(501) }
    func fail(id: ID<Transfer>) async throws -> Transfer { throw ServiceError.serverError(501) }
    func updateTransfer(id: ID<Transfer>, _ edit: TransferEdit, revision: Int64) async throws -> Transfer { throw ServiceError.serverError(501) }
    func fetchTransfer(id: ID<Transfer>) async throws -> TransferDetails { throw ServiceError.serverError(501) }
    func fetchTransfers(_ query: TransferQuery) async throws -> TransferPage { throw ServiceError.serverError(501) }
    func fetchOverview() async throws -> TransferOverview { throw ServiceError.serverError(501) }
    func fetchScheduled() async throws -> ScheduledTransfers { throw ServiceError.serverError(501) }
    func paymentFile(ids: [ID<Transfer>]) async throws -> PaymentFile { throw ServiceError.serverError(501) }
    func runDue(today: Day) async throws -> DueRun { throw ServiceError.serverError(501) }
    func fetchLimits() async throws -> TransferLimits { throw ServiceError.serverError(501) }
    func setLimits(_ limits: TransferLimits) async throws { throw ServiceError.serverError(501) }
}
