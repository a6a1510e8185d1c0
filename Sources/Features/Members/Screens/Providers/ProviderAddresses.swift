import DesignSystem
import HTML
import Localization
import MembersModel

/// What an owner enters at the provider.
struct ProviderAddresses: View {
    /// Scheme and authority of this server.
    let site: String

    var body: some View {
        FactList("Enter at the provider") {
            CopyFact("Redirect address", site + SignInProviderAddress.callbackPath)
            CopyFact("Address after signing out", site + "/auth/login")
        }
        p(.class("second")) {
            "Make a client there for the code flow with PKCE. Members reach Coffer at this address; for another one enter it there, too."
        }
    }
}
