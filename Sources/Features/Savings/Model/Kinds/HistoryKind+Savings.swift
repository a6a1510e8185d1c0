import Localization
package import Services

extension HistoryKind {
    /// Changes of savings.
    package static let savings = HistoryKind(
        "savings", "Savings",
        [
            .setSavingsPlan: "Savings plan changed",
            .addGoal: "Goal added",
            .editGoal: "Goal changed",
            .deleteGoal: "Goal removed",
        ])
}
