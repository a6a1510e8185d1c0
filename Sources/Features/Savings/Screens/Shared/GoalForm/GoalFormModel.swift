import Localization
import Models
import Navigation
import Observation
import SavingsModel
import ScreenKit

/// The shared part of the view models that create and edit a goal: a list of parts whose rows can be added and removed.
protocol GoalFormModel: EditableModel where Values == GoalForm, Context == SavingsContext {
    /// The accounts that a part can be of.
    var choices: [Account] { get }
    /// What the accounts hold that no goal has, for a new goal; empty for an existing one.
    var free: [ID<Account>: Money] { get }
}

extension GoalFormModel {
    var free: [ID<Account>: Money] { [:] }

    /// The currency of the amounts: that of the first selected account.
    var currency: Currency {
        let currencies = currencies
        return form.rows.compactMap { ID<Account>($0.account).flatMap { currencies[$0] } }.first
            ?? choices.first?.currency ?? context.household.currency
    }

    var currencies: [ID<Account>: Currency] {
        Dictionary(choices.map { ($0.id, $0.currency) }, uniquingKeysWith: { first, _ in first })
    }

    var texts: EditTexts {
        EditTexts(
            conflict: "Somebody else changed this goal in the meantime", gone: "This goal was deleted", addAgain: "Add as a new goal")
    }

    /// Adds the goal with the lowest priority and opens it.
    func add() async {
        guard var draft = validated() else { return }
        draft.key = form.draftKey
        for index in draft.parts.indices { draft.parts[index].id = nil }
        await submit {
            let goal = try await context.services.savings().addGoal(draft)
            context.notify(Notice("\(goal.name) added"))
            context.close(orPush: .goalDetail(goalId: goal.id.description))
        }
    }

    /// Parses the form; nil if a value is invalid, which sets the errors.
    ///
    /// - Parameter before: the stored target day, which remains valid even if it has passed.
    func validated(before: Day? = nil) -> GoalDraft? {
        form.errors = form.values.errors(
            in: context.locale, currency, today: context.today, currencies: currencies, before: before, free: free)
        return form.errors.isEmpty ? form.values.draft(in: context.locale, currency, today: context.today) : nil
    }

    func addRow() {
        form.isUnfinished = true
        if form.rows.count < SavingsRule.maxParts { form.rows.append(GoalPartRow()) }
    }

    func removeRow(_ index: Int) {
        form.isUnfinished = true
        if form.rows.indices.contains(index), form.rows.count > 1 { form.rows.remove(at: index) }
    }
}
