import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Sets up the application on the first start: creates the owner, and the household unless the command line has created it.
@Observable
final class SetupViewModel: ContextModel<SignInContext>, LoadableModel {
    var token = ""
    var name = ""
    var displayName = ""
    var passphrase = ""
    var passphraseAgain = ""
    var householdName = ""
    var currency = ""
    var timeZone = ""
    /// A BCP 47 tag.
    var locale = ""
    /// The tag of a language.
    var language = ""
    /// The code of the currency that the form offers.
    private var offeredCurrency = ""
    private(set) var timeZones: [String] = []
    /// Whether the script may replace the server's time zone by the browser's. It may not if a person or the command line chose a time
    /// zone.
    private(set) var takesBrowserZone = false
    private(set) var errors = Errors()

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case token, name, passphrase, passphraseAgain, householdName, timeZone
    }

    typealias Errors = FormFieldErrors<Field>

    /// Whether the page asks for the token that the server printed.
    var asksForToken: Bool { context.setupToken != nil }

    /// The currencies that totals can be converted to.
    var currencies: [Currency] { CurrencyTable.all }

    /// The locales that define the format of amounts and days.
    var locales: [LocaleFormat] { LocaleFormat.all.map { $0.speaking(Language(rawValue: language) ?? .english) } }

    /// What the folded fields have, but for the time zone, which the script may still replace.
    var guess: LocalizedText {
        let format = locales.first { $0.tag == locale }.map { LocalizedText.verbatim($0.sample) }
        return .joined([.verbatim((Language(rawValue: language) ?? .english).name), format, .verbatim(currency)].compactMap(\.self))
    }

    // MARK: - Data Loading

    func load() async throws {
        guard try await context.service.needsSetup() else {
            context.open(.login)
            return
        }
        let machine = await context.service.setupDefaults()
        let wanted = LanguagePreference(header: context.origin.languages)
        timeZones = await context.service.timeZones()
        locale = (wanted.locale ?? .englishUS).tag
        language = wanted.language.rawValue
        if let household = try await context.service.householdForSetup() {
            householdName = household.name
            currency = household.currency.code
            timeZone = household.timeZone
        } else {
            currency = (wanted.currency ?? machine.currency).code
            timeZone = machine.timeZone
        }
        offeredCurrency = currency
        // A machine in UTC is a server, so its time zone tells nothing about the members.
        takesBrowserZone = timeZone == machine.timeZone || ["UTC", "Etc/UTC"].contains(timeZone)
        // A time zone that the command line stored under an alias remains selectable.
        if !timeZones.contains(timeZone) { timeZones.insert(timeZone, at: 0) }
    }

    // MARK: - Actions

    func setUp() async {
        takesBrowserZone = false
        errors = checked()
        guard let currency = Currency(code: currency) else { return }
        let draft = SetupDraft(
            name: name, displayName: displayName, passphrase: passphrase, householdName: householdName, currency: currency,
            isCurrencyChosen: currency.code != offeredCurrency, timeZone: timeZone, locale: locale,
            language: Language(rawValue: language) ?? .english)
        let problems = await context.service.violations(of: draft)
        errors[.name] = errors[.name] ?? problems.name
        errors[.passphrase] = problems.passphrase
        errors[.householdName] = errors[.householdName] ?? problems.householdName
        errors[.timeZone] = problems.timeZone
        guard errors.isEmpty else { return }
        do {
            context.signedIn(token: try await context.service.setUp(draft, from: context.origin))
        } catch {
            errors.show(context.record(error))
        }
    }

    // MARK: - Private Methods

    private func checked() -> Errors {
        var errors = Errors()
        if let setupToken = context.setupToken, token.filter({ !$0.isWhitespace }) != setupToken {
            errors[.token] = "This is not the token that the server printed"
        }
        if name.allSatisfy(\.isWhitespace) { errors[.name] = "Enter the name that you will sign in with" }
        // The field is hidden where the passphrase can be shown.
        if !passphraseAgain.isEmpty, passphrase != passphraseAgain { errors[.passphraseAgain] = "The two passphrases are not the same" }
        if householdName.allSatisfy(\.isWhitespace) { errors[.householdName] = "Household name is required" }
        return errors
    }
}
