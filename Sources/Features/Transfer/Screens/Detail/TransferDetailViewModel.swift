import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransferModel

/// One order: its status, its facts and the actions on it.
@Observable
final class TransferDetailViewModel: LoadableModel {
    private(set) var details: TransferDetails?
    private(set) var steps: [TransferStep] = []
    /// The day on which the bank executed the order.
    var doneOn = ""
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var doneOn: LocalizedText?
        /// The error that belongs to no single field.
        var form: LocalizedText?
    }

    let transferId: String

    let context: TransferContext

    init(_ context: TransferContext, transferId: String) {
        self.context = context
        self.transferId = transferId
    }

    // MARK: - Presentation

    /// The link to a form that duplicates the order; nil for one to a private account of another member.
    var againLink: Link? {
        guard let details, !details.isDestinationPrivate else { return nil }
        let transfer = details.transfer
        return Link(.transfer(transfer.isExternal ? .external : .internalTransfer), query: [QueryItem("copy", transferId)])
    }

    /// The confirmation question before cancellation. It lists what is removed.
    var cancelQuestion: LocalizedText {
        guard let details else { return "" }
        return "Cancel the transfer to \(details.recipientText)?"
    }

    /// The path of the payment file; nil if there is nothing to submit to a bank.
    var filePath: String? {
        guard let transfer = details?.transfer, transfer.isExternal, transfer.status == .pending else { return nil }
        return "/files/payment/\(transferId)"
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transfer>(transferId) else { throw ServiceError.notFound }
        if !isRefreshing { doneOn = context.today.description }
        let details = try await context.services.transfers().fetchTransfer(id: id)
        let instants = [details.transfer.createdAt, details.transfer.confirmedAt ?? 0, details.transfer.endedAt ?? 0]
        let moments = try await context.services.localTime().moments(at: instants)
        guard moments.count == instants.count else { throw ServiceError.serverError(500) }
        steps = TransferStep.steps(
            of: details.transfer, moments: (moments[0], moments[1], moments[2]))
        self.details = details
    }

    // MARK: - Actions

    func cancel() async {
        await perform("Transfer cancelled") { _ = try await context.services.transfers().cancel(id: $0) }
    }

    /// Records that the bank has executed the order.
    func complete() async {
        guard let day = DayText.parse(doneOn, in: context.locale, today: context.today) else {
            return errors.doneOn = "Day must be a valid date"
        }
        guard let id = details?.transfer.id else { return }
        do {
            _ = try await context.services.transfers().complete(id: id, on: day)
            context.notify(Notice("Marked as done"))
        } catch {
            errors.doneOn = context.message(of: error)
        }
    }

    /// Records that the bank has rejected the order.
    func refuse() async {
        await perform("Marked as refused") { _ = try await context.services.transfers().fail(id: $0) }
    }

    // MARK: - Private Methods

    private func perform(_ done: LocalizedText, _ body: (ID<Transfer>) async throws -> Void) async {
        guard let id = details?.transfer.id else { return }
        do {
            try await body(id)
            context.notify(Notice(done))
        } catch {
            errors.form = context.message(of: error)
        }
    }
}
