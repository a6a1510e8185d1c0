package import Models
import Services

/// What Home says of cards.
package enum CardInsight: HomeInsight {
    /// A benefit expires today; with the remaining amount.
    case benefitExpiresToday(card: ID<Card>, benefit: ID<Benefit>, cardName: String, name: String, left: Money)
    /// Benefits expire within a week, none of them today; their value by currency, largest first, and not empty.
    case benefitsExpire([Money])
    /// An annual fee within 7 days.
    case cardFee(card: ID<Card>, name: String, fee: Money, day: Day)
    /// Benefits worth more than 100 major units are available.
    case benefitsAvailable(Money)

    package var precedence: Int {
        switch self {
        case .benefitExpiresToday: 2
        case .benefitsExpire: 3
        case .cardFee: 4
        case .benefitsAvailable: 10
        }
    }
}
