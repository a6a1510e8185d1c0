/// One of the values that a picker or a group of boxes offers.
public struct PickerOption: Hashable, Sendable {
    /// What is sent.
    public let value: String
    /// What a person reads.
    public let title: String
    /// The heading under which it stands, in a picker that is a menu; options of one group follow each other.
    public let group: String?
    /// A disabled option is shown and cannot be chosen.
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
