import CardsModel
import Localization
import Models
import ScreenKit

/// The form values of a sign-up bonus. If all are empty, there is no bonus.
struct BonusForm: Hashable {
    var spend = ""
    var by = ""
    var reward = ""

    init() {}

    init(_ bonus: SignUpBonus, locale: LocaleFormat) {
        spend = bonus.spend.typedText(in: locale)
        by = bonus.by.description
        reward = bonus.reward
    }

    var isEmpty: Bool { [spend, by, reward].allSatisfy { $0.trimmed.isEmpty } }

    /// Validates the form, clears fields that contain a card number, and sets the errors.
    mutating func validate(currency: Currency, locale: LocaleFormat, today: Day, errors: inout CardForm.Errors) {
        errors[.spend] = TypedText.violation(of: &spend)
        errors[.by] = TypedText.violation(of: &by)
        errors[.reward] = TypedText.violation(of: &reward)
        guard !errors.concern([.spend, .by, .reward]), !isEmpty else { return }
        let amount = AmountParser.parse(spend, locale: locale, currency: currency)
        if amount == nil { errors[.spend] = "Amount must be a valid number" }
        if let amount, amount.minorUnits <= 0 { errors[.spend] = "Amount must be more than zero" }
        if DayText.parse(by, in: locale, today: today) == nil { errors[.by] = "Enter a day" }
        if reward.trimmed.isEmpty { errors[.reward] = "Enter the bonus" }
    }

    /// Returns the bonus of a valid form; nil if there is none.
    func bonus(currency: Currency, locale: LocaleFormat, today: Day) -> SignUpBonus? {
        guard let amount = AmountParser.parse(spend, locale: locale, currency: currency),
            let day = DayText.parse(by, in: locale, today: today)
        else { return nil }
        return SignUpBonus(spend: amount, by: day, reward: reward.trimmed)
    }
}
