import Models
import Navigation
import Observation
import Services

/// The first start: makes the owner, over the household that the command line may have made already.
@Observable
final class SetupViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
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
    /// Whether the script may put the browser's time zone in place of the machine's: not where a person or the command line has chosen one.
    private(set) var takesBrowserZone = false
    private(set) var errors = Errors()

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var token: String?
        var name: String?
        var passphrase: String?
        var passphraseAgain: String?
        var householdName: String?
        var timeZone: String?
        /// What is about no field.
        var form: String?
    }

    // MARK: - Dependencies

    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private let setupToken: String?
    private weak let coordinator: AuthCoordinator?

    // MARK: - Initialization

    /// - Parameter setupToken: what has to be named first, where the server can be reached from elsewhere.
    init(service: any AuthServiceProtocol, origin: SignInOrigin, setupToken: String?, coordinator: AuthCoordinator?) {
        self.service = service
        self.origin = origin
        self.setupToken = setupToken
        self.coordinator = coordinator
    }

    /// Whether the page asks for the token that the server printed.
    var asksForToken: Bool { setupToken != nil }

    /// Those that totals can be shown in.
    var currencies: [Currency] { CurrencyTable.all }

    /// How amounts and days can be written.
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
            // A machine in UTC is a server, which says nothing of where its people are.
            takesBrowserZone = timeZone == machine.timeZone || ["UTC", "Etc/UTC"].contains(timeZone)
            // What the command line kept under another name can be left as it is.
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
            errors.form = ServiceError(error).description
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
