import Localization

/// An action that requires the passphrase again. The query contains its raw value, so a reload shows the passphrase form again.
enum SecurityStep: String {
    case turnOn = "turn-on"
    case turnOff = "turn-off"
    case renew
    /// Opens the exports, from `Link.confirmingExport`.
    case export

    /// A sentence that says what the passphrase is required for.
    var sentence: LocalizedText {
        switch self {
        case .turnOn: "Enter your passphrase to turn on one-time codes."
        case .turnOff: "Enter your passphrase to turn off one-time codes."
        case .renew: "Enter your passphrase to make new backup codes."
        case .export: "Enter your passphrase to export all accounts at once."
        }
    }
}
