package import Models
package import PeopleModel
package import Storage

/// Groups and their members. The name of a member that is a person is that of the person.
package final class PeopleGroupRepository: ScopedRepository {
    // MARK: - Reading

    /// All groups in the order in which they were added, including removed ones.
    package func all() throws -> [PeopleGroup] {
        try groups("\(Self.groups) WHERE g.household = $1 ORDER BY g.id, m.id", .id(household))
    }

    /// A group, also a removed one; nil if it does not exist.
    package func find(_ id: ID<PeopleGroup>) throws -> PeopleGroup? {
        try groups("\(Self.groups) WHERE g.household = $1 AND g.id = $2 ORDER BY m.id", .id(household), .id(id)).first
    }

    private static let groups: SQL = """
        SELECT \(PeopleGroup.self, of: "g"), m.id, m.person, COALESCE(p.name, m.name), m.weight, m.has_left
        FROM people_group g JOIN group_member m ON m.household = g.household AND m.people_group = g.id
            LEFT JOIN person p ON p.household = m.household AND p.id = m.person
        """

    /// The group of what a person and the household owe each other directly; nil if there is none.
    func direct(with person: ID<Person>) throws -> PeopleGroup? {
        let id: ID<PeopleGroup>? = try connection.first(
            """
            SELECT g.id FROM group_member m JOIN people_group g ON g.household = m.household AND g.id = m.people_group
            WHERE m.household = $1 AND m.person = $2 AND g.is_direct = 1 AND g.is_removed = 0 ORDER BY g.id LIMIT 1
            """, .id(household), .id(person)
        ) { $0.id() }
        return try id.flatMap(find)
    }

    // MARK: - Writing

    /// Inserts a group and its members.
    func insert(_ group: PeopleGroup) throws {
        try connection.insert(group, of: household)
        for member in group.members { try connection.insert(member, of: household, further: .id(group.id)) }
    }

    /// Updates a group and its members if the revision matches, and increases it. Returns whether it matched.
    func update(_ group: PeopleGroup) throws -> Bool {
        guard try connection.update(group, of: household), let stored = try find(group.id) else { return false }
        for member in group.members {
            guard let old = stored.member(member.id) else {
                try connection.insert(member, of: household, further: .id(group.id))
                continue
            }
            guard old != member else { continue }
            try connection.execute(
                "UPDATE group_member SET name = $1, weight = $2, has_left = $3 WHERE household = $4 AND people_group = $5 AND id = $6",
                .text(member.name), .integer(member.weight), .bool(member.hasLeft), .id(household), .id(group.id), .id(member.id))
        }
        for old in stored.members where group.member(old.id) == nil { try delete(old.id, of: group.id) }
        return true
    }

    /// Sets the ledger account of a group. Its revision is unchanged, since forms do not edit it.
    func setLedgerAccount(_ ledgerAccount: LedgerAccountID, of group: ID<PeopleGroup>) throws {
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

    // MARK: - Private

    private func groups(_ sql: SQL, _ values: Value...) throws -> [PeopleGroup] {
        var groups: [PeopleGroup] = []
        try connection.query(sql, values: values) { row in
            let group: PeopleGroup = try row.record()
            if groups.last?.id != group.id { groups.append(group) }
            groups[groups.count - 1].members.append(try row.record())
        }
        return groups
    }
}

// MARK: - Rows

extension PeopleGroup: Record {
    package enum Column: Int32, RecordColumn {
        case id, name, emoji, currency, defaultSplit, isDirect, isArchived, isRemoved, account, revision
    }

    package static let sql = RecordSQL<Column>("people_group", fixed: [.isDirect], revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), name: row.text(.name), emoji: row.text(.emoji), currency: try row.currency(.currency), members: [],
            defaultSplit: try row.value(.defaultSplit), isDirect: row.bool(.isDirect), isArchived: row.bool(.isArchived),
            isRemoved: row.bool(.isRemoved), ledgerAccount: row.optionalLedgerAccount(.account), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .name: .text(name)
        case .emoji: .text(emoji)
        case .currency: .currency(currency)
        case .defaultSplit: .text(defaultSplit.rawValue)
        case .isDirect: .bool(isDirect)
        case .isArchived: .bool(isArchived)
        case .isRemoved: .bool(isRemoved)
        case .account: .ledgerAccount(ledgerAccount)
        case .revision: .integer(revision)
        }
    }
}

extension GroupMember: Record {
    package enum Column: Int32, RecordColumn {
        case id, person, name, weight, hasLeft
    }

    package static let sql = RecordSQL<Column>("group_member", further: ["people_group"])

    package init(_ row: RecordRow<Column>) {
        self.init(
            id: row.id(.id), person: row.optionalID(.person), name: row.text(.name), weight: row.integer(.weight),
            hasLeft: row.bool(.hasLeft))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .person: .id(person)
        case .name: .text(name)
        case .weight: .integer(weight)
        case .hasLeft: .bool(hasLeft)
        }
    }
}
