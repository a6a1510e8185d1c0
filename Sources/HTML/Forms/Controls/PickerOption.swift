public import Localization

/// An option of a picker or a group of check boxes.
public struct PickerOption: Hashable, Sendable {
    /// The submitted value.
    public let value: String
    /// The label.
    public let title: LocalizedText
    /// The group heading in a menu picker; options of one group are consecutive.
    public let group: LocalizedText?
    /// A disabled option is shown and cannot be selected.
    public let isDisabled: Bool

    public init(_ title: LocalizedText, value: String, group: LocalizedText? = nil, disabled: Bool = false) {
        self.value = value
        self.title = title
        self.group = group
        isDisabled = disabled
    }
}

extension [PickerOption] {
    func offers(_ value: String) -> Bool {
        contains { $0.value == value && !$0.isDisabled }
    }
}
