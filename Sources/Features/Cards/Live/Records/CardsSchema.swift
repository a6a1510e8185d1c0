package import Storage

extension Migration {
    /// Version 9: cards, their benefits, and the uses and expirations of benefits.
    ///
    /// Accounts and transactions have no foreign keys here: a card outlives its account, and `Journal` updates uses with their
    /// transactions.
    package static let cards = Migration(
        version: 9,
        statements: [
            """
            CREATE TABLE card (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                account INTEGER,
                product TEXT,
                name TEXT NOT NULL,
                issuer TEXT NOT NULL,
                network TEXT NOT NULL,
                gradient_start INTEGER NOT NULL,
                gradient_end INTEGER NOT NULL,
                fee INTEGER CHECK (fee >= 0),
                fee_currency INTEGER,
                own_facts TEXT NOT NULL,
                nickname TEXT,
                last_four TEXT CHECK (length(last_four) = 4),
                expiry INTEGER,
                opened INTEGER,
                added INTEGER NOT NULL,
                status TEXT NOT NULL,
                block_reason TEXT,
                bonus_spend INTEGER CHECK (bonus_spend > 0),
                bonus_currency INTEGER,
                bonus_by INTEGER,
                bonus_reward TEXT,
                place INTEGER NOT NULL,
                is_removed INTEGER NOT NULL,
                catalogue TEXT NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // The limits set by a member at the bank, and the bank's maxima.
            """
            CREATE TABLE card_limit (
                household INTEGER NOT NULL,
                card INTEGER NOT NULL,
                kind TEXT NOT NULL,
                is_maximum INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                currency INTEGER NOT NULL,
                PRIMARY KEY (household, card, kind, is_maximum),
                FOREIGN KEY (household, card) REFERENCES card (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Patterns and bonuses are short lists, one item per line: they are read with the benefit and never searched.
            """
            CREATE TABLE benefit (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                card INTEGER NOT NULL,
                template TEXT,
                name TEXT NOT NULL,
                details TEXT NOT NULL,
                merchant TEXT,
                category TEXT NOT NULL,
                value INTEGER NOT NULL CHECK (value > 0),
                currency INTEGER NOT NULL,
                frequency TEXT NOT NULL,
                alignment TEXT NOT NULL,
                uses_per_cycle INTEGER NOT NULL CHECK (uses_per_cycle > 0),
                bonuses TEXT NOT NULL,
                charge_patterns TEXT NOT NULL,
                credit_patterns TEXT NOT NULL,
                last_day INTEGER,
                own_facts TEXT NOT NULL,
                mode TEXT NOT NULL,
                since INTEGER NOT NULL,
                place INTEGER NOT NULL,
                is_removed INTEGER NOT NULL,
                closed_through INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, card) REFERENCES card (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX benefit_card ON benefit (household, card)",
            """
            CREATE TABLE benefit_use (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                benefit INTEGER NOT NULL,
                day INTEGER NOT NULL,
                amount INTEGER NOT NULL CHECK (amount > 0),
                posted INTEGER CHECK (posted > 0),
                currency INTEGER NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('used', 'posted', 'undone')),
                charge INTEGER,
                credit INTEGER,
                is_by_hand INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, benefit) REFERENCES benefit (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX benefit_use_day ON benefit_use (household, benefit, day)",
            // The wallet reads the last year of all benefits, independent of the length of the history.
            "CREATE INDEX benefit_use_by_day ON benefit_use (household, day)",
            "CREATE INDEX benefit_use_charge ON benefit_use (household, charge) WHERE charge IS NOT NULL",
            "CREATE INDEX benefit_use_credit ON benefit_use (household, credit) WHERE credit IS NOT NULL",
            // Ended cycles, each once, with their unused amounts.
            """
            CREATE TABLE benefit_cycle (
                household INTEGER NOT NULL,
                benefit INTEGER NOT NULL,
                first_day INTEGER NOT NULL,
                last_day INTEGER NOT NULL,
                value INTEGER NOT NULL CHECK (value >= 0),
                used INTEGER NOT NULL CHECK (used >= 0),
                currency INTEGER NOT NULL,
                PRIMARY KEY (household, benefit, first_day),
                FOREIGN KEY (household, benefit) REFERENCES benefit (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX benefit_cycle_by_end ON benefit_cycle (household, last_day)",
            // Facts of a statement line that its transaction lacks: the purchase day, which determines a use's cycle, and the payee before
            // a rule renamed it. Stored only for lines that may use a benefit and whose facts differ.
            """
            CREATE TABLE benefit_line (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                purchase_day INTEGER,
                payee TEXT,
                PRIMARY KEY (household, group_id)
            ) STRICT, WITHOUT ROWID
            """,
            // Open questions which of several benefits a transaction used. The answer *none* is stored, so that it is not asked again.
            """
            CREATE TABLE benefit_question (
                household INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                benefit INTEGER NOT NULL,
                is_answered INTEGER NOT NULL,
                PRIMARY KEY (household, group_id, benefit),
                FOREIGN KEY (household, benefit) REFERENCES benefit (household, id)
            ) STRICT, WITHOUT ROWID
            """,
        ])
}
