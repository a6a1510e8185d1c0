package import Models

/// Tags and their groups.
package final class TagRepository: ScopedRepository {
    /// The tags of a group, sorted.
    ///
    /// The cross join prevents SQLite from reading all tags of the household.
    func tags(of group: ID<Transaction>) throws -> [String] {
        try connection.all(
            """
            SELECT tag.name FROM group_tag CROSS JOIN tag
            WHERE group_tag.household = $1 AND group_tag.group_id = $2 AND tag.household = group_tag.household AND tag.id = group_tag.tag
            ORDER BY tag.name
            """, .id(household), .id(group))
    }

    /// The tags of some groups, sorted; groups without tags are missing.
    func tags(of groups: [Int64]) throws -> [ID<Transaction>: [String]] {
        var tags: [ID<Transaction>: [String]] = [:]
        try connection.query(Self.tags, .id(household), in: groups) { tags[$0.id(), default: []].append($0.text()) }
        return tags
    }

    private static let tags: SQL = """
        SELECT group_tag.group_id, tag.name FROM group_tag CROSS JOIN tag
        WHERE group_tag.household = $1 AND group_tag.group_id IN (\(list: 2)) AND tag.household = group_tag.household
            AND tag.id = group_tag.tag
        ORDER BY tag.name
        """

    /// All tags in use, sorted.
    package func all() throws -> [String] {
        try connection.all(
            """
            SELECT name FROM tag WHERE household = $1 AND EXISTS (
                SELECT 1 FROM group_tag WHERE group_tag.household = tag.household AND group_tag.tag = tag.id)
            ORDER BY name
            """, .id(household))
    }

    /// Deletes the tags that no transaction has any more.
    package func deleteUnused() throws {
        try connection.execute(
            """
            DELETE FROM tag WHERE household = $1 AND NOT EXISTS (
                SELECT 1 FROM group_tag WHERE group_tag.household = tag.household AND group_tag.tag = tag.id)
            """, .id(household))
    }

    /// Replaces the tags of a group and inserts new tags.
    package func setTags(_ names: [String], of group: ID<Transaction>, makeID: () -> Int64) throws {
        try connection.execute("DELETE FROM group_tag WHERE household = $1 AND group_id = $2", .id(household), .id(group))
        for name in Set(names) where !name.isEmpty {
            let found = try connection.first(
                "SELECT id FROM tag WHERE household = $1 AND name = $2", .id(household), .text(name)
            ) { $0.integer() }
            let tag = found ?? makeID()
            if found == nil {
                try connection.execute(
                    "INSERT INTO tag (household, id, name) VALUES ($1, $2, $3)", .id(household), .integer(tag), .text(name))
            }
            try connection.execute(
                "INSERT INTO group_tag (household, group_id, tag) VALUES ($1, $2, $3)", .id(household), .id(group), .integer(tag))
        }
    }
}
