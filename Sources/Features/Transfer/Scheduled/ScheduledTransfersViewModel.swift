import Localization
import Models
import Navigation
import Observation
import Services

/// The scheduled orders, the next first, and the ended standing orders.
@Observable
final class ScheduledTransfersViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var scheduled: ScheduledTransfers?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransferServiceProtocol
    private let standingOrders: any StandingOrderServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(
        service: any TransferServiceProtocol, standingOrders: any StandingOrderServiceProtocol, context: MemberContext,
        coordinator: TransferCoordinator?
    ) {
        self.service = service
        self.standingOrders = standingOrders
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        do {
            scheduled = try await service.fetchScheduled()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Executes orders that were suspended after a long gap. By pressing the button the member confirms today's date.
    func confirmGap() async {
        do {
            let run = try await service.runDue(today: context.today, confirmsGap: true)
            coordinator?.notify(Notice("\(run.transfers.count) booked, \(run.failed) of them failed"))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }

    /// Skips one occurrence.
    func skip(_ details: StandingOrderDetails, on day: Day) async {
        await act("\(day) is skipped") {
            _ = try await standingOrders.skipNext(id: details.order.id, on: day)
        }
    }

    func end(_ details: StandingOrderDetails) async {
        await act("Standing order ended") { _ = try await standingOrders.endStandingOrder(id: details.order.id) }
    }

    func cancel(_ details: TransferDetails) async {
        await act("Transfer cancelled") { _ = try await service.cancel(id: details.transfer.id) }
    }

    // MARK: - Private Methods

    private func act(_ done: LocalizedText, _ body: () async throws -> Void) async {
        do {
            try await body()
            coordinator?.notify(Notice(done))
        } catch {
            coordinator?.notify(Notice(message(of: error)))
        }
    }
}
