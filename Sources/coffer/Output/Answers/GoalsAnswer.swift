import Models
import Services

/// Savings goals in their order.
struct GoalsAnswer: Answer {

    var goals: [GoalProgress]
    /// The accounts that fund the goals, including archived ones.
    var accounts: [Account]

    func writeJSON(to text: inout JSONText) {
        text.array(goals) { write($1, to: &$0) }
    }

    /// Writes one goal as a JSON object.
    func write(_ progress: GoalProgress, to text: inout JSONText) {
        text.object { text in
            text.member("id", progress.id.description)
            text.member("name", progress.goal.name)
            text.member("target", progress.goal.target.decimalText)
            text.member("saved", progress.saved.decimalText)
            text.member("currency", progress.goal.target.currency.code)
            text.key("progress")
            text.value(ShareText.fraction(progress.share))
            text.member("by", progress.goal.by?.description)
            text.member("status", progress.status.rawValue)
            text.member("neededPerMonth", progress.neededPerMonth?.decimalText)
            text.member("reachedOn", progress.reachedOn?.description)
            text.member("accounts", names(of: progress.goal))
        }
    }

    var csv: [[String]] {
        [
            [
                "id", "name", "target", "saved", "currency", "progress", "by", "status", "neededPerMonth", "reachedOn", "accounts",
            ]
        ]
            + goals.map { progress in
                [
                    progress.id.description, CSVCell.guarded(progress.goal.name), progress.goal.target.decimalText,
                    progress.saved.decimalText, progress.goal.target.currency.code, ShareText.fraction(progress.share).description,
                    progress.goal.by?.description ?? "", progress.status.rawValue, progress.neededPerMonth?.decimalText ?? "",
                    progress.reachedOn?.description ?? "", CSVCell.guarded(names(of: progress.goal).joined(separator: ", ")),
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
        for progress in goals {
            table.add([
                .init(progress.goal.name), .init(progress.saved.description), .init(progress.goal.target.decimalText),
                .init(ShareText.percent(progress.share)), .init(progress.goal.by?.description ?? ""),
                .init(progress.status.words, progress.status == .behind ? .warning : .plain),
                .init(progress.stillNeeded?.description ?? ""),
                .init(progress.status == .reached ? "" : progress.reachedOn?.description ?? "never"),
                .init(names(of: progress.goal).joined(separator: ", ")), .init(progress.id.description, .faint),
            ])
        }
        return table.text(style: style)
    }

    /// The distinct account names, in the order of the parts.
    private func names(of goal: SavingsGoal) -> [String] {
        var seen: Set<ID<Account>> = []
        return goal.parts.filter { seen.insert($0.account).inserted }.compactMap { part in
            accounts.first { $0.id == part.account }?.name
        }
    }
}

/// A goal that was added or changed.
struct GoalAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`.
    let deed: String
    private let goals: GoalsAnswer
    private let progress: GoalProgress

    /// - Throws: `ServiceError`.
    init(_ deed: String, _ id: ID<SavingsGoal>, in household: DependencyContainer) async throws {
        let details = try await household.savings().fetchGoal(id: id)
        self.deed = deed
        progress = details.progress
        goals = GoalsAnswer(goals: [details.progress], accounts: Array(details.accounts.values))
    }

    func writeJSON(to text: inout JSONText) { goals.write(progress, to: &text) }
    var csv: [[String]] { goals.csv }

    func table(style: TextStyle) -> String {
        let day = progress.goal.by.map { " by \($0)" } ?? ""
        let sentence =
            "\(deed) \(progress.goal.name), \(progress.saved) of \(progress.goal.target.decimalText)\(day): \(progress.status.words), \(progress.id)"
        return TerminalText.clean(sentence) + "\n"
    }
}

extension GoalStatus {
    /// The text for users.
    fileprivate var words: String {
        switch self {
        case .reached: "reached"
        case .onTrack: "on track"
        case .behind: "behind"
        case .noDate: "no date"
        }
    }
}
