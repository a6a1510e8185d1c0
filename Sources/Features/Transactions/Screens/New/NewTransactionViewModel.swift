import ImportModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Creates a transaction: spending, income, or a transfer between own accounts.
@Observable
final class NewTransactionViewModel: LoadableModel {
    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    /// Payees of the latest entries, suggested in the payee field.
    private(set) var payees: [String] = []
    /// What else can be added.
    private(set) var otherItems: [(item: AddItem, path: String)] = []
    /// The parts of a split transaction that is duplicated; empty if it is not split.
    private(set) var parts: [SplitPart] = []
    var kind = TransactionKind.spending
    var form = TransactionForm()
    private(set) var errors = TransactionForm.Errors()
    /// The id of the selected account.
    var account = ""
    var otherAccount = ""
    /// The code of the currency that the sent page showed beside the amount; empty if it is not known. Without the script it stays when
    /// another account is chosen.
    var shownCurrency = ""
    /// The payee that was chosen among the recent ones. A typed payee takes precedence.
    var recentPayee = ""
    /// The account and the day that a link preselects.
    var linkedAccount = ""
    var linkedDay = ""
    /// The id of the transaction that is duplicated; empty for a new one.
    var copy = ""
    /// The idempotency key: a form that is submitted twice creates one transaction.
    var key = ""
    var receipt: StagedFile?
    /// Whether the member was warned that the day is closed and may now change it.
    var allowsClosedDays = false
    /// The category that the payee gets, or the exchange rate, or what is missing to know it.
    private(set) var resultText = LocalizedText.verbatim("")
    /// Whether only the category or the exchange rate was requested.
    private(set) var showsResult = false

    /// The account that the path preselects; nil for the default one.
    let accountId: String?

    let context: TransactionsContext

    init(_ context: TransactionsContext, accountId: String?) {
        self.context = context
        self.accountId = accountId
    }

    // MARK: - Presentation

    /// The selected account.
    var chosenAccount: Account? { accounts.first { $0.id.description == account } }

    /// The kinds that can be created: a transfer needs two accounts.
    var kinds: [TransactionKind] { accounts.count > 1 ? TransactionKind.allCases : [.spending, .income] }

    /// The newest payees, offered as chips.
    var recent: [String] { Array(payees.prefix(6)) }

    /// The payee that is typed, else the chosen recent one.
    private var payee: String {
        let typed = form.payee.withoutOuterBlanks
        return typed.isEmpty ? recentPayee : typed
    }

    private var route: TransactionsRoute { accountId.map { .new(accountId: $0) } ?? .add }

    /// The link to the empty form.
    var start: Link { Link(.transactions(route)) }

    /// Whether there are accounts in different currencies.
    var mayChangeCurrency: Bool { Set(accounts.map(\.currency)).count > 1 }

    /// The currency of the amount: that of the account, else that of the household.
    var currency: Currency { chosenAccount?.currency ?? context.household.currency }

    /// Returns the name of the category of a part.
    func categoryName(of part: SplitPart) -> String { categories.first { $0.id == part.category }?.name ?? "" }

    // MARK: - Data Loading

    func load() async throws {
        let new: NewTransaction
        do {
            let asked: ID<Account>? = try id(accountId ?? ImportRoute.anyAccount, unless: ImportRoute.anyAccount)
            new = try await context.services.transactionScreens().fetchNew(
                account: asked ?? ID<Account>(linkedAccount), copying: try id(copy, unless: ""))
        } catch ServiceError.notFound where accountId == nil && copy.isEmpty {
            // A household without an account.
            return offerOthers(to: [])
        }
        accounts = new.accounts.filter { !$0.isArchived || $0.id == new.account.id }
        categories = new.categories
        payees = new.payees
        account = new.account.id.description
        if !kinds.contains(kind) { kind = .spending }
        form.day = linkedDay.isEmpty ? context.today.description : linkedDay
        offerOthers(to: accounts)
        if let draft = new.copy { fill(from: draft) }
    }

    // MARK: - Actions

    /// Finds the category of the payee, or computes the exchange rate, of the current form values.
    func calculate() async {
        await updateResult()
        showsResult = true
    }

    func save() async {
        await add { group in context.close(orPush: .detail(transactionId: group.id.description)) }
    }

    /// Saves, and opens the form again with the same kind, account and day.
    func saveAndAddAnother() async {
        await add { _ in
            var query = [QueryItem("kind", kind.rawValue), QueryItem("day", form.day)]
            if accountId == nil { query.append(QueryItem("account", account)) }
            let next = Link(.transactions(route), query: query)
            context.open(context.back.map(next.leadingBack) ?? next)
        }
    }

    // MARK: - Private Methods

    private func add(then proceed: (TransactionGroup) -> Void) async {
        guard let draft = draft() else { return await updateResult() }
        errors.receipt = await attachment?.problem()
        guard errors.isEmpty else { return await updateResult() }
        do {
            let change = try await context.services.transactions().addTransaction(draft)
            // The form was submitted before, and its transaction deleted since.
            guard let group = change.transactions.first else { return context.push(.list(accountId: account)) }
            let kept = await attachment?.store(with: group.id)
            context.notify(
                Notice(kept.map { "Coffer added the transaction, but not the receipt. \($0)" } ?? "Added", undo: change.id.description))
            proceed(group)
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            errors.form = error.sentence(button: "Add")
        }
    }

    /// Parses the form; nil if a value is invalid, which sets `errors`.
    private func draft() -> TransactionDraft? {
        let reader = NewTransactionReader(
            form: form, kind: kind, payee: payee, accounts: accounts, account: chosenAccount, other: ID<Account>(otherAccount),
            parts: parts, key: key, allowsClosedDays: allowsClosedDays, locale: context.locale, today: context.today)
        let read = reader.read()
        errors = read.errors
        if !shownCurrency.isEmpty, shownCurrency != currency.code, errors.amount == nil {
            errors.amount = "This account is in \(currency.code). Check the amount"
        }
        return errors.isEmpty ? read.draft : nil
    }

    /// The selected receipt; nil if there is none.
    private var attachment: NewReceipt? { receipt.map { NewReceipt(context: context, file: $0, key: key) } }

    /// Sets `resultText` from the form values: for spending and income the category that the payee gets, for a transfer the rate.
    private func updateResult() async {
        let hint = NewTransactionHint(context: context, form: form)
        if kind == .transfer {
            resultText = await hint.rate(from: chosenAccount?.currency, to: accounts.first { $0.id.description == otherAccount }?.currency)
        } else {
            resultText = parts.isEmpty ? await hint.category(of: payee, isIncome: kind == .income, among: categories) : .verbatim("")
        }
    }

    private func offerOthers(to accounts: [Account]) {
        otherItems =
            accountId == nil
            ? context.contributions.addItems.compactMap { item in item.link(AddSource(accounts: accounts)).map { (item, $0.path) } } : []
    }

    /// Parses the id in a form value; nil if the value is the one for no selection. An invalid id throws `ServiceError.notFound`.
    private func id<Entity>(_ text: String, unless none: String) throws(ServiceError) -> ID<Entity>? {
        guard text != none else { return nil }
        guard let id = ID<Entity>(text) else { throw .notFound }
        return id
    }

    private func fill(from draft: TransactionDraft) {
        kind = draft.transferAccount != nil ? .transfer : draft.amount.isNegative ? .spending : .income
        account = draft.account.description
        otherAccount = draft.transferAccount?.description ?? ""
        parts = draft.parts
        form.fill(from: draft, in: context.locale)
    }
}
