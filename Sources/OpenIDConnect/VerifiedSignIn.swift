/// A verified answer of a provider, with the access token for what else it knows of the person.
package struct VerifiedSignIn: Sendable {
    package let token: IDToken
    let accessToken: String
}
