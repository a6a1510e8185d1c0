import Models
import Services
import WireModels

/// The budget of a category in a month.
package struct BudgetResponse: Encodable {
    let category: String
    /// The amount of the whole period, which is a month, a quarter or a year.
    let budget: DecimalAmount
    /// In the period, up to the month.
    let spent: DecimalAmount
    /// Budget plus carried less spent.
    let left: DecimalAmount
    /// From the period before; negative if more was spent than there was.
    let carried: DecimalAmount
    let currency: Currency
    /// Currencies without a rate, whose amounts are not in the figures.
    let leftOut: OptionalMember<[Currency]>

    package init(_ line: BudgetLine) {
        category = line.category.name
        budget = DecimalAmount(line.status.budget.amount)
        spent = DecimalAmount(line.status.spent)
        left = DecimalAmount(line.status.left)
        carried = DecimalAmount(line.status.carried)
        currency = line.status.budget.amount.currency
        leftOut = OptionalMember(nonEmpty: line.leftOut)
    }
}
