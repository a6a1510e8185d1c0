import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// Edits a scheduled order.
@Observable
final class EditTransferViewModel: EditableModel {
    /// The order as currently stored.
    private(set) var details: TransferDetails?
    var form = EditForm<OrderForm>()

    let transferId: String

    let context: TransferContext

    init(_ context: TransferContext, transferId: String) {
        self.context = context
        self.transferId = transferId
    }

    var texts: EditTexts { .transfer }

    func load() async throws {
        guard let id = ID<Transfer>(transferId) else { throw ServiceError.notFound }
        let details = try await context.services.transfers().fetchTransfer(id: id)
        // An executed or cancelled order cannot be edited.
        guard details.transfer.isScheduled else { return showDetail() }
        self.details = details
        form.begin(with: OrderForm(details.transfer, in: context.locale), revision: details.transfer.revision)
    }

    func save() async {
        guard let transfer = details?.transfer else { return }
        var errors = OrderForm.Errors()
        let reading = form.values.read(
            currency: transfer.amount.currency, other: transfer.otherAmount?.currency ?? transfer.amount.currency, in: context.locale,
            today: context.today, errors: &errors)
        form.errors = errors
        guard errors.isEmpty else { return }
        let edit = TransferEdit(amount: reading.amount, otherAmount: reading.otherAmount, day: reading.day, note: form.note.trimmed)
        await submit {
            _ = try await context.services.transfers().updateTransfer(id: transfer.id, edit, revision: form.seenRevision)
            context.dismiss(showing: "Saved")
        }
    }

    private func showDetail() { context.push(.detail(transferId: transferId)) }
}
