import Ledger
import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// The household's budgets. What is spent of them is that of the accounts of the member's perspective.
struct LiveBudgetService: BudgetServiceProtocol {
    let context: ServiceContext

    func fetchBudgets(in month: Month) async throws -> BudgetOverview { try await read(month) { try $0.overview(of: month) } }

    func fetchAmounts(of month: Month) async throws -> BudgetAmounts { try await read(month) { try $0.amounts(of: month) } }

    func fetchBudget(of category: ID<Models.Category>, in month: Month) async throws -> BudgetDetails {
        try await read(month) { try $0.details(of: category, in: month) }
    }

    func setBudgets(_ changes: [BudgetChange], from month: Month, isOnce: Bool) async throws -> ID<AuditRecord>? {
        try requireValid(month)
        let currency = context.household.currency
        return try await context.write([.plan], allowsGroupCommit: true) { write in
            let budgets = BudgetRepository(write.connection, household: write.household)
            var changed: [(name: String, image: BudgetImage.Change)] = []
            for change in changes {
                let record = try write.category(change.category)
                guard record.categoryClass == .spending else { throw ServiceError.rule(.budgetCategoryClass(record.name)) }
                let old = try budgets.find(change.category)
                let current = old.budget(in: month)
                if case .budget(let shown) = change.shown, shown != current { throw ServiceError.conflict }
                if let budget = change.budget, budget != current {
                    guard !record.isArchived || current != nil else { throw ServiceError.rule(.budgetCategoryArchived(record.name)) }
                    try Self.validate(budget, in: currency)
                }
                let isMonthly = [change.budget, current].allSatisfy { $0?.period ?? .month == .month }
                let new = old.setting(change.budget, from: month, isOnce: isOnce && isMonthly)
                if new != old { changed.append((record.name, BudgetImage.Change(category: change.category, before: old, after: new))) }
            }
            return try Self.save(changed, budgets, in: write)
        }
    }

    func clearBudget(of category: ID<Models.Category>, from month: Month) async throws -> ID<AuditRecord> {
        try requireValid(month)
        return try await context.write([.plan], allowsGroupCommit: true) { write in
            let record = try write.category(category)
            let budgets = BudgetRepository(write.connection, household: write.household)
            let old = try budgets.find(category)
            let new = old.ending(before: month)
            let image = BudgetImage.Change(category: category, before: old, after: new)
            guard new != old, let change = try Self.save([(record.name, image)], budgets, in: write) else { throw ServiceError.notFound }
            return change
        }
    }

    private func read<T: Sendable>(_ month: Month, _ body: @Sendable (BudgetReader) throws -> T) async throws -> T {
        try requireValid(month)
        return try await context.figures.read {
            let reading = HouseholdReading($0, household: context.household.id)
            return try body(BudgetReader(reading, household: context.household, today: try context.today()))
        }
    }

    /// - Throws: `ServiceError.rule` for a month outside the calendar, or too near to its ends.
    private func requireValid(_ month: Month) throws {
        for distance in [-12, 24] { _ = try TextRule.day(month.adding(months: distance).firstDay) }
    }

    private static func validate(_ budget: Budget, in currency: Currency) throws {
        guard budget.amount.currency == currency else { throw ServiceError.rule(.budgetCurrencyOther) }
        guard Budget.amounts.contains(budget.amount.minorUnits) else { throw ServiceError.rule(.budgetAmountInvalid) }
    }

    /// Saves changed budgets as one recorded change; nil if there are none.
    private static func save(
        _ changed: [(name: String, image: BudgetImage.Change)], _ budgets: BudgetRepository, in write: UnitOfWork
    ) throws -> ID<AuditRecord>? {
        guard !changed.isEmpty else { return nil }
        let image = BudgetImage(changed.map(\.image))
        for change in image.changes { try budgets.save(change.after, of: change.category) }
        let rows = write.makeImage()
        try image.write(to: rows)
        return try write.record(
            .setBudgets, subject: changed.map(\.name).joined(separator: ", "), reference: BudgetsModule.reference(to: image), image: rows)
    }
}
