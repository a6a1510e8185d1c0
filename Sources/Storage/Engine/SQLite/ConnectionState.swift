/// What the connections of one read or write share, whatever their reaches.
final class ConnectionState {
    /// The cost of the statements that `run` has finished.
    var finished = EngineCounters()
    /// The statements that `prepare` returned; `counters` reads theirs.
    var prepared: [PreparedStatement] = []
    /// The cached statements that `prepare` has returned.
    var borrowed: Set<ObjectIdentifier> = []
    /// The rows that could not be read; nil unless `namingUnreadableRows` runs.
    var unreadable: UnreadableRows?
}
