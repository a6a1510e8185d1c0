import App
import CardsModel
import Models
import Navigation
import Services

extension Browser {
    /// A card with a benefit, made in the browser.
    package struct CardSession {
        /// Their ids.
        package let card: String
        package let benefit: String

        /// All screens of both.
        package var screens: [String] {
            let path = "/cards/\(card)"
            let benefit = "\(path)/benefits/\(benefit)"
            return [
                path, "\(path)/settings", "\(path)/limits", "\(path)/block", "\(path)/activate", "\(path)/benefits/new", benefit,
                "\(benefit)/edit",
            ]
        }

        /// The screen of the card.
        package var path: String { "/cards/\(card)" }
        /// The screen of the benefit.
        package var benefitPath: String { "/cards/\(card)/benefits/\(benefit)" }
    }

    /// What is typed about a card that no catalogue has.
    package static let customCard = [
        ("card-name", "Harbour Reserve"), ("issuer", "Haven Bank"), ("network", "visa"), ("annual-fee", "95"), ("colour", "1D4E89-0D2A4D"),
        ("last-four-digits", "4417"), ("valid-through", "04/29"), ("opened-on", "2025-06-01"),
    ]

    /// Adds a custom card.
    package func addCard(_ fields: [(String, String)] = customCard) async throws -> String {
        let outcome = try await press("add", on: "/cards/new?custom=1", fields: fields).outcome
        guard case .moved(let link, _) = outcome, case .detail(let id) = link.route.feature as? CardsRoute else {
            throw NotAsExpected(what: "\(outcome)")
        }
        return id
    }

    /// Adds a custom card with a benefit of 15 a month.
    package func addBenefit() async throws -> CardSession {
        let card = try await addCard()
        let fields = [
            ("name", "Ride credit"), ("merchant", "Tern Rides"), ("category", "transportation"), ("value", "15"), ("how-often", "month"),
            ("counted-from", "calendar"), ("uses", "1"), ("charges", "Tern Rides*"), ("credits", ""),
        ]
        let outcome = try await press("add", on: "/cards/\(card)/benefits/new", fields: fields).outcome
        guard case .moved(let link, _) = outcome, case .benefitDetail(_, let id) = link.route.feature as? CardsRoute else {
            throw NotAsExpected(what: "\(outcome)")
        }
        return CardSession(card: card, benefit: id)
    }
}
