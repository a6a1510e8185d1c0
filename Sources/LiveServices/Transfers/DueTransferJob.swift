import Models
import Services

/// Executes due transfers and standing orders. Suspends the other jobs while the current day may be wrong.
struct DueTransferJob: ScheduledJob {
    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        let run = try await LiveTransferService(context: context).runDue(today: today)
        return run.heldBack == nil ? ScheduledJobResult(orders: run.transfers.count) : ScheduledJobResult(isDayUncertain: true)
    }
}

/// Deletes expired transfers that were reviewed but never confirmed.
struct TransferExpiry: Expiring {
    func removeExpired(in contexts: [ServiceContext]) async throws {
        for context in contexts { try await LiveTransferService(context: context).deleteUnconfirmed() }
    }
}
