import CardsModel
import Localization
import Models
import Services
import Testing

/// What views show of cards and benefits.
struct CardDisplayTests {

    /// What is shown.
    struct ShownBenefit: Sendable {
        var name = "Ride credit"
        var units: Int64 = 15_00
        var status = BenefitStatus.available
        var days = 30
        var frequency = BenefitFrequency.monthly
        var details = ""
        var merchant: String?
    }

    struct ShownCard: Sendable {
        var name = "Meridian Reserve"
        var nickname: String?
        var isCustom = false
        var benefits: [ShownBenefit] = []
    }

    private static let today = Day(number: 20_600)
    private static let dollar = Currency(code: "USD") ?? .euro

    private func benefit(_ shown: ShownBenefit) -> any BenefitDisplayable { Self.stored(shown, 1, CardCatalogue.empty) }

    private func card(_ shown: ShownCard) -> any CardDisplayable {
        let facts = CardFacts(
            name: shown.name, issuer: "Harbour Mutual", network: .visa, gradient: CardGradient(start: 0x1D4E89, end: 0x0D2A4D),
            annualFee: Money(minorUnits: 895_00, currency: Self.dollar))
        let source = FactSource(name: "", address: "", asOf: Self.today)
        let catalogue = CardCatalogue(
            version: "1", cards: shown.isCustom ? [] : [CardTemplate(code: "one", facts: facts, benefits: [], source: source)])
        let card = Card(
            id: ID(rawValue: 1), product: shown.isCustom ? nil : "one",
            facts: shown.isCustom ? facts : CardFacts(name: "Of old", issuer: "Of old", network: .other), nickname: shown.nickname,
            lastFour: "3456", expiry: Month(number: 2_028 * 12 + 3), added: Self.today)
        return WalletCard(
            card, benefits: shown.benefits.enumerated().map { Self.stored($1, Int64($0), catalogue) }, redeemed: [], lost: [],
            resolver: TemplateResolver(catalogue: catalogue, cards: [card]), currency: Self.dollar, today: Self.today,
            locale: .englishUS)
    }

    /// One whose last day is so many days ahead.
    private static func stored(_ shown: ShownBenefit, _ id: Int64, _ catalogue: CardCatalogue) -> WalletBenefit {
        let terms = BenefitTerms(
            name: shown.name, details: shown.details, merchant: shown.merchant, category: .transportation,
            value: Money(minorUnits: shown.units, currency: dollar), frequency: shown.frequency, alignment: .anniversary,
            lastDay: today.adding(days: shown.days))
        let benefit = Benefit(id: ID(rawValue: id), card: ID(rawValue: 1), terms: terms, since: today.adding(days: -10))
        let use = BenefitUse(id: ID(rawValue: 1), benefit: benefit.id, day: today, amount: terms.value)
        return WalletBenefit(
            benefit, opened: today.adding(days: -10), uses: shown.status == .used ? [use] : [], hasEnded: false,
            resolver: TemplateResolver(catalogue: catalogue, cards: []), today: today, locale: .englishUS)
    }

    // MARK: - Benefits

    @Test func whatIsLeftIsWrittenWithoutDecimalsUnlessItHasSome() {
        #expect(benefit(ShownBenefit(units: 450_00)).displayValue == "$450")
        #expect(benefit(ShownBenefit(units: 12_95)).displayValue == "$12.95")
        #expect(benefit(ShownBenefit(units: 15_00)).displayValue == "$15")
        #expect(benefit(ShownBenefit(units: 15_00)).rawValue.minorUnits == 15_00)
    }

    @Test(
        arguments: [
            (-1, "Expired", false, false), (0, "Expires today", true, true), (1, "1 day left", true, true), (3, "3 days left", true, true),
            (4, "4 days left", true, false), (7, "7 days left", true, false), (8, "8 days left", false, false),
        ])
    func daysLeftSayHowUrgentItIs(_ wanted: (days: Int, text: String, isSoon: Bool, isUrgent: Bool)) {
        let benefit = self.benefit(
            ShownBenefit(status: wanted.days < 0 ? .expired : .available, days: wanted.days, frequency: .annual))
        #expect(benefit.daysRemaining == wanted.days)
        #expect(benefit.urgencyText.english == wanted.text)
        #expect(benefit.isExpiringSoon == wanted.isSoon)
        #expect(benefit.isUrgent == wanted.isUrgent)
        #expect(benefit.displayStatus == (wanted.days < 0 ? .expired : .available))
    }

    @Test func aUsedOneIsNotUrgentAndSaysWhenItWasUsed() {
        let used = benefit(ShownBenefit(status: .used, days: 0, frequency: .annual))
        #expect(used.displayStatus == .used && !used.isExpiringSoon && !used.isUrgent)
        #expect(used.usedDateFormatted == "May 27, 2026")
        #expect(used.displayValue == "$15")
        #expect(benefit(ShownBenefit()).usedDateFormatted == nil)
    }

    @Test func theLengthOfACycleHasALabel() {
        let labels: [(BenefitFrequency, String)] = [
            (.monthly, "/mo"), (.quarterly, "/qtr"), (.semiAnnual, "/6mo"), (.annual, "/yr"), (.months(2), "/2mo"), (.months(48), "/4yr"),
            (.months(18), "/18mo"), (.perOccasion, "/use"),
        ]
        for (frequency, label) in labels { #expect(benefit(ShownBenefit(frequency: frequency)).frequencyLabel.english == label) }
    }

    @Test func whatIsNotKnownIsNil() {
        let bare = benefit(ShownBenefit())
        #expect(bare.benefitDescription == nil && bare.merchantName == nil)
        #expect(bare.categoryIcon == "car" && bare.displayName == "Ride credit")
        let told = benefit(ShownBenefit(details: "For rides", merchant: "Kestrel Cabs"))
        #expect(told.benefitDescription == "For rides" && told.merchantName == "Kestrel Cabs")
    }

    // MARK: - Cards

    @Test func aCardIsCalledByNicknameElseByNameElseUnknown() {
        #expect(card(ShownCard(nickname: "Travel")).displayName == "Travel")
        #expect(card(ShownCard(nickname: "")).displayName == "Meridian Reserve")
        #expect(card(ShownCard()).displayName == "Meridian Reserve")
        #expect(card(ShownCard(name: "Mine", isCustom: true)).displayName == "Mine")
        #expect(card(ShownCard(name: "", isCustom: true)).displayName == "Unknown Card")
    }

    @Test func countsTakeAvailableBenefitsWithZeroToSevenAndToThreeDays() {
        let days = [-1, 0, 1, 3, 4, 7, 8]
        var benefits = days.map { ShownBenefit(units: 50_00, status: $0 < 0 ? .expired : .available, days: $0, frequency: .annual) }
        benefits.append(ShownBenefit(units: 12_95, status: .used, days: 2, frequency: .annual))
        let card = self.card(ShownCard(benefits: benefits))
        #expect(card.availableBenefitsCount == 6)
        #expect(card.expiringBenefitsCount == 5)
        #expect(card.urgentBenefitsCount == 3)
        #expect(card.displayBenefits.count == 8)
        #expect(card.formattedTotalValue == "$300" && card.totalAvailableValue.minorUnits == 300_00)
    }

    @Test func totalsAreWrittenLikeValues() {
        #expect(card(ShownCard(benefits: [ShownBenefit(units: 450_00)])).formattedTotalValue == "$450")
        #expect(card(ShownCard(benefits: [ShownBenefit(units: 12_95)])).formattedTotalValue == "$12.95")
        #expect(card(ShownCard()).formattedTotalValue == "$0")
    }

    @Test func theFaceShowsIssuerNetworkMaskedNumberAndExpiry() {
        let card = self.card(ShownCard())
        #expect(card.issuerName == "Harbour Mutual" && card.networkName == "Visa" && !card.isCustomCard)
        #expect(card.maskedNumber == "**** **** **** 3456" && card.expiryText == "04/28")
        #expect(card.cardGradient == CardGradient(start: 0x1D4E89, end: 0x0D2A4D) && card.cardStatus == .active)
        #expect(card.annualFee?.minorUnits == 895_00 && card.nickname == nil)
        #expect(self.card(ShownCard(isCustom: true)).isCustomCard)
    }
}
