package import Models

/// Groups and their members. The name of a member that is a person is that of the person.
package struct PeopleGroupRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// All groups in the order in which they were added, including removed ones.
    package func all() throws -> [PeopleGroup] {
        try groups(
            """
            SELECT g.id, g.name, g.emoji, g.currency, g.default_split, g.is_direct, g.is_archived, g.is_removed, g.account, g.revision,
                m.id, m.person, COALESCE(p.name, m.name), m.weight, m.has_left
            FROM people_group g JOIN group_member m ON m.household = g.household AND m.people_group = g.id
                LEFT JOIN person p ON p.household = m.household AND p.id = m.person
            WHERE g.household = $1 ORDER BY g.id, m.id
            """, .id(household))
    }

    /// A group, also a removed one; nil if it does not exist.
    package func find(_ id: ID<PeopleGroup>) throws -> PeopleGroup? {
        try groups(
            """
            SELECT g.id, g.name, g.emoji, g.currency, g.default_split, g.is_direct, g.is_archived, g.is_removed, g.account, g.revision,
                m.id, m.person, COALESCE(p.name, m.name), m.weight, m.has_left
            FROM people_group g JOIN group_member m ON m.household = g.household AND m.people_group = g.id
                LEFT JOIN person p ON p.household = m.household AND p.id = m.person
            WHERE g.household = $1 AND g.id = $2 ORDER BY m.id
            """, .id(household), .id(id)
        ).first
    }

    /// The group of what a person and the household owe each other directly; nil if there is none.
    package func direct(with person: ID<Person>) throws -> PeopleGroup? {
        let id: ID<PeopleGroup>? = try connection.first(
            """
            SELECT g.id FROM group_member m JOIN people_group g ON g.household = m.household AND g.id = m.people_group
            WHERE m.household = $1 AND m.person = $2 AND g.is_direct = 1 AND g.is_removed = 0 ORDER BY g.id LIMIT 1
            """, .id(household), .id(person)
        ) { $0.id(0) }
        return try id.flatMap(find)
    }

    // MARK: - Writing

    /// Inserts a group and its members.
    package func insert(_ group: PeopleGroup) throws {
        try connection.execute(
            """
            INSERT INTO people_group (household, id, name, emoji, currency, default_split, is_direct, is_archived, is_removed, account,
                revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .id(group.id), .text(group.name), .text(group.emoji), .currency(group.currency),
            .text(group.defaultSplit.rawValue), .bool(group.isDirect), .bool(group.isArchived), .bool(group.isRemoved),
            .optional(group.ledgerAccount?.rawValue), .integer(group.revision))
        for member in group.members { try insert(member, of: group.id) }
    }

    /// Updates a group and its members if the revision matches, and increases it. Returns whether it matched.
    package func update(_ group: PeopleGroup) throws -> Bool {
        let changed = try connection.execute(
            """
            UPDATE people_group SET name = $1, emoji = $2, currency = $3, default_split = $4, is_archived = $5, is_removed = $6,
                account = $7, revision = revision + 1
            WHERE household = $8 AND id = $9 AND revision = $10
            """, .text(group.name), .text(group.emoji), .currency(group.currency), .text(group.defaultSplit.rawValue),
            .bool(group.isArchived), .bool(group.isRemoved), .optional(group.ledgerAccount?.rawValue), .id(household), .id(group.id),
            .integer(group.revision))
        guard changed == 1, let stored = try find(group.id) else { return false }
        for member in group.members {
            guard let old = stored.member(member.id) else {
                try insert(member, of: group.id)
                continue
            }
            guard old != member else { continue }
            try connection.execute(
                """
                UPDATE group_member SET name = $1, weight = $2, has_left = $3 WHERE household = $4 AND people_group = $5 AND id = $6
                """, .text(member.name), .integer(member.weight), .bool(member.hasLeft), .id(household), .id(group.id), .id(member.id))
        }
        for old in stored.members where group.member(old.id) == nil { try delete(old.id, of: group.id) }
        return true
    }

    /// Sets the ledger account of a group. Its revision is unchanged, since forms do not edit it.
    package func setLedgerAccount(_ ledgerAccount: LedgerAccountID, of group: ID<PeopleGroup>) throws {
        try connection.execute(
            "UPDATE people_group SET account = $1 WHERE household = $2 AND id = $3", .ledgerAccount(ledgerAccount), .id(household),
            .id(group))
    }

    /// Deletes a member without any expense or settlement, with its balances.
    private func delete(_ member: ID<GroupMember>, of group: ID<PeopleGroup>) throws {
        try connection.execute(
            "DELETE FROM member_balance WHERE household = $1 AND people_group = $2 AND member = $3", .id(household), .id(group), .id(member)
        )
        try connection.execute(
            "DELETE FROM group_member WHERE household = $1 AND people_group = $2 AND id = $3", .id(household), .id(group), .id(member))
    }

    private func insert(_ member: GroupMember, of group: ID<PeopleGroup>) throws {
        try connection.execute(
            """
            INSERT INTO group_member (household, people_group, id, person, name, weight, has_left) VALUES ($1, $2, $3, $4, $5, $6, $7)
            """, .id(household), .id(group), .id(member.id), .id(member.person), .text(member.name), .integer(member.weight),
            .bool(member.hasLeft))
    }

    // MARK: - Private

    private func groups(_ sql: SQL, _ values: Value...) throws -> [PeopleGroup] {
        var groups: [PeopleGroup] = []
        try connection.query(sql, values: values) { row in
            let id: ID<PeopleGroup> = row.id(0)
            if groups.last?.id != id {
                groups.append(
                    PeopleGroup(
                        id: id, name: row.text(1), emoji: row.text(2), currency: try row.currency(3), members: [],
                        defaultSplit: try row.value(4, "default_split"), isDirect: row.bool(5), isArchived: row.bool(6),
                        isRemoved: row.bool(7), ledgerAccount: row.isNull(8) ? nil : row.ledgerAccount(8), revision: row.integer(9)))
            }
            groups[groups.count - 1].members.append(
                GroupMember(
                    id: row.id(10), person: row.optionalID(11), name: row.text(12), weight: row.integer(13), hasLeft: row.bool(14)))
        }
        return groups
    }
}
