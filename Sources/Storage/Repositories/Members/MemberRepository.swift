package import Models

/// The members of a household. It keeps their names in the directory as well, by which sign-in finds the household.
package final class MemberRepository: ScopedRepository {
    // MARK: - Reading

    /// The members, by name; without former ones.
    package func all() throws -> [MemberProfile] {
        try connection.all(
            "SELECT \(Self.columns) FROM member AS m WHERE m.household = $1 AND m.removed_at IS NULL ORDER BY m.folded_name",
            .id(household), as: Self.profile)
    }

    /// All who are or were members, with the time in milliseconds since 1970 at which they left: the members by name, then former ones.
    package func allWithFormer() throws -> [(profile: MemberProfile, leftAt: Int64?)] {
        try connection.all(
            """
            SELECT \(Self.columns), m.removed_at FROM member AS m WHERE m.household = $1
            ORDER BY COALESCE(m.removed_at, 0), m.folded_name
            """, .id(household)
        ) { (profile: try Self.profile(&$0), leftAt: $0.optionalInteger()) }
    }

    /// The member with an id; nil if it does not exist, or has left.
    package func find(_ id: ID<Member>) throws -> MemberProfile? {
        try connection.first(
            "SELECT \(Self.columns) FROM member AS m WHERE m.household = $1 AND m.id = $2 AND m.removed_at IS NULL", .id(household),
            .id(id), as: Self.profile)
    }

    /// The display names of all who are or were members, by which history names them.
    package func names() throws -> [ID<Member>: String] {
        let rows = try connection.all("SELECT id, display_name FROM member WHERE household = $1", .id(household)) { row in
            (row.id() as ID<Member>, row.text())
        }
        return Dictionary(rows, uniquingKeysWith: { first, _ in first })
    }

    /// The display name of one who is or was a member; nil if there was none with this id.
    package func name(of id: ID<Member>) throws -> String? {
        try connection.first("SELECT display_name FROM member WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// The member with a sign-in name, compared case-folded.
    package func find(name: String) throws -> MemberProfile? {
        try connection.first(
            "SELECT \(Self.columns) FROM member AS m WHERE m.household = $1 AND m.folded_name = $2", .id(household), .text(name.folded),
            as: Self.profile)
    }

    /// Whether the household has an owner.
    package func hasOwner() throws -> Bool {
        try connection.exists("SELECT 1 FROM member WHERE household = $1 AND role = 'owner' AND is_disabled = 0 LIMIT 1", .id(household))
    }

    /// The change counters of the household and the member; nil if the member does not exist.
    package func counters(of member: ID<Member>) throws -> ChangeCounters? {
        try connection.first(
            "SELECT h.revision, m.counter FROM household h JOIN member m ON m.household = h.id WHERE h.id = $1 AND m.id = $2",
            .id(household), .id(member)
        ) { ChangeCounters(household: $0.integer(), member: $0.integer()) }
    }

    // MARK: - Writing

    /// Inserts a member of the household.
    ///
    /// - Returns: false if the name is taken.
    package func insert(_ profile: MemberProfile) throws -> Bool {
        let isNew =
            try connection.execute(
                """
                INSERT INTO member (household, id, name, folded_name, display_name, role, locale, language, appearance, shows_balance,
                    is_disabled, created_at, revision, perspective, counter)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1)
                ON CONFLICT (household, folded_name) DO NOTHING
                """, .id(household), .id(profile.id), .text(profile.name), .text(profile.name.folded), .text(profile.displayName),
                .text(profile.role.rawValue), .text(profile.locale), .text(profile.language.rawValue), .text(profile.appearance.rawValue),
                .bool(profile.showsBalance),
                .bool(profile.isDisabled), .integer(profile.createdAt), .integer(profile.revision),
                .text(profile.perspective.rawValue)) == 1
        if isNew { try directory.insert(.name, profile.name, of: household) }
        return isNew
    }

    /// Updates the columns that members may change themselves.
    ///
    /// - Returns: false if the revision does not match.
    package func update(_ profile: MemberProfile) throws -> Bool {
        let before: String? = try connection.first(
            "SELECT folded_name FROM member WHERE household = $1 AND id = $2", .id(household), .id(profile.id))
        let isUpdated =
            try connection.execute(
                """
                UPDATE member SET name = $1, folded_name = $2, display_name = $3, locale = $4, language = $5, appearance = $6,
                    shows_balance = $7, revision = revision + 1, counter = counter + 1
                WHERE household = $8 AND id = $9 AND revision = $10
                """, .text(profile.name), .text(profile.name.folded), .text(profile.displayName), .text(profile.locale),
                .text(profile.language.rawValue), .text(profile.appearance.rawValue), .bool(profile.showsBalance), .id(household),
                .id(profile.id), .integer(profile.revision)) == 1
        guard isUpdated, let before, before != profile.name.folded else { return isUpdated }
        try directory.delete(.name, before, of: household)
        try directory.insert(.name, profile.name, of: household)
        return true
    }

    /// Sets whether balances are shown to the member.
    package func showBalance(_ shows: Bool, of id: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET shows_balance = $1, counter = counter + 1 WHERE household = $2 AND id = $3", .bool(shows), .id(household),
            .id(id))
    }

    /// Sets whose accounts count in the figures that the member is shown.
    package func setPerspective(_ perspective: Perspective, of id: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET perspective = $1, counter = counter + 1 WHERE household = $2 AND id = $3", .text(perspective.rawValue),
            .id(household), .id(id))
    }

    /// Sets role and disabled state, unless no enabled owner would remain.
    ///
    /// - Returns: false if the member is the last enabled owner.
    package func update(_ id: ID<Member>, role: Role, isDisabled: Bool) throws -> Bool {
        try connection.execute(
            """
            UPDATE member SET role = $1, is_disabled = $2, revision = revision + 1, counter = counter + 1
            WHERE household = $3 AND id = $4
                AND (($1 = 'owner' AND $2 = 0) OR role <> 'owner' OR is_disabled = 1 OR EXISTS (
                    SELECT 1 FROM member other WHERE other.household = $3 AND other.id <> $4 AND other.role = 'owner'
                        AND other.is_disabled = 0))
            """, .text(role.rawValue), .bool(isDisabled), .id(household), .id(id)) == 1
    }

    /// Makes a member a former one, who cannot sign in and whose sign-in name is free again, unless no enabled owner would remain. The display
    /// name stays. Rows of other tables are deleted by the caller.
    ///
    /// - Returns: false if the member is the last enabled owner.
    package func remove(_ id: ID<Member>, at milliseconds: Int64) throws -> Bool {
        guard let profile = try find(id), try update(id, role: profile.role, isDisabled: true) else { return false }
        // No name of a member has several lines.
        try connection.execute(
            """
            UPDATE member SET removed_at = $1, role = 'viewer', name = '', folded_name = $2, unread = 0, must_choose_passphrase = 0
            WHERE household = $3 AND id = $4
            """, .integer(milliseconds), .text("\n\(id.rawValue)"), .id(household), .id(id))
        try directory.delete(.name, profile.name, of: household)
        return true
    }

    /// Sets whether the member must choose a new passphrase first.
    package func setMustChoosePassphrase(_ must: Bool, of id: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET must_choose_passphrase = $1, counter = counter + 1 WHERE household = $2 AND id = $3", .bool(must),
            .id(household), .id(id))
    }

    /// Whether the member must choose a new passphrase first.
    package func mustChoosePassphrase(_ id: ID<Member>) throws -> Bool {
        try connection.first(
            "SELECT must_choose_passphrase FROM member WHERE household = $1 AND id = $2", .id(household), .id(id)) ?? false
    }

    /// Increases the member's counter, by which pages detect changes.
    package func touch(_ id: ID<Member>) throws {
        try connection.execute("UPDATE member SET counter = counter + 1 WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    private var directory: DirectoryRepository { DirectoryRepository(connection) }

    // MARK: - Rows

    /// The columns that `profile` decodes, of `member` as `m`.
    package static let columns: SQL = """
        m.id, m.household, m.name, m.display_name, m.role, m.locale, m.language, m.appearance, m.shows_balance, m.perspective, m.is_disabled, \
        m.created_at, m.revision
        """

    /// Decodes a profile from the next columns.
    package static func profile(_ row: inout Row) throws(StorageError) -> MemberProfile {
        MemberProfile(
            id: row.id(), household: row.id(), name: row.text(), displayName: row.text(), role: try row.value("role"), locale: row.text(),
            language: try row.value("language"), appearance: try row.value("appearance"), showsBalance: row.bool(),
            perspective: try row.value("perspective"), isDisabled: row.bool(),
            createdAt: row.integer(), revision: row.integer())
    }
}
