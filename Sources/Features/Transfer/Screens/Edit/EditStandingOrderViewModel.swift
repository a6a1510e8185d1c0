import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// Edits a standing order.
@Observable
final class EditStandingOrderViewModel: EditableModel {
    /// The standing order as currently stored.
    private(set) var details: StandingOrderDetails?
    var form = EditForm<OrderForm>()

    let orderId: String

    let context: TransferContext

    init(_ context: TransferContext, orderId: String) {
        self.context = context
        self.orderId = orderId
    }

    var texts: EditTexts { .standingOrder }

    func load() async throws {
        guard let id = ID<StandingOrder>(orderId) else { throw ServiceError.notFound }
        let details = try await context.services.standingOrders().fetchStandingOrder(id: id)
        // An ended standing order cannot be edited.
        guard details.order.isActive else { return showDetail() }
        self.details = details
        form.begin(with: OrderForm(details.order, in: context.locale), revision: details.order.revision)
    }

    func save() async {
        guard let order = details?.order else { return }
        var errors = OrderForm.Errors()
        let reading = form.values.read(
            currency: order.amount.currency, other: order.amount.currency, in: context.locale, today: context.today, errors: &errors)
        form.errors = errors
        guard errors.isEmpty else { return }
        let edit = StandingOrderEdit(
            amount: reading.amount, note: form.note.trimmed, schedule: hasOtherDays(than: order) ? reading.schedule : nil)
        await submit {
            _ = try await context.services.standingOrders().updateStandingOrder(id: order.id, edit, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    /// Whether the schedule was changed. An unchanged schedule keeps its anchor, so the last day of a month stays the last.
    private func hasOtherDays(than order: StandingOrder) -> Bool {
        let filled = OrderForm(order, in: context.locale)
        return (form.day, form.unit, form.every, form.until) != (filled.day, filled.unit, filled.every, filled.until)
    }

    private func showDetail() { context.push(.detail(transferId: orderId)) }
}
