import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// One standing order: its next occurrence, its past orders and the actions on it.
@Observable
final class StandingOrderViewModel: LoadableModel {
    private(set) var details: StandingOrderDetails?
    /// The error of the last action.
    private(set) var problem: LocalizedText?
    /// The day of the next occurrence when the page was rendered, submitted with the form.
    var shownDay = ""

    let orderId: String

    let context: TransferContext

    init(_ context: TransferContext, orderId: String) {
        self.context = context
        self.orderId = orderId
    }

    /// The confirmation question before the standing order is ended. It lists what stops.
    var endQuestion: LocalizedText { details.map { "End the standing order to \($0.recipientText)? Past transfers do not change." } ?? "" }

    func load() async throws {
        guard let id = ID<StandingOrder>(orderId) else { throw ServiceError.notFound }
        details = try await context.services.standingOrders().fetchStandingOrder(id: id)
        if !isRefreshing { shownDay = details?.order.nextDay?.description ?? "" }
    }

    /// Skips the occurrence that was next when the page was rendered.
    func skip() async {
        guard let id = details?.order.id, let day = Day(shownDay) else { return }
        do {
            _ = try await context.services.standingOrders().skipNext(id: id, on: day)
            context.notify(Notice("\(day) is skipped"))
        } catch {
            problem = context.message(of: error)
        }
    }

    func end() async {
        guard let id = details?.order.id else { return }
        do {
            _ = try await context.services.standingOrders().endStandingOrder(id: id)
            context.notify(Notice("Standing order ended"))
        } catch {
            problem = context.message(of: error)
        }
    }
}
