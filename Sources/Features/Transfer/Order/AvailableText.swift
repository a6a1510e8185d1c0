import DesignSystem
import HTML
import Models
import Services

/// What the chosen account can pay, and in what it arrives where that is another currency. It follows the choice while a form is filled in.
struct AvailableText: View {
    let available: Money?
    var otherCurrency: Currency?
    let context: MemberContext

    var body: some View {
        p(.class("field-hint available"), .role("status"), .id("sum")) {
            if let available {
                AmountText(available, in: context.locale, isHidden: !context.showsBalances)
                " available"
            }
            if let otherCurrency { ". What arrives is in \(otherCurrency.code)." }
        }
    }
}

extension PickerOption {
    /// An own account to choose.
    init(_ account: Account) { self.init("\(account.name) (\(account.currency.code))", value: account.id.description) }
}
