package import CardsModel
package import Models
package import Storage

/// Cards, including removed ones.
package final class CardRepository: ScopedRepository {
    // MARK: - Reading

    /// The card with an id, including a removed one; nil if it does not exist.
    package func find(_ id: ID<Card>) throws -> Card? { try all().first { $0.id == id } }

    /// All cards in wallet order, including removed ones.
    package func all() throws -> [Card] {
        let cards: [Card] = try connection.all("SELECT \(Card.self) FROM card WHERE household = $1 ORDER BY place, id", .id(household))
        guard !cards.isEmpty else { return cards }
        var limits: [ID<Card>: (own: CardLimits, most: CardLimits)] = [:]
        try connection.query(
            "SELECT card, kind, is_maximum, amount, currency FROM card_limit WHERE household = $1", .id(household)
        ) { row in
            let (card, kind) = (row.id() as ID<Card>, try row.value("kind") as CardLimits.Kind)
            let (isMaximum, amount) = (row.bool(), try row.money())
            if isMaximum {
                limits[card, default: (CardLimits(), CardLimits())].most[kind] = amount
            } else {
                limits[card, default: (CardLimits(), CardLimits())].own[kind] = amount
            }
        }
        return cards.map { card in
            var card = card
            if let found = limits[card.id] { (card.limits, card.maxima) = found }
            return card
        }
    }

    /// Finds rows if a household, parameter 1, has any card, including removed ones.
    static let usage: SQL = "SELECT 1 FROM card WHERE household = $1 LIMIT 1"

    /// Whether any card exists.
    func hasAny() throws -> Bool { try connection.exists(Self.usage, .id(household)) }

    /// The accounts of the cards in the wallet.
    func accounts() throws -> Set<LedgerAccountID> {
        Set(
            try connection.all(
                "SELECT account FROM card WHERE household = $1 AND is_removed = 0 AND account IS NOT NULL", .id(household)
            ) { $0.ledgerAccount() })
    }

    /// Cards that were not updated to a version of the catalogue.
    func outdated(_ catalogue: String) throws -> [ID<Card>] {
        try connection.all("SELECT id FROM card WHERE household = $1 AND catalogue <> $2", .id(household), .text(catalogue))
    }

    /// The ids of the cards of an account, of their benefits and of the uses of these, including removed ones, as the history writes them.
    func namedInHistory(of account: ID<Account>) throws -> [String] {
        try connection.all(
            """
            SELECT card.id AS card, benefit.id AS benefit, benefit_use.id AS benefit_use FROM card
                LEFT JOIN benefit ON benefit.household = card.household AND benefit.card = card.id
                LEFT JOIN benefit_use ON benefit_use.household = benefit.household AND benefit_use.benefit = benefit.id
            WHERE card.household = $1 AND card.account = $2
            """, .id(household), .id(account)
        ) { row in
            let (card, benefit, use) = (row.id() as ID<Card>, row.optionalID() as ID<Benefit>?, row.optionalID() as ID<BenefitUse>?)
            return [card.description, benefit?.description, use?.description].compactMap(\.self)
        }.flatMap(\.self)
    }

    // MARK: - Writing

    /// Inserts a card.
    ///
    /// - Parameter catalogue: the catalogue version of its facts.
    func insert(_ card: Card, catalogue: String) throws {
        try connection.insert(card, of: household, further: .text(catalogue))
        try writeLimits(card)
    }

    /// Updates the mutable columns if the revision matches, and increases it. Returns whether it matched.
    func update(_ card: Card) throws -> Bool {
        guard try connection.update(card, of: household) else { return false }
        try connection.execute("DELETE FROM card_limit WHERE household = $1 AND card = $2", .id(household), .id(card.id))
        try writeLimits(card)
        return true
    }

    /// Stores the catalogue version of a card's facts.
    func setCatalogue(_ version: String, of id: ID<Card>) throws {
        try connection.execute(
            "UPDATE card SET catalogue = $1 WHERE household = $2 AND id = $3", .text(version), .id(household), .id(id))
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
}

// MARK: - Rows

extension Card: Record {
    package enum Column: Int32, RecordColumn {
        case id, account, product, name, issuer, network, gradientStart, gradientEnd, fee, feeCurrency, ownFacts, nickname, lastFour,
            expiry,
            opened, added, status, blockReason, bonusSpend, bonusCurrency, bonusBy, bonusReward, place, isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("card", fixed: [.product, .added], revision: .revision, further: ["catalogue"])

    package init(_ row: RecordRow<Column>) throws {
        let fee = try row.optionalMoney(.fee, .feeCurrency)
        let bonus = try row.optionalCurrency(.bonusCurrency).map {
            SignUpBonus(
                spend: Money(minorUnits: row.integer(.bonusSpend), currency: $0), by: row.day(.bonusBy), reward: row.text(.bonusReward))
        }
        self.init(
            id: row.id(.id), account: row.optionalID(.account), product: row.optionalText(.product),
            facts: CardFacts(
                name: row.text(.name), issuer: row.text(.issuer), network: try row.value(.network),
                gradient: CardGradient(
                    start: UInt32(truncatingIfNeeded: row.integer(.gradientStart)),
                    end: UInt32(truncatingIfNeeded: row.integer(.gradientEnd))), annualFee: fee),
            ownFacts: try ListColumn.words(row.text(.ownFacts), "own_facts"), nickname: row.optionalText(.nickname),
            lastFour: row.optionalText(.lastFour), expiry: row.optionalMonth(.expiry), opened: row.optionalDay(.opened),
            added: row.day(.added),
            status: try row.value(.status), blockReason: try row.optionalValue(.blockReason), bonus: bonus, position: row.int(.place),
            isRemoved: row.bool(.isRemoved), revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .account: .id(account)
        case .product: .optional(product)
        case .name: .text(facts.name)
        case .issuer: .text(facts.issuer)
        case .network: .text(facts.network.rawValue)
        case .gradientStart: .integer(Int64(facts.gradient.start))
        case .gradientEnd: .integer(Int64(facts.gradient.end))
        case .fee: .optional(facts.annualFee?.minorUnits)
        case .feeCurrency: .currency(facts.annualFee?.currency)
        case .ownFacts: ListColumn.words(ownFacts)
        case .nickname: .optional(nickname)
        case .lastFour: .optional(lastFour)
        case .expiry: .month(expiry)
        case .opened: .day(opened)
        case .added: .day(added)
        case .status: .text(status.rawValue)
        case .blockReason: .optional(blockReason?.rawValue)
        case .bonusSpend: .optional(bonus?.spend.minorUnits)
        case .bonusCurrency: .currency(bonus?.spend.currency)
        case .bonusBy: .day(bonus?.by)
        case .bonusReward: .optional(bonus?.reward)
        case .place: .int(position)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
