import Localization
import Models
import Observation
import ScreenKit
import SubscriptionsModel

/// The shared part of the view models that create and edit a subscription.
protocol SubscriptionFormModel: EditableModel where Values == SubscriptionForm, Context == SubscriptionsContext {
    /// What can be chosen; nil while it is not loaded.
    var choices: SubscriptionChoices? { get }
}

extension SubscriptionFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this subscription in the meantime", gone: "This subscription was deleted",
            addAgain: "Add as a new subscription")
    }

    /// The currency of the prices: the typed one, else that of the account, else the household's.
    var currency: Currency {
        if let typed = Currency(code: form.currency.trimmed.uppercased()) { return typed }
        let account = choices?.accounts.first { $0.id.description == form.account }
        return account?.currency ?? context.household.currency
    }

    /// Adds the subscription, and returns to where one came from, else opens it.
    func add() async {
        guard var draft = validated() else { return }
        draft.key = form.draftKey
        await submit {
            let added = try await context.services.subscriptions().addSubscription(draft)
            await context.notify(undoable: "\(added.name) added", by: .addSubscription, of: added.id.description)
            context.close(orPush: .detail(subscriptionId: added.id.description))
        }
    }

    /// Parses the form; nil if a value cannot be read, which sets the errors.
    func validated() -> SubscriptionDraft? {
        form.values.draft(in: context.locale, currency, today: context.today, errors: &form.errors)
    }
}
