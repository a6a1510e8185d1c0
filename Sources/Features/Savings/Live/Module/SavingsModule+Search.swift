import Localization
import Models
import SavingsModel
import ServiceKit
import Services

/// Finds savings goals by name.
extension SavingsModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try SavingsGoalRepository(search.connection, household: search.household.id).all()
            .filter { !$0.isRemoved && search.matches($0.name) }
            .map { goal in
                SearchHit(
                    .goal, ObjectReference(goal.id), title: .verbatim(goal.name), amount: goal.target, day: goal.by)
            }
    }
}
