import Ledger
import Models
import PlanModel
import ServiceKit
import Services
import Storage

/// Reads budgets in one snapshot.
struct BudgetReader {
    private let connection: Connection
    private let household: Household
    private let today: Day
    /// All categories of spending, by name.
    let categories: [Models.Category]
    private let budgets: [ID<Models.Category>: CategoryBudget]
    private let parts: CategoryParts

    init(_ reading: HouseholdReading, household: Household, today: Day) throws {
        try self.init(
            reading, household: household, today: today, budgets: BudgetRepository(reading.connection, household: household.id).all())
    }

    /// - Parameter budgets: all budgets of the household.
    init(_ reading: HouseholdReading, household: Household, today: Day, budgets: [ID<Models.Category>: CategoryBudget]) throws {
        connection = reading.connection
        self.household = household
        self.today = today
        self.budgets = budgets
        categories = CategoryReader.categories(among: try reading.ledgerAccounts()).filter { $0.class == .spending }
        parts = try CategoryParentRepository(connection, household: household.id).all()
    }

    /// Whether no category has or had a budget.
    var isEmpty: Bool { budgets.isEmpty }

    // MARK: - A month

    func overview(of month: Month) throws -> BudgetOverview {
        let first = Month(number: month.number - Int32(month.month - 1))
        let spending = try spending(through: month, since: first)
        var (lines, tooLarge): ([BudgetLine], [Models.Category]) = ([], [])
        var unbudgeted: [UnbudgetedCategory] = []
        for category in categories {
            guard let budget = budgets[category.id], budget.budget(in: month) != nil else {
                let spent = try Figure.nilOnOverflow { try spending.spent(in: [category.id], month...month, in: household.currency) }
                // Spending that the budget of the parent includes is budgeted.
                if let spent, !spent.isZero, !isBudgetedWithParent(category.id, in: month) {
                    unbudgeted.append(UnbudgetedCategory(category: category, spent: spent))
                }
                continue
            }
            if let line = try Figure.nilOnOverflow({ try line(category, budget, in: month, spending) }) {
                if var line {
                    line.parent = parent(of: category.id, in: month)
                    lines.append(line)
                }
            } else {
                tooLarge.append(category)
            }
        }
        // A part is included in the budget of its parent.
        let totals = try totals(lines.filter { $0.parent == nil }, unbudgeted, in: month, spending)
        let flows = try IncomeRepository(connection, household: household.id).days(household.days(of: month))
        let income = try Figure.nilOnOverflow { try spending.total(of: flows, in: household.currency) }
        return BudgetOverview(
            month: month, days: household.days(of: month), currency: household.currency, lines: ordered(lines),
            unbudgeted: unbudgeted.sorted { ($1.spent.minorUnits, $0.category.id) < ($0.spent.minorUnits, $1.category.id) },
            tooLarge: tooLarge, year: try (first.number...month.number).map { try planned(in: Month(number: $0), spending) },
            totals: totals, income: income,
            leftOut: spending.leftOut.sorted(), isConverted: spending.isConverted)
    }

    /// The budgets of a month with their spending, by category; those whose figures do not fit 64 bits are missing.
    func lines(of month: Month) throws -> [BudgetLine] {
        let spending = try spending(through: month, since: month)
        return try categories.compactMap { category in
            guard let budget = budgets[category.id] else { return nil }
            return try Figure.nilOnOverflow { try line(category, budget, in: month, spending) } ?? nil
        }
    }

    private func line(
        _ category: Models.Category, _ budget: CategoryBudget, in month: Month, _ spending: CategorySpending
    ) throws -> BudgetLine? {
        guard let status = try statuses(of: category.id, budget, through: month, since: month, spending).last else { return nil }
        let currency = status.budget.amount.currency
        let counted = counted(category.id)
        let first = budget.terms(through: month, since: month).map(\.months.lowerBound).min() ?? month
        return BudgetLine(
            category: category, status: status, spentInMonth: try spending.spent(in: counted, month...month, in: currency),
            leftOut: try spending.leftOut(of: counted, min(first, month)...month, in: currency))
    }

    private func statuses(
        of category: ID<Models.Category>, _ budget: CategoryBudget, through month: Month, since earliest: Month,
        _ spending: CategorySpending
    ) throws -> [BudgetStatus] {
        try budget.statuses(through: month, since: earliest) { term, months in
            try spending.spent(in: counted(category), months, in: term.budget.amount.currency)
        }
    }

    private func totals(
        _ lines: [BudgetLine], _ unbudgeted: [UnbudgetedCategory], in month: Month, _ spending: CategorySpending
    ) throws -> BudgetTotals {
        let day = household.days(of: month).upperBound
        func total(_ amounts: [Money]) throws -> Money { try spending.total(of: amounts, in: household.currency, on: day) }
        let monthly = lines.filter { $0.status.budget.period == .month }
        let setAside = try total(lines.filter { $0.status.budget.period != .month }.map { $0.status.term.share(of: month) })
        return BudgetTotals(
            planned: try total(lines.map { $0.status.term.share(of: month) }), setAside: setAside,
            carried: try total(monthly.map(\.status.carried)), spent: try total(monthly.map(\.spentInMonth)),
            left: try total(monthly.map(\.status.left)), notBudgeted: try total(unbudgeted.map(\.spent)))
    }

    /// Planned and actual spending in a month.
    private func planned(in month: Month, _ spending: CategorySpending) throws -> BudgetMonth {
        let day = household.days(of: month).upperBound
        var (planned, spent): ([Money], [Money]) = ([], [])
        for category in categories {
            guard let term = budgets[category.id]?.term(in: month), !isBudgetedWithParent(category.id, in: month) else { continue }
            planned.append(term.share(of: month))
            if let amount = try Figure.nilOnOverflow({ try spending.spent(in: counted(category.id), month...month, in: household.currency) }
            ) {
                spent.append(amount)
            }
        }
        return BudgetMonth(
            month: month, planned: try spending.total(of: planned, in: household.currency, on: day),
            spent: try spending.total(of: spent, in: household.currency, on: day))
    }

    // MARK: - Forms

    func amounts(of month: Month) throws -> BudgetAmounts {
        let suggestions = try suggestions(before: month, of: categories.map(\.id))
        return BudgetAmounts(
            month: month, days: household.days(of: month), currency: household.currency,
            rows: categories.compactMap { category in
                let budget = budgets[category.id]?.budget(in: month)
                guard !category.isArchived || budget != nil else { return nil }
                return BudgetAmounts.Row(
                    category: category, budget: budget, previous: budgets[category.id]?.budget(in: month.previous),
                    suggestion: suggestions.amounts[category.id])
            }, leftOut: suggestions.leftOut)
    }

    /// - Throws: `ServiceError.notFound`, also for a category that is not of spending.
    func details(of id: ID<Models.Category>, in month: Month) throws -> BudgetDetails {
        guard let category = categories.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        var (history, leftOut): ([BudgetStatus], Set<Currency>) = ([], [])
        if let budget = budgets[id] {
            let earliest = month.adding(months: -11)
            let spending = try spending(of: [id: budget], through: month, since: earliest)
            let found = try Figure.nilOnOverflow { try statuses(of: id, budget, through: month, since: earliest, spending) } ?? []
            history = found.filter { $0.term.months.upperBound >= earliest }
            leftOut = spending.leftOut
        }
        let suggestions = try suggestions(before: month, of: [id])
        return BudgetDetails(
            category: category, parts: counted(id).filter { $0 != id }, month: month, days: household.days(of: month),
            currency: household.currency, budget: budgets[id]?.budget(in: month), history: history, suggestion: suggestions.amounts[id],
            leftOut: leftOut.union(suggestions.leftOut).sorted())
    }

    /// The median of some categories in the last complete months before a month, or in fewer for a younger ledger, and the omitted currencies without
    /// a rate.
    private func suggestions(
        before month: Month, of wanted: [ID<Models.Category>]
    ) throws -> (amounts: [ID<Models.Category>: Money], leftOut: [Currency]) {
        guard let begin = try NetWorthFlows(connection, household: household.id).firstMonth() else { return ([:], []) }
        let last = min(month, household.month(of: today)).previous
        let first = max(last.adding(months: 1 - BudgetSuggestion.months), begin)
        guard first <= last else { return ([:], []) }
        let spending = try CategorySpending(
            connection, household: household, from: first, through: last, in: [household.currency], today: today)
        var suggestions: [ID<Models.Category>: Money] = [:]
        for category in wanted {
            let spent = try Figure.nilOnOverflow {
                try (first.number...last.number).map { number in
                    let month = Month(number: number)
                    return try spending.spent(in: counted(category), month...month, in: household.currency).minorUnits
                }
            }
            suggestions[category] = spent.flatMap(BudgetSuggestion.median).map { Money(minorUnits: $0, currency: household.currency) }
        }
        return (suggestions, spending.leftOut.sorted())
    }

    // MARK: - Private

    /// A category with its parts, whose spending is included in its budget.
    private func counted(_ category: ID<Models.Category>) -> [ID<Models.Category>] { [category] + parts.children(of: category) }

    /// The parent of a category, if it has a budget in a month.
    private func parent(of category: ID<Models.Category>, in month: Month) -> Models.Category? {
        guard let parent = parts.parent(of: category), budgets[parent]?.budget(in: month) != nil else { return nil }
        return categories.first { $0.id == parent }
    }

    private func isBudgetedWithParent(_ category: ID<Models.Category>, in month: Month) -> Bool { parent(of: category, in: month) != nil }

    /// The lines by name, parts after their parent.
    private func ordered(_ lines: [BudgetLine]) -> [BudgetLine] {
        let shown = Set(lines.map(\.category.id))
        let isPart = { (line: BudgetLine) in line.parent.map { shown.contains($0.id) } ?? false }
        let byParent = Dictionary(grouping: lines.filter(isPart)) { $0.parent?.id }
        return lines.filter { !isPart($0) }.flatMap { [$0] + (byParent[$0.category.id] ?? []) }
    }

    /// The spending from a month on, or since the first period whose rest is carried over into it.
    private func spending(through month: Month, since earliest: Month) throws -> CategorySpending {
        try spending(of: budgets, through: month, since: earliest)
    }

    private func spending(
        of budgets: [ID<Models.Category>: CategoryBudget], through month: Month, since earliest: Month
    ) throws -> CategorySpending {
        let first = budgets.values.compactMap { $0.terms(through: month, since: earliest).first?.months.lowerBound }.min()
        let currencies = budgets.values.flatMap(\.steps).compactMap { $0.budget?.amount.currency }
        return try CategorySpending(
            connection, household: household, from: min(first ?? earliest, earliest), through: month,
            in: Set(currencies).union([household.currency]), today: today)
    }
}
