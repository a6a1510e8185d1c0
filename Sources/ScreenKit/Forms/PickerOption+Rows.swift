package import HTML
package import Localization
package import Models

extension [PickerOption] {
    /// The option for none, and the accounts, each with its currency.
    package static func accounts(_ accounts: [Account]?, none: LocalizedText) -> [PickerOption] {
        [PickerOption(none, value: "")]
            + (accounts ?? []).map { PickerOption(.verbatim($0.name), value: $0.id.description, currency: $0.currency.code) }
    }

    /// The option for none, and the categories.
    package static func categories(_ categories: [Models.Category]?, none: LocalizedText) -> [PickerOption] {
        [PickerOption(none, value: "")] + (categories ?? []).map { PickerOption(.verbatim($0.name), value: $0.id.description) }
    }
}
