import Models
import Navigation
import Observation
import Services

/// The form of a new account.
@Observable
final class AddAccountViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var form = AccountForm()
    private(set) var errors = AccountForm.Errors()
    /// Sent twice, one account is made.
    var key = ""

    // MARK: - Hooks

    /// Called after the account was made, before the coordinator leads to it.
    var onSave: (() -> Void)?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any AccountServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(service: any AccountServiceProtocol, context: MemberContext, coordinator: AccountsCoordinator?) {
        self.service = service
        self.context = context
        self.coordinator = coordinator
        reset()
    }

    /// Whether what is typed can be saved.
    var isValid: Bool { validationErrors.isEmpty }

    /// What stands against saving, all at once.
    var validationErrors: [String] { form.errors(in: context.locale, today: context.today, opens: true).all }

    // MARK: - Data Loading

    func loadData() async { state = .loaded }

    /// Empties the form.
    func reset() {
        form = AccountForm()
        form.currency = context.household.currency.code
        form.balanceDay = context.today.description
        errors = AccountForm.Errors()
    }

    // MARK: - Actions

    func save() async {
        errors = form.errors(in: context.locale, today: context.today, opens: true)
        guard isValid, let currency = form.chosenCurrency, let limit = form.limit(in: context.locale) else { return }
        let draft = AccountDraft(
            name: form.name, institution: form.institution, kind: form.kind, currency: currency, opening: form.balance(in: context.locale),
            openingDay: DayText.parse(form.balanceDay, in: context.locale, today: context.today), color: form.color,
            number: form.number.isEmpty ? nil : form.number, limit: limit, key: key.isEmpty ? nil : key)
        do {
            let summary = try await service.addAccount(draft)
            onSave?()
            coordinator?.notify(Notice("\(summary.account.name) added"))
            coordinator?.open(Link(.accounts(.detail(accountId: summary.account.id.description))))
        } catch {
            errors.number = ServiceError(error).description
        }
    }
}
