import CardCatalogueFile
import CardsModel
import Foundation
import Models
import Testing

/// Tests that the catalogue contains every card and credit of the two public lists next to the checkout, with its amount or a remark.
@Suite(.enabled(if: ReferenceCards.isThere, "the reference cards are not beside the checkout")) struct ReferenceCardTests {

    @Test func everyCreditHasItsAmountOrARemark() throws {
        let catalogue = try CardCatalogueFile.load()
        let lists = try ReferenceCards.all()
        #expect(lists.count == 29)
        #expect(lists.reduce(0) { $0 + $1.credits.count } == 34 + 89)
        for card in lists {
            let template = try #require(catalogue.card(card.code), "\(card.name)")
            let fee = try #require(template.facts.annualFee)
            #expect(fee.minorUnits == card.fee || template.source.remark.contains("\(card.fee / 100)"), "\(card.name)")
            for credit in card.credits {
                let code = try #require(ReferenceCards.codes[credit.key], "\(card.name): \(credit.name)")
                let benefit = try #require(catalogue.benefit(code, of: card.code), "\(card.name): \(credit.name)")
                #expect(credit.isSame(as: benefit.terms) || !benefit.source.remark.isEmpty, "\(card.name): \(credit.name)")
            }
        }
    }

    @Test func theCatalogueHasNoOtherCredits() throws {
        let known = try ReferenceCards.all().flatMap { card in
            card.credits.compactMap { ReferenceCards.codes[$0.key] }.map { "\(card.code) \($0)" }
        }
        let all = try CardCatalogueFile.load().cards.flatMap { card in card.benefits.map { "\(card.code) \($0.code)" } }
        #expect(Set(all) == Set(known))
    }

    @Test func descriptionsAreNotCopied() throws {
        let theirs = try ReferenceCards.all().flatMap(\.credits).flatMap { [$0.description, $0.terms] }
        let ours = try CardCatalogueFile.load().cards.flatMap(\.benefits).map(\.terms.details).filter { $0.count > 20 }
        #expect(!ours.isEmpty)
        for text in ours { #expect(!theirs.contains { $0.folded == text.folded }, "\(text)") }
    }
}

/// The entries of both lists in a common form.
enum ReferenceCards {

    struct Card {
        var code: String
        var name: String
        /// In cents.
        var fee: Int64
        var credits: [Credit]
    }

    struct Credit {
        /// The id in one list; card and name in the other.
        var key: String
        var name: String
        /// In cents.
        var value: Int64
        var frequency: String
        var description: String
        var terms: String

        /// Whether a benefit has the same annual value without bonuses, or the same value per use if it has no cycle.
        func isSame(as terms: BenefitTerms) -> Bool {
            var plain = terms
            plain.bonuses = []
            switch frequency.lowercased() {
            case "monthly": return plain.perYear.minorUnits == value * 12
            case "quarterly": return plain.perYear.minorUnits == value * 4
            case "semi-annual", "semiannual": return plain.perYear.minorUnits == value * 2
            case "annual": return plain.perYear.minorUnits == value
            case "every 4 years": return terms.frequency == .months(48) && terms.value.minorUnits == value
            case "per stay": return terms.frequency == .perOccasion && terms.value.minorUnits == value
            default: return false
            }
        }
    }

    private static var folder: String {
        var path = #filePath.split(separator: "/")
        while let last = path.popLast(), last != "Tests" {}
        path.removeLast()
        return "/" + path.joined(separator: "/") + "/shared/data/cards"
    }

    private static let files = ["coupontracker-2026-01.json", "mycardbook-2025-10.json"]

    static var isThere: Bool { files.allSatisfy { FileManager.default.fileExists(atPath: folder + "/" + $0) } }

    static func all() throws -> [Card] {
        try files.flatMap { file in
            let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
            return try JSONDecoder().decode(File.self, from: data).cards.map { card in
                let name = card.cardType ?? card.name ?? ""
                return Card(
                    code: cards[name] ?? name, name: name, fee: cents(card.annualFee),
                    credits: (card.credits ?? card.benefits ?? []).map { credit in
                        Credit(
                            key: card.credits == nil ? "\(name): \(credit.name)" : credit.id, name: credit.name,
                            value: cents(credit.amount ?? credit.value ?? 0), frequency: credit.frequency, description: credit.description,
                            terms: credit.terms ?? "")
                    })
            }
        }
    }

    private static func cents(_ decimal: Decimal) -> Int64 { NSDecimalNumber(decimal: decimal * 100).int64Value }

    private struct File: Decodable {
        struct Card: Decodable {
            struct Credit: Decodable {
                var id: String
                var name: String
                var amount: Decimal?
                var value: Decimal?
                var frequency: String
                var description: String
                var terms: String?
            }

            var name: String?
            var cardType: String?
            var annualFee: Decimal
            var credits: [Credit]?
            var benefits: [Credit]?
        }

        var cards: [Card]
    }
}
