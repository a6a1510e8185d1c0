package import Models
import Services

/// What Home says of cards.
package enum CardInsight: HomeInsight {
    /// A benefit expires today; with the remaining amount.
    case benefitExpiresToday(card: ID<Card>, benefit: ID<Benefit>, cardName: String, name: String, left: Money)
    /// An annual fee within 7 days.
    case cardFee(card: ID<Card>, name: String, fee: Money, day: Day)
    /// Benefits worth more than 100 major units are available.
    case benefitsAvailable(Money)

    package var precedence: Int {
        switch self {
        case .benefitExpiresToday: 0
        case .cardFee: 1
        case .benefitsAvailable: 8
        }
    }
}
