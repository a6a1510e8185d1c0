import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits a standing order.
@Observable
final class EditStandingOrderViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The standing order as currently stored.
    private(set) var details: StandingOrderDetails?
    var form = OrderForm()
    private(set) var errors = OrderForm.Errors()
    /// The revision of the standing order that the form was filled from.
    var revision = ""
    /// Whether another member changed the standing order since the form was filled.
    private(set) var isConflict = false

    // MARK: - Properties

    let orderId: String

    // MARK: - Dependencies

    let context: TransferContext

    // MARK: - Initialization

    init(_ context: TransferContext, orderId: String) {
        self.context = context
        self.orderId = orderId
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<StandingOrder>(orderId) else { throw ServiceError.notFound }
        let details = try await context.services.standingOrders().fetchStandingOrder(id: id)
        // An ended standing order cannot be edited.
        guard details.order.isActive else { return leave() }
        self.details = details
        form = OrderForm(details.order, in: context.locale)
        revision = String(details.order.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let order = details?.order else { return }
        errors = OrderForm.Errors()
        let reading = form.read(
            currency: order.amount.currency, other: order.amount.currency, in: context.locale, today: context.today, errors: &errors)
        guard errors.isEmpty else { return }
        let edit = StandingOrderEdit(
            amount: reading.amount, note: form.note.trimmed, schedule: hasOtherDays(than: order) ? reading.schedule : nil)
        do {
            _ = try await context.services.standingOrders().updateStandingOrder(id: order.id, edit, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
            leave()
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(order.revision)
            errors.form = "Somebody else changed this standing order in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    /// Whether the schedule was changed. An unchanged schedule keeps its anchor, so the last day of a month stays the last.
    private func hasOtherDays(than order: StandingOrder) -> Bool {
        let filled = OrderForm(order, in: context.locale)
        return (form.day, form.unit, form.every, form.until) != (filled.day, filled.unit, filled.every, filled.until)
    }

    private func leave() { context.push(.detail(transferId: orderId)) }
}
