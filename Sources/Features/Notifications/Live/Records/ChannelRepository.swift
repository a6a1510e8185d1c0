import Models
import NotificationsModel
import Storage

/// The channels of a household's members.
final class ChannelRepository: ScopedRepository {
    /// A channel with its member, and its target as it is stored: encrypted.
    struct Record: Hashable, Sendable {
        var channel: Channel
        var member: ID<Member>
        var sealed: [UInt8]
    }

    // MARK: - Reading

    /// The channels of a member, newest first.
    func all(of member: ID<Member>) throws -> [Record] {
        try connection.all(
            "SELECT \(Self.columns) FROM channel WHERE household = $1 AND member = $2 ORDER BY id DESC", .id(household), .id(member),
            as: Self.record)
    }

    /// A channel of whichever member; nil if it does not exist.
    func find(_ id: ID<Channel>) throws -> Record? {
        try connection.first(
            "SELECT \(Self.columns) FROM channel WHERE household = $1 AND id = $2", .id(household), .id(id), as: Self.record)
    }

    /// The channel of a browser; nil if it does not exist.
    func find(fingerprint: [UInt8]) throws -> Record? {
        try connection.first(
            "SELECT \(Self.columns) FROM channel WHERE household = $1 AND fingerprint = $2", .id(household), .blob(fingerprint),
            as: Self.record)
    }

    // MARK: - Writing

    func insert(_ record: Record) throws {
        let channel = record.channel
        try connection.execute(
            """
            INSERT INTO channel (household, id, member, kind, name, target, fingerprint, sealed, shows_amounts, created_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
            """, .id(household), .id(channel.id), .id(record.member), .text(channel.kind.rawValue), .text(channel.name),
            .text(channel.target), channel.fingerprint.map { .blob($0) } ?? .null, .blob(record.sealed), .bool(channel.showsAmounts),
            .integer(channel.createdAt))
    }

    /// Sets whether messages contain amounts.
    func setShowsAmounts(_ showsAmounts: Bool, of id: ID<Channel>) throws {
        try connection.execute(
            "UPDATE channel SET shows_amounts = $1 WHERE household = $2 AND id = $3", .bool(showsAmounts), .id(household), .id(id))
    }

    /// Records that a message was accepted.
    func recordUse(_ id: ID<Channel>, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE channel SET used_at = $1, failed_at = NULL, failure = NULL WHERE household = $2 AND id = $3", .integer(milliseconds),
            .id(household), .id(id))
    }

    /// Records that a message was not accepted.
    ///
    /// - Parameter isEnd: whether the channel receives no more messages.
    func recordFailure(_ failure: ChannelFailure, of id: ID<Channel>, isEnd: Bool = false, at milliseconds: Int64) throws {
        try connection.execute(
            "UPDATE channel SET failed_at = $1, failure = $2 WHERE household = $3 AND id = $4", .integer(milliseconds),
            .text(failure.rawValue), .id(household), .id(id))
        guard isEnd else { return }
        try connection.execute(
            "UPDATE channel SET ended_at = $1 WHERE household = $2 AND id = $3 AND ended_at IS NULL", .integer(milliseconds),
            .id(household), .id(id))
    }

    /// Deletes a channel, whose messages were deleted before.
    func delete(_ id: ID<Channel>) throws {
        try connection.execute("DELETE FROM channel WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Deletes the channels of a member with their messages.
    func deleteAll(of member: ID<Member>) throws {
        try connection.execute(
            """
            DELETE FROM channel_message WHERE household = $1
                AND channel IN (SELECT channel.id FROM channel WHERE channel.household = $1 AND channel.member = $2)
            """, .id(household), .id(member))
        try connection.execute("DELETE FROM channel WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    /// Deletes the channels that ended before a time, with their messages.
    func delete(endedBefore milliseconds: Int64) throws {
        try connection.execute(
            """
            DELETE FROM channel_message WHERE household = $1
                AND channel IN (SELECT channel.id FROM channel WHERE channel.household = $1 AND channel.ended_at < $2)
            """, .id(household), .integer(milliseconds))
        try connection.execute("DELETE FROM channel WHERE household = $1 AND ended_at < $2", .id(household), .integer(milliseconds))
    }

    // MARK: - Rows

    /// The columns that `record` decodes.
    private static let columns: SQL = """
        id, member, kind, name, target, fingerprint, sealed, shows_amounts, created_at, used_at, failed_at, failure, ended_at
        """

    private static func record(_ row: inout Row) throws(StorageError) -> Record {
        let (id, member): (ID<Channel>, ID<Member>) = (row.id(), row.id())
        var channel = Channel(id: id, kind: try row.value("kind"), name: row.text(), target: row.text(), createdAt: 0)
        let (fingerprint, sealed) = (row.blob(), row.blob())
        channel.fingerprint = fingerprint.isEmpty ? nil : fingerprint
        channel.showsAmounts = row.bool()
        channel.createdAt = row.integer()
        channel.usedAt = row.optionalInteger()
        channel.failedAt = row.optionalInteger()
        if let failure = row.optionalText() {
            guard let known = ChannelFailure(rawValue: failure) else { throw .unknownValue(column: "failure", value: failure) }
            channel.failure = known
        }
        channel.endedAt = row.optionalInteger()
        return Record(channel: channel, member: member, sealed: sealed)
    }
}
