import Localization

/// An action that requires the passphrase or a passkey again. The query contains its raw value, so a reload asks again.
enum SecurityStep: String {
    case turnOn = "turn-on"
    case turnOff = "turn-off"
    case renew
    case addPasskey = "add-passkey"
    case removePasskey = "remove-passkey"
    /// Sets the first passphrase; the member confirms with a provider.
    case setPassphrase = "set-passphrase"
    /// Opens the exports, from `Link.confirmingExport`.
    case export

    /// A sentence that says what the passphrase is required for.
    var sentence: LocalizedText {
        switch self {
        case .turnOn: "Enter your passphrase to turn on one-time codes."
        case .turnOff: "Enter your passphrase to turn off one-time codes."
        case .renew: "Enter your passphrase to make new backup codes."
        case .addPasskey: "Enter your passphrase to add a passkey."
        case .removePasskey: "Enter your passphrase to remove the passkey."
        case .setPassphrase: "Confirm with your provider that it is you, then set your passphrase."
        case .export: "Enter your passphrase to export all accounts at once."
        }
    }
}
