import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Accepts an invitation: its holder chooses a name and a passphrase, and belongs to the household.
@Observable
final class AcceptInvitationViewModel: LoadableModel {
    /// Nil if the link opens nothing.
    private(set) var offer: InvitationOffer?
    var name = ""
    var displayName = ""
    var passphrase = ""
    var passphraseAgain = ""
    private(set) var errors = Errors()

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, displayName, passphrase, passphraseAgain
    }

    typealias Errors = FormFieldErrors<Field>

    let token: String
    let context: SignInContext

    init(_ context: SignInContext, token: String) {
        self.context = context
        self.token = token
    }

    func load() async throws {
        // Who is signed in is told to sign out, whatever the link is.
        guard !context.isSignedIn else { return }
        offer = try await context.service.invitation(token, from: context.origin)
        name = offer?.name ?? ""
    }

    func join() async {
        guard let offer, !context.isSignedIn else { return }
        errors = Errors()
        let wanted = LanguagePreference(header: context.origin.languages)
        let draft = JoinDraft(
            name: name, displayName: displayName, passphrase: passphrase, locale: (wanted.locale ?? .englishUS).tag,
            language: wanted.language)
        if name.allSatisfy(\.isWhitespace) { errors[.name] = "Enter the name that you will sign in with" }
        // The field is hidden where the passphrase can be shown.
        if !passphraseAgain.isEmpty, passphrase != passphraseAgain { errors[.passphraseAgain] = "The two passphrases are not the same" }
        let problems = await context.service.violations(of: draft, joining: offer.household)
        errors[.name] = errors[.name] ?? problems.name
        errors[.passphrase] = problems.passphrase
        guard errors.isEmpty else { return }
        do {
            context.signedIn(token: try await context.service.accept(token, draft, from: context.origin))
        } catch ServiceError.notFound {
            // The invitation ended in the meantime: the page says what it says of every link that opens nothing.
        } catch {
            errors.show(context.record(error))
        }
    }
}
