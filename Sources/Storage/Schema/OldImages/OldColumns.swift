/// The columns of rows in undo images of schema versions before 16, which had no names: the rows of all those versions have these.
///
/// Frozen, since stored images depend on the order.
enum OldColumns {
    /// The columns of a table by its stored name; nil for an unknown table.
    static func columns(of table: String) -> [String]? { byTable[table] }

    private static let byTable: [String: [String]] = [
        "importStatement": [
            "account", "import_id", "sequence", "file", "format", "from_day", "until_day", "new_lines", "known_lines", "matched_lines",
            "transfer_lines", "rejected_lines", "made_account",
        ],
        "statementLine": ["account", "day", "id", "amount", "bank_id", "text_hash", "format", "state", "group_id", "import_id"],
        "lineSeen": ["account", "day", "line", "import_id"],
        "checkpoint": ["account", "day", "import_id", "amount"],
        "namedTransfer": ["account", "day", "line", "sequence", "amount", "name"],
        "closing": ["account", "day", "stated", "at", "member"],
        "check": ["account", "since", "day", "stated"],
        "tick": ["account", "group_id"],
        "carried": ["account", "group_id", "carried_day", "settled_day"],
        "rule": ["id", "sequence", "payee_test", "payee_text", "minimum", "maximum", "account", "category", "tags", "payee_name"],
        "transferOrder": [
            "id", "reference", "status", "source", "destination", "party", "beneficiary", "is_international", "amount", "currency",
            "other_amount", "other_currency", "day", "note", "category", "standing_order", "occurrence", "group_id", "failure", "member",
            "request_key", "wrong_proofs", "created_at", "confirmed_at", "confirmed_day", "ended_at", "revision",
        ],
        "standingOrder": [
            "id", "source", "destination", "party", "beneficiary", "is_international", "amount", "currency", "note", "category", "anchor",
            "every", "unit", "last_day", "max_count", "next_index", "next_day", "is_active", "request_key", "member", "created_at",
            "revision",
        ],
        "savingsPlan": ["account", "contribution", "rate", "rate_basis", "revision"],
        "goalPart": ["id", "goal", "place", "name", "account", "amount"],
    ]
}
