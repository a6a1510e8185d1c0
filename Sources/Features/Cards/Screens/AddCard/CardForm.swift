import CardsModel
import Localization
import Models
import ScreenKit

/// The form values of a card, and their validation.
struct CardForm: FormValues {
    /// The id of an own account; empty if none is selected.
    var account = ""
    var nickname = ""
    var lastFour = ""
    var expiry = ""
    var opened = ""
    var name = ""
    var issuer = ""
    var network = CardNetwork.visa
    var fee = ""
    /// The gradient as `RRGGBB-RRGGBB`; empty to keep the current one.
    var gradient = ""
    var bonus = BonusForm()

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case nickname, lastFour, expiry, opened, name, issuer
        case fee = "annualFee"
        /// Of the sign-up bonus.
        case spend, by, reward
    }

    typealias Errors = FormFieldErrors<Field>

    init() {}

    /// Creates the form that edits an existing card.
    init(_ card: Card, locale: LocaleFormat) {
        account = card.account?.description ?? ""
        nickname = card.nickname ?? ""
        lastFour = card.lastFour ?? ""
        expiry = card.expiry.map(ExpiryText.text) ?? ""
        opened = card.opened?.description ?? ""
        name = card.facts.name
        issuer = card.facts.issuer
        network = card.facts.network
        fee = card.facts.annualFee?.typedText(in: locale) ?? ""
        gradient = Self.text(card.facts.gradient) ?? ""
        if let stored = card.bonus { bonus = BonusForm(stored, locale: locale) }
    }

    // MARK: - Parsing

    var chosenAccount: ID<Account>? { ID(account) }

    var expiryMonth: Month? { ExpiryText.month(expiry.trimmed) }

    func openedDay(in locale: LocaleFormat, today: Day) -> Day? { DayText.parse(opened, in: locale, today: today) }

    /// Returns the product facts of the form.
    ///
    /// - Parameter others: The gradient to use if none is selected.
    func facts(keeping others: CardGradient, currency: Currency, locale: LocaleFormat) -> CardFacts {
        let colours = gradient.split(separator: "-")
        return CardFacts(
            name: name.trimmed, issuer: issuer.trimmed, network: network,
            gradient: colours.count == 2 ? CardGradient(start: colours[0], end: colours[1]) ?? others : others,
            annualFee: fee.trimmed.isEmpty ? nil : AmountParser.parse(fee, locale: locale, currency: currency))
    }

    /// Validates the form and clears fields that contain a card number.
    ///
    /// - Parameter hasFacts: Whether the form asks for name, issuer and fee.
    mutating func errors(hasFacts: Bool, currency: Currency, locale: LocaleFormat, today: Day) -> Errors {
        var errors = Errors()
        errors[.nickname] = TypedText.violation(of: &nickname)
        if nickname.trimmed.count > 50 { errors[.nickname] = "A nickname has 50 characters at most" }
        errors[.lastFour] = TypedText.lastFourViolation(of: &lastFour)
        errors[.expiry] = TypedText.violation(of: &expiry)
        if errors[.expiry] == nil, !expiry.trimmed.isEmpty, expiryMonth == nil { errors[.expiry] = ExpiryText.violation }
        errors[.opened] = TypedText.violation(of: &opened)
        if errors[.opened] == nil, !opened.trimmed.isEmpty {
            if let day = openedDay(in: locale, today: today) {
                if day > today { errors[.opened] = "Choose a day up to today" }
            } else {
                errors[.opened] = "Enter a day"
            }
        }
        guard hasFacts else { return errors }
        errors[.name] = TypedText.violation(of: &name)
        if errors[.name] == nil, name.trimmed.isEmpty { errors[.name] = "Card name is required" }
        errors[.issuer] = TypedText.violation(of: &issuer)
        errors[.fee] = TypedText.violation(of: &fee)
        if errors[.fee] == nil, !fee.trimmed.isEmpty {
            let amount = AmountParser.parse(fee, locale: locale, currency: currency)
            if amount.map({ $0.minorUnits < 0 }) ?? true { errors[.fee] = "The fee must be a valid number" }
        }
        return errors
    }

    /// Returns the gradient as a form value; nil if it is not in the palette.
    private static func text(_ gradient: CardGradient) -> String? {
        CardGradient.palette.contains(gradient) ? "\(gradient.startText)-\(gradient.endText)" : nil
    }
}
