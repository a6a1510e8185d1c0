/// Whether a member's screens are light or dark; `system` follows the device.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case system, light, dark
}
