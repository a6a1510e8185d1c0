/// How a picker looks.
public enum PickerStyle: Sendable {
    /// A menu that opens.
    case menu
    /// All options at once, as radio buttons.
    case radios
}
