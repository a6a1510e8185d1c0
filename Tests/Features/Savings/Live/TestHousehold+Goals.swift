import SavingsModel
import TestSupport

extension TestHousehold {
    func goalProgress() async throws -> [GoalProgress] { try await savings.fetchGoals().goals }
}
