import Localization
import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Chooses a new passphrase by a link that an owner made.
@Observable
final class ResetPassphraseViewModel: LoadableModel {
    /// Nil if the link opens nothing.
    private(set) var offer: ResetOffer?
    var new = ""
    var again = ""
    private(set) var newError: LocalizedText?
    private(set) var againError: LocalizedText?

    let token: String
    let context: SignInContext

    init(_ context: SignInContext, token: String) {
        self.context = context
        self.token = token
    }

    func load() async throws {
        guard !context.isSignedIn else { return }
        offer = try await context.service.reset(token, from: context.origin)
    }

    func choose() async {
        guard offer != nil, !context.isSignedIn else { return }
        newError = new.isEmpty ? "Enter a new passphrase" : nil
        againError = new != again ? "The two passphrases are not the same" : nil
        guard newError == nil, againError == nil else { return }
        do {
            context.signedIn(token: try await context.service.resetPassphrase(token, to: new, from: context.origin))
        } catch ServiceError.notFound {
            // The link ended in the meantime: the page says what it says of every link that opens nothing.
        } catch {
            newError = context.message(of: error)
        }
    }
}
