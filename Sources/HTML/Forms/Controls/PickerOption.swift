public import Localization

/// An option of a picker or a group of check boxes.
public struct PickerOption: Hashable, Sendable {
    /// The submitted value.
    public let value: String
    /// The label.
    public let title: LocalizedText
    /// The group heading in a menu picker; options of one group are consecutive.
    public let group: LocalizedText?
    /// The code of the currency that an amount has if this is chosen; nil if it does not determine the currency. A menu passes it to the script.
    public let currency: String?
    /// A disabled option is shown and cannot be selected.
    public let isDisabled: Bool

    public init(_ title: LocalizedText, value: String, group: LocalizedText? = nil, currency: String? = nil, disabled: Bool = false) {
        self.value = value
        self.title = title
        self.group = group
        self.currency = currency
        isDisabled = disabled
    }
}

extension [PickerOption] {
    func offers(_ value: String) -> Bool {
        contains { $0.value == value && !$0.isDisabled }
    }
}
