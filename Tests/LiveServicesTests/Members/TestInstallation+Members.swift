import Models
import ServiceKit
import Services
import TestSupport
import Testing

extension TestInstallation {
    /// The error of a failed sign-in.
    func violation(
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
