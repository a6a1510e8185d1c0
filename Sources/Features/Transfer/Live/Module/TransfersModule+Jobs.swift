import Models
import ServiceKit
import TransferModel

/// Executes due transfers and standing orders. Holds back the other jobs while the current day may be wrong.
extension TransfersModule: ScheduledJob {
    var jobPrecedence: Int { -1 }

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        let run = try await LiveTransferService(context: context).runDue(today: today)
        return run.heldBack == nil ? ScheduledJobResult(orders: run.transfers.count) : ScheduledJobResult(isDayUncertain: true)
    }
}

/// Transfers that were reviewed but never confirmed expire.
extension TransfersModule: Expiring {
    func removeExpired(in contexts: [ServiceContext]) async throws {
        for context in contexts { try await LiveTransferService(context: context).deleteUnconfirmed() }
    }
}
