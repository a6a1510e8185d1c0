package import Models

/// The members of all households; looked up by name before the household is known.
package final class MemberRepository: Repository {
    // MARK: - Reading

    /// The members of a household, by name.
    package func all(of household: ID<Household>) throws -> [MemberProfile] {
        try connection.all(
            "SELECT \(Self.columns) FROM member AS m WHERE m.household = $1 ORDER BY m.folded_name", .id(household), as: Self.profile)
    }

    /// The member with an id; nil if it does not exist.
    package func find(_ id: ID<Member>) throws -> MemberProfile? {
        try connection.first("SELECT \(Self.columns) FROM member AS m WHERE m.id = $1", .id(id), as: Self.profile)
    }

    /// The member with a sign-in name, compared case-folded.
    package func find(name: String) throws -> MemberProfile? {
        try connection.first("SELECT \(Self.columns) FROM member AS m WHERE m.folded_name = $1", .text(name.folded), as: Self.profile)
    }

    /// Whether a household has an owner.
    package func hasOwner(_ household: ID<Household>) throws -> Bool {
        try connection.exists("SELECT 1 FROM member WHERE household = $1 AND role = 'owner' AND is_disabled = 0 LIMIT 1", .id(household))
    }

    /// The change counters of the household and the member; nil if the member does not exist.
    package func counters(household: ID<Household>, member: ID<Member>) throws -> ChangeCounters? {
        try connection.first(
            "SELECT h.revision, m.counter FROM household h JOIN member m ON m.household = h.id WHERE h.id = $1 AND m.id = $2",
            .id(household),
            .id(member)
        ) { ChangeCounters(household: $0.integer(), member: $0.integer()) }
    }

    // MARK: - Writing

    /// Inserts a member.
    ///
    /// - Returns: false if the name is taken.
    package func insert(_ profile: MemberProfile) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO member (id, household, name, folded_name, display_name, role, locale, language, appearance, shows_balance, is_disabled,
                created_at, revision, counter)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1)
            ON CONFLICT (folded_name) DO NOTHING
            """, .id(profile.id), .id(profile.household), .text(profile.name), .text(profile.name.folded), .text(profile.displayName),
            .text(profile.role.rawValue), .text(profile.locale), .text(profile.language.rawValue), .text(profile.appearance.rawValue),
            .bool(profile.showsBalance),
            .bool(profile.isDisabled), .integer(profile.createdAt), .integer(profile.revision)) == 1
    }

    /// Updates the columns that members may change themselves.
    ///
    /// - Returns: false if the revision does not match.
    package func update(_ profile: MemberProfile) throws -> Bool {
        try connection.execute(
            """
            UPDATE member SET name = $1, folded_name = $2, display_name = $3, locale = $4, language = $5, appearance = $6,
                shows_balance = $7, revision = revision + 1, counter = counter + 1
            WHERE id = $8 AND revision = $9
            """, .text(profile.name), .text(profile.name.folded), .text(profile.displayName), .text(profile.locale),
            .text(profile.language.rawValue), .text(profile.appearance.rawValue), .bool(profile.showsBalance), .id(profile.id),
            .integer(profile.revision)) == 1
    }

    /// Sets whether balances are shown to the member.
    package func showBalance(_ shows: Bool, of id: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET shows_balance = $1, counter = counter + 1 WHERE id = $2", .bool(shows), .id(id))
    }

    /// Sets role and disabled state, unless no enabled owner would remain.
    ///
    /// - Returns: false if the member is the last enabled owner.
    package func update(_ id: ID<Member>, of household: ID<Household>, role: Role, isDisabled: Bool) throws -> Bool {
        try connection.execute(
            """
            UPDATE member SET role = $1, is_disabled = $2, revision = revision + 1, counter = counter + 1
            WHERE id = $3 AND household = $4
                AND (($1 = 'owner' AND $2 = 0) OR role <> 'owner' OR is_disabled = 1 OR EXISTS (
                    SELECT 1 FROM member other WHERE other.household = $4 AND other.id <> $3 AND other.role = 'owner'
                        AND other.is_disabled = 0))
            """, .text(role.rawValue), .bool(isDisabled), .id(id), .id(household)) == 1
    }

    /// Sets whether the member must choose a new passphrase first.
    package func setMustChoosePassphrase(_ must: Bool, of id: ID<Member>) throws {
        try connection.execute(
            "UPDATE member SET must_choose_passphrase = $1, counter = counter + 1 WHERE id = $2", .bool(must), .id(id))
    }

    /// Whether the member must choose a new passphrase first.
    package func mustChoosePassphrase(_ id: ID<Member>) throws -> Bool {
        try connection.first("SELECT must_choose_passphrase FROM member WHERE id = $1", .id(id)) ?? false
    }

    /// Increases the member's counter, by which pages detect changes.
    package func touch(_ id: ID<Member>) throws {
        try connection.execute("UPDATE member SET counter = counter + 1 WHERE id = $1", .id(id))
    }

    /// The columns that `profile` decodes, of `member` as `m`.
    package static let columns: SQL = """
        m.id, m.household, m.name, m.display_name, m.role, m.locale, m.language, m.appearance, m.shows_balance, m.is_disabled, m.created_at, \
        m.revision
        """

    /// Decodes a profile from the next columns.
    package static func profile(_ row: inout Row) throws(StorageError) -> MemberProfile {
        MemberProfile(
            id: row.id(), household: row.id(), name: row.text(), displayName: row.text(), role: try row.value("role"), locale: row.text(),
            language: try row.value("language"), appearance: try row.value("appearance"), showsBalance: row.bool(), isDisabled: row.bool(),
            createdAt: row.integer(), revision: row.integer())
    }
}
