package import Models

/// The notification settings of a household's members. It keeps their e-mail addresses in the directory as well, by which sign-in finds the
/// household.
package final class NotificationSettingsRepository: ScopedRepository {
    /// A member's settings, or the defaults.
    package func find(_ member: ID<Member>) throws -> NotificationSettings {
        try connection.first(
            "SELECT \(Self.columns) FROM notification_settings AS s WHERE s.household = $1 AND s.member = $2", .id(household), .id(member),
            as: Self.settings
        ) ?? NotificationSettings()
    }

    /// All members who can sign in, with their notification settings.
    package func listeners() throws -> [NotificationListener] {
        try connection.all(
            """
            SELECT m.id, m.role, h.is_divided,
                EXISTS (SELECT 1 FROM channel c WHERE c.household = m.household AND c.member = m.id AND c.ended_at IS NULL),
                s.revision, \(Self.columns)
            FROM member m JOIN household h ON h.id = m.household
                LEFT JOIN notification_settings s ON s.household = m.household AND s.member = m.id
            WHERE m.household = $1 AND m.is_disabled = 0 ORDER BY m.id
            """, .id(household)
        ) { row in
            let (member, role): (ID<Member>, Role) = (row.id(), try row.value("role"))
            let (isDivided, hasChannels) = (row.bool(), row.bool())
            return NotificationListener(
                member: member, role: role,
                settings: row.optionalInteger() == nil ? NotificationSettings() : try Self.settings(&row), isDivided: isDivided,
                hasChannels: hasChannels)
        }
    }

    /// The members with an e-mail address, compared case-folded.
    package func members(withAddress address: String) throws -> [ID<Member>] {
        let folded = address.folded
        return try addresses().filter { $0.address.folded == folded }.map(\.member)
    }

    /// Stores a member's settings.
    ///
    /// - Returns: false if the revision does not match.
    package func save(_ settings: NotificationSettings, of member: ID<Member>) throws -> Bool {
        let before = try find(member).email
        guard try write(settings, of: member) else { return false }
        guard before?.folded != settings.email?.folded else { return true }
        let directory = DirectoryRepository(connection)
        // Another member may have the same address.
        if let before, try members(withAddress: before).isEmpty { try directory.delete(.address, before, of: household) }
        if let email = settings.email { try directory.insert(.address, email, of: household) }
        return true
    }

    /// Deletes the settings of a member, and the directory's entry of the address unless another member has it.
    package func delete(of member: ID<Member>) throws {
        let email = try find(member).email
        try connection.execute("DELETE FROM notification_settings WHERE household = $1 AND member = $2", .id(household), .id(member))
        if let email, try members(withAddress: email).isEmpty { try DirectoryRepository(connection).delete(.address, email, of: household) }
    }

    private func addresses() throws -> [(member: ID<Member>, address: String)] {
        try connection.all(
            "SELECT member, email FROM notification_settings WHERE household = $1 AND email IS NOT NULL ORDER BY member", .id(household)
        ) { ($0.id(), $0.text()) }
    }

    private func write(_ settings: NotificationSettings, of member: ID<Member>) throws -> Bool {
        // SQLite numbers parameters by first occurrence.
        let values: [Value] = [
            .text(Self.text(settings.mutedTypes)), .text(Self.text(settings.mailedTypes)), .optional(settings.email),
            .int(settings.leadDays), .optional(settings.minimumAmount?.minorUnits), .currency(settings.minimumAmount?.currency),
            .optional(settings.quietHours.map { Int64($0.start) }), .optional(settings.quietHours.map { Int64($0.end) }),
            .bool(settings.isDigest), .int(settings.digestHour), .optional(settings.summary.map { Int64($0.weekday) }),
            .optional(settings.summary.map { Int64($0.hour) }), .optional(settings.summary?.since), .integer(settings.revision),
            .id(household), .id(member),
        ]
        if settings.revision == 0 {
            return try connection.execute(
                """
                INSERT INTO notification_settings (muted_types, mailed_types, email, lead_days, minimum, minimum_currency, quiet_start,
                    quiet_end, is_digest, digest_hour, summary_weekday, summary_hour, summary_since, revision, household, member)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14 + 1, $15, $16)
                ON CONFLICT (household, member) DO NOTHING
                """, values: values) == 1
        }
        return try connection.execute(
            """
            UPDATE notification_settings SET muted_types = $1, mailed_types = $2, email = $3, lead_days = $4, minimum = $5,
                minimum_currency = $6, quiet_start = $7, quiet_end = $8, is_digest = $9, digest_hour = $10, summary_weekday = $11,
                summary_hour = $12, summary_since = $13, revision = $14 + 1
            WHERE household = $15 AND member = $16 AND revision = $14
            """, values: values) == 1
    }

    // MARK: - Rows

    /// The columns that `settings` decodes, of `notification_settings` as `s`.
    private static let columns: SQL = """
        s.muted_types, s.mailed_types, s.email, s.lead_days, s.minimum, s.minimum_currency, s.quiet_start, s.quiet_end, s.is_digest, \
        s.digest_hour, s.summary_weekday, s.summary_hour, s.summary_since, s.revision
        """

    private static func settings(_ row: inout Row) throws(StorageError) -> NotificationSettings {
        NotificationSettings(
            mutedTypes: types(row.text()), mailedTypes: types(row.text()), email: row.optionalText(),
            leadDays: row.int(), minimumAmount: try row.optionalMoney(), quietHours: try quietHours(&row), isDigest: row.bool(),
            digestHour: row.int(), summary: summary(&row), revision: row.integer())
    }

    private static func summary(_ row: inout Row) -> WeeklySummary? {
        let (weekday, hour, since) = (row.optionalInteger(), row.optionalInteger(), row.optionalInteger())
        guard let weekday, let hour, let since else { return nil }
        return WeeklySummary(weekday: Int(weekday), hour: Int(hour), since: since)
    }

    private static func quietHours(_ row: inout Row) throws(StorageError) -> QuietHours? {
        guard let start = row.optionalInteger() else {
            row.skip()
            return nil
        }
        guard let hours = QuietHours(start: Int(start), end: row.int()) else {
            throw .unknownValue(column: "quiet_start", value: String(start))
        }
        return hours
    }

    private static func text(_ types: Set<NotificationType>) -> String { types.map(\.rawValue).sorted().joined(separator: " ") }

    private static func types(_ text: String) -> Set<NotificationType> {
        Set(text.split(separator: " ").map { NotificationType(String($0)) })
    }
}
