/// An option of a picker or a group of check boxes.
public struct PickerOption: Hashable, Sendable {
    /// The submitted value.
    public let value: String
    /// The label.
    public let title: String
    /// The group heading in a menu picker; options of one group are consecutive.
    public let group: String?
    /// A disabled option is shown and cannot be selected.
    public let isDisabled: Bool

    public init(_ title: String, value: String, group: String? = nil, disabled: Bool = false) {
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
