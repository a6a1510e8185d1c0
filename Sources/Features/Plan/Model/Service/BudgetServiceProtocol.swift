package import Models
package import Services

/// Manages budgets of categories of spending. Months are household months: `Household.days(of:)`.
package protocol BudgetServiceProtocol: Sendable {
    /// The budgets of a month, from one snapshot.
    ///
    /// - Throws: `ServiceError.rule` for a month outside the calendar.
    func fetchBudgets(in month: Month) async throws -> BudgetOverview

    /// The data of the form of a month's amounts.
    func fetchAmounts(of month: Month) async throws -> BudgetAmounts

    /// The budget of a category with its history.
    ///
    /// - Throws: `ServiceError.notFound`, also for a category that is not of spending.
    func fetchBudget(of category: ID<Category>, in month: Month) async throws -> BudgetDetails

    /// Sets budgets from a month on until the next change of each, or for this month only.
    ///
    /// - Parameter isOnce: for this month only; ignored for quarters and years.
    /// - Returns: the change, which can be undone; nil if nothing changed.
    /// - Throws: `ServiceError.rule`; `.notFound`; `.conflict` if a budget differs from the one that the form showed.
    func setBudgets(_ changes: [BudgetChange], from month: Month, isOnce: Bool) async throws -> ID<AuditRecord>?

    /// Ends the budget of a category with the month before this one, and removes later changes.
    ///
    /// - Returns: the change, which can be undone.
    /// - Throws: `ServiceError.notFound`, also without a budget.
    func clearBudget(of category: ID<Category>, from month: Month) async throws -> ID<AuditRecord>
}

extension DependencyContainer {
    package func budgets() -> any BudgetServiceProtocol { service() }
}

/// A new budget of a category.
package struct BudgetChange: Hashable, Sendable {
    package var category: ID<Category>
    /// In the household's currency; nil: no budget.
    package var budget: Budget?
    /// The budget that the form showed.
    package var shown: Shown

    package enum Shown: Hashable, Sendable {
        /// No form: any budget is replaced.
        case nothing
        /// This budget, or none.
        case budget(Budget?)
    }

    package init(category: ID<Category>, budget: Budget?, shown: Shown = .nothing) {
        self.category = category
        self.budget = budget
        self.shown = shown
    }
}
