import Localization
import Models
import Observation
import ScreenKit
import Services
import TransferModel

/// Creates an order to another party.
@Observable
final class ExternalTransferViewModel: LoadableModel {
    private(set) var offer: TransferForm?
    var form = OrderForm()
    var party = PartyForm()
    private(set) var errors = OrderForm.Errors()
    /// The id of the beneficiary; empty for a new one.
    var recipient = ""
    /// Whether a new beneficiary is stored for later orders.
    var keepsParty = true
    var isInternational = false
    /// The code of the currency that the recipient receives, if it is chosen.
    var otherCurrency = ""
    /// The id of a beneficiary from the link; empty if none is preselected.
    var to = ""
    /// The id of the order that is duplicated; empty for a new one.
    var copy = ""
    /// The idempotency key: a form that is submitted twice creates one order.
    var key = ""
    /// The passphrase field, required to keep a new beneficiary.
    let question: PassphraseQuestion
    /// Whether only the available amount was requested.
    private(set) var showsResult = false

    let context: TransferContext

    init(_ context: TransferContext) {
        self.context = context
        question = PassphraseQuestion(context)
    }

    // MARK: - Presentation

    /// The currency of the amount.
    var currency: Currency { source?.account.currency ?? context.household.currency }

    /// The available amount of the selected account.
    var available: Money? { source?.available }

    /// The currencies that a recipient abroad can receive.
    var currencies: [Currency] { CurrencyTable.all }

    /// The error of the selected beneficiary, whose fields are not on the page.
    var recipientError: LocalizedText? {
        guard beneficiary != nil else { return errors[.destination] }
        let hidden: [TransferField] = [.number, .name, .bank, .bic, .address]
        return errors[.destination] ?? hidden.compactMap { errors[$0] }.first
    }

    /// The errors of the fields of a new beneficiary.
    var partyErrors: OrderForm.Errors { beneficiary == nil ? errors : OrderForm.Errors() }

    // MARK: - Data Loading

    func load() async throws {
        let offer = try await context.services.transfers().fetchForm()
        self.offer = offer
        form.day = context.today.description
        form.source = offer.accounts.first?.account.id.description ?? ""
        otherCurrency = currency.code
        if !copy.isEmpty { try await fillFromCopy() }
        if !to.isEmpty {
            guard offer.beneficiaries.contains(where: { $0.id.description == to }) else { throw ServiceError.notFound }
            recipient = to
        }
    }

    // MARK: - Actions

    /// Shows the available amount of the selected account.
    func calculate() async { showsResult = true }

    /// Creates an order from the form and opens its review. All violations are shown at once.
    func review() async {
        errors = OrderForm.Errors()
        guard let source else { return errors[.source] = "Choose an account" }
        let payee = beneficiary?.party ?? party.party()
        let other = Currency(code: otherCurrency) ?? currency
        var reading = form.read(currency: currency, other: other, in: context.locale, today: context.today, errors: &errors)
        // The received amount of an international order is ignored once the order is no longer international.
        if !isInternational { reading.otherAmount = nil }
        var draft = TransferDraft(
            source: source.account.id, destination: .payee(payee, beneficiary: beneficiary?.id, isInternational: isInternational),
            amount: reading.amount, otherAmount: reading.otherAmount, day: reading.day, note: form.note, category: form.categoryId,
            schedule: reading.schedule,
            key: key.isEmpty ? nil : key)
        do {
            errors.add(try await context.services.transfers().check(draft).violations)
            guard errors.isEmpty else { return }
            try await question.confirming("Enter your passphrase to keep the beneficiary.") {
                draft.destination = .payee(payee, beneficiary: try await storedBeneficiary(payee), isInternational: isInternational)
                let transfer = try await context.services.transfers().initiate(draft)
                context.present(.confirm(transferId: transfer.id.description))
            }
        } catch {
            errors.show(context.record(error))
        }
    }

    // MARK: - Private Methods

    private var source: AccountSummary? { offer?.accounts.first { $0.account.id.description == form.source } }

    private var beneficiary: Beneficiary? { offer?.beneficiaries.first { $0.id.description == recipient } }

    /// Returns the id of the beneficiary. A new one is stored first if requested.
    private func storedBeneficiary(_ payee: PaymentParty) async throws -> ID<Beneficiary>? {
        if let beneficiary { return beneficiary.id }
        guard keepsParty else { return nil }
        return try await context.services.beneficiaries().addBeneficiary(payee, isFavorite: false, key: key.isEmpty ? nil : "payee-\(key)")
            .id
    }

    private func fillFromCopy() async throws {
        guard let id = ID<Transfer>(copy) else { throw ServiceError.notFound }
        let transfer = try await context.services.transfers().fetchTransfer(id: id).transfer
        form.fill(from: transfer, in: context.locale)
        if source == nil { form.source = offer?.accounts.first?.account.id.description ?? "" }
        if let other = transfer.otherAmount { otherCurrency = other.currency.code }
        guard case .payee(let payee, let beneficiary, let isInternational) = transfer.destination else { return }
        self.isInternational = isInternational
        if let id = beneficiary?.description, offer?.beneficiaries.contains(where: { $0.id.description == id }) == true {
            recipient = id
        } else {
            party = PartyForm(payee, showsNumber: false)
            keepsParty = false
        }
    }
}
