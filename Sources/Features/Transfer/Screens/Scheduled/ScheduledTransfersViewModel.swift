import Localization
import Models
import Navigation
import Observation
import ScreenKit
import TransferModel

/// The scheduled orders, the next first, and the ended standing orders.
@Observable
final class ScheduledTransfersViewModel: ContextModel<TransferContext>, LoadableModel {
    private(set) var scheduled: ScheduledTransfers?

    func load() async throws {
        scheduled = try await context.services.transfers().fetchScheduled()
    }

    /// Executes orders that were suspended after a long gap. By pressing the button the member confirms today's date.
    func confirmGap() async {
        await context.perform {
            let run = try await context.services.transfers().runDue(today: context.today, confirmsGap: true)
            context.notify(Notice("\(run.transfers.count) booked, \(run.failed) of them failed"))
        }
    }

    /// Skips one occurrence.
    func skip(_ details: StandingOrderDetails, on day: Day) async {
        await perform("\(day) is skipped") {
            _ = try await context.services.standingOrders().skipNext(id: details.order.id, on: day)
        }
    }

    func end(_ details: StandingOrderDetails) async {
        await perform("Standing order ended") { _ = try await context.services.standingOrders().endStandingOrder(id: details.order.id) }
    }

    func cancel(_ details: TransferDetails) async {
        await perform("Transfer cancelled") { _ = try await context.services.transfers().cancel(id: details.transfer.id) }
    }

    private func perform(_ done: LocalizedText, _ body: () async throws -> Void) async {
        await context.perform {
            try await body()
            context.notify(Notice(done))
        }
    }
}
