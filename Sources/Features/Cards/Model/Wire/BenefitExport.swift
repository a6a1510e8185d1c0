import Models
import WireModels

/// A benefit of a card with its uses and ended cycles, in an export.
package struct BenefitExport: Encodable {
    let id: ID<Benefit>
    /// The code of its template in the catalogue.
    let template: String?
    let name: String
    let details: String?
    let merchant: String?
    let category: BenefitCategory
    /// The maximum value of one use.
    let value: DecimalAmount
    let currency: Currency
    /// `monthly`, `quarterly`, `semiAnnual`, `annual`, `48 months`, `perOccasion`.
    let frequency: String
    let alignment: BenefitAlignment
    let usesPerCycle: Int
    let bonuses: [BenefitBonusExport]
    let chargePatterns: [String]
    let creditPatterns: [String]
    /// The last day on which it can be used.
    let lastDay: Day?
    /// The facts that a member has set instead of the catalogue's.
    let ownFacts: [BenefitFact]
    let mode: BenefitMode
    /// The day from which cycles are counted.
    let since: Day
    let uses: [BenefitUseExport]
    let cycles: [BenefitCycleExport]

    package init(_ benefit: Benefit, uses: [BenefitUse], cycles: [BenefitCycleRecord]) {
        let terms = benefit.terms
        id = benefit.id
        template = benefit.template
        name = terms.name
        details = terms.details.nonEmpty
        merchant = terms.merchant
        category = terms.category
        value = DecimalAmount(terms.value)
        currency = terms.value.currency
        frequency = terms.frequency.text
        alignment = terms.alignment
        usesPerCycle = terms.usesPerCycle
        bonuses = terms.bonuses.map(BenefitBonusExport.init)
        chargePatterns = terms.chargePatterns
        creditPatterns = terms.creditPatterns
        lastDay = terms.lastDay
        ownFacts = BenefitFact.allCases.filter(benefit.ownFacts.contains)
        mode = benefit.mode
        since = benefit.since
        self.uses = uses.map(BenefitUseExport.init)
        self.cycles = cycles.map(BenefitCycleExport.init)
    }
}

/// An additional amount in one month of the year.
struct BenefitBonusExport: Encodable {
    /// 1–12.
    let month: Int
    let amount: DecimalAmount

    init(_ bonus: BenefitBonus) {
        month = bonus.month
        amount = DecimalAmount(bonus.amount)
    }
}

/// A use of a benefit.
struct BenefitUseExport: Encodable {
    let id: ID<BenefitUse>
    /// The day of the purchase.
    let day: Day
    let amount: DecimalAmount
    /// The credited amount.
    let posted: DecimalAmount?
    let currency: Currency
    let state: BenefitUse.State
    /// The transaction of the purchase.
    let charge: ID<Transaction>?
    /// The transaction of the credit.
    let credit: ID<Transaction>?
    /// Whether a member recorded it.
    let manual: Bool

    init(_ use: BenefitUse) {
        id = use.id
        day = use.day
        amount = DecimalAmount(use.amount)
        posted = use.posted.map(DecimalAmount.init)
        currency = use.amount.currency
        state = use.state
        charge = use.charge
        credit = use.credit
        manual = use.isManual
    }
}

/// An ended cycle of a benefit.
struct BenefitCycleExport: Encodable {
    let first: Day
    let last: Day?
    let value: DecimalAmount
    let used: DecimalAmount
    let currency: Currency

    init(_ record: BenefitCycleRecord) {
        first = record.cycle.first
        last = record.cycle.last
        value = DecimalAmount(record.value)
        used = DecimalAmount(record.used)
        currency = record.value.currency
    }
}
