/// Light or dark appearance of a member's screens; `system` follows the device.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    case system, light, dark
}
