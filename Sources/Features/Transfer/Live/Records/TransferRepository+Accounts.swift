import Models
import Storage
import TransferModel

/// The transfers and standing orders that refer to an account.
extension TransferRepository {
    /// The tables.
    static let tables: [SnapshotTable] = [
        SnapshotTable(
            "transferOrder", table: "transfer_order",
            columns: [
                "id", "reference", "status", "source", "destination", "party", "beneficiary", "is_international", "amount", "currency",
                "other_amount", "other_currency", "day", "note", "category", "standing_order", "occurrence", "group_id", "failure",
                "member",
                "request_key", "wrong_proofs", "created_at", "confirmed_at", "confirmed_day", "ended_at", "revision",
            ], of: "(source = $2 OR destination = $2)", by: "id"),
        SnapshotTable(
            "standingOrder", table: "standing_order",
            columns: [
                "id", "source", "destination", "party", "beneficiary", "is_international", "amount", "currency", "note", "category",
                "anchor",
                "every", "unit", "last_day", "max_count", "next_index", "next_day", "is_active", "request_key", "member", "created_at",
                "revision",
            ], of: "(source = $2 OR destination = $2)", by: "id"),
    ]

    /// The ids of the transfers and standing orders from or to an account, as the history writes them.
    func namedInHistory(of account: ID<Account>) throws -> [String] {
        try connection.all(
            """
            SELECT 0 AS is_standing, id FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2)
            UNION ALL
            SELECT 1 AS is_standing, id FROM standing_order WHERE household = $1 AND (source = $2 OR destination = $2)
            """, .id(household), .id(account)
        ) { row in
            let (isStanding, id) = (row.bool(), row.integer())
            return isStanding ? ID<StandingOrder>(rawValue: id).description : ID<Transfer>(rawValue: id).description
        }
    }

    /// Moves transfers and standing orders to another account. Those between the two accounts are deleted.
    func move(from old: ID<Account>, to new: ID<Account>) throws {
        for statement: SQL in [
            """
            DELETE FROM transfer_confirmation WHERE household = $1 AND transfer IN (
                SELECT id FROM transfer_order
                WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2)))
            """,
            """
            DELETE FROM transfer_order
            WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2))
            """,
            """
            DELETE FROM standing_order
            WHERE household = $1 AND ((source = $2 AND destination = $3) OR (source = $3 AND destination = $2))
            """,
        ] {
            try connection.execute(statement, .id(household), .id(old), .id(new))
        }
        for statement: SQL in [
            "UPDATE transfer_order SET source = $1 WHERE household = $2 AND source = $3",
            "UPDATE transfer_order SET destination = $1 WHERE household = $2 AND destination = $3",
            "UPDATE standing_order SET source = $1 WHERE household = $2 AND source = $3",
            "UPDATE standing_order SET destination = $1 WHERE household = $2 AND destination = $3",
        ] {
            try connection.execute(statement, .id(new), .id(household), .id(old))
        }
    }

    /// Deletes the transfers and standing orders from or to an account.
    func deleteAll(of account: ID<Account>) throws {
        for statement: SQL in [
            """
            DELETE FROM transfer_confirmation WHERE household = $1 AND transfer IN (
                SELECT id FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2))
            """,
            "DELETE FROM transfer_order WHERE household = $1 AND (source = $2 OR destination = $2)",
            "DELETE FROM standing_order WHERE household = $1 AND (source = $2 OR destination = $2)",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// Moves transfers and standing orders back to their account and keeps their other changes since. Those that were deleted are inserted
    /// again.
    func restore(_ image: UndoImageReader) throws {
        let snapshots = RowSnapshotRepository(connection, household: household)
        for (table, isTransfer) in zip(Self.tables, [true, false]) {
            try image.rows(of: table.name) { row in
                let (id, source, destination) = (try row.value("id"), try row.value("source"), try row.value("destination"))
                let changed =
                    isTransfer
                    ? try connection.execute(
                        "UPDATE transfer_order SET source = $1, destination = $2 WHERE household = $3 AND id = $4", source, destination,
                        .id(household), id)
                    : try connection.execute(
                        "UPDATE standing_order SET source = $1, destination = $2 WHERE household = $3 AND id = $4", source, destination,
                        .id(household), id)
                if changed == 0 { try snapshots.insert(row, of: image, into: table) }
            }
        }
    }
}
