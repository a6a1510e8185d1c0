import Localization
import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services

/// The shared part of the view models that create and edit an expected item.
protocol ExpectedFormModel: EditableModel where Values == ExpectedForm, Context == PlanContext {
    /// What can be chosen; nil while it is not loaded.
    var choices: ExpectedChoices? { get }
}

extension ExpectedFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this in the meantime", gone: "This was deleted", addAgain: "Add it again")
    }

    /// The currency of the amount: the stored or typed one, else that of the account, else the household's.
    var currency: Currency {
        if let typed = Currency(code: form.currency.trimmed.uppercased()) { return typed }
        let account = choices?.accounts.first { $0.id.description == form.account }
        return account?.currency ?? context.household.currency
    }

    /// The categories of the direction, and neutral ones.
    var categories: [Models.Category] {
        let wanted: CategoryClass = form.direction == .income ? .income : .spending
        return (choices?.categories ?? []).filter { $0.class == wanted || $0.class == .neutral || $0.id.description == form.category }
    }

    /// Adds the item, and returns to where it was found, else opens it.
    func add() async {
        guard var draft = validated() else { return }
        draft.key = form.draftKey
        await submit {
            let added = try await context.services.expected().addExpected(draft)
            await context.notify(undoable: "\(added.name) added", by: .addExpected, of: added.id.description)
            context.close(orPush: .expectedDetail(expectedId: added.id.description))
        }
    }

    /// Parses the form; nil if a value cannot be read, which sets the errors.
    func validated() -> ExpectedDraft? {
        form.values.draft(in: context.locale, currency, today: context.today, errors: &form.errors)
    }
}
