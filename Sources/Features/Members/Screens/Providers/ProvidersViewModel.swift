import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The providers with which members sign in.
@Observable
final class ProvidersViewModel: ContextModel<MembersContext>, LoadableModel {
    private(set) var providers: [SignInProvider] = []
    private(set) var isAvailable = true

    func load() async throws {
        providers = try await context.services.signInProviders().fetchProviders()
        isAvailable = await context.services.signInProviders().isAvailable()
    }
}
