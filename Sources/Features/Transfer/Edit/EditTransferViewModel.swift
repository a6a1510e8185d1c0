import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Edits a scheduled order.
@Observable
final class EditTransferViewModel: LoadableModel {

    // MARK: - Published Properties

    /// The order as currently stored.
    private(set) var details: TransferDetails?
    var form = OrderForm()
    private(set) var errors = OrderForm.Errors()
    /// The revision of the order that the form was filled from.
    var revision = ""
    /// Whether another member changed the order since the form was filled.
    private(set) var isConflict = false

    // MARK: - Properties

    let transferId: String

    // MARK: - Dependencies

    let context: TransferContext

    // MARK: - Initialization

    init(_ context: TransferContext, transferId: String) {
        self.context = context
        self.transferId = transferId
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transfer>(transferId) else { throw ServiceError.notFound }
        let details = try await context.services.transfers().fetchTransfer(id: id)
        // An executed or cancelled order cannot be edited.
        guard details.transfer.isScheduled else { return leave() }
        self.details = details
        form = OrderForm(details.transfer, in: context.locale)
        revision = String(details.transfer.revision)
    }

    // MARK: - Actions

    func save() async {
        guard let transfer = details?.transfer else { return }
        errors = OrderForm.Errors()
        let reading = form.read(
            currency: transfer.amount.currency, other: transfer.otherAmount?.currency ?? transfer.amount.currency, in: context.locale,
            today: context.today, errors: &errors)
        guard errors.isEmpty else { return }
        let edit = TransferEdit(amount: reading.amount, otherAmount: reading.otherAmount, day: reading.day, note: form.note.trimmed)
        do {
            _ = try await context.services.transfers().updateTransfer(id: transfer.id, edit, revision: Int64(revision) ?? 0)
            context.notify(Notice("Saved"))
            leave()
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(transfer.revision)
            errors.form = "Somebody else changed this transfer in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = context.message(of: error)
        }
    }

    // MARK: - Private Methods

    private func leave() { context.push(.detail(transferId: transferId)) }
}
