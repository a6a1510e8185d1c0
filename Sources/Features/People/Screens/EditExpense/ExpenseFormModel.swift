import Localization
import Models
import PeopleModel
import ScreenKit

/// The shared part of the view models that create and edit an expense.
protocol ExpenseFormModel: EditableModel where Values == ExpenseForm {
    /// The group with accounts and categories; nil while they are not loaded.
    var choices: ExpenseChoices? { get }
    /// The stored expense; nil: a new one.
    var stored: Expense? { get }
    /// The format in which typed amounts and days are read.
    var locale: LocaleFormat { get }
    /// In the household's time zone; nil without a household.
    var today: Day? { get }
    /// Shows the shares for the current form values.
    func calculate()
}

extension ExpenseFormModel {
    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this expense in the meantime", gone: "This expense was deleted",
            addAgain: "Add as a new expense")
    }

    /// Those who can pay and bear a part: who has not left, and who is in the stored expense.
    var members: [GroupMember] {
        guard let group = choices?.group else { return [] }
        return group.members.filter { member in
            !member.hasLeft || stored?.payers.contains { $0.member == member.id } == true
                || stored?.shares.contains { $0.member == member.id } == true
        }
    }

    /// The typed currency, else that of the group.
    func currency(in group: PeopleGroup) -> Currency { Currency(code: form.currency.trimmed.uppercased()) ?? group.currency }

    /// The shares that follow from what is typed, or why there are none.
    var preview: SharePreview { SharePreview(form.values, among: members, rotation: stored?.leftoverRotation, in: locale) }

    func validated() -> ExpenseDraft? {
        guard let today else { return nil }
        return form.values.draft(
            among: members, accounts: choices?.accounts ?? [], in: locale, today: today, errors: &form.errors)
    }
}

extension ExpenseFormModel where Context == PeopleContext {
    var locale: LocaleFormat { context.locale }

    var today: Day? { context.today }
}
