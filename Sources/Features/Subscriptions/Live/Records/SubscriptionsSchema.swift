package import Storage

extension Migration {
    /// Version 18: subscriptions with their prices, states and charges; payees whose charges recur; SEPA mandates of statement lines.
    package static let subscriptions = lineMandates.appending(
        [
            // cycle_every is 0 for a single payment. Amounts are in the currency of the row.
            """
            CREATE TABLE subscription (
                household INTEGER NOT NULL REFERENCES household (id),
                id INTEGER NOT NULL,
                name TEXT NOT NULL,
                summary TEXT NOT NULL,
                price INTEGER NOT NULL CHECK (price >= 0),
                currency INTEGER NOT NULL,
                highest INTEGER,
                yearly_offer INTEGER,
                cycle_every INTEGER NOT NULL CHECK (cycle_every BETWEEN 0 AND 10000),
                cycle_unit TEXT NOT NULL,
                anchor INTEGER NOT NULL,
                billed_from INTEGER NOT NULL,
                category INTEGER,
                account INTEGER,
                card INTEGER,
                website TEXT NOT NULL,
                notes TEXT NOT NULL,
                started INTEGER,
                trial_until INTEGER,
                trial_price INTEGER,
                trial_converts INTEGER NOT NULL,
                first_charges INTEGER,
                first_price INTEGER,
                minimum_until INTEGER,
                notice_count INTEGER,
                notice_unit TEXT,
                cancellation TEXT NOT NULL,
                renews INTEGER NOT NULL,
                ends INTEGER,
                reminders TEXT NOT NULL,
                others INTEGER,
                other_names TEXT NOT NULL,
                mine INTEGER,
                payee_key TEXT NOT NULL,
                last_used INTEGER,
                is_removed INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                PRIMARY KEY (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE subscription_price (
                household INTEGER NOT NULL,
                subscription INTEGER NOT NULL,
                day INTEGER NOT NULL,
                price INTEGER NOT NULL CHECK (price >= 0),
                PRIMARY KEY (household, subscription, day),
                FOREIGN KEY (household, subscription) REFERENCES subscription (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            """
            CREATE TABLE subscription_step (
                household INTEGER NOT NULL,
                subscription INTEGER NOT NULL,
                place INTEGER NOT NULL,
                step TEXT NOT NULL,
                day INTEGER NOT NULL,
                until_day INTEGER,
                PRIMARY KEY (household, subscription, place),
                FOREIGN KEY (household, subscription) REFERENCES subscription (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // group_id is NULL for a billing day that was recorded without a transaction.
            """
            CREATE TABLE subscription_charge (
                household INTEGER NOT NULL,
                id INTEGER NOT NULL,
                subscription INTEGER NOT NULL,
                day INTEGER NOT NULL,
                amount INTEGER NOT NULL,
                currency INTEGER NOT NULL,
                group_id INTEGER,
                decision TEXT,
                by_hand INTEGER NOT NULL,
                PRIMARY KEY (household, id),
                FOREIGN KEY (household, subscription) REFERENCES subscription (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // A transaction is the charge of one subscription.
            "CREATE UNIQUE INDEX subscription_charge_group ON subscription_charge (household, group_id) WHERE group_id IS NOT NULL",
            "CREATE INDEX subscription_charge_day ON subscription_charge (household, subscription, day)",
            // Transactions that a member has unlinked; they are not linked again by themselves.
            """
            CREATE TABLE subscription_exclusion (
                household INTEGER NOT NULL REFERENCES household (id),
                group_id INTEGER NOT NULL,
                PRIMARY KEY (household, group_id)
            ) STRICT, WITHOUT ROWID
            """,
            // Detection of a household; without a row it has not run yet.
            """
            CREATE TABLE recurrence_state (
                household INTEGER NOT NULL PRIMARY KEY REFERENCES household (id),
                is_on INTEGER NOT NULL,
                version INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """,
            // The normalised name of each payee.
            """
            CREATE TABLE payee_key (
                household INTEGER NOT NULL,
                payee INTEGER NOT NULL,
                name TEXT NOT NULL,
                PRIMARY KEY (household, payee),
                FOREIGN KEY (household, payee) REFERENCES payee (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX payee_key_name ON payee_key (household, name, payee)",
            // Normalised payees whose charges recur. is_open: they changed and have to be examined; suggestions: how many are suggested.
            """
            CREATE TABLE recurring_payee (
                household INTEGER NOT NULL REFERENCES household (id),
                name TEXT NOT NULL,
                is_open INTEGER NOT NULL,
                series INTEGER NOT NULL,
                suggestions INTEGER NOT NULL,
                PRIMARY KEY (household, name)
            ) STRICT, WITHOUT ROWID
            """,
            "CREATE INDEX recurring_payee_open ON recurring_payee (household, name) WHERE is_open = 1",
            // What a member has dismissed, with its price and rhythm.
            """
            CREATE TABLE recurrence_dismissal (
                household INTEGER NOT NULL REFERENCES household (id),
                series TEXT NOT NULL,
                amount INTEGER NOT NULL,
                cycle_every INTEGER NOT NULL,
                cycle_unit TEXT NOT NULL,
                PRIMARY KEY (household, series)
            ) STRICT, WITHOUT ROWID
            """,
        ])

    /// Version 30: the cycle with which a subscription ends that does not renew by itself.
    package static let renewals = Migration(
        version: 30,
        statements: [
            // A day of the last paid cycle, in days since 1970; NULL while it renews.
            "ALTER TABLE subscription ADD COLUMN final_cycle INTEGER",
            // It was not known since when; the cycle of the last day with activity is the final one.
            """
            UPDATE subscription SET final_cycle = (SELECT seen_day FROM household WHERE household.id = subscription.household)
                WHERE renews = 0
            """,
        ])

    /// Version 34: who owes a part of a subscription, and the expenses that follow its charges.
    package static let sharedCharges = Migration(
        version: 34,
        statements: [
            // A group, or ids of people with spaces between them; from the day shared_since on, NULL: nobody owes anything.
            "ALTER TABLE subscription ADD COLUMN shared_group INTEGER",
            "ALTER TABLE subscription ADD COLUMN shared_people TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE subscription ADD COLUMN shared_since INTEGER",
            // The transaction and the subscription of the charge that an expense follows; is_withdrawn: removed because the charge is gone.
            "ALTER TABLE expense ADD COLUMN charge INTEGER",
            "ALTER TABLE expense ADD COLUMN subscription INTEGER",
            "ALTER TABLE expense ADD COLUMN is_withdrawn INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX expense_charge ON expense (household, charge) WHERE charge IS NOT NULL",
        ])

    /// Version 35: when a recurring payee was opened, so that an examination of an older snapshot does not close it; and the index in which
    /// expenses of one amount are found.
    package static let openings = Migration(
        version: 35,
        statements: [
            // The household's revision in the last write that opened the payee; 0: before this was noted.
            "ALTER TABLE recurring_payee ADD COLUMN opened_in INTEGER NOT NULL DEFAULT 0",
            "CREATE INDEX expense_amount ON expense (household, people_group, currency, amount, id) WHERE is_removed = 0",
        ])
}
