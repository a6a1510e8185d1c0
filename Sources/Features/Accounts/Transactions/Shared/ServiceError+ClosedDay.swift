import Models
import Services

extension ServiceError {
    /// What a form says when it was refused, where pressing its button once more may change a closed day.
    ///
    /// - Parameter button: What the button does: `Save`.
    func sentence(button: String, in locale: LocaleFormat) -> String {
        guard case .closedDay(let account, let day) = self else { return description }
        return "\(account) was checked and is closed up to \(day.formatted(in: locale)). \(button) again to change it anyway."
    }

    /// Whether the same change can be made by saying that it may change a closed day.
    var isClosedDay: Bool {
        if case .closedDay = self { true } else { false }
    }
}
