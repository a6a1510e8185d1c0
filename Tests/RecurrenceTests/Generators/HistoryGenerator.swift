import Models
import TestTools

@testable import Recurrence

/// Draws whole histories.
enum HistoryGenerator {

    /// Series alone, each at its own payee.
    static func plain(seed: UInt64, currency: Currency, today: Day) -> GeneratedHistory {
        var history = GeneratedHistory(today: today, currency: currency)
        var generator = SeriesGenerator(random: SeededGenerator(seed: seed))
        for number in 0..<6 {
            let rhythm = generator.random.pick(SeriesGenerator.rhythms)
            let isBill = generator.random.chance(30) && rhythm.length >= 25
            let payee = isBill ? generator.random.pick(billPayees) : generator.random.pick(servicePayees)
            generator.add(
                SeriesGenerator.Plan(
                    kind: isBill ? .bill : .subscription, rhythm: rhythm, price: Int64(generator.random.int(199...8_999)),
                    varies: isBill && generator.random.chance(60) ? 15 : 0, category: isBill ? .utilities : .subscriptions,
                    payees: ["\(payee) \(letters(number))"], steps: generator.random.int(0...1), isStopped: generator.random.chance(10),
                    maySkip: generator.random.chance(10) && rhythm.length < 100), to: &history)
        }
        return history
    }

    /// Series among everyday spending, with the texts of cards and banks.
    static func noisy(seed: UInt64, currency: Currency, today: Day) -> GeneratedHistory {
        var history = GeneratedHistory(today: today, currency: currency)
        var generator = SeriesGenerator(random: SeededGenerator(seed: seed))
        for number in 0..<4 {
            let rhythm = generator.random.pick([
                Rhythm(1, .month), Rhythm(1, .month), Rhythm(1, .quarter), Rhythm(1, .year), Rhythm(4, .week),
            ])
            let name = "\(generator.random.pick(servicePayees)) \(letters(number))"
            let reference = generator.random.int(100_000...999_999)
            generator.add(
                SeriesGenerator.Plan(
                    kind: .subscription, rhythm: rhythm, price: Int64(generator.random.int(299...4_999)), category: .other,
                    payees: [
                        "\(name) \(reference) LU", "\(name.uppercased()) P\(reference)A", "\(name) 12/0\(number + 1) AMSTERDAM NL",
                    ], steps: generator.random.int(0...1), isStopped: generator.random.chance(8)), to: &history)
        }
        generator.add(
            SeriesGenerator.Plan(
                kind: .bill, rhythm: Rhythm(1, .month), price: 7_450, varies: 20, category: .utilities,
                payees: ["Stadtwerke Nord GmbH Abschlag", "STADTWERKE NORD GMBH 4711"]), to: &history)
        generator.add(
            SeriesGenerator.Plan(
                kind: .obligation, rhythm: Rhythm(1, .month), price: 98_000, category: .housing, payees: ["Hausverwaltung Brandt Miete"]),
            to: &history)
        addDecoys(to: &history, &generator.random)
        return history
    }

    /// Everyday spending that is regular in some way, and is no series.
    private static func addDecoys(to history: inout GeneratedHistory, _ random: inout SeededGenerator) {
        for back in 0..<600 {
            let day = history.today.adding(days: -back)
            switch day.weekday {
            case 6:
                history.add("REWE SAGT DANKE \(random.int(10_000...99_999))", day, Int64(random.int(6_500...9_500)), category: .groceries)
            case 5: if random.chance(90) { history.add("Geldautomat Sparkasse", day, 20_000, category: .withdrawal) }
            default: break
            }
            if day.weekday <= 5, random.chance(70) { history.add("Kantine Turm", day, 1_250, category: .other) }
            if random.chance(9) {
                history.add("ARAL Station \(random.int(100...999))", day, Int64(random.int(3_500...8_500)), category: .transport)
            }
            if random.chance(4) {
                history.add("AMZN Mktp DE*\(random.int(1_000...9_999))X", day, Int64(random.int(500...12_000)), category: .shopping)
            }
            if random.chance(20) { history.add("Espresso House", day, Int64(random.pick([350, 350, 420])), category: .dining) }
        }
        var day = history.today.adding(days: -550)
        while day < history.today {
            // The same price on days of its own.
            history.add("Salon Marlene", day, 4_200, category: .other)
            day = day.adding(days: random.int(24...44))
        }
    }

    /// Several series behind one payee, with the texts of American and British cards: an app store, an insurer, a shop with its membership.
    static func sharedPayees(seed: UInt64, currency: Currency, today: Day) -> GeneratedHistory {
        var history = GeneratedHistory(today: today, currency: currency)
        var generator = SeriesGenerator(random: SeededGenerator(seed: seed))
        var prices = [99, 299, 499, 999, 1_299, 1_999].shuffled(using: &generator.random)
        for _ in 0..<generator.random.int(2...3) {
            generator.add(
                SeriesGenerator.Plan(
                    kind: .subscription, rhythm: Rhythm(1, .month), price: Int64(prices.removeLast()), category: .shopping,
                    payees: ["APPLE.COM/BILL 866-712-7753 CA", "APPLE.COM/BILL CUPERTINO CA"]), to: &history)
        }
        for part in 0..<3 {
            generator.add(
                SeriesGenerator.Plan(
                    kind: .bill, rhythm: generator.random.pick([Rhythm(1, .month), Rhythm(1, .quarter), Rhythm(1, .year)]),
                    price: Int64(2_111 + part * 4_300 + generator.random.int(0...900)), category: .insurance,
                    payees: ["GENERAL ASSURANCE PLC DD \(generator.random.int(10_000...99_999))"]), to: &history)
        }
        generator.add(
            SeriesGenerator.Plan(
                kind: .subscription, rhythm: generator.random.pick([Rhythm(1, .month), Rhythm(1, .year)]), price: 1_499,
                category: .shopping, payees: ["Amazon Prime*2K4R7 amzn.com/bill WA", "AMAZON PRIME*RT5X1"], steps: 1), to: &history)
        generator.add(
            SeriesGenerator.Plan(
                kind: .subscription, rhythm: Rhythm(1, .month), price: 1_099,
                payees: ["PAYPAL *SPOTIFY 4029357733", "Spotify P1F3A8 Stockholm"],
                isStopped: generator.random.chance(20), maySkip: generator.random.chance(40)), to: &history)
        for _ in 0..<generator.random.int(5...30) {
            history.add(
                "AMZN Mktp US*\(generator.random.int(1_000...9_999))K", today.adding(days: -generator.random.int(0...900)),
                Int64(generator.random.int(400...15_000)), category: .shopping)
        }
        for _ in 0..<generator.random.int(2...12) {
            history.add("PAYPAL *EBAY INC", today.adding(days: -generator.random.int(0...700)), Int64(generator.random.int(400...9_000)))
        }
        return history
    }

    private static func letters(_ number: Int) -> String { ["Alpha", "Bravo", "Carla", "Delta", "Echo", "Fox"][number % 6] }

    private static let servicePayees = [
        "Netflix", "Spotify", "Streamly", "Cloudbox", "Newsworld", "Gymhaus", "Vaultpass", "Learnify", "Soundcave", "Pixelfarm",
    ]
    private static let billPayees = ["Stadtwerke", "Telekom", "Allianz", "Vattenfall", "Vodafone"]
}
