import Localization
import Models
package import Services

extension HistoryKind {
    /// Changes of budgets and expected money.
    package static let plan = HistoryKind(
        "plan", "Plan",
        [
            .setBudgets: "Budgets set",
            .addExpected: "Expected money added",
            .editExpected: "Expected money changed",
            .deleteExpected: "Expected money removed",
            .settleExpected: "Expected money settled",
            .reopenExpected: "Expected money open again",
        ])
}
