import Models
import Storage

/// Whether a household has hidden the first steps of Home.
final class FirstStepsRepository: ScopedRepository {
    func areHidden() throws -> Bool {
        try connection.exists("SELECT 1 FROM hidden_first_steps WHERE household = $1", .id(household))
    }

    func hide(at milliseconds: Int64) throws {
        try connection.execute(
            "INSERT INTO hidden_first_steps (household, hidden_at) VALUES ($1, $2) ON CONFLICT DO NOTHING", .id(household),
            .integer(milliseconds))
    }
}
