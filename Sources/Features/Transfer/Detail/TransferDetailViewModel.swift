import Localization
import Models
import Navigation
import Observation
import Services

/// One order: its status, its facts and the actions on it.
@Observable
final class TransferDetailViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
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

    // MARK: - Properties

    let transferId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any TransferServiceProtocol
    private let household: any HouseholdServiceProtocol
    private weak let coordinator: TransferCoordinator?

    // MARK: - Initialization

    init(
        transferId: String, service: any TransferServiceProtocol, household: any HouseholdServiceProtocol, context: MemberContext,
        coordinator: TransferCoordinator?
    ) {
        self.transferId = transferId
        self.service = service
        self.household = household
        self.context = context
        self.coordinator = coordinator
    }

    // MARK: - Presentation

    /// The link to a form that duplicates the order.
    var againLink: Link? {
        guard let transfer = details?.transfer else { return nil }
        return Link(.transfer(transfer.isExternal ? .external : .internalTransfer), query: [QueryItem("copy", transferId)])
    }

    /// The confirmation question before cancellation. It lists what is removed.
    var cancelQuestion: LocalizedText {
        guard let details else { return "" }
        return "Cancel the transfer to \(details.recipient)?"
    }

    /// The path of the payment file; nil if there is nothing to submit to a bank.
    var filePath: String? {
        guard let transfer = details?.transfer, transfer.isExternal, transfer.status == .pending else { return nil }
        return "/files/payment/\(transferId)"
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        doneOn = context.today.description
        await refresh()
    }

    func refresh() async {
        guard let id = ID<Transfer>(transferId) else { return state = .error(.notFound) }
        do {
            let details = try await service.fetchTransfer(id: id)
            let instants = [details.transfer.createdAt, details.transfer.confirmedAt ?? 0, details.transfer.endedAt ?? 0]
            let moments = try await household.moments(at: instants)
            guard moments.count == instants.count else { return state = .error(.serverError(500)) }
            steps = TransferStep.steps(
                of: details.transfer, moments: (moments[0], moments[1], moments[2]), today: context.today, in: context.locale)
            self.details = details
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func cancel() async {
        await act("Transfer cancelled") { _ = try await service.cancel(id: $0) }
    }

    /// Records that the bank has executed the order.
    func complete() async {
        guard let day = DayText.parse(doneOn, in: context.locale, today: context.today) else {
            return errors.doneOn = "Day must be a valid date"
        }
        guard let id = details?.transfer.id else { return }
        do {
            _ = try await service.complete(id: id, on: day)
            coordinator?.notify(Notice("Marked as done"))
        } catch {
            errors.doneOn = message(of: error)
        }
    }

    /// Records that the bank has rejected the order.
    func refuse() async {
        await act("Marked as refused") { _ = try await service.fail(id: $0) }
    }

    // MARK: - Private Methods

    private func act(_ done: LocalizedText, _ body: (ID<Transfer>) async throws -> Void) async {
        guard let id = details?.transfer.id else { return }
        do {
            try await body(id)
            coordinator?.notify(Notice(done))
        } catch {
            errors.form = message(of: error)
        }
    }
}
