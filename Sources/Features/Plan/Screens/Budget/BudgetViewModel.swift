import Localization
import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services
import TransactionsModel

/// The budget of a category: its figures, its history, and the form that changes it.
@Observable
final class BudgetViewModel: LoadableModel {
    private(set) var details: BudgetDetails?
    /// `2026-11`; empty or unreadable: this month.
    var monthText = ""
    var amountText = ""
    var period = BudgetPeriod.month
    var carryOver = CarryOver.off
    /// The fingerprint of the budget that the form showed.
    var shown = ""
    private(set) var errors = Errors()
    /// Whether somebody else changed the budget since the form was filled.
    private(set) var isConflict = false

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case amount
    }

    typealias Errors = FormFieldErrors<Field>

    let categoryId: String

    let context: PlanContext

    init(_ context: PlanContext, categoryId: String) {
        self.context = context
        self.categoryId = categoryId
    }

    // MARK: - Presentation

    /// The month that is shown.
    var month: Month { MonthText.month(monthText, in: context) }

    /// The period that contains the month.
    var status: BudgetStatus? { details?.budget == nil ? nil : details?.history.last }

    /// The same screen for another month.
    func link(_ month: Month) -> Link {
        Link(.plan(.budget(categoryId: categoryId)), query: [QueryItem("month", month.description)])
    }

    /// The transactions that count in the figures of the category in some months.
    func transactions(_ months: ClosedRange<Month>) -> Link {
        let (first, last) = (context.household.days(of: months.lowerBound), context.household.days(of: months.upperBound))
        var items = [QueryItem("category", categoryId)]
        for part in details?.parts ?? [] { items.append(QueryItem("category", part.description)) }
        items.append(QueryItem("from", first.lowerBound.description))
        items.append(QueryItem("until", last.upperBound.description))
        items.append(QueryItem("status", TransactionStatus.completed.rawValue))
        if let whose = context.memberContext.whose { items.append(QueryItem("whose", whose.rawValue)) }
        return Link(.transactions(.all), query: items)
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Models.Category>(categoryId) else { throw ServiceError.notFound }
        let details = try await context.services.budgets().fetchBudget(of: id, in: month)
        self.details = details
        shown = details.budget.fingerprint
        fill(from: details.budget)
    }

    // MARK: - Actions

    func save() async {
        guard let details, isUnchanged(details) else { return }
        errors = Errors()
        guard let amount = AmountParser.parse(amountText, locale: context.locale, currency: details.currency) else {
            return errors[.amount] = RuleViolation.budgetAmountInvalid.text
        }
        let budget = Budget(amount: amount, period: period, carryOver: carryOver)
        do {
            let change = try await context.services.budgets().setBudgets(
                [BudgetChange(category: details.category.id, budget: budget, shown: .budget(details.budget))], from: month, isOnce: false)
            context.notify(change.map { Notice("Budget saved", undo: $0.description) } ?? Notice("Nothing was changed"))
            context.open(link(month))
        } catch {
            errors.show(context.record(error))
        }
    }

    func remove() async {
        guard let details else { return }
        let isDone = await context.perform(undoable: "Budget removed") {
            try await context.services.budgets().clearBudget(of: details.category.id, from: month)
        }
        if isDone { context.open(Link(.plan(.overview), query: [QueryItem("month", month.description)])) }
    }

    /// Runs a closure while the form shows the stored budget in place of what is typed.
    func showingStored(_ read: () -> Void) {
        let typed = (amountText, period, carryOver, errors)
        (amountText, errors) = ("", Errors())
        fill(from: details?.budget)
        read()
        (amountText, period, carryOver, errors) = typed
    }

    // MARK: - Private Methods

    private func fill(from budget: Budget?) {
        guard let budget else { return }
        (amountText, period, carryOver) = (budget.amount.typedText(in: context.locale), budget.period, budget.carryOver)
    }

    /// Whether the budget is what the form showed; else says what it is now, and lets the next save replace it.
    private func isUnchanged(_ details: BudgetDetails) -> Bool {
        let current = details.budget.fingerprint
        guard shown != current else { return true }
        shown = current
        isConflict = true
        errors.form =
            details.budget.map { "Somebody changed this to \($0.amount). Save again to replace it." }
            ?? "Somebody removed this. Save again to set it anyway."
        return false
    }
}
