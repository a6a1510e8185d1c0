import Localization
import Models
import Navigation
import Observation
import Services

/// Sets up the application on the first start: creates the owner, and the household unless the command line has created it.
@Observable
final class SetupViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var failure: ServiceError?
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
    private(set) var timeZones: [String] = []
    /// Whether the script may replace the server's time zone by the browser's. It may not if a person or the command line chose a time
    /// zone.
    private(set) var takesBrowserZone = false
    private(set) var errors = Errors()

    /// Validation errors by field.
    struct Errors: Hashable {
        var token: LocalizedText?
        var name: LocalizedText?
        var passphrase: LocalizedText?
        var passphraseAgain: LocalizedText?
        var householdName: LocalizedText?
        var timeZone: LocalizedText?
        /// The error that belongs to no field.
        var form: LocalizedText?
    }

    // MARK: - Dependencies

    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private let setupToken: String?
    private weak let coordinator: AuthCoordinator?

    // MARK: - Initialization

    /// - Parameter setupToken: The token that must be entered first if the server is reachable from other machines; nil if none is
    ///   required.
    init(service: any AuthServiceProtocol, origin: SignInOrigin, setupToken: String?, coordinator: AuthCoordinator?) {
        self.service = service
        self.origin = origin
        self.setupToken = setupToken
        self.coordinator = coordinator
    }

    /// Whether the page asks for the token that the server printed.
    var asksForToken: Bool { setupToken != nil }

    /// The currencies that totals can be converted to.
    var currencies: [Currency] { CurrencyTable.all }

    /// The locales that define the format of amounts and days.
    var locales: [LocaleFormat] { LocaleFormat.all }

    // MARK: - Data Loading

    func loadData() async {
        do {
            guard try await service.needsSetup() else {
                coordinator?.open(.login)
                return
            }
            let machine = await service.setupDefaults()
            let wanted = LanguagePreference(header: origin.languages)
            timeZones = await service.timeZones()
            locale = (wanted.locale ?? .englishUS).tag
            if let household = try await service.householdForSetup() {
                householdName = household.name
                currency = household.currency.code
                timeZone = household.timeZone
            } else {
                currency = (wanted.currency ?? machine.currency).code
                timeZone = machine.timeZone
            }
            // A machine in UTC is a server, so its time zone tells nothing about the members.
            takesBrowserZone = timeZone == machine.timeZone || ["UTC", "Etc/UTC"].contains(timeZone)
            // A time zone that the command line stored under an alias remains selectable.
            if !timeZones.contains(timeZone) { timeZones.insert(timeZone, at: 0) }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    func setUp() async {
        takesBrowserZone = false
        errors = checked()
        guard let currency = Currency(code: currency) else { return }
        let draft = SetupDraft(
            name: name, displayName: displayName, passphrase: passphrase, householdName: householdName, currency: currency,
            timeZone: timeZone, locale: locale)
        let problems = await service.violations(of: draft)
        errors.name = errors.name ?? problems.name
        errors.passphrase = problems.passphrase
        errors.householdName = errors.householdName ?? problems.householdName
        errors.timeZone = problems.timeZone
        guard errors == Errors() else { return }
        do {
            coordinator?.signedIn(token: try await service.setUp(draft, from: origin))
        } catch {
            errors.form = message(of: error)
        }
    }

    // MARK: - Private Methods

    private func checked() -> Errors {
        var errors = Errors()
        if let setupToken, token.filter({ !$0.isWhitespace }) != setupToken {
            errors.token = "This is not the token that the server printed"
        }
        if name.allSatisfy(\.isWhitespace) { errors.name = "Enter the name that you will sign in with" }
        if passphrase != passphraseAgain { errors.passphraseAgain = "The two passphrases are not the same" }
        if householdName.allSatisfy(\.isWhitespace) { errors.householdName = "Household name is required" }
        return errors
    }
}
