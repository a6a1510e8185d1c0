import Models
package import WireModels

/// A card with its benefits in an export.
package struct CardExport: Encodable {
    let id: ID<Card>
    /// The account whose statement lists the card's charges.
    let account: ID<Account>?
    /// The code of its product in the catalogue.
    let product: String?
    let name: String
    let issuer: String
    let network: CardNetwork
    /// `RRGGBB`, like `gradientEnd`.
    let gradientStart: String
    let gradientEnd: String
    let annualFee: DecimalAmount?
    let annualFeeCurrency: Currency?
    /// The facts that a member has set instead of the catalogue's.
    let ownFacts: [CardFact]
    let nickname: String?
    let lastFour: String?
    /// The last month of validity: `2027-05`.
    let expiry: String?
    let opened: Day?
    let added: Day
    let status: CardStatus
    let blockReason: CardBlockReason?
    let bonus: CardBonusExport?
    let limits: [CardLimitExport]
    let benefits: StreamedArray<BenefitExport>

    /// - Parameter benefits: read while the card is encoded.
    package init(_ card: Card, benefits: StreamedArray<BenefitExport>) {
        id = card.id
        account = card.account
        product = card.product
        name = card.facts.name
        issuer = card.facts.issuer
        network = card.facts.network
        gradientStart = card.facts.gradient.startText
        gradientEnd = card.facts.gradient.endText
        annualFee = card.facts.annualFee.map(DecimalAmount.init)
        annualFeeCurrency = card.facts.annualFee?.currency
        ownFacts = CardFact.allCases.filter(card.ownFacts.contains)
        nickname = card.nickname
        lastFour = card.lastFour
        expiry = card.expiry?.description
        opened = card.opened
        added = card.added
        status = card.status
        blockReason = card.blockReason
        bonus = card.bonus.map(CardBonusExport.init)
        limits = CardLimitExport.all(card.limits, areMaxima: false) + CardLimitExport.all(card.maxima, areMaxima: true)
        self.benefits = benefits
    }
}

/// The sign-up bonus of a card.
struct CardBonusExport: Encodable {
    /// The amount to spend.
    let spend: DecimalAmount
    let currency: Currency
    /// The last day on which spending counts.
    let by: Day
    let reward: String

    init(_ bonus: SignUpBonus) {
        spend = DecimalAmount(bonus.spend)
        currency = bonus.spend.currency
        by = bonus.by
        reward = bonus.reward
    }
}

/// A limit that a member has set at the bank, or the bank's maximum for it.
struct CardLimitExport: Encodable {
    let kind: CardLimits.Kind
    /// Whether it is the bank's maximum.
    let maximum: Bool
    let amount: DecimalAmount
    let currency: Currency

    private init(_ kind: CardLimits.Kind, _ amount: Money, isMaximum: Bool) {
        self.kind = kind
        maximum = isMaximum
        self.amount = DecimalAmount(amount)
        currency = amount.currency
    }

    static func all(_ limits: CardLimits, areMaxima: Bool) -> [CardLimitExport] {
        CardLimits.Kind.allCases.compactMap { kind in limits[kind].map { CardLimitExport(kind, $0, isMaximum: areMaxima) } }
    }
}
