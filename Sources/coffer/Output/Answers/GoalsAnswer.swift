import Models
import Services

/// Goals in their order.
struct GoalsAnswer: Answer {

    var goals: [GoalStanding]
    /// Those that goals are filled from, archived ones too.
    var accounts: [Account]

    func writeJSON(to text: inout JSONText) {
        text.array(goals) { write($1, to: &$0) }
    }

    /// One goal as programs read it.
    func write(_ standing: GoalStanding, to text: inout JSONText) {
        text.object { text in
            text.member("id", standing.id.description)
            text.member("name", standing.goal.name)
            text.member("target", standing.goal.target.decimalText)
            text.member("saved", standing.saved.decimalText)
            text.member("currency", standing.goal.target.currency.code)
            text.key("progress")
            text.value(ShareText.fraction(standing.progress))
            text.member("by", standing.goal.by?.description)
            text.member("status", standing.status.rawValue)
            text.member("neededPerMonth", standing.neededPerMonth?.decimalText)
            text.member("reachedOn", standing.reachedOn?.description)
            text.member("accounts", names(of: standing.goal))
        }
    }

    var csv: [[String]] {
        [
            [
                "id", "name", "target", "saved", "currency", "progress", "by", "status", "neededPerMonth", "reachedOn", "accounts",
            ]
        ]
            + goals.map { standing in
                [
                    standing.id.description, CSVCell.guarded(standing.goal.name), standing.goal.target.decimalText,
                    standing.saved.decimalText, standing.goal.target.currency.code, ShareText.fraction(standing.progress).description,
                    standing.goal.by?.description ?? "", standing.status.rawValue, standing.neededPerMonth?.decimalText ?? "",
                    standing.reachedOn?.description ?? "", CSVCell.guarded(names(of: standing.goal).joined(separator: ", ")),
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !goals.isEmpty else { return "No goals yet. Add one with: coffer add goal NAME --target AMOUNT --account NAME\n" }
        var table = Table([
            .init(title: "GOAL", maximum: 32), .init(title: "SAVED", isRight: true), .init(title: "OF", isRight: true),
            .init(title: "THERE", isRight: true), .init(title: "BY"), .init(title: "STATUS"), .init(title: "A MONTH", isRight: true),
            .init(title: "REACHED"), .init(title: "ACCOUNTS", maximum: 28), .init(title: "ID"),
        ])
        for standing in goals {
            table.add([
                .init(standing.goal.name), .init(standing.saved.description), .init(standing.goal.target.decimalText),
                .init(ShareText.percent(standing.progress)), .init(standing.goal.by?.description ?? ""),
                .init(standing.status.words, standing.status == .behind ? .warning : .plain),
                .init(standing.stillNeeded?.description ?? ""),
                .init(standing.status == .reached ? "" : standing.reachedOn?.description ?? "never"),
                .init(names(of: standing.goal).joined(separator: ", ")), .init(standing.id.description, .faint),
            ])
        }
        return table.text(style: style)
    }

    /// Each once, in the order of the parts.
    private func names(of goal: SavingsGoal) -> [String] {
        var seen: Set<ID<Account>> = []
        return goal.parts.filter { seen.insert($0.account).inserted }.compactMap { part in
            accounts.first { $0.id == part.account }?.name
        }
    }
}

/// One goal that was added or changed.
struct GoalAnswer: Answer {

    /// What was done: `Added`, `Changed`.
    let deed: String
    private let goals: GoalsAnswer
    private let standing: GoalStanding

    /// - Throws: `ServiceError`.
    init(_ deed: String, _ id: ID<SavingsGoal>, in household: DependencyContainer) async throws {
        let details = try await household.savings().fetchGoal(id: id)
        self.deed = deed
        standing = details.standing
        goals = GoalsAnswer(goals: [details.standing], accounts: Array(details.accounts.values))
    }

    func writeJSON(to text: inout JSONText) { goals.write(standing, to: &text) }
    var csv: [[String]] { goals.csv }

    func table(style: TextStyle) -> String {
        let day = standing.goal.by.map { " by \($0)" } ?? ""
        let sentence =
            "\(deed) \(standing.goal.name), \(standing.saved) of \(standing.goal.target.decimalText)\(day): \(standing.status.words), \(standing.id)"
        return TerminalText.clean(sentence) + "\n"
    }
}

extension GoalStatus {
    /// As a person reads it.
    fileprivate var words: String {
        switch self {
        case .reached: "reached"
        case .onTrack: "on track"
        case .behind: "behind"
        case .noDate: "no date"
        }
    }
}
