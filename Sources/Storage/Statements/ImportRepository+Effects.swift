package import Models

/// What imports changed that was there before, or made without a line.
///
/// Effects are looked up by group through `import_effect_group`, joined with the table by its key: without statistics SQLite prefers every effect of the
/// household to an index that leads to a second lookup, which made the undo of an import quadratic.
extension ImportRepository {

    /// Adds an effect at its place in the order.
    package func insert(_ effect: Effect, sequence: Int, of id: ID<StatementImport>) throws {
        try connection.execute(
            """
            INSERT INTO import_effect (household, import_id, sequence, group_id, image, revision) VALUES ($1, $2, $3, $4, $5, $6)
            """, .id(household), .id(id), .int(sequence), .id(effect.group), .text(try effect.image?.encoded() ?? ""),
            .integer(effect.revision))
    }

    /// Adds an effect behind the others of an import.
    package func append(_ effect: Effect, of id: ID<StatementImport>) throws {
        let last = try connection.first(
            "SELECT COALESCE(MAX(sequence), 0) FROM import_effect WHERE household = $1 AND import_id = $2", .id(household), .id(id)
        ) { $0.int(0) }
        try insert(effect, sequence: (last ?? 0) + 1, of: id)
    }

    /// The groups that an import changed, or made without a line.
    ///
    /// - Parameter withImage: only those that were there before.
    package func changedGroups(of id: ID<StatementImport>, withImage: Bool) throws -> Set<ID<Transaction>> {
        var groups: Set<ID<Transaction>> = []
        let sql: SQL =
            withImage
            ? "SELECT group_id FROM import_effect WHERE household = $1 AND import_id = $2 AND image <> ''"
            : "SELECT group_id FROM import_effect WHERE household = $1 AND import_id = $2"
        try connection.query(sql, .id(household), .id(id)) { groups.insert($0.id(0)) }
        return groups
    }

    /// A page of what an import changed that was there before, last first, each with its place in the order.
    ///
    /// - Parameter sequence: the place that the page ends before; nil: the first page.
    package func imagedEffects(
        of id: ID<StatementImport>, before sequence: Int?, limit: Int
    ) throws -> [(sequence: Int, effect: Effect)] {
        try connection.all(
            """
            SELECT sequence, group_id, image, revision FROM import_effect
            WHERE household = $1 AND import_id = $2 AND sequence < $3 AND image <> '' ORDER BY sequence DESC LIMIT $4
            """, .id(household), .id(id), .integer(sequence.map(Int64.init) ?? .max), .int(limit)
        ) { row in
            (row.int(0), Effect(group: row.id(1), image: try GroupImage.decode(row.text(2)), revision: row.integer(3)))
        }
    }

    /// A group as it was before an import changed it for the first time; nil where it did not change it.
    package func firstImage(of group: ID<Transaction>, in id: ID<StatementImport>) throws -> GroupImage? {
        try connection.first(
            """
            SELECT e.image FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2 AND f.import_id = $3
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image <> ''
            ORDER BY e.sequence LIMIT 1
            """, .id(household), .id(group), .id(id)
        ) { try GroupImage.decode($0.text(0)) }
    }

    /// The highest revision that any import left a group at; 1 where none changed it.
    package func lastRevision(of group: ID<Transaction>) throws -> Int64 {
        try connection.first(
            """
            SELECT COALESCE(MAX(e.revision), 1) FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence
            """, .id(household), .id(group)
        ) { $0.integer(0) } ?? 1
    }

    /// The first import after another that changed a group and kept its image, or nil.
    package func nextEffect(on group: ID<Transaction>, after id: ID<StatementImport>) throws -> ID<StatementImport>? {
        let found: ID<StatementImport>?? = try connection.first(
            """
            SELECT MIN(e.import_id) FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2 AND f.import_id > $3
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image <> ''
            """, .id(household), .id(group), .id(id)
        ) { $0.optionalID(0) }
        return found ?? nil
    }

    /// Whether an import made a group without a line: an opening balance.
    package func isMade(_ group: ID<Transaction>) throws -> Bool {
        try connection.first(
            """
            SELECT 1 FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image = ''
            LIMIT 1
            """, .id(household), .id(group)
        ) { _ in true } ?? false
    }

    /// Forgets what a group was before imports changed it: all of them, or one.
    package func clearImages(of group: ID<Transaction>, in id: ID<StatementImport>? = nil) throws {
        if let id {
            try connection.execute(
                "UPDATE import_effect SET image = '' WHERE household = $1 AND group_id = $2 AND import_id = $3", .id(household), .id(group),
                .id(id))
        } else {
            try connection.execute(
                "UPDATE import_effect SET image = '' WHERE household = $1 AND group_id = $2", .id(household), .id(group))
        }
    }

    /// Forgets how an import, which was undone, found what it changed. What it left behind stays known by its revision.
    package func forgetImages(of id: ID<StatementImport>) throws {
        try connection.execute("DELETE FROM import_effect WHERE household = $1 AND import_id = $2 AND image <> ''", .id(household), .id(id))
    }
}
