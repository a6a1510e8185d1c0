import Models
import Storage

/// Finds the households with due messages to channels: of all households, since the job that sends them begins with none.
final class DueChannelRepository: Repository {
    /// The households with a due message, an expired lease or a notification that is due for channels, in the order of their ids.
    ///
    /// Reads two partial indexes of waiting rows by their time, whatever the number of households.
    func households(at milliseconds: Int64) throws -> [ID<Household>] {
        try connection.all(
            """
            SELECT household FROM channel_message WHERE next_at <= $1
            UNION SELECT household FROM notification WHERE channels_due_at <= $1 ORDER BY 1
            """, .integer(milliseconds)
        ) { $0.id() }
    }
}
