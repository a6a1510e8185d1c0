import Localization
import Services

extension ServiceError {
    /// The error message of a form. If the error is a closed day, it says that a second press of the button changes it anyway.
    ///
    /// - Parameter button: The title of the button: `Save`.
    func sentence(button: LocalizedText) -> LocalizedText {
        guard case .closedDay(let account, let day) = self else { return text }
        return "\(account) was checked and is closed up to \(day). \(button) again to change it anyway."
    }

    /// Whether the change was rejected because of a closed day, so that it can be repeated with permission to change it.
    var isClosedDay: Bool {
        if case .closedDay = self { true } else { false }
    }
}
