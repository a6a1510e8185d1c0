import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import LiveServices

extension TestInstallation {
    var database: Database { live.database }

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

    /// Enables one-time codes.
    ///
    /// - Returns: the secret and the backup codes.
    func enableCodes(_ token: String) async throws -> (secret: [UInt8], backup: [String]) {
        let security = try await container(token).security()
        _ = try await security.enableCodes()
        let member = try await session(token).profile.id
        let secret = try await #require(try database.read { try CredentialRepository($0).codeSecret(of: member, isConfirmed: false) })
        let backup = try await security.confirmCodes(OneTimeCode.code(secret, step: OneTimeCode.step(at: clock.now)))
        return (secret, backup)
    }
}
