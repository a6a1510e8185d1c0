import Localization
package import Services

extension RuleViolation {
    package static let providersUnavailable = RuleViolation(
        "provider.unavailable", "This server cannot ask providers; install libcurl and start Coffer again")

    package static let providersTooMany = RuleViolation("provider.too-many", "A household has at most 5 providers; remove one first")

    package static let providerNameMissing = RuleViolation("provider.name.missing", field: "name", "Enter a name for the button")

    package static let providerNameTooLong = RuleViolation("provider.name.too-long", field: "name", "Choose a shorter name")

    package static let providerNameTaken = RuleViolation("provider.name.taken", field: "name", "Another provider has this name")

    package static let providerIssuerInvalid = RuleViolation(
        "provider.issuer.invalid", field: "issuer", "Enter the issuer as a web address, without a query: https://id.example.org")

    package static let providerClientMissing = RuleViolation(
        "provider.client.missing", field: "client", "Enter the client ID that the provider gave you, in at most 255 characters")

    package static let providerSecretTooLong = RuleViolation(
        "provider.secret.too-long", field: "secret", "A client secret has at most 1,000 characters")

    package static let providerClaimMissing = RuleViolation(
        "provider.claim.missing", field: "claim", "Enter what the provider says of those who become members")

    package static let providerClaimValueMissing = RuleViolation(
        "provider.claim-value.missing", field: "value", "Enter the value that the claim has, or has in its list")

    package static let providerRoleOwner = RuleViolation("provider.role.owner", field: "role", "Nobody becomes an owner by signing in")

    /// The owner who acts, or the member, could not sign in any more.
    package static let passphraseFirst = RuleViolation(
        "provider.passphrase-first", "Set a passphrase under Security first, or you could not sign in any more")

    package static let identityTaken = RuleViolation(
        "identity.taken", field: "person", "This sign-in is linked already; remove the other link first")

    package static let identityInvalid = RuleViolation(
        "identity.invalid", field: "person", "Enter a subject or an e-mail address, in at most 255 characters")

    package static let identitiesTooMany = RuleViolation("identity.too-many", "A member has at most 10 links; remove one first")

    package static let passphraseExists = RuleViolation("passphrase.exists", "You have a passphrase; change it instead")
}

/// Why a provider is not taken into use.
extension RuleViolation {
    package static let providerAddressPrivate = RuleViolation(
        "provider.address.private", field: "issuer",
        "The provider is at a private address; name its host in COFFER_ALLOW_HOSTS and start Coffer again")

    package static let providerAddressPlain = RuleViolation(
        "provider.address.plain", field: "issuer",
        "Coffer asks over https only; for a host without it, name the host in COFFER_ALLOW_HOSTS and start Coffer again")

    package static let providerUnreachable = RuleViolation(
        "provider.unreachable", field: "issuer", "The provider cannot be reached; check the address, and that the provider runs")

    package static let providerCertificate = RuleViolation(
        "provider.certificate", field: "issuer", "The certificate of the provider is not trusted, or is for another host")

    package static let providerNotFound = RuleViolation(
        "provider.discovery", field: "issuer", "There is no provider at this address; copy the issuer from its settings")

    package static let providerOtherIssuer = RuleViolation(
        "provider.issuer.other", field: "issuer",
        "The provider names itself otherwise; copy the issuer to the letter, also the slash at its end if there is one")

    package static let providerEndpoint = RuleViolation(
        "provider.endpoint", field: "issuer", "The provider names an address that is missing or not protected by https")

    package static let providerUnsuitable = RuleViolation(
        "provider.unsuitable", field: "issuer", "The provider does not offer the code flow with PKCE and a signature that Coffer verifies")

    package static let providerClientKind = RuleViolation(
        "provider.client.kind", field: "secret",
        "The provider does not accept this: enter the client secret, or none if the provider calls the client public")
}
