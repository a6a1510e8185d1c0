package import Models

/// Effects of imports: changes of existing transactions, and transactions created without a line.
///
/// Effects are looked up by group through `import_effect_group`, joined with the table by its key: without statistics SQLite prefers a scan
/// of all effects of the household to an index that needs a second lookup, which would make undoing an import quadratic.
extension ImportRepository {
    /// Inserts an effect at a position.
    package func insert(_ effect: Effect, sequence: Int, of id: ID<StatementImport>) throws {
        try connection.execute(
            "INSERT INTO import_effect (household, import_id, sequence, group_id, image, revision) VALUES ($1, $2, $3, $4, $5, $6)",
            .id(household),
            .id(id), .int(sequence), .id(effect.group), .text(try effect.image?.encoded() ?? ""), .integer(effect.revision))
    }

    /// Appends an effect to those of an import.
    package func append(_ effect: Effect, of id: ID<StatementImport>) throws {
        let last = try connection.first(
            "SELECT COALESCE(MAX(sequence), 0) FROM import_effect WHERE household = $1 AND import_id = $2", .id(household), .id(id)
        ) { $0.int() }
        try insert(effect, sequence: (last ?? 0) + 1, of: id)
    }

    /// The groups that an import changed or created without a line.
    ///
    /// - Parameter withImage: restricts to groups that existed before.
    package func changedGroups(of id: ID<StatementImport>, withImage: Bool) throws -> Set<ID<Transaction>> {
        var groups: Set<ID<Transaction>> = []
        let sql: SQL =
            withImage
            ? "SELECT group_id FROM import_effect WHERE household = $1 AND import_id = $2 AND image <> ''"
            : "SELECT group_id FROM import_effect WHERE household = $1 AND import_id = $2"
        try connection.query(sql, .id(household), .id(id)) { groups.insert($0.id()) }
        return groups
    }

    /// A page of an import's changes of existing groups with their positions, last first.
    ///
    /// - Parameter sequence: the position that the page ends before; nil for the first page.
    package func imagedEffects(
        of id: ID<StatementImport>, before sequence: Int?, limit: Int
    ) throws -> [(sequence: Int, effect: Effect)] {
        try connection.all(
            """
            SELECT sequence, group_id, image, revision FROM import_effect
            WHERE household = $1 AND import_id = $2 AND sequence < $3 AND image <> '' ORDER BY sequence DESC LIMIT $4
            """, .id(household), .id(id), .integer(sequence.map(Int64.init) ?? .max), .int(limit)
        ) { row in
            (row.int(), Effect(group: row.id(), image: try GroupImage.decode(row.text()), revision: row.integer()))
        }
    }

    /// The image of a group before its first change by an import; nil if the import did not change it.
    package func firstImage(of group: ID<Transaction>, in id: ID<StatementImport>) throws -> GroupImage? {
        try connection.first(
            """
            SELECT e.image FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2 AND f.import_id = $3
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image <> ''
            ORDER BY e.sequence LIMIT 1
            """, .id(household), .id(group), .id(id)
        ) { try GroupImage.decode($0.text()) }
    }

    /// The highest revision of a group set by an import; 1 if none changed it.
    package func lastRevision(of group: ID<Transaction>) throws -> Int64 {
        try connection.first(
            """
            SELECT COALESCE(MAX(e.revision), 1) FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence
            """, .id(household), .id(group)) ?? 1
    }

    /// The first import after another that changed a group and stored its image; nil if there is none.
    package func nextEffect(on group: ID<Transaction>, after id: ID<StatementImport>) throws -> ID<StatementImport>? {
        let found: ID<StatementImport>?? = try connection.first(
            """
            SELECT MIN(e.import_id) FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2 AND f.import_id > $3
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image <> ''
            """, .id(household), .id(group), .id(id)
        ) { $0.optionalID() }
        return found ?? nil
    }

    /// Whether an import created a group without a line, that is an opening balance.
    package func isCreatedByImport(_ group: ID<Transaction>) throws -> Bool {
        try connection.exists(
            """
            SELECT 1 FROM import_effect AS f CROSS JOIN import_effect AS e
            WHERE f.household = $1 AND f.group_id = $2
                AND e.household = f.household AND e.import_id = f.import_id AND e.sequence = f.sequence AND e.image = ''
            LIMIT 1
            """, .id(household), .id(group))
    }

    /// Deletes the images of a group, of all imports or of one.
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

    /// Deletes the images of an undone import. The revisions are kept.
    package func deleteImages(of id: ID<StatementImport>) throws {
        try connection.execute("DELETE FROM import_effect WHERE household = $1 AND import_id = $2 AND image <> ''", .id(household), .id(id))
    }
}
