import Localization
import Models
import Navigation
import Observation
import Services

/// Creates a savings account.
@Observable
final class AddAccountViewModel: ScreenModel, SavingsFormModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
    var form = SavingsForm()
    private(set) var errors = SavingsForm.Errors()
    /// Whether validation errors are shown.
    var showingError = false
    /// The idempotency key: a form that is submitted twice creates one account.
    var key = ""

    // MARK: - Callbacks

    /// Called after the account was created, before the coordinator opens it.
    var onSave: (() -> Void)?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any SavingsServiceProtocol
    private weak let coordinator: SavingsCoordinator?

    // MARK: - Initialization

    init(service: any SavingsServiceProtocol, context: MemberContext, coordinator: SavingsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
        reset()
    }

    var currency: Currency { Currency(code: form.currency) ?? context.household.currency }

    // MARK: - Data Loading

    func loadData() async { state = .loaded }

    /// Clears the form.
    func reset() {
        form = SavingsForm()
        form.currency = context.household.currency.code
        errors = SavingsForm.Errors()
        showingError = false
    }

    // MARK: - Actions

    /// Creates the account with its plan and opens it.
    func save() async {
        errors = form.errors(in: context.locale, currency)
        showingError = !isValid
        guard !showingError, let draft else { return }
        do {
            let made = try await service.addAccount(draft)
            onSave?()
            coordinator?.notify(Notice("\(made.name) added"))
            coordinator?.open(Link(.savings(.detail(accountId: made.id.description))))
        } catch {
            errors.form = message(of: error)
            showingError = true
        }
    }
}
