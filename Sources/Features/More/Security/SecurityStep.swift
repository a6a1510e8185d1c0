/// What asks for the passphrase again before it is done; the query names it, so that the page with the question is a page of its own.
enum SecurityStep: String {
    case turnOn = "turn-on"
    case turnOff = "turn-off"
    case renew
    /// Leads on to what can be exported.
    case export

    /// What the passphrase is asked for.
    var sentence: String {
        switch self {
        case .turnOn: "Enter your passphrase to turn on one-time codes."
        case .turnOff: "Enter your passphrase to turn off one-time codes."
        case .renew: "Enter your passphrase to make new backup codes."
        case .export: "Enter your passphrase to export all accounts at once."
        }
    }
}
