import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// The receipt of an order.
@Observable
final class TransferReceiptViewModel: LoadableModel {
    private(set) var details: TransferDetails?

    let transferId: String

    let context: TransferContext

    init(_ context: TransferContext, transferId: String) {
        self.context = context
        self.transferId = transferId
    }

    /// The receipt as text, one line per fact.
    var text: LocalizedText {
        guard let details else { return "" }
        let transfer = details.transfer
        var lines: [LocalizedText] = [
            "Transfer \(transfer.reference.description)", "Amount: \(transfer.amount)", "From: \(details.source.name)",
            "To: \(details.recipientText)",
        ]
        if let iban = transfer.destination.payee?.number.iban { lines.append("IBAN: \(iban.formatted)") }
        if let other = transfer.otherAmount { lines.append("Received: \(other)") }
        lines.append("Day: \(transfer.day)")
        if !transfer.note.isEmpty { lines.append("Note: \(transfer.note)") }
        lines.append("Status: \(transfer.statusTitle)")
        return .joined(lines, separator: "\n")
    }

    func load() async throws {
        guard let id = ID<Transfer>(transferId) else { throw ServiceError.notFound }
        let details = try await context.services.transfers().fetchTransfer(id: id)
        // An order that is not confirmed has no receipt.
        guard details.transfer.confirmedAt != nil else {
            context.push(.detail(transferId: transferId))
            return
        }
        self.details = details
    }
}
