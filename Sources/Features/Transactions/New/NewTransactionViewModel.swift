import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Creates a transaction: spending, income, or a transfer between own accounts.
@Observable
final class NewTransactionViewModel: LoadableModel {

    // MARK: - Published Properties

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

    // MARK: - Properties

    /// The account that the path preselects; nil for the default one.
    let accountId: String?

    // MARK: - Dependencies

    let context: TransactionsContext

    // MARK: - Initialization

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

    /// Whether fields that are folded away have something to show.
    var hasDetails: Bool { !form.note.isEmpty || !form.tags.isEmpty || errors.receipt != nil }

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
        if let draft = new.copy { try fill(from: draft) }
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
        guard let draft = draft(), await validateReceipt() else { return await updateResult() }
        do {
            let change = try await context.services.transactions().addTransaction(draft)
            guard let group = change.transactions.first else { return leaveToList() }
            let kept = await storeReceipt(with: group.id)
            context.notify(Notice(kept.map { "Added, but the receipt was not kept. \($0)" } ?? "Added", undo: change.id.description))
            proceed(group)
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            errors.form = error.sentence(button: "Add")
        }
    }

    private func offerOthers(to accounts: [Account]) {
        otherItems =
            accountId == nil
            ? context.contributions.addItems.compactMap { item in item.link(AddSource(accounts: accounts)).map { (item, $0.path) } } : []
    }

    /// Parses the form into a draft; nil if a value is invalid, which sets `errors`.
    private func draft() -> TransactionDraft? {
        errors = TransactionForm.Errors()
        guard let account = chosenAccount else {
            errors.account = "Choose an account"
            return nil
        }
        var amount: Money?
        var day: Day?
        do { amount = try form.amount(in: context.locale, currency: account.currency) } catch { errors.amount = error.sentence }
        do { day = try form.day(in: context.locale, today: context.today) } catch { errors.day = error.sentence }
        let other = ID<Account>(otherAccount)
        if kind == .transfer {
            if other == nil { errors.otherAccount = "Choose the other account" }
            if other == account.id { errors.otherAccount = "Choose two different accounts" }
        }
        let received = kind == .transfer ? received(to: other, from: account) : nil
        guard errors.isEmpty, let amount, let signed = kind == .income ? amount : try? -amount, let day else { return nil }
        let isSplit = kind != .transfer && !parts.isEmpty
        return TransactionDraft(
            account: account.id, amount: signed, day: day, payee: payee, note: form.note,
            category: kind == .transfer || isSplit ? nil : form.categoryId, transferAccount: kind == .transfer ? other : nil,
            otherAmount: received, tags: form.tagList, parts: isSplit ? parts : [], key: key.isEmpty ? nil : key,
            allowsClosedDays: allowsClosedDays)
    }

    /// Parses the received amount if the other account has another currency.
    private func received(to other: ID<Account>?, from account: Account) -> Money? {
        guard let currency = accounts.first(where: { $0.id == other })?.currency else { return nil }
        guard currency != account.currency else {
            if !form.received.withoutOuterBlanks.isEmpty { errors.received = "Both accounts are in \(currency.code): leave this empty" }
            return nil
        }
        guard !form.received.withoutOuterBlanks.isEmpty else {
            errors.received = "Enter what arrives in \(currency.code)"
            return nil
        }
        do { return try form.received(in: context.locale, currency: currency) } catch {
            errors.received = error.sentence
            return nil
        }
    }

    /// Sets `resultText` from the form values: for spending and income the category that the payee gets, for a transfer the rate.
    private func updateResult() async {
        resultText = .verbatim("")
        if kind != .transfer { return await updateCategory() }
        guard kind == .transfer, let account = chosenAccount,
            let currency = accounts.first(where: { $0.id.description == otherAccount })?.currency, currency != account.currency
        else { return }
        let day = (try? form.day(in: context.locale, today: context.today)) ?? context.today
        if let amount = try? form.amount(in: context.locale, currency: account.currency),
            let received = try? form.received(in: context.locale, currency: currency),
            let rate = ExchangeRate(from: amount, to: received, on: day, digits: 6)
        {
            resultText = .verbatim(rate.text(in: context.locale))
        } else if let rate = try? await context.services.rates().rate(from: account.currency, to: currency, on: day) {
            resultText = "The last rate is \(rate.text(in: context.locale)), of \(rate.day)."
        } else {
            resultText = "What arrives is in \(currency.code)."
        }
    }

    /// Says which category the payee gets if none is chosen.
    private func updateCategory() async {
        guard parts.isEmpty, form.category.isEmpty, !payee.isEmpty else { return }
        let known = try? await context.services.transactionScreens().fetchCategory(of: payee, isIncome: kind == .income)
        if let category = categories.first(where: { $0.id == known }) {
            resultText = "\(category.name), as last time."
        } else {
            resultText = "A new payee: choose a category, and it is kept for the next time."
        }
    }

    /// Validates the selected file before the transaction is saved. Sets the error of the file field if the file is rejected.
    private func validateReceipt() async -> Bool {
        guard let receipt else { return true }
        do {
            try await context.services.attachments().checkFile(receipt)
            return true
        } catch {
            errors.receipt = context.message(of: error)
            return false
        }
    }

    /// Stores the selected receipt. Returns an error message if that fails.
    private func storeReceipt(with id: ID<Transaction>) async -> LocalizedText? {
        guard let receipt else { return nil }
        do {
            _ = try await context.services.attachments().addAttachment(
                to: .transaction(id), file: receipt, key: key.isEmpty ? nil : "receipt-\(key)")
            return nil
        } catch {
            return context.message(of: error)
        }
    }

    /// Opens the list if the form was submitted before and its transaction was deleted since.
    private func leaveToList() { context.push(.list(accountId: account)) }

    /// Parses the id in a form value; nil if the value is the one for no selection. An invalid id throws `ServiceError.notFound`.
    private func id<Entity>(_ text: String, unless none: String) throws(ServiceError) -> ID<Entity>? {
        guard text != none else { return nil }
        guard let id = ID<Entity>(text) else { throw .notFound }
        return id
    }

    private func fill(from draft: TransactionDraft) throws {
        kind = draft.transferAccount != nil ? .transfer : draft.amount.isNegative ? .spending : .income
        account = draft.account.description
        otherAccount = draft.transferAccount?.description ?? ""
        parts = draft.parts
        form.amount = (draft.amount.isNegative ? try -draft.amount : draft.amount).typedText(in: context.locale)
        form.received = draft.otherAmount?.typedText(in: context.locale) ?? ""
        form.day = draft.day.description
        form.payee = draft.payee
        form.category = draft.category?.description ?? ""
        form.note = draft.note
        form.tags = TagText.text(draft.tags)
    }
}
