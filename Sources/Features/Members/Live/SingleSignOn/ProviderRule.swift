import Ledger
import MembersModel
import Models
import OpenIDConnect
import Services

/// Validates what an owner enters of a provider.
enum ProviderRule {
    private static let longestName = 40
    private static let longest = 255
    private static let longestSecret = 1_000

    /// - Throws: `ServiceError.rule`.
    static func check(_ draft: SignInProviderDraft, issuer: String) throws {
        let name = TextRule.line(draft.name)
        guard !name.folded.isEmpty else { throw ServiceError.rule(.providerNameMissing) }
        guard TextLimit.allows(name, longestName) else { throw ServiceError.rule(.providerNameTooLong) }
        guard !InvisibleCharacters.arePresent(in: name) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        guard ProviderMetadata.isIssuer(issuer) else { throw ServiceError.rule(.providerIssuerInvalid) }
        guard isText(draft.clientID.trimmed) else { throw ServiceError.rule(.providerClientMissing) }
        if case .set(let secret) = draft.secret, secret.utf8.count > longestSecret || secret.isEmpty {
            throw ServiceError.rule(.providerSecretTooLong)
        }
        guard let admission = draft.admission else { return }
        guard isText(admission.claim.trimmed) else { throw ServiceError.rule(.providerClaimMissing) }
        guard isText(admission.value.trimmed) else { throw ServiceError.rule(.providerClaimValueMissing) }
        guard admission.role != .owner else { throw ServiceError.rule(.providerRoleOwner) }
    }

    /// Whether a text has 1 to 255 bytes and no control characters.
    static func isText(_ text: String) -> Bool {
        (1...longest).contains(text.utf8.count) && text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }
}
