import Models
import Services
import Storage

/// The cards part of the home screen.
struct HomeCardSummary {
    /// All cards, for other parts of the same read.
    let cards: [Card]
    /// Value that expires within a week, by currency, the largest first.
    let expiring: [Money]
    /// The most urgent insight, in the order of `HomeInsight`.
    let urgent: HomeInsight?
    /// The value available, if it is large enough to be shown.
    let available: HomeInsight?

    /// Empty in a household without cards.
    init(_ connection: Connection, context: ServiceContext, today: Day) throws {
        let reader = try CardReader(connection, context: context, today: today)
        cards = reader.cards
        guard !cards.isEmpty else {
            (expiring, urgent, available) = ([], nil, nil)
            return
        }
        let listings = reader.listings().filter { $0.benefit.displayStatus == .available && $0.benefit.benefit.mode == .remind }
        expiring = LiveCardService.totals(listings.filter(\.benefit.isExpiringSoon).map(\.benefit.available))
        if let last = listings.filter({ $0.benefit.daysRemaining == 0 }).max(by: {
            $0.benefit.rawValue.minorUnits < $1.benefit.rawValue.minorUnits
        }) {
            urgent = .benefitExpiresToday(
                card: last.card, benefit: last.benefit.id, cardName: last.cardName, name: last.benefit.displayName,
                left: last.benefit.progress.left)
        } else {
            urgent = Self.fee(reader.wallet(), today: today)
        }
        let sum = LiveCardService.totals(listings.map(\.benefit.available)).first
        available = sum.flatMap { Self.isWorthShowing($0) ? .benefitsAvailable($0) : nil }
    }

    /// Days before an annual fee from which it is shown first.
    private static let feeDays = 7
    /// Minimum available value to be shown, in major units of a currency.
    private static let worth: Int64 = 100

    private static func isWorthShowing(_ amount: Money) -> Bool {
        amount.minorUnits / amount.currency.minorUnitsPerMajor >= worth && amount.minorUnits > worth * amount.currency.minorUnitsPerMajor
    }

    private static func fee(_ cards: [WalletCard], today: Day) -> HomeInsight? {
        let due = cards.compactMap { card -> (Day, WalletCard, Money)? in
            guard let day = card.nextFeeDay, let fee = card.annualFee, (0...feeDays).contains(today.distance(to: day)) else { return nil }
            return (day, card, fee)
        }
        return due.min { ($0.0, $0.1.card.position) < ($1.0, $1.1.card.position) }.map { day, card, fee in
            .cardFee(card: card.id, name: card.displayName, fee: fee, day: day)
        }
    }
}
