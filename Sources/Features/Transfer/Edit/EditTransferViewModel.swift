import Localization
import Models
import Navigation
import Observation
import Services

/// Edits a scheduled order.
@Observable
final class EditTransferViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
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

    let context: MemberContext
    private let service: any TransferServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(
        transferId: String, service: any TransferServiceProtocol, context: MemberContext,
        coordinator: TransferCoordinator?
    ) {
        self.transferId = transferId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Transfer>(transferId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let details = try await service.fetchTransfer(id: id)
            state = .loaded
            // An executed or cancelled order cannot be edited.
            guard details.transfer.isScheduled else { return leave() }
            self.details = details
            form = OrderForm(details.transfer, in: context.locale)
            revision = String(details.transfer.revision)
        } catch {
            state = .error(ServiceError(error))
        }
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
            _ = try await service.updateTransfer(id: transfer.id, edit, revision: Int64(revision) ?? 0)
            coordinator?.notify(Notice("Saved"))
            leave()
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(transfer.revision)
            errors.form = "Somebody else changed this transfer in the meantime. Save again to keep what you typed."
        } catch {
            errors.form = message(of: error)
        }
    }

    // MARK: - Private Methods

    private func leave() { coordinator?.open(Link(.transfer(.detail(transferId: transferId)))) }
}
