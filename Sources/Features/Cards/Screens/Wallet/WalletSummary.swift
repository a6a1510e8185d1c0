import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The total value of the wallet and the amount that expires soon.
struct WalletSummary: View {
    let model: WalletViewModel

    var body: some View {
        div(.class("card hero")) {
            div {
                p(.class("figure-label")) { "Left to use" }
                p(.class("figure")) { amount(model.available ?? .zero(model.context.household.currency)) }
                div(.class("hero-change")) {
                    ForEach(model.otherAvailable, id: \.currency.code) { money in
                        span {
                            "and "
                            amount(money)
                            " ·"
                        }
                    }
                    if model.expiring.isEmpty {
                        span { "No credits end within 7 days" }
                    } else {
                        a(.class("hero-link"), .href(CardsRoute.expiring.path.absolute)) {
                            ForEach(model.expiring.enumerated(), id: \.element.currency.code) { entry in
                                if entry.offset > 0 { " and " }
                                amount(entry.element)
                            }
                            model.expiring.count > 1 ? " end within 7 days" : " ends within 7 days"
                        }
                    }
                }
            }
        }
    }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money, wholeAmounts: true)
    }
}
