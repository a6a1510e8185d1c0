import Models
import Services
import WireModels

/// A month at a glance. `left` is `planned` less `setAside` plus `carried` less `spent`.
package struct PlanResponse: Encodable {
    /// `2026-11`: the calendar month in which it begins.
    let month: String
    let first: Day
    let last: Day
    let currency: Currency
    let planned: DecimalAmount
    /// The part of `planned` for quarters and years.
    let setAside: DecimalAmount
    let carried: DecimalAmount
    let spent: DecimalAmount
    let left: DecimalAmount
    let notBudgeted: DecimalAmount
    /// What is still to come in and to go out until the month ends; null for another month than this one.
    let toCome: DecimalAmount?
    let toPay: DecimalAmount?
    let budgets: [BudgetResponse]
    let unbudgeted: [Unbudgeted]
    /// Expected money that is late or missing.
    let late: [ExpectedResponse]
    /// Currencies without a rate, whose amounts are not in the figures.
    let leftOut: OptionalMember<[Currency]>

    /// A category without a budget in which something was spent.
    struct Unbudgeted: Encodable {
        let category: String
        let spent: DecimalAmount
    }

    package init(_ overview: BudgetOverview, _ expected: ExpectedOverview?) {
        let totals = overview.totals
        month = overview.month.description
        (first, last) = (overview.days.lowerBound, overview.days.upperBound)
        currency = overview.currency
        (planned, setAside) = (DecimalAmount(totals.planned), DecimalAmount(totals.setAside))
        (carried, spent) = (DecimalAmount(totals.carried), DecimalAmount(totals.spent))
        (left, notBudgeted) = (DecimalAmount(totals.left), DecimalAmount(totals.notBudgeted))
        toCome = expected.map { DecimalAmount($0.toCome.total) }
        toPay = expected.map { DecimalAmount($0.toPay.total) }
        budgets = overview.lines.map(BudgetResponse.init)
        unbudgeted = overview.unbudgeted.map { Unbudgeted(category: $0.category.name, spent: DecimalAmount($0.spent)) }
        late = (expected?.items ?? []).filter { $0.status == .late || $0.status == .missing }.map(ExpectedResponse.init)
        leftOut = OptionalMember(nonEmpty: overview.leftOut + (expected.map { $0.toCome.leftOut + $0.toPay.leftOut } ?? []))
    }
}
