import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// Creates an order between two own accounts.
@Observable
final class InternalTransferViewModel: LoadableModel {
    /// The accounts, the default one first.
    private(set) var accounts: [AccountSummary] = []
    var form = OrderForm()
    private(set) var errors = OrderForm.Errors()
    /// The id of the order that is duplicated; empty for a new one.
    var copy = ""
    /// The idempotency key: a form that is submitted twice creates one order.
    var key = ""
    /// Whether only the available amount was requested.
    private(set) var showsResult = false

    /// The id of the paying account from the path.
    let accountId: String?

    let context: TransferContext

    init(_ context: TransferContext, accountId: String?) {
        self.context = context
        self.accountId = accountId
    }

    // MARK: - Presentation

    /// The route of this screen.
    var route: TransferRoute { accountId.map { .internalTransferWithAccount(fromAccountId: $0) } ?? .internalTransfer }

    /// The currency of the amount.
    var currency: Currency { source?.account.currency ?? context.household.currency }

    /// Whether there are accounts in different currencies.
    var mayChangeCurrency: Bool { Set(accounts.map(\.account.currency)).count > 1 }

    /// The available amount of the selected account.
    var available: Money? { source?.available }

    /// The currency of the received amount if it differs from that of the source.
    var otherCurrency: Currency? {
        guard let source, let destination, source.account.currency != destination.account.currency else { return nil }
        return destination.account.currency
    }

    // MARK: - Data Loading

    func load() async throws {
        accounts = try await context.services.transfers().fetchForm().accounts
        form.day = context.today.description
        if !copy.isEmpty { try await fillFromCopy() }
        try chooseSource()
        if accounts.count == 2, destination == nil {
            form.destination = accounts.first { $0.account.id.description != form.source }?.account.id.description ?? ""
        }
    }

    // MARK: - Actions

    /// Shows the available amount of the selected account.
    func calculate() async { showsResult = true }

    /// Creates an order from the form and opens its review. All violations are shown at once.
    func review() async {
        errors = OrderForm.Errors()
        guard let source else { return errors[.source] = "Choose an account" }
        if destination == nil { errors[.destination] = "Choose an account" }
        let reading = form.read(
            currency: source.account.currency, other: otherCurrency ?? source.account.currency, in: context.locale, today: context.today,
            errors: &errors)
        // Without a destination the other fields are validated with another account in its place.
        guard let other = destination ?? accounts.first(where: { $0.account.id != source.account.id }) else { return }
        let draft = TransferDraft(
            source: source.account.id, destination: .account(other.account.id), amount: reading.amount, otherAmount: reading.otherAmount,
            day: reading.day, note: form.note, schedule: reading.schedule, key: key.isEmpty ? nil : key)
        do {
            errors.add(try await context.services.transfers().check(draft).violations)
            guard errors.isEmpty else { return }
            let transfer = try await context.services.transfers().initiate(draft)
            context.present(.confirm(transferId: transfer.id.description))
        } catch {
            errors.show(context.record(error))
        }
    }

    // MARK: - Private Methods

    private var source: AccountSummary? { accounts.first { $0.account.id.description == form.source } }

    private var destination: AccountSummary? { accounts.first { $0.account.id.description == form.destination } }

    private func fillFromCopy() async throws {
        guard let id = ID<Transfer>(copy) else { throw ServiceError.notFound }
        let transfer = try await context.services.transfers().fetchTransfer(id: id).transfer
        form.fill(from: transfer, in: context.locale)
    }

    /// Selects the account from the path, else of the duplicated order, else the default account.
    private func chooseSource() throws {
        if let accountId {
            guard accounts.contains(where: { $0.account.id.description == accountId }) else { throw ServiceError.notFound }
            form.source = accountId
        } else if source == nil {
            form.source = accounts.first?.account.id.description ?? ""
        }
    }
}
