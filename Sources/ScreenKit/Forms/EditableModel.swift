import Localization
package import Observation
import Services

/// A view model with a form that adds or edits a row: saving, errors at their fields, conflicts and deleted rows stand here once.
///
/// A model writes `save()`: it validates, and passes one write to `submit`.
package protocol EditableModel: LoadableModel, Observable {
    associatedtype Values: FormValues

    var form: EditForm<Values> { get set }

    /// What the form says of its row.
    var texts: EditTexts { get }

    /// Saves the form.
    func save() async

    /// Adds what is typed as a new row, after the row of the form was deleted.
    func addAgain() async
}

extension EditableModel {
    /// Whether the row was deleted since the form was filled.
    package var isGone: Bool { form.isGone || state == .error(.notFound) }

    /// By default, a deleted row cannot be added again.
    package func addAgain() async {}

    /// Keeps the page of a form whose row was deleted, with what is typed.
    package func keepTyped() { form.isUnfinished = true }
}

extension EditableModel {
    /// Writes the form.
    ///
    /// A violated rule is shown at its field. After a conflict what is stored now is loaded, and submitting again overwrites it. A row that
    /// was deleted meanwhile leaves what is typed on the page.
    ///
    /// - Parameter write: calls a service, once; then says what the next page says, and opens it.
    package func submit(_ write: () async throws -> Void) async {
        do {
            try await write()
        } catch ServiceError.conflict {
            await showConflict()
        } catch ServiceError.notFound where !form.revision.isEmpty {
            showDeletion()
        } catch {
            form.errors.show(context.record(error))
        }
    }

    private func showConflict() async {
        form.markConflict()
        form.errors.form = "\(texts.conflict). Save again to keep what you typed."
        do {
            try await load()
        } catch ServiceError.notFound {
            showDeletion()
        } catch {
            form.errors.show(context.record(error))
        }
        if form.isGone { form.errors.form = nil }
    }

    private func showDeletion() {
        guard texts.addAgain != nil else { return context.replaceContent(with: .notFound) }
        form.markGone()
        keepTyped()
    }
}
