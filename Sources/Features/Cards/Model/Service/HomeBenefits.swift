package import Models
import Services

/// The benefits of cards that expire within a week.
package struct HomeBenefits: HomePart {
    /// Their value by currency, largest first.
    package var expiring: [Money]

    package init(expiring: [Money]) {
        self.expiring = expiring
    }
}
