import MembersModel
package import Services

extension TestInstallation {
    /// The error of a failed sign-in.
    package func violation(
        _ name: String, _ passphrase: String = "wrong grey herons", from origin: SignInOrigin = origin
    ) async -> ServiceError? {
        do {
            _ = try await auth.signIn(name: name, passphrase: passphrase, from: origin)
            return nil
        } catch {
            return error as? ServiceError
        }
    }
}
