import Models
import TestTools

@testable import Recurrence

/// Draws whole households: rent, salary, suppliers, services under all their spellings, and everyday spending that is regular by chance.
enum HouseholdGenerator {

    /// A household of a country of `HouseholdTexts`, drawn from the seed.
    static func household(seed: UInt64, currency: Currency, today: Day) -> GeneratedHistory {
        var history = GeneratedHistory(today: today, currency: currency)
        var generator = SeriesGenerator(random: SeededGenerator(seed: seed))
        let texts = generator.random.pick(HouseholdTexts.all)
        addHome(texts, to: &history, &generator)
        addServices(texts, to: &history, &generator)
        addShopping(texts, to: &history, &generator.random)
        return history
    }

    // MARK: - What recurs

    private static func addHome(_ texts: HouseholdTexts, to history: inout GeneratedHistory, _ generator: inout SeriesGenerator) {
        let rent = Int64(generator.random.int(450...1_900)) * 100
        generator.add(
            SeriesGenerator.Plan(kind: .obligation, rhythm: Rhythm(1, .month), price: rent, payees: [generator.random.pick(texts.rent)]),
            to: &history)
        let rhythms = [
            Rhythm(1, .month), Rhythm(1, .month), Rhythm(2, .month), Rhythm(1, .quarter), Rhythm(1, .halfYear), Rhythm(1, .year),
        ]
        for supplier in texts.suppliers {
            let varies = generator.random.chance(40) ? 15 : 0
            let rhythm = varies > 0 ? Rhythm(1, .month) : generator.random.pick(rhythms)
            let debit = generator.random.pick(texts.debits)
            generator.add(
                SeriesGenerator.Plan(
                    kind: .bill, rhythm: rhythm, price: Int64(generator.random.int(1_500...28_000)), varies: varies, category: .utilities,
                    payees: [debit.replacing("{name}", with: supplier)]), to: &history)
        }
    }

    private static func addServices(_ texts: HouseholdTexts, to history: inout GeneratedHistory, _ generator: inout SeriesGenerator) {
        for (name, rhythm) in services.shuffled(using: &generator.random).prefix(8) {
            let card = generator.random.chance(50) ? "{name}" : generator.random.pick(texts.cards)
            generator.add(
                SeriesGenerator.Plan(
                    kind: .subscription, rhythm: rhythm, price: Int64(generator.random.int(199...12_999)),
                    category: generator.random.chance(60) ? category(of: name) : nil,
                    payees: [card.replacing("{name}", with: name).replacing("{city}", with: generator.random.pick(texts.cities))],
                    steps: generator.random.int(0...1), isStopped: generator.random.chance(10)), to: &history)
        }
    }

    /// Boxes of food are in the category of shopping for food.
    private static func category(of service: String) -> StandardCategory {
        service.contains("FRESH") || service.contains("BOX") ? .groceries : .subscriptions
    }

    private static let services: [(String, Rhythm)] = [
        ("NETFLIX.COM", Rhythm(1, .month)), ("SPOTIFY {ref} STOCKHOLM", Rhythm(1, .month)), ("DROPBOX {letters}", Rhythm(1, .year)),
        ("STREAMBERRY {ref}", Rhythm(1, .month)), ("PIXELCLOUD*{ref}", Rhythm(1, .year)), ("MAGAZIN NORDWIND {letters}", Rhythm(1, .month)),
        ("HELLO FRESH {letters}", Rhythm(1, .week)), ("VEGETABLE BOX {shop}", Rhythm(2, .week)), ("FITHAUS CLUB", Rhythm(4, .week)),
        ("KEYVAULT.IO {letters}", Rhythm(1, .year)), ("CLOUDHARBOR* {letters}", Rhythm(1, .month)),
        ("DOMAINPORT {digits}", Rhythm(1, .year)),
        ("LEARNWELL APP", Rhythm(1, .quarter)), ("PAYPAL *SOUNDWAVE {digits}", Rhythm(1, .month)),
        ("NEWSLEAF PREMIUM", Rhythm(1, .halfYear)),
    ]

    // MARK: - Everyday spending

    private static func addShopping(_ texts: HouseholdTexts, to history: inout GeneratedHistory, _ random: inout SeededGenerator) {
        for shop in texts.shops {
            let isKnown = random.chance(60)
            let category: StandardCategory? = isKnown ? random.pick([.groceries, .dining, .shopping, .transport]) : nil
            // A kiosk has a handful of prices, a supermarket as many as there are purchases.
            let prices: [Int64] = random.chance(30) ? (0..<5).map { _ in Int64(random.int(4...60)) * 50 } : []
            let most = random.pick([5, 9, 20, 70])
            var day = history.today.adding(days: -1_000 + random.int(0...60))
            while day < history.today {
                let text = random.pick(texts.cards).replacing("{name}", with: shop).replacing("{city}", with: random.pick(texts.cities))
                let amount = prices.isEmpty ? Int64(random.int(300...14_000)) : random.pick(prices)
                history.add(ReferenceText.filled(text, day: day, &random), day, amount, category: category)
                day = day.adding(days: random.int(1...most))
            }
            addCoincidence(at: shop, texts, category, to: &history, &random)
        }
        addPocketMoney(to: &history, &random)
    }

    /// Two or three purchases a year apart of about the same amount.
    private static func addCoincidence(
        at shop: String, _ texts: HouseholdTexts, _ category: StandardCategory?, to history: inout GeneratedHistory,
        _ random: inout SeededGenerator
    ) {
        let amount = Int64(random.int(500...9_000))
        let first = history.today.adding(days: -365 * 2 - random.int(0...200))
        for year in 0..<3 where year > 0 || random.chance(50) {
            let text = random.pick(texts.cards).replacing("{name}", with: shop).replacing("{city}", with: texts.cities[0])
            let day = first.adding(days: year * 365 + random.int(0...4))
            let near = amount + amount * Int64(random.int(-300...300)) / 10_000
            history.add(ReferenceText.filled(text, day: day, &random), day, near, category: category)
        }
    }

    private static func addPocketMoney(to history: inout GeneratedHistory, _ random: inout SeededGenerator) {
        var day = history.today.adding(days: -700)
        while day < history.today {
            history.add(
                "ATM WITHDRAWAL \(random.int(100_000...999_999))", day, Int64(random.pick([20, 50, 100])) * 100, category: .withdrawal)
            day = day.adding(days: random.int(5...25))
        }
    }
}
