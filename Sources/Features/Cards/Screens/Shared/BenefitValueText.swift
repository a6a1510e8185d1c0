import CardsModel
import DesignSystem
import HTML
import Localization

/// What is left of a benefit, which is hidden with the member's amounts; of a used or expired one what each cycle gives, which is a fact of
/// the card's terms.
struct BenefitValueText: View {
    let benefit: any BenefitDisplayable

    var body: some View {
        EnvironmentReader { environment in
            if environment.showsAmounts || benefit.displayStatus != .available {
                Text(.verbatim(benefit.displayValue))
            } else {
                AmountText(benefit.rawValue)
            }
        }
    }
}
