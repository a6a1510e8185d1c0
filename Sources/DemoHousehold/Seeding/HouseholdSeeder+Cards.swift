import Models
import Services

/// Adds cards and the use of their benefits.
extension HouseholdSeeder {
    func addCards() async throws {
        let platinum = try await addPlatinumAccount()
        try await addPlatinum(platinum)
        try await addHarbourSilver()
        if let debit = try await addDebit() { _ = try await services.cards().apply(.block(.suspicious), id: debit, replacement: nil) }
        try await addVenture()
        _ = try await services.cards().addCard(
            CardDraft(
                product: .catalogue("amex-blue-cash-everyday"), lastFour: "2204", expiry: Month(of: today).adding(months: 31),
                opened: today.adding(days: -412)))
        try await services.cards().runDue(today: today)
    }

    // MARK: - Foreign card

    /// Adds the account of a card in dollars, whose charges are entered manually.
    private func addPlatinumAccount() async throws -> ID<Account> {
        try await services.accounts().addAccount(
            AccountDraft(
                name: "Platinum account", institution: "American Express", kind: .credit, currency: DemoCurrency.dollar,
                opening: .zero(DemoCurrency.dollar), openingDay: simulation.firstDay.adding(days: -1), number: "379900000011009")
        ).account.id
    }

    private func addPlatinum(_ account: ID<Account>) async throws {
        let month = Month(of: today)
        for back in (0...9).reversed() {
            let first = month.adding(months: -back).firstDay
            try await charge(account, "Uber Trip", -(17_20 + Int64(back) * 1_35), on: first.adding(days: 2))
            try await charge(account, "Disney Plus", -13_99, on: first.adding(days: 7))
            if back.isMultiple(of: 3) {
                try await charge(account, "Resy * Juniper & Smoke", -96_40, on: first.adding(days: 9))
                try await credit(account, "Platinum Resy Credit", 96_40, on: first.adding(days: 13))
            }
            if back == 4 {
                try await charge(account, "Saks Fifth Avenue", -74_00, on: first.adding(days: 12))
                try await credit(account, "Platinum Saks Credit", 50_00, on: first.adding(days: 19))
            }
            if back == 1 { try await charge(account, "lululemon", -118_00, on: first.adding(days: 16)) }
            if back == 2 { try await note(account, "Payment, thank you", 280_00, .payment, on: first.adding(days: 20)) }
        }
        _ = try await services.cards().addCard(
            CardDraft(
                product: .catalogue("amex-platinum"), account: account, nickname: "Orla's Platinum", lastFour: "1009",
                expiry: Month(of: today).adding(months: 26), opened: today.adding(days: -298)))
    }

    private func charge(_ account: ID<Account>, _ payee: String, _ units: Int64, on day: Day) async throws {
        try await note(account, payee, units, .shopping, on: day)
    }

    private func credit(_ account: ID<Account>, _ payee: String, _ units: Int64, on day: Day) async throws {
        try await note(account, payee, units, .refund, on: day)
    }

    /// Adds a transaction, unless its day is after today.
    private func note(_ account: ID<Account>, _ payee: String, _ units: Int64, _ category: StandardCategory, on day: Day) async throws {
        guard day <= today else { return }
        _ = try await services.transactions().addTransaction(
            TransactionDraft(
                account: account, amount: Money(minorUnits: units, currency: DemoCurrency.dollar), day: day, payee: payee,
                category: categories[category]))
    }

    // MARK: - Domestic cards

    private func addHarbourSilver() async throws {
        let facts = CardFacts(
            name: "Harbour Silver", issuer: "Harbour Mutual", network: .mastercard, gradient: CardGradient(start: 0x1D4E89, end: 0x0D2A4D),
            annualFee: euros(96_00))
        let card = try await services.cards().addCard(
            CardDraft(
                product: .custom(facts), account: accounts[.card], lastFour: "8206", expiry: Month(of: today).adding(months: 14),
                opened: today.adding(days: -201)))
        for terms in [
            BenefitTerms(
                name: "Supper credit", details: "A table at one of five restaurants", category: .dining, value: euros(20_00),
                frequency: .monthly,
                chargePatterns: ["*osteria finestra*", "*copper ladle*", "*saffron table*", "*juniper & smoke*", "*dumpling weather*"]),
            BenefitTerms(
                name: "Streaming", merchant: "Lumen Stream", category: .entertainment, value: euros(10_00), frequency: .monthly,
                chargePatterns: ["*lumen stream*"]),
            BenefitTerms(
                name: "Parcel Lane Plus", merchant: "Parcel Lane", category: .shopping, value: euros(8_99), frequency: .monthly,
                chargePatterns: ["parcel lane plus*"]),
            BenefitTerms(
                name: "Film night", merchant: "Marquee Picture House", category: .entertainment, value: euros(15_00), frequency: .quarterly,
                chargePatterns: ["*marquee picture house*"]),
            BenefitTerms(
                name: "Fuel credit", merchant: "Beacon Fuels", category: .transportation, value: euros(25_00), frequency: .semiAnnual,
                chargePatterns: ["*beacon fuels*"]),
            BenefitTerms(
                name: "Airport lounge", details: "A visit for two", category: .travel, value: euros(45_00), frequency: .perOccasion),
        ] {
            _ = try await services.benefits().addBenefit(to: card.id, terms, key: nil)
        }
        let limits = CardLimits(
            dailyPurchase: euros(1_500_00), dailyWithdrawal: euros(400_00), online: euros(800_00), contactless: euros(50_00))
        _ = try await services.cards().setLimits(
            id: card.id, limits, maxima: CardLimits(dailyPurchase: euros(6_000_00), dailyWithdrawal: euros(1_000_00)),
            revision: card.revision)
    }

    private func addDebit() async throws -> ID<Card>? {
        let facts = CardFacts(
            name: "Copperbridge Debit", issuer: "Copperbridge Bank", network: .visa, gradient: CardGradient(start: 0x9A3F12, end: 0x5A2308))
        return try await services.cards().addCard(
            CardDraft(
                product: .custom(facts), account: accounts[.joint], nickname: "Felix's debit card", lastFour: "4471",
                expiry: Month(of: today).adding(months: 7))
        ).id
    }

    private func addVenture() async throws {
        // The annual fee is due in three weeks.
        let card = try await services.cards().addCard(
            CardDraft(
                product: .catalogue("capital-one-venture-x"), lastFour: "7731", expiry: Month(of: today).adding(months: 40),
                opened: today.adding(days: -344)))
        let benefits = try await services.benefits().fetchBenefits(card: card.id, expiringWithin: nil)
        guard let travel = benefits.first(where: { $0.benefit.displayName.contains("Travel") }) else { return }
        _ = try await services.benefits().use(
            id: travel.benefit.id,
            BenefitUseDraft(amount: Money(minorUnits: 260_00, currency: DemoCurrency.dollar), day: today.adding(days: -31)))
    }
}
