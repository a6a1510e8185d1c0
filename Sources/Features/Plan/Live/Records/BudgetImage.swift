import Models
import PlanModel
import Storage

/// The budgets of some categories before and after a change, in its undo image.
struct BudgetImage: Hashable, Sendable {
    /// The budget of a category before and after the change.
    struct Change: Hashable, Sendable {
        var category: ID<Category>
        var before: CategoryBudget
        var after: CategoryBudget
    }

    var changes: [Change]

    init(_ changes: [Change] = []) {
        self.changes = changes
    }

    /// The section of budgets.
    static let section = "budget"

    private static let stepColumns = ["category", "month", "amount", "currency", "period", "carry_over"]
    private static let categories = ImageTable("budget_category", in: section, columns: ["category"])
    private static let before = ImageTable("budget_before", in: section, columns: stepColumns)
    private static let after = ImageTable("budget_after", in: section, columns: stepColumns)

    /// Appends it to an image.
    func write(to image: UndoImageWriter) throws {
        for change in changes {
            try image.append([.id(change.category)], to: Self.categories)
            for (table, budget) in [(Self.before, change.before), (Self.after, change.after)] {
                for step in budget.steps { try image.append([.id(change.category)] + step.values, to: table) }
            }
        }
    }

    /// Reads what `write` has written.
    ///
    /// - Throws: `StorageError.undoImage` for a damaged image.
    init(_ image: UndoImageReader) throws {
        var categories: [ID<Category>] = []
        var before: [ID<Category>: [BudgetStep]] = [:]
        var after: [ID<Category>: [BudgetStep]] = [:]
        try image.rows(of: Self.section) { row in
            let category = ID<Category>(rawValue: try row.integer("category"))
            switch row.table {
            case Self.categories.name: categories.append(category)
            case Self.before.name: before[category, default: []].append(try Self.step(row))
            case Self.after.name: after[category, default: []].append(try Self.step(row))
            default: throw row.error("is unknown")
            }
        }
        changes = categories.map { category in
            Change(
                category: category, before: CategoryBudget(before[category] ?? []), after: CategoryBudget(after[category] ?? []))
        }
    }

    private static func step(_ row: ImageRow) throws -> BudgetStep {
        let month = Month(number: try row.number("month"))
        guard let amount = try row.optionalInteger("amount") else { return BudgetStep(from: month, budget: nil) }
        guard let currency = Currency(packed: try row.number("currency")), let period = BudgetPeriod(rawValue: try row.text("period")),
            let carryOver = CarryOver(rawValue: try row.text("carry_over"))
        else { throw row.error("has an unknown currency, period or carry-over") }
        return BudgetStep(
            from: month, budget: Budget(amount: Money(minorUnits: amount, currency: currency), period: period, carryOver: carryOver))
    }
}
