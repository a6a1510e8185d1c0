import Localization
import Models
import Navigation
import Observation
import Services

/// One standing order: its next occurrence, its past orders and the actions on it.
@Observable
final class StandingOrderViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    private(set) var details: StandingOrderDetails?
    /// The error of the last action.
    private(set) var problem: LocalizedText?
    /// The day of the next occurrence when the page was rendered, submitted with the form.
    var shownDay = ""

    // MARK: - Properties

    let orderId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any StandingOrderServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(orderId: String, service: any StandingOrderServiceProtocol, context: MemberContext, coordinator: TransferCoordinator?) {
        self.orderId = orderId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The confirmation question before the standing order is ended. It lists what stops.
    var endQuestion: LocalizedText { details.map { "End the standing order to \($0.recipient)? What was done stays." } ?? "" }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
        shownDay = details?.order.nextDay?.description ?? ""
    }

    func refresh() async {
        guard let id = ID<StandingOrder>(orderId) else { return state = .error(.notFound) }
        do {
            details = try await service.fetchStandingOrder(id: id)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Skips the occurrence that was next when the page was rendered.
    func skip() async {
        guard let id = details?.order.id, let day = Day(shownDay) else { return }
        do {
            _ = try await service.skipNext(id: id, on: day)
            coordinator?.notify(Notice("\(day) is skipped"))
        } catch {
            problem = message(of: error)
        }
    }

    func end() async {
        guard let id = details?.order.id else { return }
        do {
            _ = try await service.endStandingOrder(id: id)
            coordinator?.notify(Notice("Standing order ended"))
        } catch {
            problem = message(of: error)
        }
    }
}
