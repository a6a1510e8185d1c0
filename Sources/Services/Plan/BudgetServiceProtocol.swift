package import Models

/// Manages budgets of categories of spending. Months are household months: `Household.days(of:)`.
package protocol BudgetServiceProtocol: Sendable {

    // MARK: - Reading

    /// A month at a glance, from one snapshot.
    ///
    /// - Throws: `ServiceError.rule` for a month outside the calendar.
    func fetchBudgets(in month: Month) async throws -> BudgetOverview

    /// What the form of a month's amounts shows.
    func fetchAmounts(of month: Month) async throws -> BudgetAmounts

    /// The budget of a category with its history.
    ///
    /// - Throws: `ServiceError.notFound`, also for a category that is not of spending.
    func fetchBudget(of category: ID<Category>, in month: Month) async throws -> BudgetDetails

    // MARK: - Changing

    /// Sets budgets from a month on until the next change of each, or for this month only.
    ///
    /// - Parameter isOnce: for this month only; ignored for quarters and years.
    /// - Returns: the change, which can be undone; nil if nothing changed.
    /// - Throws: `ServiceError.rule`; `.notFound`; `.conflict` if a budget is not what the form showed.
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
    /// What the form showed.
    package var shown: Shown

    package enum Shown: Hashable, Sendable {
        /// There was no form: any budget is replaced.
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
