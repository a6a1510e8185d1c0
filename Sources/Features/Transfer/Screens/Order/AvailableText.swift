import DesignSystem
import HTML
import Localization
import Models

/// The available amount of the selected account, and the currency received if it differs. It updates when the selection changes.
struct AvailableText: View {
    let available: Money?
    var otherCurrency: Currency?

    var body: some View {
        p(.class("field-hint available"), .role("status"), .id("sum")) {
            if let available {
                AmountText(available)
                " available"
            }
            if let otherCurrency { ". What arrives is in \(otherCurrency.code)." }
        }
    }
}

extension PickerOption {
    /// Creates the option of an own account.
    init(_ account: Account) {
        self.init("\(account.name) (\(account.currency.code))", value: account.id.description, currency: account.currency.code)
    }
}
