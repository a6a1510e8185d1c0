import MembersModel
import Models
import ServiceKit
import Services
import Storage
import TestTools
import Testing

extension TestInstallation {
    /// Enables one-time codes.
    ///
    /// - Returns: the secret and the backup codes.
    package func enableCodes(_ token: String) async throws -> (secret: [UInt8], backup: [String]) {
        let security = try await container(token).security()
        _ = try await security.enableCodes()
        let member = try await session(token).profile
        let secret = try await #require(
            try database.read { try CredentialRepository($0, household: member.household).codeSecret(of: member.id, isConfirmed: false) })
        let backup = try await security.confirmCodes(OneTimeCode.code(secret, step: OneTimeCode.step(at: clock.now)))
        return (secret, backup)
    }
}
