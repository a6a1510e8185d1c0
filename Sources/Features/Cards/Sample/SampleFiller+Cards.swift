import CardsModel
import Models
import Services

/// Cards in every state of their lives, and what their benefits are used for. Of the products those are added that the catalogue has.
extension SampleFiller {
    func addCards() async throws {
        let known = Set(try await services.cards().fetchCatalogue(search: "").products.map(\.code))
        try await chargePlatinum()
        let products = Product.all.filter { known.contains($0.code) }
        for product in products where product.account != nil { try await add(product) }
        try await addHarbourSilver()
        for product in products where product.account == nil { try await add(product) }
        let debit = try await add(
            CardFacts(
                name: "Copperbridge Debit", issuer: "Copperbridge Bank", network: .visa,
                gradient: CardGradient(start: 0x9A3F12, end: 0x5A2308)),
            .joint, nickname: "Felix's debit card", "4471", expiry: 7)
        _ = try await services.cards().apply(.block(.suspicious), id: debit.id, replacement: nil)
        let spare = try await add(own("Spare card"), nil, "5108", expiry: 30)
        _ = try await services.cards().apply(.deactivate, id: spare.id, replacement: nil)
        _ = try await add(own("Old debit"), .joint, "2231", expiry: -2)
        let classic = try await add(own("Harbour Classic"), nil, "7719", expiry: 11)
        _ = try await services.cards().apply(.cancel, id: classic.id, replacement: nil)
        try await answerQuestions()
    }

    // MARK: - Products

    /// A card of a catalogue.
    private struct Product {
        var code: String
        var account: SampleAccount?
        var nickname = ""
        var lastFour: String
        /// Months and days from the last day.
        var expiry: Int
        var opened: Int
        /// The benefits that are used, by a part of their names, all that is left of them unless minor units are said, and the day.
        var uses: [(benefit: String, units: Int64?, day: Int)] = []

        static let all = [
            Product(
                code: "harbour-meridian", account: .card, nickname: "Travel and dinners", lastFour: "4417", expiry: 23, opened: -286,
                uses: [("Border fast lane", nil, -115)]),
            Product(
                code: "copperbridge-hearth", account: .joint, lastFour: "0938", expiry: 9, opened: -127,
                uses: [("Film nights", nil, -40), ("Cloud storage", nil, -37)]),
            Product(code: "beacon-skyward", account: .dollars, lastFour: "7025", expiry: 47, opened: -57),
            Product(
                code: "amex-platinum", account: .platinum, nickname: "Orla's Platinum", lastFour: "1009", expiry: 26, opened: -298),
            // The annual fee is due in three weeks.
            Product(
                code: "capital-one-venture-x", lastFour: "7731", expiry: 40, opened: -344,
                uses: [("Travel", 260_00, -31)]),
            Product(code: "amex-blue-cash-everyday", lastFour: "2204", expiry: 31, opened: -412),
        ]
    }

    private func add(_ product: Product) async throws {
        let expiry = Month(of: today).adding(months: product.expiry)
        let card = try await services.cards().addCard(
            CardDraft(
                product: .catalogue(product.code), account: try product.account.map { try account($0) }, nickname: product.nickname,
                lastFour: product.lastFour, expiry: expiry, opened: day(product.opened)))
        for use in product.uses {
            guard let benefit = try await benefit(use.benefit, of: card) else { continue }
            let amount = use.units.map { Money(minorUnits: $0, currency: benefit.terms.value.currency) }
            _ = try await services.benefits().use(id: benefit.id, BenefitUseDraft(amount: amount, day: day(use.day)))
        }
        switch product.code {
        case "harbour-meridian":
            try await limit(card, purchase: 2_000_00, upTo: 5_000_00)
            if let rides = try await benefit("Ride credit", of: card) {
                let use = try await services.benefits().use(id: rides.id, BenefitUseDraft(amount: .preview(9_40), day: day(-25)))
                _ = try await services.benefits().undoUse(id: use.use.id)
            }
            if let gym = try await benefit("Gym credit", of: card) {
                _ = try await services.benefits().updateBenefit(id: gym.id, gym.terms, mode: .ignore, revision: gym.revision)
            }
        case "beacon-skyward":
            let waiting = try await services.cards().apply(
                .replace, id: card.id, replacement: CardReplacement(lastFour: product.lastFour, expiry: expiry))
            var edit = CardEdit(waiting)
            edit.bonus = SignUpBonus(spend: .previewForeign(4_000_00), by: day(33), reward: "60,000 miles")
            _ = try await services.cards().updateCard(id: waiting.id, edit, revision: waiting.revision)
        default: break
        }
    }

    private func benefit(_ name: String, of card: Card) async throws -> Benefit? {
        try await services.benefits().fetchBenefits(card: card.id, expiringWithin: nil).map(\.benefit.benefit).first {
            $0.terms.name.contains(name)
        }
    }

    /// Charges and credits of ten months, which are entered manually.
    private func chargePlatinum() async throws {
        for back in (0...min(9, setup.months)).reversed() {
            let first = Month(of: today).adding(months: -back).firstDay
            func add(_ payee: String, _ units: Int64, _ category: StandardCategory = .shopping, on number: Int) async throws {
                let day = first.adding(days: number)
                guard day <= today else { return }
                _ = try await services.transactions().addTransaction(
                    TransactionDraft(
                        account: try account(.platinum), amount: money(units, .platinum), day: day, payee: payee,
                        category: self.category(category)))
            }
            try await add("Uber Trip", -(17_20 + Int64(back) * 1_35), on: 2)
            try await add("Disney Plus", -13_99, on: 7)
            if back.isMultiple(of: 3) {
                try await add("Resy * Juniper & Smoke", -96_40, on: 9)
                try await add("Platinum Resy Credit", 96_40, .refund, on: 13)
            }
            if back == 4 {
                try await add("Saks Fifth Avenue", -74_00, on: 12)
                try await add("Platinum Saks Credit", 50_00, .refund, on: 19)
            }
            if back == 1 { try await add("lululemon", -118_00, on: 16) }
            if back == 2 { try await add("Payment, thank you", 180_00, .payment, on: 20) }
        }
    }

    // MARK: - Other cards

    private func addHarbourSilver() async throws {
        let facts = CardFacts(
            name: "Harbour Silver", issuer: "Harbour Mutual", network: .mastercard, gradient: CardGradient(start: 0x1D4E89, end: 0x0D2A4D),
            annualFee: .preview(96_00))
        let card = try await add(facts, .card, "8206", expiry: 14, opened: -201)
        let restaurants = ["osteria finestra", "copper ladle", "saffron table", "juniper & smoke", "dumpling weather"]
        for terms: BenefitTerms in [
            .made(
                "Supper credit", .preview(20_00), .monthly, .dining, charges: restaurants.map { "*\($0)*" },
                details: "A table at one of five restaurants"),
            .made("Streaming", .preview(10_00), .monthly, .entertainment, merchant: "Lumen Stream", charges: ["*lumen stream*"]),
            .made("Parcel Lane Plus", .preview(8_99), .monthly, .shopping, merchant: "Parcel Lane", charges: ["parcel lane plus*"]),
            .made(
                "Film night", .preview(15_00), .quarterly, .entertainment, merchant: "Marquee Picture House",
                charges: ["*marquee picture house*"]),
            .made("Fuel credit", .preview(25_00), .semiAnnual, .transportation, merchant: "Beacon Fuels", charges: ["*beacon fuels*"]),
            .made("Airport lounge", .preview(45_00), .perOccasion, .travel, details: "A visit for two"),
            .made(
                "Birthday coffee", .preview(5_00), .annual, .dining, merchant: "Kettle & Crow", charges: ["*birthday*"],
                details: "In the week of the birthday", lastDay: day(7)),
            .made("Repair voucher", .preview(40_00), .annual, .lifestyle, lastDay: day(-12)),
        ] {
            _ = try await services.benefits().addBenefit(to: card.id, terms, key: nil)
        }
        try await limit(card, purchase: 1_500_00, upTo: 6_000_00)
    }

    private func own(_ name: String) -> CardFacts {
        CardFacts(name: name, issuer: "Tallow & Rye", network: .other, gradient: CardGradient(start: 0x0B6E5F, end: 0x063D35))
    }

    private func add(
        _ facts: CardFacts, _ account: SampleAccount?, nickname: String = "", _ lastFour: String, expiry: Int, opened: Int? = nil
    ) async throws -> Card {
        try await services.cards().addCard(
            CardDraft(
                product: .custom(facts), account: try account.map { try self.account($0) }, nickname: nickname, lastFour: lastFour,
                expiry: Month(of: today).adding(months: expiry), opened: opened.map { day($0) }))
    }

    private func limit(_ card: Card, purchase: Int64, upTo maximum: Int64) async throws {
        let limits = CardLimits(
            dailyPurchase: .preview(purchase), dailyWithdrawal: .preview(400_00), online: .preview(800_00), contactless: .preview(50_00))
        let maxima = CardLimits(dailyPurchase: .preview(maximum), dailyWithdrawal: .preview(1_000_00))
        _ = try await services.cards().setLimits(id: card.id, limits, maxima: maxima, revision: card.revision)
    }

    /// Answers that older dinners used no benefit; the question of the newest is left open.
    private func answerQuestions() async throws {
        var questions = try await services.cards().fetchWallet().questions
        while questions.count > 1 {
            for question in questions.dropFirst() { try await services.benefits().answer(question.transaction, with: nil) }
            questions = try await services.cards().fetchWallet().questions
        }
    }
}
