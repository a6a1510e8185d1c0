/// The style of a picker.
public enum PickerStyle: Sendable {
    /// A drop-down menu.
    case menu
    /// Radio buttons.
    case radios
}
