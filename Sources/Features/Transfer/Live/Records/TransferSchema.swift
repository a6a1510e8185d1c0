package import Storage

extension Migration {
    /// Version 6: transfers, payment parties, beneficiaries, standing orders and transfer limits.
    ///
    /// Accounts and categories have no foreign keys here: a transfer stays readable after they are merged or deleted, and those writes
    /// update the transfers.
    package static let transfers = Migration(
        version: 6,
        statements: [
            // The payee of a transfer at that time. Rows are immutable, so that editing a beneficiary changes no transfer.
            """
            CREATE TABLE payment_party (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                number TEXT NOT NULL,
                is_iban INTEGER NOT NULL,
                bank TEXT NOT NULL,
                bic TEXT,
                street TEXT NOT NULL,
                postal_code TEXT NOT NULL,
                town TEXT NOT NULL,
                country TEXT NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE beneficiary (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                party INTEGER NOT NULL,
                folded_name TEXT NOT NULL,
                is_favorite INTEGER NOT NULL,
                request_key TEXT,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, party) REFERENCES payment_party (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX beneficiary_name ON beneficiary (household, folded_name)",
            "CREATE UNIQUE INDEX beneficiary_request ON beneficiary (household, request_key) WHERE request_key IS NOT NULL",
            // next_day is stored with the schedule, so that due orders are found by an index.
            """
            CREATE TABLE standing_order (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                source INTEGER NOT NULL,
                destination INTEGER,
                party INTEGER,
                beneficiary INTEGER,
                is_international INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                currency INTEGER NOT NULL,
                note TEXT NOT NULL,
                category INTEGER,
                anchor INTEGER NOT NULL,
                every INTEGER NOT NULL CHECK (every > 0),
                unit TEXT NOT NULL,
                last_day INTEGER,
                max_count INTEGER,
                next_index INTEGER NOT NULL CHECK (next_index >= 0),
                next_day INTEGER,
                is_active INTEGER NOT NULL,
                request_key TEXT,
                member INTEGER,
                created_at INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                CHECK ((destination IS NULL) <> (party IS NULL)),
                FOREIGN KEY (household, party) REFERENCES payment_party (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX standing_order_due ON standing_order (household, next_day) WHERE is_active = 1",
            "CREATE UNIQUE INDEX standing_order_request ON standing_order (household, request_key) WHERE request_key IS NOT NULL",
            // At most one row per occurrence of a standing order, identified by its scheduled day.
            """
            CREATE TABLE transfer_order (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                reference INTEGER NOT NULL CHECK (reference BETWEEN 0 AND 99999999),
                status TEXT NOT NULL CHECK (status IN ('initiated', 'confirmed', 'pending', 'completed', 'failed', 'cancelled')),
                source INTEGER NOT NULL,
                destination INTEGER,
                party INTEGER,
                beneficiary INTEGER,
                is_international INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                currency INTEGER NOT NULL,
                other_amount INTEGER CHECK (other_amount > 0),
                other_currency INTEGER,
                day INTEGER NOT NULL,
                note TEXT NOT NULL,
                category INTEGER,
                standing_order INTEGER,
                occurrence INTEGER,
                group_id INTEGER,
                failure TEXT,
                member INTEGER,
                request_key TEXT,
                wrong_proofs INTEGER NOT NULL,
                created_at INTEGER NOT NULL,
                confirmed_at INTEGER,
                confirmed_day INTEGER,
                ended_at INTEGER,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                CHECK ((destination IS NULL) <> (party IS NULL)),
                CHECK (source <> destination),
                FOREIGN KEY (household, party) REFERENCES payment_party (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX transfer_order_reference ON transfer_order (household, reference)",
            "CREATE UNIQUE INDEX transfer_order_request ON transfer_order (household, request_key) WHERE request_key IS NOT NULL",
            """
            CREATE UNIQUE INDEX transfer_order_occurrence ON transfer_order (household, standing_order, occurrence)
            WHERE standing_order IS NOT NULL
            """,
            "CREATE UNIQUE INDEX transfer_order_group ON transfer_order (household, group_id) WHERE group_id IS NOT NULL",
            // Status comes before day, because ended transfers accumulate.
            "CREATE INDEX transfer_order_due ON transfer_order (household, status, day, id)",
            "CREATE INDEX transfer_order_by_day ON transfer_order (household, day)",
            // A covering index for the daily limit, so that SQLite prefers it.
            """
            CREATE INDEX transfer_order_day ON transfer_order (household, source, confirmed_day, status, member, amount)
            WHERE confirmed_day IS NOT NULL
            """,
            // Finds unreferenced parties without scanning all transfers.
            "CREATE INDEX transfer_order_party ON transfer_order (household, party) WHERE party IS NOT NULL",
            "CREATE INDEX standing_order_party ON standing_order (household, party) WHERE party IS NOT NULL",
            // The open reviews of a transfer, each in one session with an expiry.
            """
            CREATE TABLE transfer_confirmation (
                household INTEGER NOT NULL,
                transfer INTEGER NOT NULL,
                session INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                PRIMARY KEY (household, transfer, session),
                FOREIGN KEY (household, transfer) REFERENCES transfer_order (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // No row means the default limits.
            """
            CREATE TABLE transfer_limit (
                household INTEGER NOT NULL PRIMARY KEY REFERENCES household (id),
                currency INTEGER NOT NULL,
                confirmation INTEGER CHECK (confirmation >= 0),
                daily INTEGER CHECK (daily >= 0)
            ) STRICT
            """,
        ])
}
