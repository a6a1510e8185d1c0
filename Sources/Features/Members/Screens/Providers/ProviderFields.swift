import MembersModel
import Models
import ScreenKit

/// What is entered of a provider.
struct ProviderFields: Hashable {
    var name = ""
    var issuer = ""
    var client = ""
    /// A new client secret; empty keeps the stored one.
    var secret = ""
    var removesSecret = false
    var makesMembers = false
    var claim = ""
    var value = ""
    var role = Role.viewer

    init() {}

    init(_ provider: SignInProvider) {
        name = provider.name
        issuer = provider.issuer
        client = provider.clientID
        makesMembers = provider.admission != nil
        claim = provider.admission?.claim ?? ""
        value = provider.admission?.value ?? ""
        role = provider.admission?.role ?? .viewer
    }

    /// - Parameter isNew: whether there is no stored secret.
    func draft(isNew: Bool) -> SignInProviderDraft {
        let typed = secret.trimmed
        let change: SignInProviderDraft.Secret = !typed.isEmpty ? .set(typed) : isNew || removesSecret ? .none : .keep
        return SignInProviderDraft(
            name: name, issuer: issuer.trimmed, clientID: client, secret: change,
            admission: makesMembers ? SignInAdmission(claim: claim, value: value, role: role) : nil)
    }

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case name, issuer, client, secret, claim, value, role
    }
}
