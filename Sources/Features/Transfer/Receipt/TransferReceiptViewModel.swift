import Localization
import Models
import Navigation
import Observation
import Services

/// The receipt of an order.
@Observable
final class TransferReceiptViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var details: TransferDetails?

    // MARK: - Properties

    let transferId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransferServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(transferId: String, service: any TransferServiceProtocol, context: MemberContext, coordinator: TransferCoordinator?) {
        self.transferId = transferId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// The receipt as text, one line per fact.
    var text: LocalizedText {
        guard let details else { return "" }
        let transfer = details.transfer
        var lines: [LocalizedText] = [
            "Transfer \(transfer.reference.description)", "Amount: \(transfer.amount)", "From: \(details.source.name)",
            "To: \(details.recipient)",
        ]
        if let iban = transfer.destination.payee?.number.iban { lines.append("IBAN: \(iban.formatted)") }
        if let other = transfer.otherAmount { lines.append("Received: \(other)") }
        lines.append("Day: \(transfer.day)")
        if !transfer.note.isEmpty { lines.append("Note: \(transfer.note)") }
        lines.append("Status: \(transfer.statusTitle)")
        return .joined(lines, separator: "\n")
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Transfer>(transferId) else { return state = .error(.notFound) }
        do {
            let details = try await service.fetchTransfer(id: id)
            // An order that is not confirmed has no receipt.
            guard details.transfer.confirmedAt != nil else {
                state = .loaded
                coordinator?.open(Link(.transfer(.detail(transferId: transferId))))
                return
            }
            self.details = details
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
