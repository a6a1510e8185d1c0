import Models
import Services

/// Cards in every state of their lives, and what their benefits are used for.
extension SampleBuilder {
    /// The cards that are older than the transactions.
    mutating func fillWallet() async throws {
        var meridian = try await add("harbour-meridian", .silverCard, nickname: "Travel and dinners", "4417", expiry: 23, opened: -286)
        meridian = try await services.cards().setLimits(
            id: meridian.id,
            CardLimits(
                dailyPurchase: .preview(2_000_00), dailyWithdrawal: .preview(400_00), online: .preview(800_00), contactless: .preview(50_00)
            ),
            maxima: CardLimits(dailyPurchase: .preview(5_000_00), dailyWithdrawal: .preview(1_000_00)), revision: meridian.revision)
        try await use("Border fast lane")
        if let gym = try await benefit("Gym credit") {
            _ = try await services.benefits().updateBenefit(id: gym.id, gym.terms, mode: .ignore, revision: gym.revision)
        }
        _ = try await add("copperbridge-hearth", .everyday, "0938", expiry: 9, opened: -127)
        try await add(custom: "Old debit", .everyday, "2231", expiry: -2)
        let spare = try await add(custom: "Spare card", nil, "5108", expiry: 30)
        _ = try await services.cards().apply(.deactivate, id: spare.id, replacement: nil)
        let classic = try await add(custom: "Harbour Classic", nil, "7719", expiry: 11)
        _ = try await services.cards().apply(.cancel, id: classic.id, replacement: nil)
        let lantern = try await add("copperbridge-lantern", nil, "6610", expiry: 14, opened: -420)
        if let rail = try await benefit("Rail credit") { _ = try await services.benefits().use(id: rail.id, BenefitUseDraft()) }
        _ = try await services.cards().apply(.block(.suspicious), id: lantern.id, replacement: nil)
    }

    /// What is used, added and changed on a day.
    func useCards(_ day: Day) async throws {
        switch Self.today.distance(to: day) {
        case -80:
            let club = try await add(custom: "Corner shop club", .everyday, nil, expiry: nil)
            for terms in clubBenefits { _ = try await services.benefits().addBenefit(to: club.id, terms, key: nil) }
        case -66: try await use("Bakery credit")
        case -60: try await use("Ride credit")
        case -57:
            let card = try await add("beacon-skyward", .dollars, "7025", expiry: 47, opened: -57)
            let waiting = try await services.cards().apply(
                .replace, id: card.id, replacement: CardReplacement(lastFour: "7025", expiry: Month(of: Self.today).adding(months: 47)))
            var edit = CardEdit(waiting)
            edit.bonus = SignUpBonus(
                spend: Money(minorUnits: 400_00, currency: .previewForeign), by: self.day(33), reward: "60,000 miles")
            _ = try await services.cards().updateCard(id: waiting.id, edit, revision: waiting.revision)
        case -40: try await use("Film nights")
        case -37: try await use("Cloud storage")
        case -30: try await use("Stamp card", .preview(10_00))
        case -25:
            if let rides = try await benefit("Ride credit") {
                let use = try await services.benefits().use(id: rides.id, BenefitUseDraft(amount: .preview(9_40)))
                _ = try await services.benefits().undoUse(id: use.use.id)
            }
        case 0: try await orderWallet()
        default: break
        }
    }

    /// Answers that older dinners used no benefit; the question of the newest is left open.
    func answerQuestions() async throws {
        var questions = try await services.cards().fetchWallet().questions
        while questions.count > 1 {
            for question in questions.dropFirst() { try await services.benefits().answer(question.transaction, with: nil) }
            questions = try await services.cards().fetchWallet().questions
        }
    }

    // MARK: - Private

    private var clubBenefits: [BenefitTerms] {
        [
            BenefitTerms(
                name: "Birthday coffee", details: "In the week of the birthday", merchant: "Kettle & Crow", category: .dining,
                value: .preview(5_00), frequency: .annual, chargePatterns: ["*birthday*"], lastDay: day(7)),
            BenefitTerms(
                name: "Stamp card", category: .shopping, value: .preview(25_00), frequency: .quarterly, chargePatterns: ["*stamps*"]),
            BenefitTerms(name: "Repair voucher", category: .lifestyle, value: .preview(40_00), frequency: .annual, lastDay: day(-12)),
        ]
    }

    private func add(
        _ product: String, _ account: SampleAccount?, nickname: String = "", _ lastFour: String, expiry: Int, opened: Int
    ) async throws -> Card {
        try await services.cards().addCard(
            CardDraft(
                product: .catalogue(product), account: try account.map { try self.account($0) }, nickname: nickname, lastFour: lastFour,
                expiry: Month(of: Self.today).adding(months: expiry), opened: day(opened)))
    }

    @discardableResult
    private func add(custom name: String, _ account: SampleAccount?, _ lastFour: String?, expiry: Int?) async throws -> Card {
        let facts = CardFacts(
            name: name, issuer: "Tallow & Rye", network: .other, gradient: CardGradient(start: 0x0B6E5F, end: 0x063D35))
        return try await services.cards().addCard(
            CardDraft(
                product: .custom(facts), account: try account.map { try self.account($0) }, lastFour: lastFour ?? "",
                expiry: expiry.map { Month(of: Self.today).adding(months: $0) }))
    }

    private func benefit(_ name: String) async throws -> Benefit? {
        try await services.benefits().fetchBenefits(card: nil, expiringWithin: nil).map(\.benefit.benefit).first { $0.terms.name == name }
    }

    private func use(_ name: String, _ amount: Money? = nil) async throws {
        guard let benefit = try await benefit(name) else { return }
        _ = try await services.benefits().use(id: benefit.id, BenefitUseDraft(amount: amount))
    }

    /// Cards that pay first, those whose life is over last.
    private func orderWallet() async throws {
        let names = [
            "Meridian Reserve", "Hearth Rewards", "Skyward Business", "Corner shop club", "Lantern Travel", "Spare card", "Old debit",
        ]
        let cards = try await services.cards().fetchWallet().cards.map(\.card)
        let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        try await services.cards().orderCards(
            cards.sorted { (places[$0.facts.name] ?? names.count) < (places[$1.facts.name] ?? names.count) }.map(\.id))
    }
}
