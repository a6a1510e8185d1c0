import ServiceKit
import Services

/// Passkeys confirm what other features do.
extension MembersModule: PasskeyVerifying {
    func usePasskey(_ answer: PasskeyAnswer, for content: String?, in context: ServiceContext) async throws -> Bool {
        try await context.verifyPasskey(answer, for: content)
    }
}
