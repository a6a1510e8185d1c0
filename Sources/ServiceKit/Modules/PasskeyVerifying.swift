import Ledger
import Models
package import Services

/// A module that knows the passkeys of members, with which they confirm what other features do.
package protocol PasskeyVerifying: ServiceModule {
    /// Uses a passkey of the signed-in member, in a write of its own, under the rate limit of confirmations.
    ///
    /// - Parameters:
    ///   - answer: to a request of the session.
    ///   - content: what the request said that the passkey confirms; nil: that the user of the session is its member.
    /// - Returns: whether it was accepted.
    /// - Throws: `ServiceError.rule` if the request has expired, or after too many failures.
    func usePasskey(_ answer: PasskeyAnswer, for content: String?, in context: ServiceContext) async throws -> Bool
}

extension ServiceContext {
    /// Uses a passkey of the signed-in member as `PasskeyVerifying`; false where no module knows passkeys.
    package func usePasskey(_ answer: PasskeyAnswer, for content: String?) async throws -> Bool {
        let verifying: [any PasskeyVerifying] = modules.ledger.extending()
        guard let module = verifying.first else { return false }
        return try await module.usePasskey(answer, for: content, in: self)
    }
}
