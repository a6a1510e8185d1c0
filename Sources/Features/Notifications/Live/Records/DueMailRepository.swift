import Models
import Storage

/// Finds the households with due mail: of all households, since the job that sends it begins with none.
final class DueMailRepository: Repository {
    /// The households with a due message, an expired lease or a notification that is due by e-mail, in the order of their ids.
    ///
    /// Reads two partial indexes of waiting rows by their time, whatever the number of households.
    func households(at milliseconds: Int64) throws -> [ID<Household>] {
        try connection.all(
            """
            SELECT household FROM mail_message WHERE next_at <= $1
            UNION SELECT household FROM notification WHERE mail_due_at <= $1 ORDER BY 1
            """, .integer(milliseconds)
        ) { $0.id() }
    }
}
