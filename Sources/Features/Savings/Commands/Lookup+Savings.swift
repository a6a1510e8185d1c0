import CommandKit
import Localization
import SavingsModel

extension Lookup {
    func goal(_ name: String) async throws -> GoalProgress {
        try await household.savings().fetchGoals().goals.named(name, \.goal.id, \.goal.name)
            .only("goal", name, orSaying: "Several goals are named \(name); use the id")
    }
}
