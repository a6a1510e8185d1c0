package import Models

/// Cards, including removed ones.
package struct CardRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    // MARK: - Reading

    /// The card with an id, including a removed one; nil if it does not exist.
    package func find(_ id: ID<Card>) throws -> Card? { try all().first { $0.id == id } }

    /// All cards in wallet order, including removed ones.
    package func all() throws -> [Card] {
        let cards = try connection.all(
            """
            SELECT id, account, product, name, issuer, network, gradient_start, gradient_end, fee, fee_currency, own_facts, nickname,
                last_four, expiry, opened, added, status, block_reason, bonus_spend, bonus_currency, bonus_by, bonus_reward, place,
                is_removed, revision
            FROM card WHERE household = $1 ORDER BY place, id
            """, .id(household), as: Self.card)
        guard !cards.isEmpty else { return cards }
        var limits: [ID<Card>: (own: CardLimits, most: CardLimits)] = [:]
        try connection.query(
            "SELECT card, kind, is_maximum, amount, currency FROM card_limit WHERE household = $1", .id(household)
        ) { row in
            let kind: CardLimits.Kind = try row.value(1, "kind")
            let amount = Money(minorUnits: row.integer(3), currency: try row.currency(4))
            if row.bool(2) {
                limits[row.id(0), default: (CardLimits(), CardLimits())].most[kind] = amount
            } else {
                limits[row.id(0), default: (CardLimits(), CardLimits())].own[kind] = amount
            }
        }
        return cards.map { card in
            var card = card
            if let found = limits[card.id] { (card.limits, card.maxima) = found }
            return card
        }
    }

    /// Finds rows if a household, parameter 1, has any card, including removed ones.
    package static let usage: SQL = "SELECT 1 FROM card WHERE household = $1 LIMIT 1"

    /// Whether any card exists.
    package func hasAny() throws -> Bool { try connection.first(Self.usage, .id(household)) { _ in true } ?? false }

    /// The accounts of the cards in the wallet.
    package func accounts() throws -> Set<LedgerAccountID> {
        Set(
            try connection.all(
                "SELECT account FROM card WHERE household = $1 AND is_removed = 0 AND account IS NOT NULL", .id(household)
            ) { $0.ledgerAccount(0) })
    }

    /// Cards that were not updated to a version of the catalogue.
    package func outdated(_ catalogue: String) throws -> [ID<Card>] {
        try connection.all(
            "SELECT id FROM card WHERE household = $1 AND catalogue <> $2", .id(household), .text(catalogue)
        ) { $0.id(0) }
    }

    // MARK: - Writing

    /// Inserts a card.
    ///
    /// - Parameter catalogue: the catalogue version of its facts.
    package func insert(_ card: Card, catalogue: String) throws {
        try connection.execute(
            """
            INSERT INTO card (household, id, account, product, name, issuer, network, gradient_start, gradient_end, fee, fee_currency,
                own_facts, nickname, last_four, expiry, opened, added, status, block_reason, bonus_spend, bonus_currency, bonus_by,
                bonus_reward, place, is_removed, catalogue, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26,
                $27)
            """, .id(household), .id(card.id), .id(card.account), .optional(card.product), .text(card.facts.name),
            .text(card.facts.issuer), .text(card.facts.network.rawValue), .integer(Int64(card.facts.gradient.start)),
            .integer(Int64(card.facts.gradient.end)), .optional(card.facts.annualFee?.minorUnits),
            .currency(card.facts.annualFee?.currency), ListColumn.words(card.ownFacts), .optional(card.nickname), .optional(card.lastFour),
            card.expiry.map { .month($0) } ?? .null, .day(card.opened), .day(card.added), .text(card.status.rawValue),
            .optional(card.blockReason?.rawValue), .optional(card.bonus?.spend.minorUnits), .currency(card.bonus?.spend.currency),
            .day(card.bonus?.by), .optional(card.bonus?.reward), .int(card.position), .bool(card.isRemoved), .text(catalogue),
            .integer(card.revision))
        try writeLimits(card)
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    package func update(_ card: Card) throws -> Bool {
        let changed = try connection.execute(
            """
            UPDATE card SET account = $1, name = $2, issuer = $3, network = $4, gradient_start = $5, gradient_end = $6, fee = $7,
                fee_currency = $8, own_facts = $9, nickname = $10, last_four = $11, expiry = $12, opened = $13, status = $14,
                block_reason = $15, bonus_spend = $16, bonus_currency = $17, bonus_by = $18, bonus_reward = $19, place = $20,
                is_removed = $21, revision = revision + 1
            WHERE household = $22 AND id = $23 AND revision = $24
            """, .id(card.account), .text(card.facts.name), .text(card.facts.issuer), .text(card.facts.network.rawValue),
            .integer(Int64(card.facts.gradient.start)), .integer(Int64(card.facts.gradient.end)),
            .optional(card.facts.annualFee?.minorUnits), .currency(card.facts.annualFee?.currency), ListColumn.words(card.ownFacts),
            .optional(card.nickname), .optional(card.lastFour), card.expiry.map { .month($0) } ?? .null, .day(card.opened),
            .text(card.status.rawValue), .optional(card.blockReason?.rawValue), .optional(card.bonus?.spend.minorUnits),
            .currency(card.bonus?.spend.currency), .day(card.bonus?.by), .optional(card.bonus?.reward), .int(card.position),
            .bool(card.isRemoved), .id(household), .id(card.id), .integer(card.revision))
        guard changed > 0 else { return false }
        try connection.execute("DELETE FROM card_limit WHERE household = $1 AND card = $2", .id(household), .id(card.id))
        try writeLimits(card)
        return true
    }

    /// Stores the catalogue version of a card's facts.
    package func setCatalogue(_ version: String, of id: ID<Card>) throws {
        try connection.execute(
            "UPDATE card SET catalogue = $1 WHERE household = $2 AND id = $3", .text(version), .id(household), .id(id))
    }

    /// Moves the cards of a merged account to the target account and returns their ids.
    package func move(from old: ID<Account>, to new: ID<Account>) throws -> [ID<Card>] {
        let moved: [ID<Card>] = try connection.all(
            "SELECT id FROM card WHERE household = $1 AND account = $2 ORDER BY id", .id(household), .id(old)
        ) { $0.id(0) }
        try moveBack(moved, from: old, to: new)
        return moved
    }

    /// Moves cards to another account if they are still at the old one.
    package func moveBack(_ cards: [ID<Card>], from old: ID<Account>, to new: ID<Account>) throws {
        for card in cards {
            try connection.execute(
                "UPDATE card SET account = $1, revision = revision + 1 WHERE household = $2 AND id = $3 AND account = $4", .id(new),
                .id(household), .id(card), .id(old))
        }
    }

    // MARK: - Private

    private func writeLimits(_ card: Card) throws {
        for (limits, isMaximum) in [(card.limits, false), (card.maxima, true)] {
            for kind in CardLimits.Kind.allCases {
                guard let amount = limits[kind] else { continue }
                try connection.execute(
                    "INSERT INTO card_limit (household, card, kind, is_maximum, amount, currency) VALUES ($1, $2, $3, $4, $5, $6)",
                    .id(household), .id(card.id), .text(kind.rawValue), .bool(isMaximum), .integer(amount.minorUnits),
                    .currency(amount.currency))
            }
        }
    }

    private static func card(_ row: Row) throws -> Card {
        let fee = try row.optionalCurrency(9).map { Money(minorUnits: row.integer(8), currency: $0) }
        let bonus = try row.optionalCurrency(19).map {
            SignUpBonus(spend: Money(minorUnits: row.integer(18), currency: $0), by: row.day(20), reward: row.text(21))
        }
        return Card(
            id: row.id(0), account: row.optionalID(1), product: row.optionalText(2),
            facts: CardFacts(
                name: row.text(3), issuer: row.text(4), network: try row.value(5, "network"),
                gradient: CardGradient(
                    start: UInt32(truncatingIfNeeded: row.integer(6)), end: UInt32(truncatingIfNeeded: row.integer(7))),
                annualFee: fee),
            ownFacts: try ListColumn.words(row, 10, "own_facts"), nickname: row.optionalText(11), lastFour: row.optionalText(12),
            expiry: row.optionalInteger(13).map { Month(number: Int32(clamping: $0)) }, opened: row.optionalDay(14), added: row.day(15),
            status: try row.value(16, "status"), blockReason: row.isNull(17) ? nil : try row.value(17, "block_reason"), bonus: bonus,
            position: row.int(22), isRemoved: row.bool(23), revision: row.integer(24))
    }
}
