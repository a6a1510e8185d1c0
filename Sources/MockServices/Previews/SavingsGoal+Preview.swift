package import Models
package import Services

extension SavingsGoal {

    /// Reached, on track with an envelope, without a day, and behind: one of each status, all out of the savings account.
    package static let previews: [SavingsGoal] = [
        made(0, "Emergency fund", 6_000_00),
        made(1, "Trip to Lisbon", 4_200_00, by: 150, envelope: 800_00),
        made(2, "New bicycle", 1_400_00),
        made(3, "New kitchen", 12_000_00, by: 700),
    ]

    /// The one that is on track.
    package static let preview = previews[1]

    /// - Parameters:
    ///   - days: from today.
    ///   - envelope: what of the account is meant for it alone.
    private static func made(
        _ position: Int, _ name: String, _ target: Int64, by days: Int? = nil, envelope: Int64? = nil
    ) -> SavingsGoal {
        let account = Account.previews[1].id
        let id = 3_901 + Int64(position)
        var parts = [GoalPart(id: ID(rawValue: id * 10), account: account)]
        if let envelope {
            parts.insert(
                GoalPart(id: ID(rawValue: id * 10 + 1), name: "Holiday envelope", account: account, amount: .preview(envelope)), at: 0)
        }
        return SavingsGoal(
            id: ID(rawValue: id), name: name, target: .preview(target), by: days.map { Day.preview.adding(days: $0) }, parts: parts,
            position: position)
    }
}

extension GoalForecast {
    /// What the savings account's plan makes of the preview goals.
    fileprivate static let preview = GoalForecast(
        SavingsGoal.previews,
        sources: [Source(id: SavingsAccount.preview.id, balance: SavingsAccount.preview.balance, plan: .preview)], today: .preview)
}

extension GoalStanding {
    /// How the preview goals stand.
    package static let previews = GoalForecast.preview.standings()

    /// The one that is on track.
    package static let preview = previews[1]
}

extension GoalList {
    package static let preview = GoalList(goals: GoalStanding.previews, accounts: [.preview])

    /// An account, and no goal yet.
    package static let previewEmpty = GoalList(goals: [], accounts: [.preview])
}

extension GoalDetails {
    /// The one that is on track.
    package static let preview = GoalDetails(
        standing: .preview, accounts: [SavingsAccount.preview.id: SavingsAccount.preview.account],
        points: GoalForecast.preview.points(of: SavingsGoal.preview.id, months: 12), choices: [.preview])
}
