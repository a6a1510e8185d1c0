import Models
import Observation
import ScreenKit
import Services

/// The shared part of the view models that create and edit a goal: a list of parts whose rows can be added and removed.
protocol GoalFormModel: AnyObject, Observable {
    var form: GoalForm { get set }
    var errors: GoalForm.Errors { get }
    var context: SavingsContext { get }
    /// The accounts that a part can be of.
    var choices: [Account] { get }
    /// Whether a row was added or removed, so that the form is shown again.
    var isUnfinished: Bool { get set }
}

extension GoalFormModel {
    /// The currency of the amounts: that of the first selected account.
    var currency: Currency {
        let currencies = currencies
        return form.rows.compactMap { ID<Account>($0.account).flatMap { currencies[$0] } }.first
            ?? choices.first?.currency ?? context.household.currency
    }

    var currencies: [ID<Account>: Currency] {
        Dictionary(choices.map { ($0.id, $0.currency) }, uniquingKeysWith: { first, _ in first })
    }

    func addRow() {
        isUnfinished = true
        if form.rows.count < SavingsRule.maxParts { form.rows.append(GoalPartRow()) }
    }

    func removeRow(_ index: Int) {
        isUnfinished = true
        if form.rows.indices.contains(index), form.rows.count > 1 { form.rows.remove(at: index) }
    }
}
