import Models
import WireModels

/// The next round amount, or a goal, that a savings account can reach.
struct MilestoneResponse: Encodable {
    let target: DecimalAmount
    /// The share of the target that is reached, from 0 to 1.
    let progress: DecimalFigure
    /// Null if it is not reachable at the current contribution.
    let months: Int?
    /// The name of the goal; left out for a round amount.
    let name: OptionalMember<String>

    init(_ milestone: Milestone) {
        target = DecimalAmount(milestone.target)
        progress = DecimalFigure(share: milestone.progress)
        months = milestone.months
        name = OptionalMember(milestone.name)
    }
}
