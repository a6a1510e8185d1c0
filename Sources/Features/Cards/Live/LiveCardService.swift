import CardsModel
import Ledger
import Models
import ServiceKit
import Storage

/// The household's cards.
struct LiveCardService: CardServiceProtocol {
    let context: ServiceContext

    func fetchWallet() async throws -> Wallet {
        try await context.read { connection in
            let reader = try CardReader(connection, context: context)
            let listings = reader.listings()
            let soon = listings.filter(\.benefit.isExpiringSoon)
            return Wallet(
                cards: reader.wallet(), questions: try BenefitQuestionReader(connection, context: context).questions(reader),
                available: Self.totals(listings.map(\.benefit.available)), expiring: Self.totals(soon.map(\.benefit.available)),
                next: Array(listings.filter { $0.benefit.displayStatus == .available && $0.benefit.daysRemaining < .max }.prefix(5)))
        }
    }

    func fetchCard(id: ID<Card>) async throws -> CardDetails {
        try await context.read { connection in
            let reader = try CardReader(connection, context: context)
            let card = try reader.find(id)
            let accounts = try AccountReader(connection, household: context.household.id).accounts()
            return CardDetails(
                card: reader.card(card), account: accounts.first { $0.id == card.account },
                accounts: AccountReader.usable(accounts, for: connection.reach),
                bonus: try SignUpBonusReader(connection, context: context).progress(of: card),
                questions: try BenefitQuestionReader(connection, context: context).questions(reader, of: id),
                catalogueVersion: context.catalogue.version, source: card.product.flatMap(context.catalogue.card)?.source)
        }
    }

    func fetchCatalogue(search: String) async throws -> CatalogueListing {
        let search = try TextRule.search(search)
        let accounts = try await context.read {
            AccountReader.usable(try AccountReader($0, household: context.household.id).accounts(), for: $0.reach)
        }
        return CatalogueListing(version: context.catalogue.version, products: context.catalogue.search(search), accounts: accounts)
    }

    func fetchValue(_ query: CardValueQuery) async throws -> CardValueReport {
        try await context.read { try CardReader($0, context: context, since: query.first).report(query) }
    }

    func bestCards(for purchase: CardPurchase) async throws -> [BestCard] {
        try await context.read { try CardReader($0, context: context).best(for: purchase) }
    }

    /// Totals by currency, the largest first, without zeros.
    static func totals(_ amounts: [Money]) -> [Money] {
        let sums = Dictionary(grouping: amounts, by: \.currency).map { currency, amounts in
            amounts.reduce(Money.zero(currency), CardReader.clampedSum)
        }
        return sums.filter { !$0.isZero }.sorted { ($0.minorUnits, $1.currency.code) > ($1.minorUnits, $0.currency.code) }
    }
}
