package import HTML
import Localization
package import Models

/// The difference to an earlier amount: an arrow and the amount with its sign, in the colour of a warning or of money in.
package struct ChangeMark: View {
    /// What more of it is.
    package enum Meaning: Hashable, Sendable {
        /// Better, such as income.
        case gain
        /// Worse, such as spending or a price.
        case cost
        /// Neither.
        case plain
    }

    private let difference: Money
    private let meaning: Meaning

    package init(_ difference: Money, of meaning: Meaning) {
        self.difference = difference
        self.meaning = meaning
    }

    package var body: some View {
        span(.classes(ClassName("change-mark"), tone)) {
            if !difference.isZero { Icon(difference.isNegative ? .chevronDown : .chevronUp, size: .tiny) }
            span(.class("amount")) { "\(difference, sign: .always)" }
        }
    }

    private var tone: ClassName? {
        guard meaning != .plain, !difference.isZero else { return nil }
        return difference.isNegative == (meaning == .cost) ? ClassName("better") : ClassName("worse")
    }
}
