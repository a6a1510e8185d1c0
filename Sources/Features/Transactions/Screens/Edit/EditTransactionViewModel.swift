import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Edits an existing transaction.
@Observable
final class EditTransactionViewModel: LoadableModel {
    /// The transaction as currently stored.
    private(set) var outline: TransactionOutline?
    private(set) var categories: [Category] = []
    var form = TransactionForm()
    var status = TransactionStatus.completed
    private(set) var errors = TransactionForm.Errors()
    /// The revision of the transaction that the form was filled from.
    var revision = ""
    /// Whether another member changed the transaction since the form was filled.
    private(set) var isConflict = false
    /// Whether to save a rule that assigns the category to future transactions with this payee.
    var makesRule = false
    /// Whether the member was warned that the day is closed and may now change it.
    var allowsClosedDays = false

    let transactionId: String

    let context: TransactionsContext

    init(_ context: TransactionsContext, transactionId: String) {
        self.context = context
        self.transactionId = transactionId
    }

    // MARK: - Presentation

    /// Whether the form differs from the stored transaction.
    var hasChanges: Bool {
        guard let outline else { return false }
        return form != filled(from: outline) || status != outline.group.status
    }

    /// The currency of the amount.
    var currency: Currency { outline?.group.parts.first?.amount.currency ?? context.household.currency }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Transaction>(transactionId) else { throw ServiceError.notFound }
        let details = try await context.services.transactionScreens().fetchDetails(ids: [id])
        guard let outline = TransactionOutline(details) else { throw ServiceError.notFound }
        categories = details.categories
        self.outline = outline
        form = filled(from: outline)
        status = outline.group.status
        revision = String(outline.group.revision)
    }

    // MARK: - Actions

    /// Saves the changes. Without changes nothing is written.
    func save() async {
        guard let outline, let edit = edit(of: outline) else { return }
        guard hasChanges || makesRule else {
            return context.dismiss(showing: "Nothing was changed")
        }
        do {
            let change = try await context.services.transactions().updateTransaction(
                id: outline.group.id, edit, revision: Int64(revision) ?? 0)
            if makesRule { try await saveRule() }
            context.notify(Notice("Saved", undo: change.id.description))
            context.dismiss()
        } catch ServiceError.conflict {
            isConflict = true
            revision = String(outline.group.revision)
            errors.form = "Somebody else changed this transaction in the meantime. Save again to keep what you typed."
        } catch {
            let error = context.record(error)
            allowsClosedDays = error.isClosedDay
            errors.form = error.sentence(button: "Save")
        }
    }

    /// Runs a closure while the form shows the stored transaction in place of what is typed.
    func showingStored(_ read: () -> Void) {
        guard let outline else { return }
        let typed = (form, status, errors)
        (form, status, errors) = (filled(from: outline), outline.group.status, TransactionForm.Errors())
        read()
        (form, status, errors) = typed
    }

    // MARK: - Private Methods

    /// Parses the form into an edit; nil if a value is invalid, which sets `errors`.
    private func edit(of outline: TransactionOutline) -> TransactionEdit? {
        errors = TransactionForm.Errors()
        var edit = TransactionEdit(
            payee: payee(of: outline), note: form.note, tags: form.tagList, status: status, allowsClosedDays: allowsClosedDays)
        if outline.hasOneAmount {
            do { edit.amount = try form.amount(in: context.locale, currency: currency) } catch { errors.amount = error.sentence }
        }
        if let received = outline.received {
            do { edit.received = try form.received(in: context.locale, currency: received.currency) } catch {
                errors.received = error.sentence
            }
        }
        do {
            let day = try form.day(in: context.locale, today: context.today)
            if day != outline.day { edit.day = day }
        } catch {
            errors.day = error.sentence
        }
        if outline.hasCategory, let category = form.categoryId, category != outline.category?.id { edit.category = category }
        return errors.isEmpty ? edit : nil
    }

    /// The payee as it is stored.
    private func payee(of outline: TransactionOutline) -> String {
        outline.systemPayee?.stored(typed: form.payee, in: context.memberContext.texts) ?? form.payee
    }

    /// Saves a rule that assigns the category to the payee. An existing rule for this payee alone is updated.
    private func saveRule() async throws {
        guard let category = form.categoryId, !form.payee.folded.isEmpty else { return }
        let known = try await context.services.categories().fetchRules().first { rule in
            guard case .equals(let payee) = rule.payee else { return false }
            return payee.folded == form.payee.folded && rule.minimum == nil && rule.maximum == nil && rule.account == nil
        }
        guard var known else {
            _ = try await context.services.categories().addRule(.init(payee: .equals(form.payee), category: category))
            return
        }
        known.category = category
        _ = try await context.services.categories().saveRule(known)
    }

    private func filled(from outline: TransactionOutline) -> TransactionForm {
        var form = TransactionForm()
        form.amount = outline.hasOneAmount ? outline.group.parts[0].amount.typedText(in: context.locale) : ""
        form.received = outline.received?.typedText(in: context.locale) ?? ""
        form.day = outline.day.description
        form.payee = outline.payee.string(in: context.memberContext.texts)
        form.category = outline.category?.id.description ?? ""
        form.note = outline.group.parts[0].note
        form.tags = TagText.text(outline.group.tags)
        return form
    }
}
