import AccountsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The shared part of the view models that create and edit an account.
protocol AccountFormModel: EditableModel where Values == AccountForm, Context == AccountsContext {}

extension AccountFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this account in the meantime", gone: "This account was deleted in the meantime",
            addAgain: "Add as a new account")
    }

    /// Creates the account and opens it.
    func add() async {
        form.errors = form.values.errors(in: context.locale, today: context.today, opens: true)
        guard form.errors.isEmpty, let currency = form.values.chosenCurrency, let limit = form.values.limit(in: context.locale) else {
            return
        }
        let owner = ID<Member>(form.owner)
        let draft = AccountDraft(
            name: form.name, institution: form.institution, kind: form.kind, currency: currency,
            opening: form.values.balance(in: context.locale),
            openingDay: DayText.parse(form.balanceDay, in: context.locale, today: context.today), color: form.color,
            number: form.number.isEmpty ? nil : form.number, limit: limit, owner: owner,
            sharing: owner == nil ? .full : form.sharing, key: form.draftKey)
        await submit {
            let summary = try await context.services.accounts().addAccount(draft)
            context.notify(Notice("\(summary.account.name) added"))
            context.close(orPush: .detail(accountId: summary.account.id.description))
        }
    }
}
