import CardsModel
import Models
import ServiceKit
import Services

/// What Home says of cards.
extension CardsModule: HomeContributor {
    /// Its messages: the benefit that expires today, else what expires within a week; the next annual fee; and the available value, if it is
    /// large enough to be shown.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        let cards = try home.reading.cards()
        guard !cards.isEmpty else { return }
        let reader = try CardReader(home.reading.connection, context: home.context, today: home.today, cards: cards)
        let listings = reader.listings().filter { $0.benefit.displayStatus == .available && $0.benefit.benefit.mode == .remind }
        if let last = listings.filter({ $0.benefit.daysRemaining == 0 }).max(by: {
            $0.benefit.rawValue.minorUnits < $1.benefit.rawValue.minorUnits
        }) {
            overview.parts.add(
                CardInsight.benefitExpiresToday(
                    card: last.card, benefit: last.benefit.id, cardName: last.cardName, name: last.benefit.displayName,
                    left: last.benefit.progress.left))
        } else {
            let expiring = LiveCardService.totals(listings.filter(\.benefit.isExpiringSoon).map(\.benefit.available)).filter { !$0.isZero }
            if !expiring.isEmpty { overview.parts.add(CardInsight.benefitsExpire(expiring)) }
        }
        if let fee = Self.fee(reader.wallet(), today: home.today) { overview.parts.add(fee) }
        if let sum = LiveCardService.totals(listings.map(\.benefit.available)).first, Self.isWorthShowing(sum) {
            overview.parts.add(CardInsight.benefitsAvailable(sum))
        }
    }

    /// Days before an annual fee from which it is shown first.
    private static let feeDays = 7
    /// Minimum available value to be shown, in major units of a currency.
    private static let worth: Int64 = 100

    private static func isWorthShowing(_ amount: Money) -> Bool {
        amount.minorUnits / amount.currency.minorUnitsPerMajor >= worth && amount.minorUnits > worth * amount.currency.minorUnitsPerMajor
    }

    private static func fee(_ cards: [WalletCard], today: Day) -> CardInsight? {
        let due = cards.compactMap { card -> (Day, WalletCard, Money)? in
            guard let day = card.nextFeeDay, let fee = card.annualFee, (0...feeDays).contains(today.distance(to: day)) else { return nil }
            return (day, card, fee)
        }
        return due.min { ($0.0, $0.1.card.position) < ($1.0, $1.1.card.position) }.map { day, card, fee in
            .cardFee(card: card.id, name: card.displayName, fee: fee, day: day)
        }
    }
}
