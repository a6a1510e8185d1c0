import Models

/// The next round amount, or a goal, that a savings account can reach.
struct MilestoneResponse: Encodable {
    let target: DecimalAmount
    /// The share of the target that is reached, from 0 to 1.
    let progress: DecimalFigure
    /// Null if it is not reachable at the current contribution.
    let months: Int?
    /// The name of the goal; left out for a round amount.
    let name: String?

    init(_ milestone: Milestone) {
        target = DecimalAmount(milestone.target)
        progress = DecimalFigure(share: milestone.progress)
        months = milestone.months
        name = milestone.name
    }

    private enum CodingKeys: CodingKey {
        case target, progress, months, name
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(target, forKey: .target)
        try container.encode(progress, forKey: .progress)
        try container.encodeIfPresent(months, forKey: .months)
        if let name { try container.encode(name, forKey: .name) }
    }
}
